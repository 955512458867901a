/** Which things fly over the table when something happened: from where, and to where. */
import type { Happened } from "../../../wire";
import type { Army, WarsawScene } from "../view";
import { armyOf } from "../view";

export interface Flight {
  /** A card by its name, or a unit of an army. */
  card?: string;
  army: Army;
  from: string;
  to: string;
  /** Shown large on its way, to be read: the card of somebody else. */
  read: boolean;
}

type Facts = Record<string, unknown>;
const MOST = 6;

const word = (value: unknown): string => (typeof value === "string" ? value : "");

function ofCard(parts: Facts, scene: WarsawScene, to: string): Flight[] {
  const seat = Number(parts.seat);
  const own = seat === scene.you;
  const card = word(parts.card);
  if (!scene.components.cards[card]) return [];
  const army = armyOf(scene.view, seat);
  return [{ card, army, from: own ? "hand" : `seat/${seat}`, to, read: !own }];
}

function ofUnits(army: Army, from: string, to: string, number: number): Flight[] {
  return Array.from({ length: Math.min(MOST, number) }, () => ({ army, from, to, read: false }));
}

function goal(parts: Facts, scene: WarsawScene): string {
  const card = scene.components.cards[word(parts.card)];
  if (!card || card.kind === "unit") return `discard/${card?.army ?? "wp"}`;
  return `place/${card.army}.${word(parts.front)}.${card.kind}`;
}

const FLIGHTS: Record<string, (parts: Facts, scene: WarsawScene) => Flight[]> = {
  played: (parts, scene) => ofCard(parts, scene, goal(parts, scene)),
  bid: (parts, scene) => ofCard(parts, scene, `resource/${word(parts.resource)}`),
  discarded: (parts, scene) =>
    ofCard(parts, scene, `discard/${armyOf(scene.view, Number(parts.seat))}`),
  added(parts) {
    const army = parts.army as Army;
    const line = `place/${army}.${word(parts.front)}.${word(parts.line)}`;
    return ofUnits(army, `reserve/${army}`, line, Number(parts.number));
  },
  removed(parts) {
    const army = parts.army as Army;
    const line = `place/${army}.${word(parts.front)}.${word(parts.line)}`;
    return ofUnits(army, line, `reserve/${army}`, Number(parts.number));
  },
  moved(parts) {
    const army = parts.army as Army;
    return ofUnits(army, `place/${army}.${word(parts.from)}`, `place/${army}.${word(parts.to)}`, 1);
  },
};

/** All flights of what happened; a battle is told in another way. */
export function flightsOf(events: Happened[], scene: WarsawScene): Flight[] {
  if (events.some(({ parts }) => parts.kind === "battle")) return [];
  const known = events.filter(({ parts }) => word(parts.kind) in FLIGHTS);
  return known.flatMap(({ parts }) => FLIGHTS[word(parts.kind)]!(parts, scene));
}
