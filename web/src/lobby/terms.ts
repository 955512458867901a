/** What a table is agreed on when nobody wants to choose anything. */
import type { SeatPlan, Terms } from "../wire";
import { introduced } from "./games";

export const USUAL_RANK = "lieutenant";
export const EASY_RANK = "recruit";
const USUAL_OPPONENTS = 1;
/** The longest name that the server takes. */
export const LONGEST_NAME = 24;

/** One person against bots: the game begins at once. */
export function againstBots(game: string, name: string, rank: string): Terms {
  const opponents = introduced(game)?.opponents ?? USUAL_OPPONENTS;
  const bots = Array.from({ length: opponents }, (): SeatPlan => ({ kind: "bot", rank }));
  return { game, seats: [{ kind: "person", name: name.slice(0, LONGEST_NAME) }, ...bots] };
}

export const quickTerms = (game: string, name: string): Terms =>
  againstBots(game, name, USUAL_RANK);

export const lessonTerms = (game: string, name: string): Terms =>
  againstBots(game, name, EASY_RANK);
