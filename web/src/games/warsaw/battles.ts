/** What a battle is made of, and what its points are for: read from what happened. */
import { t } from "$lib/i18n.svelte";
import type { Happened } from "../../wire";
import { ARMIES, type Army, type Front, FRONTS, type View } from "./view";

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

/** The rows of a battle, as its event has them; none if an older record does not say. */
export function rowsOf(battle: Facts): Row[] {
  if (battle.wp_line1_strength === undefined) return [];
  const both = (part: string): Record<Army, number> => ({
    wp: Number(battle[`wp_${part}`]),
    acz: Number(battle[`acz_${part}`]),
  });
  return [
    { key: "line1", ...both("line1_strength"), units: both("line1") },
    { key: "line2", ...both("line2_strength"), units: both("line2") },
    { key: "commander", ...both("commander_strength") },
    { key: "order", ...both("order_strength") },
  ];
}

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

/** What the points of an army are for, as their event says; they add up to what it gained. */
export function reasonsOf(army: Army, points: Facts, fronts: Decided[]): Reason[] {
  const [battles, bonus] = [Number(points.battles ?? 0), Number(points.bonus ?? 0)];
  const marked = fronts.find((one) => one.bonus)?.front ?? "none";
  const all = fronts.every((one) => one.army === army) ? "yes" : "no";
  return [
    ...(battles > 0 ? [{ text: t("warsaw-reason-battles", { all }), gain: battles }] : []),
    ...(bonus > 0 ? [{ text: t("warsaw-reason-bonus", { front: marked }), gain: bonus }] : []),
  ];
}
