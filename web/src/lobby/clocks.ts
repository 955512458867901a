/** The clocks to choose from, from a quick game to correspondence. */
import type { ClockPlan } from "../wire";

export type ClockKind = "none" | "turn" | "bank";
export const CLOCK_KINDS: readonly ClockKind[] = ["none", "turn", "bank"];

const MINUTE = 60;
const DAY = 86_400;

export const CLOCKS: Record<ClockKind, readonly ClockPlan[]> = {
  none: [],
  turn: [MINUTE, 3 * MINUTE, 10 * MINUTE, DAY, 3 * DAY].map((seconds) => ({
    kind: "turn",
    seconds,
  })),
  bank: [
    { kind: "bank", seconds: 10 * MINUTE, increment: 5 },
    { kind: "bank", seconds: 20 * MINUTE, increment: 10 },
    { kind: "bank", seconds: 45 * MINUTE, increment: 15 },
    { kind: "bank", seconds: 90 * MINUTE, increment: 30 },
  ],
};
/** Which of them is proposed first. */
export const USUAL_CLOCK = 1;

export const USUAL_PATIENCE = 2 * MINUTE;
/** After how many seconds a bot may replace a player; 0 is never. */
export const PATIENCE: readonly number[] = [
  MINUTE,
  USUAL_PATIENCE,
  5 * MINUTE,
  15 * MINUTE,
  DAY,
  0,
];

export function clockPlan(kind: ClockKind, which: number): ClockPlan | null {
  return CLOCKS[kind][which] ?? CLOCKS[kind][USUAL_CLOCK] ?? null;
}

export interface Span {
  n: number;
  unit: "seconds" | "minutes" | "days";
}

/** A length of time in the largest unit that fits. */
export function span(seconds: number): Span {
  if (seconds >= DAY && seconds % DAY === 0) return { n: seconds / DAY, unit: "days" };
  if (seconds >= MINUTE && seconds % MINUTE === 0) return { n: seconds / MINUTE, unit: "minutes" };
  return { n: seconds, unit: "seconds" };
}
