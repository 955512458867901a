import { describe, expect, it } from "vitest";
import { rounds } from "../../src/games/warsaw/result/rounds";

const happened = (number: number, ...events: Record<string, unknown>[]) =>
  events.map((event) => ({ number, event }));

const timeline = {
  set_up: [],
  decisions: [],
  standings: [
    { number: 0, scores: [0, 0], round: 1 },
    { number: 9, scores: [0, 2], round: 2 },
    { number: 20, scores: [1, 2], round: 2 },
  ],
  landmarks: [
    ...happened(0, { kind: "round-begun", round: 1 }, { kind: "bonus-placed", front: "s" }),
    ...happened(
      9,
      { kind: "battle", front: "n", wp_strength: 3, acz_strength: 1, army: "wp" },
      { kind: "no-battle", front: "c" },
      { kind: "battle", front: "s", wp_strength: 1, acz_strength: 4, army: "acz" },
      { kind: "points", army: "acz", number: 2 },
      { kind: "round-begun", round: 2 },
    ),
    ...happened(
      20,
      { kind: "battle", front: "n", wp_strength: 2, acz_strength: 2 },
      { kind: "points", army: "wp", number: 1 },
      { kind: "round-begun", round: 3 },
    ),
  ],
};

describe("the fronts by rounds", () => {
  const [first, second, ...more] = rounds(timeline, { wp: 0, acz: 1 });

  it("say who won, where nobody fought, and where the Bonus marker lay", () => {
    expect(first?.fronts.n).toEqual({ battle: true, winner: "wp", bonus: false });
    expect(first?.fronts.c).toEqual({ battle: false, winner: null, bonus: false });
    expect(first?.fronts.s).toEqual({ battle: true, winner: "acz", bonus: true });
    expect(second?.fronts.n).toEqual({ battle: true, winner: null, bonus: false });
  });

  it("have the points that the server tells, won and reached", () => {
    expect([first?.won, first?.has]).toEqual([
      { wp: 0, acz: 2 },
      { wp: 0, acz: 2 },
    ]);
    expect([second?.won, second?.has]).toEqual([
      { wp: 1, acz: 0 },
      { wp: 1, acz: 2 },
    ]);
  });

  it("leave out a round that was broken off before its battles", () => {
    expect(more).toEqual([]);
  });
});
