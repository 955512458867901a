import { describe, expect, test } from "vitest";
import { angle, isStraight, middle } from "$games/battlegrounds/board";
import { keyEvents, type OnStage } from "$games/battlegrounds/keyEvents";
import { drivesOf, Facing, flashesOf } from "$games/battlegrounds/motion.svelte";
import { rangeShown, spot } from "$games/battlegrounds/range.svelte";
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

  test("knows ways and directions", () => {
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

  test("tells the points of a side, and the icon of a pair", () => {
    const { view, components } = sceneOf("actBattle", {
      view: { standing: { points: { P1: 9 } } },
    });
    expect(pointsOf(view, components, 0)).toBe(9);
    expect(pointsOf(view, components, 1)).toBe(0);
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

describe("the range", () => {
  test("is that of the card, or of the tank under the pointer", () => {
    const scene = sceneOf("actTurning");
    const { ranges, pawns, drives } = scene.view;
    expect(rangeShown(scene, pawns.yellow)).toEqual(ranges[drives.yellow!]);
    expect(rangeShown(scene, "A1")).toBeUndefined();
    spot.card = "churchill";
    expect(rangeShown(scene, undefined)).toEqual(ranges.churchill);
    spot.card = "";
  });
});

describe("the stage", () => {
  const told = (parts: Record<string, unknown>) => ({ parts, text: "" });
  const shot = (before: string[], events: Record<string, unknown>[]) => {
    const scene = sceneOf("shootTeam", { view: { stack: before } });
    const all = events.map(told);
    const shown = keyEvents(all, scene, scene.view).map((one) => one.shown as OnStage);
    return { square: shown.find((one) => one.source)?.source, pawns: scene.view.pawns };
  };
  const hit = { kind: "shot-at", seat: 0, card: "is-2", colour: "blue", square: "D5" };
  const lost = { kind: "destroyed", seat: 1, card: "is-2", colour: "blue", square: "D5" };

  test("draws a shot from the tank that moved before it", () => {
    const moved = { kind: "moved", seat: 0, card: "kv-1", colour: "green", path: "A1-A2" };
    const { square, pawns } = shot([], [moved, hit, lost]);
    expect(square).toBe(pawns.green);
  });

  test("draws it from the tank that the decision was about, where it stood then", () => {
    const { square, pawns } = shot(["shoot-first green"], [hit, lost]);
    expect(square).toBe(pawns.green);
    const on = { kind: "moved", seat: 0, card: "kv-1", colour: "green", path: "B3-B4" };
    expect(shot(["shoot-first green"], [hit, lost, on]).square).toBe("B3");
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
