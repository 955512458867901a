import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { quiet } from "./browser";
import { Pace, type Shown } from "$lib/pace.svelte";
import { settings } from "$lib/settings.svelte";
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
  settings.pace = "normal";
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

it("does not wait while nobody watches", () => {
  quiet.hidden = true;
  const pace = new Pace();
  for (let n = 1; n <= 5; n++) pace.add(shown(n));
  vi.advanceTimersByTime(20);
  expect(turn(pace)).toBe(5);
});

it("gives the same time to read with reduced motion", () => {
  quiet.still = true;
  const pace = new Pace();
  for (let n = 1; n <= 3; n++) pace.add(shown(n));
  vi.advanceTimersByTime(20);
  expect(turn(pace)).toBe(1);
});

it("shows all at once at the pace “instant”, and twice as quickly at “quick”", () => {
  settings.pace = "instant";
  const instant = new Pace();
  for (let n = 1; n <= 5; n++) instant.add(shown(n));
  vi.advanceTimersByTime(20);
  expect(turn(instant)).toBe(5);
  settings.pace = "quick";
  const quick = new Pace();
  for (let n = 1; n <= 3; n++) quick.add(shown(n));
  vi.advanceTimersByTime(2 * 175);
  expect(turn(quick)).toBe(3);
});

it("waits until key events are presented, within what the turn has left", () => {
  const pace = new Pace();
  const left: number[] = [];
  let done = (): void => undefined;
  pace.budget = 4000;
  pace.present = (_shown, _before, _speed, room, end) => {
    left.push(room);
    done = end;
    return 1500;
  };
  for (let n = 1; n <= 3; n++) pace.add({ ...shown(n), seat: 1 });
  vi.advanceTimersByTime(60_000);
  expect(turn(pace)).toBe(1);
  done();
  expect(turn(pace)).toBe(2);
  done();
  expect(left).toEqual([4000, 2500, 1000]);
});

it("tells the second opponent in a row at double speed, but not to a spectator", () => {
  const speeds = (watching: boolean): number[] => {
    const found: number[] = [];
    const pace = new Pace();
    pace.watching = watching;
    pace.present = (_shown, _before, speed) => {
      found.push(speed);
      return 0;
    };
    for (const seat of [1, 2, 3]) {
      pace.add({ ...shown(seat), seat });
      vi.advanceTimersByTime(2000);
    }
    return found;
  };
  expect(speeds(false)).toEqual([1, 0.5, 0.5]);
  expect(speeds(true)).toEqual([1, 1, 1]);
});

it("ends what is told when the player goes on", () => {
  const pace = new Pace();
  pace.present = () => 4000;
  pace.add({ ...shown(1), seat: 1 });
  pace.add({ ...shown(2), seat: 1 });
  pace.add(shown(3, true));
  expect(turn(pace)).toBe(3);
});

it("hurries when more is waiting than the turns of a few opponents", () => {
  const hurried = new Pace();
  const seen: number[] = [];
  hurried.present = (_shown, _before, speed, _left, done) => {
    seen.push(speed);
    setTimeout(done, 10);
    return 10;
  };
  for (let n = 1; n <= 40; n++) hurried.add({ ...shown(n), seat: 1 });
  vi.advanceTimersByTime(1000);
  expect([Math.min(...seen), seen.at(-1)]).toEqual([0.3, 1]);
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
