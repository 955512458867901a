/** What cards, places and players are called, in the language of the page. */
import { t, tOr } from "$lib/i18n.svelte";
import { personOf, seatName } from "$lib/page";
import { settings } from "$lib/settings.svelte";
import { type CardData, type Parts, readTarget, type RushScene, type Target } from "./view";

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

/** The same in a word or two, for the card itself. */
export const abilityShort = (kind: string): string =>
  tOr(`rush-short-${kind.replaceAll("_", "-")}`, abilityName(kind));
export const classShort = (card: CardData): string =>
  tOr(`rush-short-${card.subclass || card.class}`, className(card.class ?? ""));

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The name of a vehicle: as printed, but in Latin letters unless the visitor reads Cyrillic. */
function vehicleName(id: string, card: CardData): string {
  if (settings.cyrillic || !CYRILLIC.test(card.title)) return card.title;
  return tOr(`rush-latin-${id}`, card.names.en ?? card.title);
}

/** The printed name of a vehicle where it is called something else on the page. */
export function ownName(id: string, parts: Parts): string {
  const card = cardOf(id, parts);
  return card && cardName(id, parts) !== card.title ? card.title : "";
}

/** What stands on a Medal card: its name in its own language, if that is in Latin letters. */
export function medalName(card: CardData): string {
  const own = card.names.own ?? card.title;
  const foreign = CYRILLIC.test(own) && !settings.cyrillic;
  return foreign ? tOr(`rush-medal-name-${card.nation}`, card.title) : own;
}

/** The name of a card in a sentence: always in its basic form. */
export function cardName(id: string, parts: Parts): string {
  const card = cardOf(id, parts);
  if (!card) return id === "rear" ? t("rush-zone-rear") : t("rush-card-hidden");
  if (card.kind === "vehicle") return vehicleName(id, card);
  if (card.kind !== "medal") return tOr(`rush-card-${id}`, card.title);
  const name = tOr(`rush-medal-name-${card.nation}`, card.title);
  return (card.medals ?? 1) > 1 ? t("rush-medal-double", { name }) : name;
}

/** The number of a Base; the Headquarters has a name instead. */
export const baseNumber = (slot: number, parts: Parts): string =>
  parts.places.bases[slot] === parts.places.headquarters ? "" : (ROMAN[slot] ?? `${slot + 1}`);

export function baseName(slot: number, parts: Parts): string {
  const number = baseNumber(slot, parts);
  return number ? t("rush-base-number", { number }) : t("rush-base-headquarters");
}

/** What a message about a target may say: the Base, its number for the forms of it, its owner. */
function targetArgs({ seat, slot }: Target, scene: RushScene): Record<string, string> {
  const parts = scene.components;
  return {
    base: baseName(slot, parts),
    number: baseNumber(slot, parts) || "none",
    seat: playerName(seat, scene),
    owner: personOf(scene, seat),
  };
}

/** A target with its owner, such as `Base II (Zofia)` or `your Base II`. */
export function targetTitle(name: string, scene: RushScene): string {
  const target = readTarget(name, scene.components);
  const key = target.guard ? "rush-target-guard" : "rush-target-base";
  return t(key, targetArgs(target, scene));
}

/** The same as the object of a verb: languages that inflect have another form for it. */
export function targetObject(name: string, scene: RushScene): string {
  const target = readTarget(name, scene.components);
  const key = target.guard ? "rush-object-guard" : "rush-object-base";
  return t(key, targetArgs(target, scene));
}

/** The name of a player, also of the reader: whether a text says "you" is up to `personOf`. */
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
  if (card.goods) words.push(t("rush-card-goods", { nation: nationName(card.goods) }));
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
  return [cardName(id, parts), ...kind, ...valuesOf(card), ...abilityWords(card)].join(", ");
}
