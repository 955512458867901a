/** Names and explanations of what can be chosen, in the language of the page where there is one. */
import { t, tOr } from "$lib/i18n.svelte";
import type { ClockPlan, PresetInfo, Rank, ToggleInfo } from "../wire";
import { span } from "./clocks";
import { RANKS } from "./games";
import type { Conflict } from "./toggles";

/** Names of toggles hold dots, which keys of messages may not. */
const keyed = (name: string): string => name.replaceAll(".", "-");

/** `end_of_own_turn` as words, for what nobody has translated. */
function plain(name: string): string {
  const words = name.replaceAll(/[._-]/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export const gameName = (game: string): string => tOr(`page-game-${game}`, plain(game));

export const presetTitle = (game: string, preset: string): string =>
  tOr(`${game}-preset-${preset}`, plain(preset));

export const presetText = (game: string, preset: PresetInfo): string =>
  tOr(`${game}-preset-${preset.name}-text`, preset.text);

export const toggleTitle = (game: string, toggle: string): string =>
  tOr(`${game}-toggle-${keyed(toggle)}`, plain(toggle.replace(/^opt\./, "")));

export const toggleText = (game: string, toggle: ToggleInfo): string =>
  tOr(`${game}-toggle-${keyed(toggle.name)}-text`, toggle.text);

export const valueText = (game: string, toggle: string, value: string): string =>
  tOr(`${game}-toggle-${keyed(toggle)}-${value}`, /\d/.test(value) ? value : plain(value));

/** Why two choices do not go together. */
export function conflictText(game: string, { toggle, condition }: Conflict): string {
  const words = [toggle, ...condition.when, condition.toggle].map(keyed);
  return tOr(`${game}-condition-${words.join("-")}`, condition.why || condition.text);
}

export const rankTitle = (rank: string): string => t("page-rank", { rank });
export const rankText = (rank: Rank): string => tOr(`lobby-rank-${rank.name}-text`, rank.text);
export const rankStrength = (rank: string): number => RANKS.findIndex((one) => one === rank) + 1;

/** For how many players, from the fewest to the most. */
export function playersText(least: number, most: number): string {
  return t("lobby-players", { range: least === most ? `${most}` : `${least}–${most}`, n: most });
}

export function duration(seconds: number): string {
  const { n, unit } = span(seconds);
  return t(`lobby-time-${unit}`, { n });
}

function brief(seconds: number): string {
  const { n, unit } = span(seconds);
  return t(unit === "days" ? "lobby-time-days" : `lobby-time-${unit}-brief`, { n });
}

export function clockText(plan: ClockPlan): string {
  const time = brief(plan.seconds);
  if (plan.kind === "turn") return t("lobby-clock-turn-each", { time });
  return t("lobby-clock-bank-each", { time, more: brief(plan.increment ?? 0) });
}
