/** What cards, places and players are called, in the language of the page. */
import { t, tOr } from "$lib/i18n.svelte";
import { seatName } from "$lib/page";
import { type CardData, type Parts, readTarget, type RushScene } from "./view";

const ROMAN = ["I", "II", "III", "IV"];

export const cardOf = (id: string, parts: Parts): CardData | undefined => parts.cards[id];

export const nationName = (nation: string): string => tOr(`rush-nation-${nation}`, nation);
export const className = (kind: string): string => tOr(`rush-class-${kind}`, kind);
export const abilityName = (kind: string): string =>
  tOr(`rush-ability-${kind.replaceAll("_", "-")}`, kind);

/** What an ability does, in a sentence. */
export function abilityText(kind: string, parts: Parts, value = 1): string {
  const key = `rush-ability-${kind.replaceAll("_", "-")}-text`;
  return tOr(key, parts.abilities[kind]?.text ?? "", { n: value });
}

/** The name of a card in a sentence: always in its basic form. */
export function cardName(id: string, parts: Parts): string {
  const card = cardOf(id, parts);
  if (!card) return id === "rear" ? t("rush-zone-rear") : t("rush-card-hidden");
  if (card.kind === "vehicle") return card.title;
  if (card.kind !== "medal") return tOr(`rush-card-${id}`, card.title);
  const name = tOr(`rush-medal-name-${card.nation}`, card.title);
  return (card.medals ?? 1) > 1 ? t("rush-medal-double-name", { name }) : name;
}

/** The number of a Base; the Headquarters has a name instead. */
export const baseNumber = (slot: number, parts: Parts): string =>
  parts.places.bases[slot] === parts.places.headquarters ? "" : (ROMAN[slot] ?? `${slot + 1}`);

export function baseName(slot: number, parts: Parts): string {
  const number = baseNumber(slot, parts);
  return number ? t("rush-base", { number }) : t("rush-headquarters");
}

/** A target with its owner, such as `Base II (Zofia)`. */
export function targetTitle(name: string, scene: RushScene): string {
  const { seat, slot, guard } = readTarget(name, scene.components);
  const args = {
    base: baseName(slot, scene.components),
    seat: playerName(seat, scene),
  };
  return t(guard ? "rush-target-guard" : "rush-target-base", args);
}

/** The name of a player; sentences are in the third person, also about oneself. */
export const playerName = (seat: number, scene: RushScene): string => seatName(scene.seats, seat);

function valuesOf(card: CardData): string[] {
  const words: string[] = [];
  const { cost, resources, firepower, armour } = card;
  if (cost !== undefined) words.push(t("rush-value-cost", { n: cost }));
  if (resources !== null) words.push(t("rush-value-resources", { n: resources }));
  if (firepower !== undefined) words.push(t("rush-value-firepower", { n: firepower }));
  if (armour !== undefined) words.push(t("rush-value-armour", { n: armour }));
  if (card.medals) words.push(t("rush-value-medals", { n: card.medals }));
  return words;
}

/** Abilities and restrictions of a card by name, with their numbers. */
export function abilityWords(card: CardData): string[] {
  const words = card.abilities.map((one) =>
    one.value ? `${abilityName(one.kind)} ${one.value}` : abilityName(one.kind),
  );
  words.push(...(card.limits ?? []).map(abilityName));
  if (card.goods) words.push(t("rush-goods-for", { nation: nationName(card.goods) }));
  return words;
}

/** A card as a screen reader says it: name, kind, values, abilities. */
export function spoken(id: string, parts: Parts): string {
  const card = cardOf(id, parts);
  if (!card) return t("rush-card-hidden");
  const kind =
    card.kind === "vehicle"
      ? [nationName(card.nation), className(card.class ?? "")]
      : [t(`rush-kind-${card.kind}`)];
  const name = card.kind === "vehicle" ? (card.names.en ?? card.title) : cardName(id, parts);
  return [name, ...kind, ...valuesOf(card), ...abilityWords(card)].join(", ");
}
