import { expect, test } from "vitest";
import { lessons } from "$games/battlegrounds/lessons";
import type { Scene } from "$games/battlegrounds/view";
import type { Scene as AnyScene } from "$lib/page";
import { sceneOf } from "./scenes";

/** The lesson that is said at a moment to somebody who knows some of them already. */
function said(scene: Scene, ...known: string[]): string | undefined {
  const any = scene as unknown as AnyScene;
  return lessons.find((one) => !known.includes(one.id) && one.when(any) && !one.done(any))?.id;
}
const BASICS = ["goal", "card", "place", "move", "shot", "token", "others"];

test("the goal of the game comes first, whichever seat begins", () => {
  expect(said(sceneOf("actBattle"))).toBe("goal");
  expect(said(sceneOf("actBattle", { you: 1 }))).toBe("goal");
  expect(said(sceneOf("actBattle"), "goal")).toBe("move");
});

test("what has its moment does not wait behind advice", () => {
  const known = BASICS.filter((id) => id !== "shot");
  expect(said(sceneOf("shootTeam"), ...known)).toBe("shot");
  const entering = sceneOf("actBattle", { view: { stack: ["enter no 0"] } });
  expect(said(entering, ...BASICS)).toBe("enter");
  const hit = sceneOf("actBattle", { view: { stack: ["react green"] } });
  expect(said(hit, ...BASICS)).toBe("react");
});

test("what is said while others play stays until the next move", () => {
  const scene = sceneOf("actBattle") as unknown as AnyScene;
  const others = lessons.find(({ id }) => id === "others")!;
  expect(others.done(scene)).toBe(false);
  const moved = { parts: { kind: "moved", seat: scene.you }, text: "" };
  expect(others.done({ ...scene, events: [moved] })).toBe(true);
});

test("at the end that is all there is to say", () => {
  const over = { ...sceneOf("actBattle"), toMove: null };
  expect(said(over, ...BASICS)).toBe("end");
});
