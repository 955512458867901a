/** What happened, as lines of the log. */
import { entry } from "$lib/declared";
import { tOr } from "$lib/i18n.svelte";
import { type Line, personOf, seatName } from "$lib/page";
import { effectSentence } from "./effects";
import type { Happened } from "../../wire";
import type { EventKind } from "./declared";
import { ARMIES, type Army, armyOf, type Front, seatsOf, type WarsawScene } from "./view";
import { cardName, placeTitle, playerNames } from "./words";

/** What goes by unnoticed (0), and the big moments (2). */
export const WEIGHTS = {
  added: 1,
  armies: 1,
  battle: 2,
  "battle-started": 2,
  bid: 1,
  "bonus-none": 1,
  "bonus-placed": 1,
  "commander-left": 1,
  declined: 1,
  discarded: 1,
  drawn: 0,
  "edge-taken": 1,
  "effect-used": 1,
  extra: 1,
  "first-marker": 1,
  "game-over": 2,
  lost: 0,
  "marker-put": 1,
  moved: 1,
  "no-battle": 1,
  "no-effect": 1,
  "not-added": 1,
  "not-put": 1,
  ordered: 1,
  passed: 1,
  "piles-cleared": 0,
  played: 1,
  points: 2,
  removed: 1,
  replaced: 1,
  reshuffled: 1,
  "resource-tied": 1,
  "resource-won": 1,
  "round-begun": 1,
  strengthened: 1,
  surplus: 1,
  turn: 0,
} satisfies Record<EventKind, Line["weight"]>;

type Facts = Record<string, unknown>;

const word = (value: unknown): string => (typeof value === "string" ? value : "");

/** A line of a front, such as `n.line2`. */
const split = (at: unknown): { front: Front; line: string } => {
  const [front = "n", line = "line1"] = word(at).split(".");
  return { front: front as Front, line };
};

/** How a unit went: forward, back, or to another front. */
function step(parts: Facts): { way: string; front: Front; to: Front } {
  const from = split(parts.from);
  const to = split(parts.to);
  const way = to.line === from.line ? "shift" : to.line === "line1" ? "advance" : "retreat";
  return { way, front: from.front, to: to.front };
}

/** What a commander did, as it stands on the card. */
function usedEffect({ card, number }: Facts, { components }: WarsawScene): string {
  const effect = components.cards[word(card)]?.effects[Number(number) - 1];
  return effect ? effectSentence(effect) : `${Number(number)}.`;
}

/** How a text speaks of an army: to its only player, as one of the reader's, or by its name. */
function sideOf(army: Army | undefined, { view, reader }: WarsawScene): "you" | "own" | "other" {
  const seats = army && view.wp.length > 0 ? seatsOf(view, army) : [];
  if (!seats.includes(reader)) return "other";
  return seats.length === 1 ? "you" : "own";
}

/** At set-up nobody is on turn: there a marker is placed by its army. */
function actorOf(parts: Facts, scene: WarsawScene): "you" | "other" {
  if (typeof parts.seat === "number") return personOf(scene, parts.seat);
  return sideOf(armyIn(parts, scene), scene) === "you" ? "you" : "other";
}

/** Everything that a message may want to say, under the names that the messages use. */
function values(parts: Facts, scene: WarsawScene): Record<string, string | number> {
  const said: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(parts))
    if (typeof value === "string" || typeof value === "number") said[key] = value;
  if (typeof parts.seat === "number") said.who = seatName(scene.seats, parts.seat);
  said.actor = actorOf(parts, scene);
  said.side = sideOf(armyIn(parts, scene), scene);
  if ("card" in parts) said.card = cardName(word(parts.card), scene.components);
  if ("place" in parts) said.place = placeTitle(word(parts.place));
  if (parts.kind === "effect-used") said.effect = usedEffect(parts, scene);
  if (parts.kind === "moved") Object.assign(said, step(parts));
  if (parts.kind === "ordered") said.order = playerNames(word(parts.order), scene);
  if (parts.kind === "armies") {
    said.wp = playerNames(word(parts.wp), scene);
    said.acz = playerNames(word(parts.acz), scene);
  }
  said.front ??= "none";
  said.army ??= "none";
  return said;
}

/** Where on the table it happened, to be shown with a ring. */
function places(parts: Facts): string[] {
  if (parts.kind === "marker-put") return [`place/${word(parts.place)}`];
  if (parts.kind === "moved") return [`place/${word(parts.army)}.${word(parts.to)}`];
  if (parts.line) return [`place/${word(parts.army)}.${word(parts.front)}.${word(parts.line)}`];
  if (parts.resource) return [`resource/${word(parts.resource)}`];
  return parts.front ? [`front/${word(parts.front)}`] : [];
}

/** The army that it is about; a turn of a player is one of the player's army. */
function armyIn({ army, seat, marker }: Facts, { view }: WarsawScene): Army | undefined {
  const named = ARMIES.find((one) => one === army);
  if (named) return named;
  if (typeof seat === "number" && seat >= 0 && view.wp.length > 0) return armyOf(view, seat);
  return ARMIES.find((one) => one === marker); // at set-up nobody is on turn
}

export function tell({ parts, text }: Happened, scene: WarsawScene): Line {
  const kind = word(parts.kind);
  const card = word(parts.card);
  return {
    text: tOr(`warsaw-event-${kind}`, text, values(parts, scene)),
    seat: typeof parts.seat === "number" ? parts.seat : undefined,
    weight: entry<Line["weight"]>(WEIGHTS, kind) ?? 1,
    cards: card && card !== "?" ? [card] : [],
    places: places(parts),
    emblem: armyIn(parts, scene),
  };
}
