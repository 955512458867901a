import { describe, expect, it } from "vitest";
import { readCode } from "../../src/lobby/codes";
import { reasons } from "../../src/lobby/refusals";

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
  it("is told line by line of the card file", () => {
    const text = "cards:1: vehicle: unknown section. cards:4: achievement: unknown section.";
    expect(reasons(text)).toEqual([
      { line: 1, text: "vehicle: unknown section.", clause: "" },
      { line: 4, text: "achievement: unknown section.", clause: "" },
    ]);
  });

  it("names the clause apart", () => {
    expect(reasons("teams = 2v2 is for 4 players, not 3 [ALT-074].")).toEqual([
      { line: null, text: "teams = 2v2 is for 4 players, not 3.", clause: "ALT-074" },
    ]);
  });
});
