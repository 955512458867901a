/** The words of the game in the language of the page. */
import { t, texts } from "$lib/i18n.svelte";
import { personOf, seatName } from "$lib/page";
import { cardNames } from "./cardNames.svelte";
import {
  type Army,
  type Card,
  type Front,
  type Marker,
  type Parts,
  type Resource,
  seatOf,
  type WarsawScene,
} from "./view";

/** Names on the cards are printed in capitals; in a sentence they are not shouted. */
const COMMON = new Set(
  (
    "NAD POD NA ZA DO DLA W ZNAD BRONI RATUJMY OJCZYZNĘ TYŁACH OFICERÓW WOJSK KOLEJĄ BLOKADA " +
    "TRANSPORTU DOKERÓW PRZEDMOŚCIU WARSZAWSKIM PROLETARIAT"
  ).split(" "),
);
const CAPITALS = /^(?:[IVX]{2,}|WP)$/;

function quieten(word: string, at: number): string {
  if (CAPITALS.test(word)) return word;
  const low = word.toLocaleLowerCase("pl");
  if (at > 0 && COMMON.has(word.replace(/\P{L}/gu, ""))) return low;
  return low.replace(/(^|[-(])\p{L}/gu, (letter) => letter.toLocaleUpperCase("pl"));
}

/** The name of a card as it stands on it. */
export const printedName = (card: Card): string => card.names[cardNames.language] ?? card.names.en;

/** The name of a card in a sentence; "?" is a card that nobody knows. */
export function cardName(id: string, parts: Parts): string {
  const card = parts.cards[id];
  if (!card) return id === "?" || id === "" ? t("warsaw-card-hidden") : id;
  const name = printedName(card);
  if (name !== name.toLocaleUpperCase("pl")) return name;
  return name.split(" ").map(quieten).join(" ");
}

/** The note under a card, in the language of the page; a custom card may have none. */
export const cardNote = (card: Card): string => card.notes[texts.language] ?? card.notes.en ?? "";

export const armyName = (army: Army): string => t("warsaw-army", { army });
export const frontName = (front: Front): string => t("warsaw-front", { front });
export const frontShort = (front: Front): string => t("warsaw-front-short", { front });
export const onFront = (front: Front): string => t("warsaw-on-front", { front });
export const resourceName = (resource: Resource): string => t("warsaw-resource", { resource });
export const markerName = (marker: Marker): string => t("warsaw-marker", { marker });

/** A place of the notation, such as `acz.n.line1` or `wp.line2`, in words. */
export function placeTitle(place: string): string {
  const words = place.split(".");
  const army = words[0] as Army;
  const spot = words.at(-1)!;
  return t("warsaw-place", { army, spot, front: words.length > 2 ? words[1]! : "all" });
}

/** The players named in a list such as `P1,P3`; the reader is "you". */
export function playerNames(list: string, scene: WarsawScene): string {
  const seats = list.split(/[,+]/).filter(Boolean).map(seatOf);
  const name = (seat: number): string =>
    personOf(scene, seat) === "you" ? t("warsaw-seat-you") : seatName(scene.seats, seat);
  return seats.map(name).join(", ");
}
