import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endingOn, marksOf, wayShown, shortcut } from "$games/battlegrounds/marks";
import { barred, option } from "$games/battlegrounds/options";
import { pointAt } from "$games/battlegrounds/click";
import type { Preview } from "$games/battlegrounds/view";
import { choiceOf, inEachLanguage, sceneOf, sent, samples, type SampleName } from "./scenes";

const names = Object.keys(samples) as SampleName[];
const last = () => sent.at(-1)?.action;

beforeAll(() => inEachLanguage(() => undefined));
beforeEach(() => {
  sent.length = 0;
});

describe("pointing", () => {
  test("reaches every choice, each by a way of its own", () => {
    for (const name of names) {
      const { picker } = sceneOf(name);
      const ways = picker.options.map(({ path }) => path.join(" "));
      expect(new Set(ways).size).toBe(ways.length);
      for (const one of picker.options) {
        sent.length = 0;
        picker.clear();
        for (const key of one.path) picker.point(key);
        if (sent.length === 0) picker.confirm();
        expect(last()).toBe(one.choice.action);
      }
    }
  });

  test("explains what is refused at the place where it is tried", () => {
    for (const name of names) {
      const scene = sceneOf(name);
      for (const one of scene.position.refused ?? [])
        expect(barred(one, scene).path.length).toBeGreaterThan(0);
    }
    const scene = sceneOf("actBattle");
    const way = scene.position.refused!.find(({ fields }) => fields.verb === "move")!;
    const end = way.fields.path!.split("-").at(-1)!;
    scene.picker.point(`sq/${end}`);
    expect(scene.picker.refused?.refused.clause).toMatch(/^BG-/);
  });

  test("goes at once to the end of a way that turns, past its steps", () => {
    const scene = sceneOf("actTurning");
    const turning = scene.picker.options.find(({ path }) => path.length === 3)!;
    const end = turning.path.at(-1)!.slice(3);
    expect(endingOn(scene, end).length).toBeGreaterThan(0);
    pointAt(scene, end);
    if (sent.length === 0) scene.picker.confirm();
    expect(last()?.endsWith(end)).toBe(true);
  });

  test("prefers a safe way to a square over a deadly one", () => {
    const scene = sceneOf("actTurning");
    for (const mark of marksOf(scene)) {
      const chosen = shortcut(scene, mark.square);
      if (!chosen || chosen.choice.fields.verb !== "move") continue;
      const preview = wayShown(scene, mark.square)!;
      expect(preview.way.at(-1)).toBe(mark.square);
      expect(preview.lostAt >= 0).toBe(mark.deadly);
    }
  });

  test("asks which of a player's two tanks is meant, then where to", () => {
    const scene = sceneOf("actSolo");
    const move = scene.picker.options.find(({ choice }) => choice.fields.verb === "move")!;
    expect(move.path[0]).toBe(`sq/${move.choice.fields.path!.split("-")[0]}`);
    expect(move.path.length).toBeGreaterThan(1);
    expect(marksOf(scene).some((mark) => mark.look === "ring")).toBe(true);
  });

  test("asks whether a shot means the tank or the token under it", () => {
    const scene = sceneOf("shootTeam");
    const both = scene.picker.options.filter(({ path }) => path[1]?.startsWith("do/shoot-"));
    expect(both.map(({ path }) => path[1]).sort()).toEqual(["do/shoot-tank", "do/shoot-token"]);
    pointAt(scene, both[0]!.choice.fields.square!);
    expect(sent).toHaveLength(0);
    scene.picker.point("do/shoot-tank");
    expect(last()).toContain("tank");
  });

  test("takes any two of three equal tokens, in any order", () => {
    const choices = [
      { verb: "collect", square: "A1", other: "B2" },
      { verb: "collect", square: "A1", other: "C3" },
      { verb: "collect", square: "B2", other: "C3" },
    ];
    for (const [one, other] of ["A1 B2", "B2 A1", "A1 C3", "C3 A1", "B2 C3", "C3 B2"].map((two) =>
      two.split(" "),
    )) {
      const scene = sceneOf("revealFamily", { choices });
      pointAt(scene, one!);
      pointAt(scene, other!);
      expect(last()?.split(" ").slice(1).sort()).toEqual([one, other].sort());
    }
  });

  test("confirms by pointing a second time", () => {
    const scene = sceneOf("actBattle", {
      choices: [{ verb: "move", path: "C2-D3-E4" }],
      view: {
        previews: { "move C2-D3-E4": { hazards: [{ square: "D3", what: "dud" }], lost: 1 } },
      },
    });
    pointAt(scene, "E4");
    expect(sent).toHaveLength(0);
    expect(wayShown(scene, undefined)?.lostAt).toBe(1);
    pointAt(scene, "E4");
    expect(last()).toBe("move C2-D3-E4");
  });
});

describe("what would come of it", () => {
  const effect = (fields: Record<string, string>, view = {}) => {
    const scene = sceneOf("actBattle", { view });
    return option(choiceOf(fields), scene).effect;
  };

  test("names the dud that destroys, and the Armour that saves", () => {
    const hazards = [{ square: "D3", what: "dud" as const }];
    const move = { verb: "move", path: "C2-D3" };
    expect(effect(move, { previews: { "move C2-D3": { hazards, lost: 1 } } })).toContain("D3");
    const saved = effect(move, { previews: { "move C2-D3": { hazards } } });
    expect(saved).toMatch(/Pancerz/);
    expect(effect(move, { previews: {} })).not.toContain("D3");
  });

  test("counts the points of a shot", () => {
    const shot = (object: string, preview: Preview) =>
      effect(
        { verb: "shoot", square: "B4", object },
        { previews: { [`shoot B4 ${object}`]: preview } },
      );
    expect(shot("tank", { points: 3 })).toContain("+3");
    expect(shot("tank", {})).not.toContain("+");
    expect(shot("token", { pair: "dam*", points: 2 })).toContain("+2");
    expect(shot("token", {})).not.toContain("+");
  });
});
