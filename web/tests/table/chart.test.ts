import { describe, expect, it } from "vitest";
import { niceStep, plot } from "$table/chart";

describe("steps of a scale", () => {
  it.each([
    [4, 1],
    [7, 2],
    [16, 5],
    [37, 10],
    [90, 50],
  ])("for a span of %i are %i", (span, step) => {
    expect(niceStep(span, 4)).toBe(step);
  });
});

describe("a chart of points", () => {
  const standings = [
    { number: 0, scores: [0, 0], round: 1 },
    { number: 10, scores: [2, 0], round: 2 },
    { number: 20, scores: [2, 5], round: 2 },
  ];

  it("draws stairs from edge to edge", () => {
    const { paths, ends } = plot(standings, 100, 60);
    expect(paths[0]).toBe("M0 60H50V40H100V40");
    expect(ends[1]).toEqual({ x: 100, y: 10 });
  });

  it("has a line for each nice number, from nought to above the best", () => {
    const { ticks } = plot(standings, 100, 60);
    expect(ticks.map((tick) => tick.value)).toEqual([0, 2, 4, 6]);
    expect(ticks[0]!.y).toBe(60);
    expect(ticks.at(-1)!.y).toBe(0);
  });

  it("goes below nought where points do, and bears a game without points", () => {
    const below = plot(
      [
        { number: 0, scores: [0], round: 1 },
        { number: 4, scores: [-3], round: 1 },
      ],
      100,
      60,
    );
    expect(below.ticks[0]!.value).toBeLessThanOrEqual(-3);
    const none = plot([{ number: 0, scores: [0, 0], round: 1 }], 100, 60);
    for (const path of none.paths) expect(path).not.toContain("NaN");
  });

  it("says where each round begins, and leaves out labels that would lie on others", () => {
    expect(plot(standings, 100, 60).rounds).toEqual([
      { x: 0, value: 1 },
      { x: 50, value: 2 },
    ]);
    const many = Array.from({ length: 40 }, (_, at) => ({
      number: at,
      scores: [at],
      round: at + 1,
    }));
    const labels = plot(many, 300, 60).rounds;
    expect(labels.slice(0, 3).map(({ value }) => value)).toEqual([1, 5, 10]);
    labels.slice(1).forEach(({ x }, at) => expect(x - labels[at]!.x).toBeGreaterThan(15));
  });

  it("draws one line for allies", () => {
    expect(plot(standings, 100, 60, [1]).paths).toHaveLength(1);
  });
});
