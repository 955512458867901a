import { describe, expect, it } from "vitest";
import { Draft } from "../../src/lobby/draft.svelte";
import type { GameInfo } from "../../src/wire";

const GAME: GameInfo = {
  name: "rush",
  house: "",
  words: {},
  title: "Rush",
  version: "1",
  min_players: 2,
  max_players: 6,
  takes_cards: true,
  toggles: [
    {
      name: "reserve.size",
      values: ["4", "5"],
      default: "4",
      clause: "",
      text: "",
      needs: [],
      excludes: [],
      defaults: [],
    },
  ],
  presets: [
    { name: "base", text: "", clause: "", settings: {}, by_players: {}, players: [2, 3, 4, 5] },
    {
      name: "teams",
      text: "",
      clause: "",
      settings: { "reserve.size": "5" },
      by_players: {},
      players: [4, 6],
    },
  ],
};

describe("a new table", () => {
  it("is one person against bots if nobody chooses anything", () => {
    const { seats, preset, settings, clock } = new Draft(GAME, "Ada").terms();
    expect(seats).toEqual([
      { kind: "person", name: "Ada" },
      { kind: "bot", rank: "lieutenant" },
      { kind: "bot", rank: "lieutenant" },
    ]);
    expect([preset, settings, clock]).toEqual(["", {}, null]);
  });

  it("has a number of players that the preset is for", () => {
    const draft = new Draft(GAME, "");
    draft.choose("teams");
    expect(draft.players).toBe(4);
    expect(draft.seats).toHaveLength(4);
    draft.choose("base");
    expect(draft.players).toBe(4);
  });

  it("keeps who sits where when it grows, and forgets who sat there when it shrinks", () => {
    const draft = new Draft(GAME, "Ada");
    draft.seat(1, "here");
    draft.sit(5);
    expect(draft.seats.map((seat) => seat.sitting)).toEqual(["here", "here", "bot", "bot", "bot"]);
    draft.sit(2);
    expect(draft.seats).toHaveLength(2);
  });

  it("is listed as soon as a seat is open, unless that is turned off", () => {
    const draft = new Draft(GAME, "");
    draft.seat(1, "open");
    expect(draft.public).toBe(true);
    draft.public = false;
    draft.seat(2, "open");
    expect(draft.public).toBe(false);
  });

  it("keeps a seat free for a friend with a link", () => {
    const draft = new Draft(GAME, "");
    draft.seat(2, "link");
    expect(draft.terms().seats[2]).toEqual({ kind: "friend" });
    expect(draft.public).toBe(false);
  });

  it("sends only rules that are not the preset's own", () => {
    const draft = new Draft(GAME, "");
    draft.set("reserve.size", "5");
    expect(draft.terms().settings).toEqual({ "reserve.size": "5" });
    draft.set("reserve.size", "4");
    expect(draft.terms().settings).toEqual({});
    draft.choose("teams");
    expect(draft.values["reserve.size"]).toBe("5");
    draft.set("reserve.size", "4");
    draft.unset("reserve.size");
    expect(draft.terms()).toMatchObject({ preset: "teams", settings: {} });
  });
});
