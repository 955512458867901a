import { describe, expect, it } from "vitest";
import { isDone, isMine, sorted, told, unasked } from "../../src/lobby/gameStatus";
import type { MyTable } from "../../src/wire";

const kept = (code: string, seen: number) => ({ code, game: "rush", seats: { 0: "a" }, seen });
const table = (more: Partial<MyTable>): MyTable => ({
  code: "KRAKEN",
  seat: 0,
  game: "rush",
  title: "Rush",
  status: "running",
  seats: [],
  preset: "",
  to_move: 0,
  round: 3,
  changed_at: 0,
  ...more,
});

describe("a game that was kept", () => {
  it("waits for the player of the deciding seat", () => {
    expect(isMine(told(kept("A", 1), table({})))).toBe(true);
    expect(isMine(told(kept("A", 1), table({ to_move: 1 })))).toBe(false);
    expect(isMine(told(kept("A", 1), table({ status: "over", to_move: null })))).toBe(false);
    expect(isMine(unasked(kept("A", 1)))).toBe(false);
  });

  it("is done when it is over, or when the server does not know it any more", () => {
    expect(isDone(told(kept("A", 1), null))).toBe(true);
    expect(isDone(told(kept("A", 1), table({ status: "over" })))).toBe(true);
    expect(isDone(told(kept("A", 1), table({ status: "open" })))).toBe(false);
  });

  it("comes first if it waits for the visitor, and last if it is done", () => {
    const games = [
      told(kept("over", 9), table({ status: "over" })),
      told(kept("others", 5), table({ to_move: 1 })),
      told(kept("newer", 7), table({ to_move: 1 })),
      told(kept("mine", 1), table({})),
    ];
    expect(sorted(games).map((one) => one.kept.code)).toEqual(["mine", "newer", "others", "over"]);
  });
});
