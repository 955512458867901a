import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { quiet } from "./browser";
import { type KeyEvent, Presenter } from "$lib/presenter.svelte";

const key = (kind: string, lasts: number, more: Partial<KeyEvent> = {}): KeyEvent => ({
  kind,
  seat: 1,
  against: null,
  text: kind,
  chip: kind,
  places: [],
  lasts,
  sound: "move",
  at: 0,
  ...more,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  quiet.still = false;
});

it("presents one event after the other, then says that it is done", () => {
  const presenter = new Presenter();
  const done = vi.fn();
  const takes = presenter.present([key("hit", 1000), key("medals", 900)], 1, 4000, done);
  expect(takes).toBe(1900);
  expect(presenter.event?.kind).toBe("hit");
  vi.advanceTimersByTime(1000);
  expect(presenter.event?.kind).toBe("medals");
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(900);
  expect(presenter.event).toBeNull();
  expect(done).toHaveBeenCalledOnce();
});

it("shows the numbers before the verdict", () => {
  const presenter = new Presenter();
  presenter.present([key("hit", 1000, { verdict: "destroyed" })], 1, 4000, vi.fn());
  vi.advanceTimersByTime(400);
  expect(presenter.decided).toBe(false);
  vi.advanceTimersByTime(100);
  expect(presenter.decided).toBe(true);
});

it("shows the end at once, for as long, where nothing is to move", () => {
  quiet.still = true;
  const presenter = new Presenter();
  presenter.present([key("hit", 1000, { verdict: "destroyed" })], 1, 4000, vi.fn());
  expect(presenter.decided).toBe(true);
  vi.advanceTimersByTime(900);
  expect(presenter.event?.kind).toBe("hit");
});

it("keeps within the time that is left", () => {
  const presenter = new Presenter();
  const events = [key("one", 1000), key("two", 1000), key("three", 1000)];
  expect(presenter.present(events, 1, 1500, vi.fn())).toBe(1500);
  expect(presenter.present(events, 0.5, 60, vi.fn())).toBe(0);
  expect(presenter.event).toBeNull();
});

it("goes on to the next event when asked, and ends all when nothing more is wanted", () => {
  const presenter = new Presenter();
  const done = vi.fn();
  presenter.present([key("one", 1000), key("two", 1000), key("three", 1000)], 1, 4000, done);
  presenter.next();
  expect(presenter.event?.kind).toBe("two");
  presenter.skip();
  expect(presenter.event).toBeNull();
  expect(done).toHaveBeenCalledOnce();
});

it("holds an event of the recap until it is let go", () => {
  const presenter = new Presenter();
  presenter.hold(key("hit", 1000, { verdict: "destroyed" }));
  vi.advanceTimersByTime(60_000);
  expect([presenter.event?.kind, presenter.decided]).toEqual(["hit", true]);
  presenter.clear();
  expect(presenter.event).toBeNull();
});

it("reads numbers as long as an event says, and leaves time for the verdict of one cut short", () => {
  const presenter = new Presenter();
  const battle = key("battle", 1800, { verdict: "won", reads: 1000 });
  presenter.present([battle], 1, 5400, vi.fn());
  vi.advanceTimersByTime(990);
  expect(presenter.decided).toBe(false);
  vi.advanceTimersByTime(20);
  expect(presenter.decided).toBe(true);
  presenter.present([battle], 1, 500, vi.fn());
  vi.advanceTimersByTime(310);
  expect([presenter.event?.kind, presenter.decided]).toEqual(["battle", true]);
});

it("stays with an event while its clause is read, and goes on afterwards", () => {
  const presenter = new Presenter();
  presenter.present([key("hit", 1000, { verdict: "x" }), key("medals", 900)], 1, 4000, vi.fn());
  vi.advanceTimersByTime(100);
  presenter.pause();
  vi.advanceTimersByTime(60_000);
  expect([presenter.event?.kind, presenter.decided]).toEqual(["hit", true]);
  presenter.resume();
  vi.advanceTimersByTime(1000);
  expect(presenter.event?.kind).toBe("medals");
});

it("waits for a stage that is still being fetched, but not for ever", () => {
  const presenter = new Presenter();
  const hit = [key("hit", 1000, { verdict: "destroyed" })];
  presenter.prepare();
  presenter.present(hit, 1, 4000, vi.fn());
  vi.advanceTimersByTime(2000);
  expect([presenter.event?.kind, presenter.decided]).toEqual(["hit", false]);
  presenter.raise();
  vi.advanceTimersByTime(900);
  expect([presenter.event?.kind, presenter.decided]).toEqual(["hit", true]);
  const other = new Presenter();
  other.prepare();
  other.present(hit, 1, 4000, vi.fn());
  vi.advanceTimersByTime(10_000);
  expect(other.event).toBeNull();
});

it("keeps the secret of all verdicts until the last is out", () => {
  const presenter = new Presenter();
  const battles = [key("n", 800, { verdict: "won" }), key("c", 800, { verdict: "lost" })];
  presenter.present([...battles, key("points", 1000)], 1, 5400, vi.fn());
  vi.advanceTimersByTime(700);
  expect([presenter.decided, presenter.secret]).toEqual([true, true]);
  vi.advanceTimersByTime(600);
  expect([presenter.event?.kind, presenter.decided, presenter.secret]).toEqual(["c", true, false]);
  presenter.skip();
  expect(presenter.secret).toBe(false);
});
