import { expect, test } from "vitest";
import { Trails } from "$games/battlegrounds/trails.svelte";
import { COLOURS, ownerOf, type Colour, type Scene } from "$games/battlegrounds/view";
import { sceneOf } from "./scenes";

const seen = (scene: Scene, ...events: Record<string, unknown>[]): Scene => ({
  ...scene,
  events: events.map((parts) => ({ parts: parts as Record<string, string>, text: "" })),
});
const base = sceneOf("actBattle");
const standing = (mine: boolean): Colour =>
  COLOURS.find(
    (one) => base.view.pawns[one] && (ownerOf(base.components, one) === base.you) === mine,
  )!;

test("of the others the last way and shot are shown, while the tank stands at its end", () => {
  const colour = standing(false);
  const end = base.view.pawns[colour]!;
  const trails = new Trails();
  trails.see(seen(base, { kind: "moved", colour, path: `A1-${end}` }));
  trails.see(seen(base, { kind: "token-taken", square: "D4" }));
  expect(trails.of(base)).toEqual([{ colour, way: ["A1", end], shot: "D4" }]);
  trails.see(seen(base, { kind: "moved", colour, path: "A1-A2" }));
  expect(trails.of(base)).toEqual([]);
});

test("what I did myself I know", () => {
  const colour = standing(true);
  const trails = new Trails();
  trails.see(seen(base, { kind: "moved", colour, path: `A1-${base.view.pawns[colour]}` }));
  expect(trails.of(base)).toEqual([]);
  expect(trails.of({ ...base, replay: true })).toHaveLength(1);
});
