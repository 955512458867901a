/** Tells news and events in the language of the page. */
import { t } from "$lib/i18n.svelte";
import { type GamePage, personOf, type Scene, seatName } from "$lib/page";
import type { Happened, News } from "../wire";
import type { Teller } from "./lines";

/** What people hear of in the log; the rest shows by itself. */
const WEIGHTS: Partial<Record<News["kind"], 0 | 1 | 2>> = {
  joined: 1,
  left: 1,
  freed: 1,
  started: 1,
  asked: 1,
  answered: 1,
  undone: 1,
  handed: 1,
  resigned: 2,
  flagged: 2,
  paused: 1,
  continued: 1,
  closed: 1,
};

/** A rank of a bot, in the language of the page. */
export const rankName = (rank: string): string => t("page-rank", { rank });

export function newsText(news: News, scene: Scene): string {
  return t(`table-news-${news.kind}`, {
    who: seatName(scene.seats, news.seat ?? 0),
    actor: personOf(scene, news.seat),
    name: news.name ?? "",
    rank: news.rank ? rankName(news.rank) : "",
    bot: news.rank ? "yes" : "no",
    agree: news.agree ? "yes" : "no",
    code: news.code ?? "",
  });
}

/** `scene` gives the names and cards; what is told of a card does not depend on the position. */
export function teller(game: GamePage, scene: () => Scene): Teller {
  return {
    event(happened: Happened) {
      const line = game.tell(happened, scene());
      const { text, weight, places = [], cards = [], emblem, marks, open, after } = line;
      const seat = line.seat ?? null;
      return { text, weight, places, cards, emblem, marks, open, after, seat };
    },
    news(news: News) {
      // Players who came before the game or changed their name need no news: the seats show them.
      const weight = news.kind === "joined" && !news.rank ? undefined : WEIGHTS[news.kind];
      return weight === undefined ? null : { text: newsText(news, scene()), weight };
    },
  };
}

/** A heading of the log: "Round 9 · Zofia". */
export function headingText(round: number, seat: number | null, scene: Scene): string {
  const who = seat === null ? "" : seatName(scene.seats, seat);
  if (round === 0) return t("table-log-before");
  if (seat === null) return t("table-log-round", { round });
  if (personOf(scene, seat) === "you") return t("table-log-turn-yours", { round });
  return t("table-log-turn", { round, who });
}
