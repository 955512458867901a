/** The winner of each front in each round, read from the result of a finished game. */
import type { Timeline } from "../../../wire";
import { ARMIES, type Army, type Front, FRONTS } from "../view";

export interface Fought {
  /** Whether there was a battle; without units on both sides there is none. */
  battle: boolean;
  winner: Army | null;
  bonus: boolean;
}

export interface Round {
  number: number;
  fronts: Record<Front, Fought>;
  /** The points that an army won in the round, and those that it has after it. */
  won: Record<Army, number>;
  has: Record<Army, number>;
}

interface Parts {
  kind: string;
  round?: number;
  front?: Front;
  army?: Army;
  number?: number;
}

function begin(number: number, has: Record<Army, number>): Round {
  const fought = (): Fought => ({ battle: false, winner: null, bonus: false });
  return {
    number,
    fronts: { n: fought(), c: fought(), s: fought() },
    won: { wp: 0, acz: 0 },
    has: { ...has },
  };
}

/** Rounds in which something was fought or placed; `seats` names one seat of each army. */
export function rounds(timeline: Timeline, seats: Record<Army, number>): Round[] {
  const found: Round[] = [];
  let has: Record<Army, number> = { wp: 0, acz: 0 };
  for (const { number, event } of timeline.landmarks) {
    const { kind, round, front, army, number: points } = event as unknown as Parts;
    if (kind === "round-begun" || found.length === 0) found.push(begin(round ?? 1, has));
    const now = found.at(-1)!;
    if (front && kind === "bonus-placed") now.fronts[front].bonus = true;
    if (front && kind === "battle") {
      now.fronts[front].battle = true;
      now.fronts[front].winner = army ?? null;
    }
    if (army && kind === "points") {
      now.won[army] = points ?? 0;
      const after = timeline.standings.find((one) => one.number >= number)?.scores ?? [];
      has = { wp: after[seats.wp] ?? has.wp, acz: after[seats.acz] ?? has.acz };
      now.has = { ...has };
    }
  }
  return found.filter(isPlayed);
}

/** A round that was broken off before its battles tells nothing. */
const isPlayed = ({ fronts, won }: Round): boolean =>
  FRONTS.some((front) => fronts[front].battle) || ARMIES.some((army) => won[army] > 0);
