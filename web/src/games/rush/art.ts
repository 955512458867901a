/** The drawings of Rush by name: icons, pictures of vehicles and people, Bases. */
import type { CardData, Parts } from "./view";

const FILES = import.meta.glob<string>("./art/{icons,bases}/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Where the larger pictures are: each is fetched when a card with it is seen. */
const PICTURES = import.meta.glob<string>("./art/{vehicles,barracks}/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const drawing = (folder: string, name: string): string =>
  FILES[`./art/${folder}/${name}.svg`] ?? "";

export const icon = (name: string): string => drawing("icons", name);
export const emblem = (nation: string): string => icon(nation ? `emblem-${nation}` : "barracks");
export const classIcon = (card: CardData): string =>
  icon(`class-${card.subclass === "tank-destroyer" ? "td" : (card.class ?? "support")}`);
/** What a house rule brings has no drawing of its own. */
export const abilityIcon = (kind: string): string =>
  icon(`ability-${kind.replaceAll("_", "-")}`) || icon("achievement");

/** A picture by its name, and where it is. */
export interface PictureFile {
  name: string;
  url: string;
}

function picture(folder: string, name: string): PictureFile | undefined {
  const url = PICTURES[`./art/${folder}/${name}.svg`];
  return url ? { name, url } : undefined;
}

const kindOf = (card: CardData): string =>
  [card.kind, card.nation, card.class, card.subclass].join(" ");

/** The picture of a vehicle; one of a custom card file borrows that of its nation and class. */
export function vehiclePicture(id: string, parts: Parts): PictureFile | undefined {
  const own = picture("vehicles", id);
  const card = parts.cards[id];
  if (own || !card) return own;
  const alike = Object.entries(parts.cards).filter(([, other]) => kindOf(other) === kindOf(card));
  return alike.map(([other]) => picture("vehicles", other)).find(Boolean);
}

/** A portrait; the copies of a card show two people in turn. */
export function portrait(id: string, copy = 0): PictureFile | undefined {
  const which = copy % 2 ? 2 : 1;
  return picture("barracks", `${id}-${which}`) ?? picture("barracks", `engineers-${which}`);
}

/** Bases differ, so that they can be told apart at a glance. */
export const baseArt = (slot: number, headquarters: boolean): string =>
  drawing("bases", headquarters ? "hq" : `base-${(slot % 3) + 1}`);

const METRIC_ICONS: Record<string, string> = {
  destroyed_bases: "base",
  own_bases: "headquarters",
  barracks_cards: "barracks",
  infantry: "barracks",
  double_medal_cards: "medal-double",
  all_medals: "medal-double",
  medal_nations: "medal-double",
  squad_cards: "depot",
  cost_sum: "cost-sum",
  ended_game: "ability-siege",
  vehicles_without_abilities: "class-light",
};

/** A sign for what an Achievement compares. */
export function achievementIcon(id: string, parts: Parts): string {
  const counts = parts.achievements[id]?.counts ?? {};
  const { metric, class: kind, nation, ability } = counts as Record<string, string | undefined>;
  if (kind) return icon(`class-${kind}`);
  if (nation) return emblem(nation);
  if (ability) return abilityIcon(ability);
  return icon(METRIC_ICONS[metric ?? ""] ?? "achievement");
}
