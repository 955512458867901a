/** The chosen rules and their conflicts. The conditions come from the server. */
import type { ConditionInfo, GameInfo, PresetInfo, ToggleInfo } from "../wire";

export type Values = Record<string, string>;

/** A condition that the chosen values break. */
export interface Conflict {
  kind: "needs" | "excludes";
  toggle: string;
  value: string;
  condition: ConditionInfo;
}

export function presetOf(game: GameInfo, name: string): PresetInfo {
  return game.presets.find((preset) => preset.name === name) ?? game.presets[0]!;
}

/** What a preset sets, for a number of players. */
export function presetValues(preset: PresetInfo, players: number): Values {
  return { ...preset.settings, ...preset.by_players[String(players)] };
}

const fits = (given: Values, values: Values): boolean =>
  Object.entries(given).every(([toggle, value]) => values[toggle] === value);

/** The value of every toggle: chosen by hand, by the preset, or the usual one. */
export function effective(game: GameInfo, chosen: Values): Values {
  const usual = Object.fromEntries(game.toggles.map((toggle) => [toggle.name, toggle.default]));
  const values = { ...usual, ...chosen };
  for (const { name, defaults } of game.toggles) {
    if (name in chosen) continue;
    const last = defaults.filter((one) => fits(one.given, values)).at(-1);
    if (last) values[name] = last.value;
  }
  return values;
}

function breaks(kind: Conflict["kind"], condition: ConditionInfo, values: Values): boolean {
  if (!fits(condition.given, values)) return false;
  const other = values[condition.toggle] ?? "";
  return condition.values.includes(other) === (kind === "excludes");
}

function conflictsOf(toggle: ToggleInfo, values: Values): Conflict[] {
  const value = values[toggle.name] ?? toggle.default;
  return (["needs", "excludes"] as const).flatMap((kind) =>
    toggle[kind]
      .filter((condition) => condition.when.includes(value) && breaks(kind, condition, values))
      .map((condition) => ({ kind, toggle: toggle.name, value, condition })),
  );
}

/** All conflicts. */
export function conflicts(game: GameInfo, values: Values): Conflict[] {
  return game.toggles.flatMap((toggle) => conflictsOf(toggle, values));
}

/** What would not go together if a toggle had another value; only what this toggle is part of. */
export function conflictsWith(
  game: GameInfo,
  values: Values,
  toggle: string,
  value: string,
): Conflict[] {
  return conflicts(game, { ...values, [toggle]: value }).filter(
    (one) => one.toggle === toggle || one.condition.toggle === toggle,
  );
}

/** Values of the other toggle that would settle a conflict. */
export function remedies(game: GameInfo, { kind, condition }: Conflict): string[] {
  if (kind === "needs") return condition.values;
  const other = game.toggles.find((toggle) => toggle.name === condition.toggle);
  return (other?.values ?? []).filter((value) => !condition.values.includes(value));
}

/** Toggles that remain to be chosen: one that every preset sets is chosen with the preset. */
export function openToggles(game: GameInfo): ToggleInfo[] {
  return game.toggles.filter(
    ({ name }) => !game.presets.every((preset) => name in preset.settings),
  );
}

/** Whether it is a yes or no. */
export function isSwitch({ values }: ToggleInfo): boolean {
  const sorted = [...values].sort().join("/");
  return sorted === "off/on" || sorted === "false/true";
}

export const isOn = (value: string): boolean => value === "on" || value === "true";

export interface Group {
  /** The last part of the key of its heading. */
  key: string;
  toggles: ToggleInfo[];
}

/** In this order; what belongs to none of them comes last. */
const GROUPS: readonly (readonly [key: string, belongs: RegExp])[] = [
  ["cards", /^(cards\.|players\.|picture_set|dealing)/],
  ["achievements", /^achievements\./],
  ["places", /^(hq|rearGuard)$/],
  ["reserve", /^reserve\./],
  ["hand", /^(hand\.|weakHand|bonus\.|recruit\.|reshuffle\.)/],
  ["fights", /^(combat|attack\.|indestructibility|teams|friendly_fire|reactive_armour)/],
  ["scoring", /^(scoring\.|victory_check)/],
  ["rulings", /^opt\./],
];
const REST = "readings";

/** Sort toggles into groups by what they are about. */
export function grouped(toggles: readonly ToggleInfo[]): Group[] {
  const groups = new Map<string, ToggleInfo[]>(GROUPS.map(([key]) => [key, []]));
  for (const toggle of toggles) {
    const key = GROUPS.find(([, belongs]) => belongs.test(toggle.name))?.[0] ?? REST;
    groups.set(key, [...(groups.get(key) ?? []), toggle]);
  }
  return [...groups].map(([key, found]) => ({ key, toggles: found })).filter(hasToggles);
}

const hasToggles = (group: Group): boolean => group.toggles.length > 0;
