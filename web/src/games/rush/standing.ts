/** How the players stand: Medals, captured Bases, and what Achievements compare. */
import { tOr } from "$lib/i18n.svelte";
import {
  type AchievementData,
  type CardData,
  inTeams,
  type Parts,
  type PlayerView,
  type RushScene,
  seatOf,
} from "./view";

/** All cards of a player that count at the end. Which ones they are is public, where is not. */
export function squad(player: PlayerView, defenders = false): string[] {
  const { hand, kept, garage, depot, rear, unseen, bases } = player;
  const guards = bases.flatMap((base) => (typeof base === "object" ? (base.guard ?? []) : []));
  return [
    ...hand,
    ...kept,
    ...garage,
    ...depot,
    ...unseen,
    ...(rear ? [rear] : []),
    ...(defenders ? guards : []),
  ];
}

const symbols = (card: CardData): string[] => [
  ...card.abilities.map((one) => one.kind),
  ...(card.limits ?? []),
  ...(card.goods ? ["national_goods"] : []),
];

type Weight = (card: CardData, counts: Record<string, unknown>) => number;
const count = (yes: boolean): number => (yes ? 1 : 0);
const worth = (card: CardData): number => (card.kind === "medal" ? (card.medals ?? 0) : 0);

/** What a card adds to an Achievement. */
const WEIGHTS: Record<string, Weight> = {
  class_count: (card, counts) => count(card.class === counts.class),
  nation_medals: (card, counts) => (card.nation === counts.nation ? worth(card) : 0),
  double_medal_cards: (card) => count(worth(card) === 2),
  squad_cards: () => 1,
  all_medals: worth,
  vehicles_without_abilities: (card) => count(card.kind === "vehicle" && !symbols(card).length),
  infantry: (card) =>
    count(
      card.kind === "barracks" ||
        (card.class === "support" && card.firepower === 0 && card.armour === 0),
    ),
  ability_cards: (card, counts) => count(symbols(card).includes(String(counts.ability))),
  ability_sum: (card, counts) =>
    card.abilities.reduce(
      (sum, one) => sum + (one.kind === counts.ability ? (one.value ?? 0) : 0),
      0,
    ),
  cost_sum: (card) => card.cost ?? 0,
  barracks_cards: (card) => count(card.kind === "barracks"),
};

/** What players have done or still have, instead of their cards. */
const DEEDS: Record<string, (player: PlayerView, ended: boolean) => number> = {
  destroyed_bases: (player) => player.razed,
  "destroyed-bases": (player) => player.razed,
  "destroyed-vehicles": (player) => player.kills,
  own_bases: basesLeft,
  "own-bases": basesLeft,
  ended_game: (_player, ended) => count(ended),
};

function basesLeft(player: PlayerView): number {
  return player.bases.filter((base) => base !== "destroyed").length;
}

function cardsOf(seats: number[], scene: RushScene): CardData[] {
  const defenders = scene.table.settings["opt.squadDefenders"] === "included";
  return seats
    .flatMap((seat) => squad(scene.view.players[seat]!, defenders))
    .map((id) => scene.components.cards[id])
    .filter((card) => card !== undefined);
}

/** The number of one party for an Achievement; null where it is not worked out here. */
function valueOf(achievement: AchievementData, seats: number[], scene: RushScene): number | null {
  const { view } = scene;
  const kind = String(achievement.counts.metric ?? achievement.counts.measure);
  const deed = DEEDS[kind];
  if (deed) {
    const ended = (seat: number): boolean => seatOf(view.ended_by) === seat;
    return seats.reduce((sum, seat) => sum + deed(view.players[seat]!, ended(seat)), 0);
  }
  const cards = cardsOf(seats, scene);
  if (kind === "medal_nations") return new Set(cards.filter(worth).map((one) => one.nation)).size;
  const weight = WEIGHTS[kind];
  return weight ? cards.reduce((sum, one) => sum + weight(one, achievement.counts), 0) : null;
}

export interface Standing {
  id: string;
  /** One for each party: a player, or a team. */
  values: (number | null)[];
  /** The parties with the best value; with more than one nobody gets it. */
  best: number[];
}

export function standings(scene: RushScene): Standing[] {
  return scene.view.achievements.map((id) => {
    const achievement = scene.components.achievements[id]!;
    const values = parties(scene).map((seats) => valueOf(achievement, seats, scene));
    const known = values.filter((value) => value !== null);
    const top = achievement.counts.best === "min" ? Math.min(...known) : Math.max(...known);
    const best = values.flatMap((value, party) => (value === top ? [party] : []));
    return { id, values, best };
  });
}

/** The seats that are scored together. */
export function parties({ components, view }: RushScene): number[][] {
  const alone = view.players.map((_, seat) => [seat]);
  return inTeams(components, view.players.length) ? components.parties : alone;
}

/** Medals of each nation on the cards of a player. */
export function medalsOf(player: PlayerView, parts: Parts): Record<string, number> {
  const found: Record<string, number> = {};
  for (const id of squad(player)) {
    const card = parts.cards[id];
    if (card?.kind === "medal") found[card.nation] = (found[card.nation] ?? 0) + worth(card);
  }
  return found;
}

/** Medals and captured Bases of a player: what is certain before Achievements are given out. */
export const medalPoints = (player: PlayerView, parts: Parts): number =>
  squad(player).reduce((sum, id) => sum + (parts.cards[id]?.medals ?? 0), 0);

export const achievementName = (id: string, parts: Parts): string =>
  tOr(`rush-achievement-${id}`, parts.achievements[id]?.title ?? id);

export const achievementText = (id: string, parts: Parts): string =>
  tOr(`rush-achievement-${id}-text`, parts.achievements[id]?.text ?? "");
