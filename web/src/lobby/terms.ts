/** The default options of a new table. */
import type { SeatPlan, Terms } from "../wire";
import { introduced, RANKS } from "./games";

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

/** @param level The rank of the bots; an unknown one, such as from an older visit, is the usual. */
export const quickTerms = (game: string, name: string, level = ""): Terms =>
  againstBots(game, name, levelOf(level));

/** The rank that a remembered level stands for. */
export const levelOf = (level: string): string =>
  RANKS.find((rank) => rank === level) ?? USUAL_RANK;

/** The bots wait until the first explanation has been read. */
export const lessonTerms = (game: string, name: string): Terms => ({
  ...againstBots(game, name, EASY_RANK),
  lesson: true,
});
