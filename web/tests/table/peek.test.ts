import { describe, expect, it } from "vitest";
import { namedIn } from "../../src/table/peek";

const components = {
  cards: {
    is: { title: "IS", names: {} },
    "is-2": { title: "IS-2" },
    "1-dp": { title: "1 DP Leg.", names: { en: "1st Legions Division", pl: "1 DP Leg." } },
  },
};

describe("a card that a line of the log speaks of", () => {
  it("is found where its name stands", () => {
    expect(namedIn("P1 buys IS-2.", "is-2", components)).toEqual({
      id: "is-2",
      title: "IS-2",
      at: 8,
    });
  });
  it("is found by its name in any language, the longest first", () => {
    expect(namedIn("1st Legions Division comes", "1-dp", components)?.at).toBe(0);
    expect(namedIn("gra 1 DP Leg.", "1-dp", components)?.title).toBe("1 DP Leg.");
  });
  it("can be looked at where it is not named", () => {
    expect(namedIn("A card was bought.", "is", components)).toEqual({
      id: "is",
      title: "IS",
      at: -1,
    });
  });
  it("is found by the name that its game gives it, as Medals are called in each language", () => {
    const medals = { cards: { "medal-uk-1": { title: "Victoria Cross", names: {} } } };
    const line = "Jana dostaje Medal: Krzyż Wiktorii";
    expect(namedIn(line, "medal-uk-1", medals, "Krzyż Wiktorii")).toEqual({
      id: "medal-uk-1",
      title: "Krzyż Wiktorii",
      at: line.indexOf("Krzyż"),
    });
  });
  it("is none if the game does not know it", () => {
    expect(namedIn("? was drawn", "?", components)).toBeNull();
  });
});
