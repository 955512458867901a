/** How texts speak to their reader, and which events are somebody's doing: for tests. */
import type { Language } from "$lib/i18n.svelte";
import type { Happened } from "../src/wire";

/** Words for the reader; Polish and Czech verbs show the person by their ending. */
const TO_YOU: Record<Language, RegExp> = {
  en: /(?<!\p{L})(you|your)(?!\p{L})/iu,
  pl: /(?<!\p{L})(\p{L}+sz|jesteś|ty|ci|cię|ciebie|tobie|tw[oó]j\p{L}*)(?!\p{L})/iu,
  cs: /(?<!\p{L})(\p{L}+š|jsi|ty|ti|tě|tebe|tobě|tv(ůj|á|é|oje|oji|ou|ého))(?!\p{L})/iu,
};

/** The reader as the one who does it. */
const YOU_DO: Record<Language, RegExp> = {
  en: /(^|[.:;,–] )you(?!\p{L})/iu,
  pl: /(?<!\p{L})(\p{L}+sz|jesteś|ty)(?!\p{L})/iu,
  cs: /(?<!\p{L})(\p{L}+š|jsi|ty)(?!\p{L})/iu,
};

export const speaksToYou = (text: string, language: Language): boolean =>
  TO_YOU[language]!.test(text);
export const saysYouDo = (text: string, language: Language): boolean =>
  YOU_DO[language]!.test(text);

/** What happens at the table without being the doing of a player. */
const NOBODYS: Record<string, string[]> = {
  rush: [
    "achievement-revealed",
    "reserve-dealt",
    "reserve-discarded",
    "deck-reshuffled",
    "ruins-reshuffled",
    "game-over",
  ],
  warsaw: [
    "round-begun",
    "bonus-placed",
    "bonus-none",
    "resource-tied",
    "piles-cleared",
    "no-battle",
    "lost",
    "commander-left",
    "game-over",
  ],
  battlegrounds: [],
};

/** Lists of all players: the reader is one of them. */
const OF_ALL = ["armies", "ordered"];

/** Events of an army: what they are about is not who was on turn. */
const OF_ARMIES = [
  "first-marker",
  "reshuffled",
  "resource-won",
  "edge-taken",
  "added",
  "moved",
  "removed",
  "surplus",
  "strengthened",
  "battle-started",
  "battle",
  "points",
  "not-added",
  "not-put",
];

/** Whose an event is: the reader's, somebody else's, or everybody's. */
export function whose(
  game: string,
  { parts }: Happened,
  reader: number,
  army: string,
): "yours" | "others" | "all" {
  const kind = String(parts.kind);
  if (OF_ALL.includes(kind)) return "all";
  if (NOBODYS[game]!.includes(kind)) return "others";
  if (game === "warsaw" && OF_ARMIES.includes(kind))
    return parts.army === army ? "yours" : "others";
  // At set-up nobody is on turn: a marker is placed by its army, which may have several players.
  if (kind === "marker-put" && parts.seat === undefined)
    return parts.marker === army ? "all" : "others";
  return parts.seat === reader ? "yours" : "others";
}
