import { describe, expect, it } from "vitest";
import { readCode } from "../../src/lobby/codes";
import { reason } from "../../src/lobby/refusals";
import { speaking } from "../staging";

describe("a code", () => {
  it.each(["KRAKEN", "kraken", " kra-ken ", "KRA KEN"])("is read from %j", (typed) => {
    expect(readCode(typed)).toEqual({ code: "KRAKEN", token: "" });
  });

  it("is read from a whole link, with the pass behind it", () => {
    const link = "https://example.org/table/KRAKEN#szp_abc.def";
    expect(readCode(link)).toEqual({ code: "KRAKEN", token: "szp_abc.def" });
    expect(readCode("https://example.org/table/kraken?learn")?.code).toBe("KRAKEN");
  });

  it.each(["", "KRA", "KRAKENS", "KRA123", "WARSOI"])("is not read from %j", (typed) => {
    expect(readCode(typed)).toBeNull();
  });
});

describe("what the server refuses", () => {
  const complaint = {
    text: "vehicles, row 3: field 'cost' must be 0 to 99, not 100.",
    reason: "content-in-row",
    values: { where: "vehicles", row: "3" },
    cause: {
      text: "field 'cost' must be 0 to 99, not 100",
      reason: "content-field",
      values: { name: "'cost'" },
      cause: {
        text: "must be 0 to 99, not 100",
        reason: "content-number-between",
        values: { least: 0, most: 99, value: "100" },
      },
    },
    line: 14,
  };

  it("is told in each language with the line of the card file", async () => {
    const told = new Set<string>();
    await speaking("errors-cards")(() => told.add(reason(complaint).text));
    expect([...told].sort()).toEqual([
      "vehicles, položka 3: pole 'cost' musí být od 0 do 99, ne 100.",
      "vehicles, row 3: field 'cost' must be 0 to 99, not 100.",
      "vehicles, wpis 3: pole 'cost' musi wynosić od 0 do 99, a\u00a0nie 100.",
    ]);
    expect(reason(complaint).line).toBe(14);
  });

  it("names the clause apart, and is told in English where there are no words for it", async () => {
    const text = "teams = 2v2 is for 4 players, not 3 [ALT-074].";
    const said = { line: null, text: "teams = 2v2 is for 4 players, not 3.", clause: "ALT-074" };
    await speaking("errors-cards")(() => {
      expect(reason({ text, reason: "rush-teams" })).toEqual(said);
      expect(reason({ text })).toEqual(said);
    });
  });
});
