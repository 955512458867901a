/** The drawings of Rush by name: icons, pictures of vehicles and people, Bases. */
import type { CardData, Parts } from "./view";

const FILES = import.meta.glob<string>("./art/*/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const drawing = (folder: string, name: string): string =>
  FILES[`./art/${folder}/${name}.svg`] ?? "";

export const icon = (name: string): string => drawing("icons", name);
export const emblem = (nation: string): string => icon(nation ? `emblem-${nation}` : "barracks");
export const classIcon = (card: CardData): string =>
  icon(`class-${card.subclass === "tank-destroyer" ? "td" : (card.class ?? "support")}`);
export const abilityIcon = (kind: string): string => icon(`ability-${kind.replaceAll("_", "-")}`);

/** Support units that are neither lorries nor infantry have a picture of their own. */
const UNITS: Record<string, string> = {
  "ussr-bm-13": "rocket-launcher",
  "ussr-tank-riders": "tank-riders",
  "ussr-sappers": "sappers",
  "ussr-partisans": "partisans",
  "ussr-traffic-controllers": "traffic",
  "germany-sd-kfz-251": "half-track",
  "germany-bergepanther": "recovery",
  "germany-brandenburger": "infiltrators",
  "germany-flak-36": "flak",
  "germany-generalstab": "staff",
  "usa-m3-half-track": "half-track",
  "usa-combat-engineers": "sappers",
  "usa-willys-mb": "jeep",
  "france-panhard-178": "armoured-car",
  "france-maquisards": "resistance",
  "france-chasseurs-portes": "mounted-infantry",
  "france-sapeurs-du-genie": "sappers",
  "uk-17-pounder": "anti-tank-gun",
  "uk-daimler-dingo": "armoured-car",
  "uk-royal-engineers": "sappers",
  "uk-commandos": "commandos",
  "uk-staff-officers": "staff",
};

/** The silhouette of a vehicle: its own, or that of its class in the build of its nation. */
export function silhouette(id: string, card: CardData): string {
  const unit = UNITS[id.split("#")[0]!];
  if (unit) return drawing("units", unit);
  const unarmed = card.firepower === 0 && card.armour === 0;
  const support = unarmed && !card.goods ? "infantry" : "truck";
  const kind = card.class === "support" ? support : card.subclass || card.class;
  return drawing("silhouettes", `${card.nation}-${kind}`);
}

export const person = (id: string): string =>
  drawing("barracks", id) || drawing("barracks", "engineers");

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
