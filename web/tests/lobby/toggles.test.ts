import { describe, expect, it } from "vitest";
import {
  conflicts,
  conflictsWith,
  effective,
  grouped,
  isSwitch,
  openToggles,
  presetOf,
  presetValues,
  remedies,
} from "../../src/lobby/toggles";
import type { ConditionInfo, GameInfo, ToggleInfo } from "../../src/wire";

const toggle = (name: string, values: string[], more: Partial<ToggleInfo> = {}): ToggleInfo => ({
  name,
  values,
  default: values[0]!,
  clause: "",
  text: "",
  needs: [],
  excludes: [],
  defaults: [],
  ...more,
});

const condition = (when: string[], other: string, values: string[]): ConditionInfo => ({
  when,
  given: {},
  toggle: other,
  values,
  clause: "X-001",
  why: "",
  text: "",
});

const GAME: GameInfo = {
  name: "toy",
  house: "",
  words: {},
  title: "Toy",
  version: "1",
  min_players: 2,
  max_players: 4,
  takes_cards: false,
  toggles: [
    toggle("variant", ["plain", "family"]),
    toggle("combat", ["fixed", "interactive"]),
    toggle("teams", ["off", "2v2"], { needs: [condition(["2v2"], "combat", ["interactive"])] }),
    toggle("draft", ["off", "on"], { excludes: [condition(["on"], "variant", ["family"])] }),
    toggle("opt.breaks", ["allowed", "block"], {
      excludes: [{ ...condition(["allowed"], "draft", ["on"]), given: { combat: "interactive" } }],
      defaults: [{ value: "block", given: { draft: "on", combat: "interactive" } }],
    }),
  ],
  presets: [
    {
      name: "usual",
      text: "",
      clause: "",
      settings: { variant: "plain" },
      by_players: { "4": { teams: "2v2", combat: "interactive" } },
      players: [2, 3, 4],
    },
    {
      name: "family",
      text: "",
      clause: "",
      settings: { variant: "family" },
      by_players: {},
      players: [2],
    },
  ],
};

describe("values", () => {
  it("come from the preset, for the number of players", () => {
    const usual = presetOf(GAME, "usual");
    expect(presetValues(usual, 3)).toEqual({ variant: "plain" });
    expect(presetValues(usual, 4)).toMatchObject({ teams: "2v2", combat: "interactive" });
  });

  it("come from the usual preset if the name says nothing", () => {
    expect(presetOf(GAME, "").name).toBe("usual");
  });

  it("of what nobody chose may depend on what was chosen", () => {
    expect(effective(GAME, {})["opt.breaks"]).toBe("allowed");
    expect(effective(GAME, { draft: "on", combat: "interactive" })["opt.breaks"]).toBe("block");
    const chosen = { draft: "on", combat: "interactive", "opt.breaks": "allowed" };
    expect(effective(GAME, chosen)["opt.breaks"]).toBe("allowed");
  });
});

describe("conflicts", () => {
  const found = (chosen: Record<string, string>) =>
    conflicts(GAME, effective(GAME, chosen)).map((one) => [one.toggle, one.condition.toggle]);

  it("are none in the usual game", () => {
    expect(found({})).toEqual([]);
  });

  it("arise where a toggle needs what another has not", () => {
    expect(found({ teams: "2v2" })).toEqual([["teams", "combat"]]);
    expect(found({ teams: "2v2", combat: "interactive" })).toEqual([]);
  });

  it("arise where a toggle excludes what another has", () => {
    expect(found({ draft: "on", variant: "family" })).toEqual([["draft", "variant"]]);
  });

  it("arise only where the rest is as the condition says", () => {
    expect(found({ draft: "on", "opt.breaks": "allowed" })).toEqual([]);
    expect(found({ draft: "on", "opt.breaks": "allowed", combat: "interactive" })).toEqual([
      ["opt.breaks", "draft"],
    ]);
  });

  it("are foreseen for a value that is not chosen yet, from either side", () => {
    const values = effective(GAME, { variant: "family" });
    expect(conflictsWith(GAME, values, "draft", "on")).toHaveLength(1);
    expect(conflictsWith(GAME, values, "draft", "off")).toHaveLength(0);
    const teams = effective(GAME, { teams: "2v2", combat: "interactive" });
    expect(conflictsWith(GAME, teams, "combat", "fixed")).toHaveLength(1);
  });

  it("can be settled by other values of the other toggle", () => {
    const [needs] = conflicts(GAME, effective(GAME, { teams: "2v2" }));
    expect(remedies(GAME, needs!)).toEqual(["interactive"]);
    const [excludes] = conflicts(GAME, effective(GAME, { draft: "on", variant: "family" }));
    expect(remedies(GAME, excludes!)).toEqual(["plain"]);
  });
});

describe("what is shown", () => {
  it("leaves out what is chosen with the preset", () => {
    expect(openToggles(GAME).map(({ name }) => name)).not.toContain("variant");
  });

  it("is sorted into groups, and nothing is lost", () => {
    const groups = grouped(openToggles(GAME));
    expect(groups.map(({ key }) => key)).toEqual(["fights", "rulings", "readings"]);
    expect(groups.flatMap(({ toggles }) => toggles)).toHaveLength(4);
  });

  it("is a switch where it is a yes or no", () => {
    expect(isSwitch(toggle("a", ["off", "on"]))).toBe(true);
    expect(isSwitch(toggle("a", ["true", "false"]))).toBe(true);
    expect(isSwitch(toggle("a", ["4", "5"]))).toBe(false);
  });
});
