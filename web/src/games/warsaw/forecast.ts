/**
 * What the battles would bring if they came now, and what would come of a choice. The server has
 * counted it; here it is only looked up and put beside what lies on the table.
 */
import { t } from "$lib/i18n.svelte";
import {
  ARMIES,
  type Army,
  type Front,
  FRONTS,
  type Parts,
  type Preview,
  strengthOf,
  type View,
} from "./view";
import { frontShort } from "./words";

export interface ArmyForecast {
  points: number;
  /** The fronts that it would win, where they are worth a point. */
  fronts: number;
  bonus: boolean;
}

/** What an army would get, and for what: the point for the Bonus marker is told apart. */
export function forecast({ battle, gains }: View, army: Army): ArmyForecast {
  const points = battle.points[ARMIES.indexOf(army)] ?? 0;
  const won = FRONTS.filter((front) => battle.won[front] === army).length;
  const { battles, bonus } = gains[army];
  return { points, fronts: battles > 0 ? won : 0, bonus: bonus > 0 };
}

/** Whether an Order that still waits for its battle has a part for it. */
export function hasWaiting(view: View, parts: Parts): boolean {
  const open = FRONTS.filter((front) => !view.fought.includes(front));
  const orders = open.flatMap((front) =>
    ARMIES.flatMap((army) => view.armies[army].fronts[front].orders),
  );
  return orders.some((id) => parts.cards[id]?.effects.some((effect) => effect.when === "battle"));
}

/** What Orders will make of the strengths of a front; null where that changes nothing. */
export function inBattle(view: View, front: Front): [number, number] | null {
  if (view.fought.includes(front)) return null;
  const coming = view.battle.strength[front];
  const now = ARMIES.map((army) => strengthOf(view, army, front));
  return coming.every((one, at) => one === now[at]) ? null : coming;
}

/** A card of the hand on a front; a card that names its fronts itself has one way only. */
export interface Way {
  front: Front | null;
  preview: Preview;
}

export function waysOf({ previews }: View, card: string): Way[] {
  const named = FRONTS.map((front) => ({
    front,
    preview: previews[`play ${card}, front ${front}`],
  }));
  const found = named.filter((way): way is Way & { front: Front } => way.preview !== undefined);
  const plain = previews[`play ${card}`];
  return plain ? [{ front: null, preview: plain }] : found;
}

/** How many units of a card would arrive at best, if that are fewer than it brings. */
export function shortfall(view: View, card: string): { n: number; of: number } | null {
  const ways = waysOf(view, card).map(({ preview }) => preview);
  const n = Math.max(...ways.map(({ arrive }) => arrive ?? 0));
  const of = Math.max(...ways.map((preview) => preview.of ?? 0));
  return ways.length > 0 && n < of ? { n, of } : null;
}

/** What changes on the fronts, in a word or two. */
export function changes({ strength }: Preview): string {
  const fronts = FRONTS.filter((front) => strength[front]);
  return fronts.map((front) => `${frontShort(front)} ${strength[front]!.join(":")}`).join(", ");
}

/** The questions that may follow a card, as they are told beforehand. */
export const FOLLOWING = [
  "choose-effect",
  "move-steps",
  "advance-all",
  "remove-units",
  "block-by-card",
  "move-marker",
] as const;

/** What else is to be said of a choice: units that stay away, and what is asked next. */
export function remarks({ arrive, of, then }: Preview): string[] {
  const said: string[] = [];
  if (of && arrive !== undefined && arrive < of) said.push(t("warsaw-arrive", { n: arrive, of }));
  if (FOLLOWING.some((one) => one === then)) said.push(t("warsaw-then", { then: then! }));
  return said;
}
