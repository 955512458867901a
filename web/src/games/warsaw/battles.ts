/** What a battle is made of, and what its points are for: read off what happened. */
import { t } from "$lib/i18n.svelte";
import type { Happened } from "../../wire";
import { ARMIES, type Army, type Front, FRONTS, type FrontSide, type View } from "./view";

type Facts = Happened["parts"];

/** A row of the slip: what both armies have of it. */
export interface Row {
  key: "line1" | "line2" | "commander" | "order";
  wp: number;
  acz: number;
  /** Units, to be drawn. */
  units?: Record<Army, number>;
}

export interface Reason {
  text: string;
  gain: number;
}

/** How a front was decided; without strengths where it was fought earlier in the round. */
export interface Decided {
  front: Front;
  fought: boolean;
  army: Army | "";
  wp?: number;
  acz?: number;
  bonus: boolean;
}

type Lines = Pick<FrontSide, "line1" | "line2">;

const lineOf = (word: unknown): keyof Lines => (word === "line1" ? "line1" : "line2");

/** What an event changes in the lines of an army on a front. */
function change(lines: Lines, parts: Facts, army: Army, front: Front): void {
  if (parts.army !== army) return;
  const number = Number(parts.number ?? 0);
  if (parts.kind === "moved") {
    const [from, origin] = String(parts.from).split(".");
    const [to, goal] = String(parts.to).split(".");
    if (from === front) lines[lineOf(origin)] -= 1;
    if (to === front) lines[lineOf(goal)] += 1;
  } else if (parts.front === front) {
    if (parts.kind === "added") lines[lineOf(parts.line)] += number;
    if (parts.kind === "removed") lines[lineOf(parts.line)] -= number;
    if (parts.kind === "surplus") lines.line2 -= number;
  }
}

/** Strength that a commander gives in what happens here: an effect of a card that was used. */
function byCommander(events: Happened[], army: Army, front: Front): number {
  let used = false;
  let sum = 0;
  for (const { parts } of events) {
    if (parts.kind === "effect-used" && String(parts.card).startsWith(army)) used = true;
    else if (parts.kind === "strengthened" && parts.army === army && parts.front === front && used)
      sum += Number(parts.number ?? 0);
  }
  return sum;
}

/** The rows of a battle: the last one is what the strength has beyond the others. */
export function rowsOf(events: Happened[], at: number, before: View | null): Row[] {
  const battle = events[at]?.parts ?? {};
  const front = FRONTS.find((one) => one === battle.front);
  if (!before || !front) return [];
  const past = events.slice(0, at);
  const [wp, acz] = ARMIES.map((army) => {
    const side = before.armies[army].fronts[front];
    const lines = { line1: side.line1, line2: side.line2 };
    for (const { parts } of past) change(lines, parts, army, front);
    const commander = side.strength + byCommander(past, army, front);
    const units = 2 * lines.line1 + lines.line2;
    return { ...lines, commander, order: Number(battle[`${army}_strength`]) - units - commander };
  }) as [Side, Side];
  return [
    { key: "line1", wp: 2 * wp.line1, acz: 2 * acz.line1, units: both(wp, acz, "line1") },
    { key: "line2", wp: wp.line2, acz: acz.line2, units: both(wp, acz, "line2") },
    { key: "commander", wp: wp.commander, acz: acz.commander },
    { key: "order", wp: wp.order, acz: acz.order },
  ];
}

type Side = Lines & { commander: number; order: number };
const both = (wp: Side, acz: Side, line: keyof Lines): Record<Army, number> => ({
  wp: wp[line],
  acz: acz[line],
});

/** How all three fronts were decided in the round, those of earlier battles included. */
export function decidedFronts(events: Happened[], before: View | null): Decided[] {
  return FRONTS.map((front) => {
    const parts = events.find(
      (one) => one.parts.kind === "battle" && one.parts.front === front,
    )?.parts;
    const early = before?.won[front] ?? "";
    const bonus = before?.bonus === front;
    if (!parts) return { front, fought: early !== "", army: early, bonus };
    const army = ARMIES.find((one) => one === parts.army) ?? "";
    const [wp, acz] = [Number(parts.wp_strength), Number(parts.acz_strength)];
    return { front, fought: true, army, wp, acz, bonus };
  });
}

/** What the points of an army are for; they add up to what it gained. */
export function reasonsOf(army: Army, gained: number, fronts: Decided[]): Reason[] {
  const marked = fronts.find((one) => one.bonus && one.army === army);
  const battles = gained - (marked ? 1 : 0);
  const all = fronts.every((one) => one.army === army) ? "yes" : "no";
  return [
    ...(battles > 0 ? [{ text: t("warsaw-reason-battles", { all }), gain: battles }] : []),
    ...(marked ? [{ text: t("warsaw-reason-bonus", { front: marked.front }), gain: 1 }] : []),
  ];
}
