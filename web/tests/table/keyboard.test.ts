import { describe, expect, it } from "vitest";
import { type Box, nearest } from "$lib/keyboard";

const box = (x: number, y: number, width = 10, height = 10): Box => ({ x, y, width, height });

describe("arrows", () => {
  // 0 1 2
  // 3 4 5
  const grid = [0, 20].flatMap((y) => [0, 20, 40].map((x) => box(x, y)));

  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 1, 2],
    ["ArrowLeft", 5, 4],
    ["ArrowDown", 1, 4],
    ["ArrowUp", 3, 0],
  ] as const)("%s leads from %i to %i", (direction, from, to) => {
    expect(nearest(grid[from]!, grid, direction)).toBe(to);
  });

  it("lead nowhere at the edge", () => {
    expect(nearest(grid[2]!, grid, "ArrowRight")).toBe(-1);
    expect(nearest(grid[0]!, grid, "ArrowUp")).toBe(-1);
  });

  it("prefer what lies straight ahead to what is nearer but aside", () => {
    const boxes = [box(0, 0), box(14, 30), box(60, 0)];
    expect(nearest(boxes[0]!, boxes, "ArrowRight")).toBe(2);
  });

  it("reach a wide thing below a small one", () => {
    const boxes = [box(100, 0), box(0, 30, 300, 20)];
    expect(nearest(boxes[0]!, boxes, "ArrowDown")).toBe(1);
    expect(nearest(boxes[1]!, boxes, "ArrowUp")).toBe(0);
  });

  it("reach every place from every other on a scattered table", () => {
    const places = [box(0, 0), box(200, 5), box(90, 60), box(10, 120), box(180, 130, 60, 40)];
    const reached = new Set([0]);
    const todo = [0];
    while (todo.length > 0) {
      const from = places[todo.pop()!]!;
      for (const direction of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const to = nearest(from, places, direction);
        if (to >= 0 && !reached.has(to)) {
          reached.add(to);
          todo.push(to);
        }
      }
    }
    expect(reached.size).toBe(places.length);
  });
});
