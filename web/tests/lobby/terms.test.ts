import { describe, expect, it } from "vitest";
import { INTRODUCED } from "../../src/lobby/games";
import { againstBots, EASY_RANK, lessonTerms, quickTerms, USUAL_RANK } from "../../src/lobby/terms";

describe("a game against bots", () => {
  it.each(INTRODUCED.map((game) => [game.name, game] as const))(
    "of %s has one person and a number of players that the game is for",
    (name, { players: [least, most] }) => {
      const { seats } = quickTerms(name, "Ada");
      expect(seats.filter((seat) => seat.kind === "person")).toEqual([
        { kind: "person", name: "Ada" },
      ]);
      expect(seats.length).toBeGreaterThanOrEqual(least);
      expect(seats.length).toBeLessThanOrEqual(most);
    },
  );

  it("has two opponents in Rush, one in Warsaw, three in Battlegrounds", () => {
    const opponents = INTRODUCED.map(({ name }) => quickTerms(name, "").seats.length - 1);
    expect(opponents).toEqual([2, 1, 3]);
  });

  it("is against lieutenants, and a first game against recruits", () => {
    const ranks = (seats: { rank?: string }[]) => new Set(seats.slice(1).map((seat) => seat.rank));
    expect(ranks(quickTerms("rush", "").seats)).toEqual(new Set([USUAL_RANK]));
    expect(ranks(lessonTerms("rush", "").seats)).toEqual(new Set([EASY_RANK]));
  });

  it("is against bots of the level that was chosen, if there is such a rank", () => {
    const rank = (level: string) => quickTerms("warsaw", "", level).seats[1]?.rank;
    expect(rank("general")).toBe("general");
    expect(rank("marshal")).toBe(USUAL_RANK);
  });

  it("lets bots wait in a first game only", () => {
    expect(lessonTerms("rush", "").lesson).toBe(true);
    expect(quickTerms("rush", "").lesson).toBeUndefined();
  });

  it("knows what to do with a game that it was not told of", () => {
    expect(againstBots("chess", "Ada", "general").seats).toHaveLength(2);
  });

  it("cuts names that are longer than the server takes", () => {
    expect(quickTerms("rush", "x".repeat(40)).seats[0]?.name).toHaveLength(24);
  });
});
