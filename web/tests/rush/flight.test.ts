import { beforeEach, expect, test, vi } from "vitest";
import { fly } from "$games/rush/motion";

const zoomed = vi.hoisted(() => ({ by: 1 }));
vi.mock("$lib/settings.svelte", () => ({ calm: () => false }));
vi.mock("$lib/zoom.svelte", () => ({
  boxOf: (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const box = [x, y, width, height].map((n) => n / zoomed.by);
    return { left: box[0], top: box[1], width: box[2], height: box[3] };
  },
}));

const at = (x: number, y: number, width: number, height: number): Element =>
  ({ getBoundingClientRect: () => ({ x, y, width, height }) }) as Element;

beforeEach(() => vi.stubGlobal("getComputedStyle", () => ({ transform: "none", opacity: "1" })));

test.each([1, 1.6, 2.4])("a flight on a page zoomed by %d begins where the card lay", (by) => {
  zoomed.by = by;
  // The window's pixels are those of the page times the zoom; a style is in pixels of the page.
  const flight = fly(
    at(100 * by, 50 * by, 80 * by, 120 * by),
    at(300 * by, 450 * by, 40 * by, 60 * by),
  );
  expect(flight.css?.(0, 1)).toContain("translate(-200px, -400px) scale(2, 2)");
  expect(flight.css?.(1, 0)).toContain("scale(1, 1)");
});
