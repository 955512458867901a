/** The chat. */
import { t } from "$lib/i18n.svelte";
import type { News } from "../wire";

export const PHRASES = [
  "hello",
  "good-luck",
  "your-turn",
  "one-moment",
  "well-played",
  "oops",
  "thanks",
  "good-game",
  "rematch",
] as const;

export function saidText(news: News): string {
  return news.phrase ? t(`table-phrase-${news.phrase}`) : (news.text ?? "");
}
