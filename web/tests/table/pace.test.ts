import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { quiet } from "./browser";
import { Pace, type Shown } from "$lib/pace.svelte";
import type { Position } from "../../src/wire";

const shown = (turn: number, own = false): Shown => ({
  position: { turn } as Position,
  events: [{ parts: { kind: "moved" }, text: "" }],
  own,
});
const turn = (pace: Pace): number | undefined => pace.shown?.position?.turn;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  quiet.still = false;
  quiet.hidden = false;
});

it("shows the first at once and the next after a while", () => {
  const pace = new Pace();
  pace.add(shown(1));
  pace.add(shown(2));
  expect(turn(pace)).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(turn(pace)).toBe(2);
  expect(pace.beat).toBe(2);
});

it("does not keep one's own doing waiting", () => {
  const pace = new Pace();
  pace.add(shown(1, true));
  pace.add(shown(2));
  vi.advanceTimersByTime(1);
  expect(turn(pace)).toBe(2);
});

it.each(["still", "hidden"] as const)("does not wait for who does not watch (%s)", (how) => {
  quiet[how] = true;
  const pace = new Pace();
  for (let n = 1; n <= 5; n++) pace.add(shown(n));
  vi.advanceTimersByTime(20);
  expect(turn(pace)).toBe(5);
});

it("hurries when much is waiting", () => {
  const pace = new Pace();
  for (let n = 1; n <= 20; n++) pace.add(shown(n));
  vi.advanceTimersByTime(20 * 550);
  expect(turn(pace)).toBe(20);
});

it("shows all at once when asked to, and forgets what waits when it jumps", () => {
  const pace = new Pace();
  for (let n = 1; n <= 4; n++) pace.add(shown(n));
  pace.hurry();
  expect(turn(pace)).toBe(4);
  for (let n = 5; n <= 8; n++) pace.add(shown(n));
  pace.jump(shown(99));
  vi.advanceTimersByTime(10_000);
  expect(turn(pace)).toBe(99);
});
