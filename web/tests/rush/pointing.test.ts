import { describe, expect, test } from "vitest";
import { barred, option } from "$games/rush/options";
import type { ChanceVerb } from "$games/rush/declared";
import { path, WAYS } from "$games/rush/entries";
import { places } from "$games/rush/places";
import { names, sceneOf, samples } from "./scenes";
import { VERBS } from "./words";

const CHANCE: string[] = ["draw", "deal", "first", "reveal", "top"] satisfies ChanceVerb[];

const drawn = (steps: string[]): string[] => steps.filter((key) => !key.startsWith("do/"));

describe("every choice can be pointed at", () => {
  test("each verb has a way of its own", () => {
    for (const fields of VERBS) {
      if (!CHANCE.includes(fields.verb!)) expect(WAYS, fields.verb).toHaveProperty(fields.verb!);
      expect(path(fields, sceneOf("playCards")).length).toBeGreaterThan(0);
    }
    const tried = VERBS.map(({ verb }) => verb);
    for (const verb of [...Object.keys(WAYS), ...CHANCE]) expect(tried).toContain(verb);
  });

  test("what chance decides, and what the page does not know, has a button for each", () => {
    const scene = sceneOf("playCards");
    expect(path({ verb: "draw", card: "medal-uk-2" }, scene)).toEqual(["do/draw-medal-uk-2"]);
    expect(path({ verb: "salvage", card: "engineers" }, scene)).toEqual(["do/salvage-engineers"]);
    expect(path({ verb: "constructor" }, scene)).toEqual(["do/constructor"]);
  });

  test.each(names)("%s: each place of a choice is on the table", (name) => {
    const scene = sceneOf(name);
    const known = new Set(places(scene.view, scene.components, scene.you));
    for (const choice of scene.position.choices ?? [])
      for (const key of drawn(option(choice, scene).path))
        expect(known, `${choice.action}: ${key}`).toContain(key);
  });

  test.each(names)("%s: each place of a refusal is on the table", (name) => {
    const scene = sceneOf(name);
    const known = new Set(places(scene.view, scene.components, scene.you));
    for (const refused of scene.position.refused ?? [])
      for (const key of drawn(barred(refused, scene).path))
        expect(known, `${refused.action}: ${key}`).toContain(key);
  });

  test.each(names)("%s: no two choices have the same path", (name) => {
    const scene = sceneOf(name);
    const paths = scene.picker.options.map((one) => one.path.join(" "));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe("places", () => {
  test("a defender stands for the Base that it covers", () => {
    const scene = sceneOf("target");
    expect(path({ verb: "place", base: "base1" }, scene)).toEqual(["target/P3.guard1"]);
    expect(path({ verb: "place", base: "base2" }, scene)).toEqual(["target/P3.base2"]);
    expect(path({ verb: "aid", target: "P2.base1" }, scene)).toEqual(["target/P2.guard1"]);
    expect(path({ verb: "hit", target: "P2.base1" }, scene)).toEqual(["target/P2.base1"]);
  });

  test("each of several Bases that are alike can be pointed at", () => {
    const lit = sceneOf("target").picker.options.map((one) => one.path[0]);
    for (const base of ["base1", "base2", "base3"]) expect(lit).toContain(`target/P1.${base}`);
  });

  test("own cards are found where they lie", () => {
    const scene = sceneOf("dispatch");
    const guard = samples.dispatch.choices[0]!.fields.card;
    expect(path({ verb: "dispatch", card: guard }, scene)[0]).toMatch(/^target\/P\d\..*guard/);
    expect(path({ verb: "pay", card: "rear" }, scene)).toEqual(["rear"]);
    const own = scene.view.players[scene.you]!.hand[0];
    if (own) expect(path({ verb: "keep", card: own }, scene)).toEqual([`hand/${own}`, "do/keep"]);
  });

  test("a hit is foretold where the printed numbers tell it", () => {
    const scene = sceneOf("target");
    const effects = scene.picker.options.map((one) => [one.path[0], one.effect]);
    expect(effects.every(([, effect]) => effect !== undefined)).toBe(true);
    expect(sceneOf("support").picker.options.every((one) => one.effect === undefined)).toBe(true);
  });
});
