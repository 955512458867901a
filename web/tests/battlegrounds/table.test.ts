import { describe, expect, test } from "vitest";
import { angle, inReach, isStraight, middle } from "$games/battlegrounds/board";
import { drivesOf, Facing, flashesOf } from "$games/battlegrounds/motion.svelte";
import { runnersOf } from "$games/battlegrounds/standing";
import { othersOf, showsArea } from "$games/battlegrounds/players/others";
import { pointsOf } from "$games/battlegrounds/standing";
import { areaOf, frame, iconOf } from "$games/battlegrounds/view";
import { sceneOf } from "./scenes";

describe("the board", () => {
  test("lies with A1 at the lower left", () => {
    expect(middle("A1").x).toBeLessThan(middle("H1").x);
    expect(middle("A1").y).toBeGreaterThan(middle("A8").y);
  });

  test("knows ranges, ways and directions", () => {
    expect(inReach("A1", { way: "orthogonal", distance: 2 }, 0).sort()).toEqual(["A3", "C1"]);
    expect(inReach("D4", { way: "diagonal", distance: 1 }, 1)).toHaveLength(8);
    expect(isStraight(["A1", "A2", "A3"])).toBe(true);
    expect(isStraight(["A1", "A2", "B2"])).toBe(false);
    expect(angle("A1", "A2")).toBe(0);
    expect(angle("A1", "B1")).toBe(90);
  });
});

describe("the view", () => {
  test("tells the decision on top of the stack", () => {
    expect(frame(sceneOf("shootTeam").view).kind).toBe("shoot");
    expect(frame(sceneOf("actBattle", { view: { stack: [] } }).view).kind).toBe("over");
  });

  test("adds up pairs, those on cards too, and point tokens", () => {
    const { view, components } = sceneOf("actBattle", {
      view: {
        areas: { P1: { single: [], ready: ["dam*"], done: ["church"] } },
        reserve: { P1: ["is-2"] },
        upgrades: { "is-2": ["bunker*"] },
        won: { P1: ["red 3"] },
      },
    });
    expect(pointsOf(view, components, 0)).toBe(3 * 2 + 3);
    expect(iconOf(components, "dam*")).toBe("further-move");
    expect(iconOf(components, "dam")).toBe("");
  });

  test("gives a team one area and one runner", () => {
    const scene = sceneOf("shootTeam");
    expect(runnersOf(scene)).toHaveLength(2);
    expect(areaOf(scene.view, scene.components, 0)).toBe(areaOf(scene.view, scene.components, 2));
    expect(othersOf(scene).filter((seat) => showsArea(scene, seat))).toHaveLength(1);
  });
});

describe("motion", () => {
  const told = (parts: Record<string, unknown>) => ({ parts, text: "" });

  test("drives a tank along its way and turns it to its shot", () => {
    const scene = sceneOf("actBattle");
    const card = scene.view.drives.green!;
    scene.events = [
      told({ kind: "moved", seat: 0, card, path: "B1-C2" }),
      told({ kind: "token-taken", seat: 0, token: "dam", square: "C5" }),
    ];
    expect(drivesOf(scene)).toMatchObject([{ colour: "green", way: ["B1", "C2"], duration: 140 }]);
    const facing = new Facing();
    facing.see(scene);
    expect(((facing.of(scene, "green") % 360) + 360) % 360).toBe(0);
    expect(flashesOf(scene, {}).map(({ kind }) => kind)).toEqual(["sight", "token"]);
  });

  test("shows the strike of the artillery by column, row and hit", () => {
    const scene = sceneOf("actSolo");
    scene.events = [told({ kind: "struck", square: "B4" })];
    expect(flashesOf(scene, {}).map(({ kind }) => kind)).toEqual(["column", "row", "sight"]);
  });

  test("leaves a wreck of the tank that was destroyed", () => {
    const scene = sceneOf("actBattle");
    scene.events = [told({ kind: "destroyed", seat: 1, card: "kv-1", square: "B4" })];
    const flashes = flashesOf(scene, { yellow: "kv-1" });
    expect(flashes.find(({ kind }) => kind === "wreck")?.colour).toBe("yellow");
  });
});
