/** What happened, as a line of the log. */
import { type AnyParts, entry } from "$lib/declared";
import { type Args, tOr } from "$lib/i18n.svelte";
import { type Line, personOf } from "$lib/page";
import type { Happened } from "../../wire";
import type { EventKind, Events } from "./declared";
import { cardName, playerName, targetObject, targetTitle } from "./words";
import { targetPlace } from "./places";
import { achievementName } from "./standing";
import type { RushScene } from "./view";

/** What goes by unnoticed (0): what everybody sees anyway, one of many; and big moments (2). */
const WEIGHTS = {
  "achievement-discarded": 1,
  "achievement-revealed": 1,
  activated: 1,
  "attackers-named": 1,
  "base-damaged": 1,
  "base-destroyed": 2,
  "base-discarded": 0,
  bought: 1,
  "card-drawn": 0,
  damaged: 1,
  "deck-reshuffled": 1,
  defended: 1,
  destroyed: 1,
  discarded: 0,
  "end-triggered": 2,
  "fight-begun": 1,
  "first-player": 1,
  "game-over": 2,
  "guard-home": 1,
  kept: 1,
  "medal-lost": 1,
  "medal-taken": 1,
  "no-target": 1,
  paid: 1,
  passed: 0,
  recruiting: 1,
  relieved: 1,
  repaired: 1,
  repelled: 1,
  replaced: 1,
  researched: 1,
  "reserve-dealt": 0,
  "reserve-discarded": 1,
  reshuffled: 1,
  retaining: 1,
  "ruins-reshuffled": 1,
  sabotaged: 1,
  scrapped: 1,
  stationed: 1,
  supported: 1,
  "turn-begun": 1,
} satisfies Record<EventKind, Line["weight"]>;

type Told = AnyParts<Events>;

/** Everything that a message may want to say, under the names that the messages use. */
function values(told: Told, scene: RushScene): Args {
  const parts = scene.components;
  const { seat, card, target, achievement } = told;
  return {
    ...told,
    seat: seat === undefined ? "" : playerName(seat, scene),
    actor: personOf(scene, seat),
    card: card ? cardName(card, parts) : "",
    target: target ? targetTitle(target, scene) : "",
    object: target ? targetObject(target, scene) : "",
    achievement: achievement ? achievementName(achievement, parts) : "",
    n: told.number ?? 0,
  };
}

export function tell({ parts, text }: Happened, scene: RushScene): Line {
  const told = parts as Told;
  const { kind, seat, card, target } = told;
  return {
    text: tOr(`rush-event-${kind}`, text, values(told, scene)),
    seat,
    weight: entry<Line["weight"]>(WEIGHTS, kind) ?? 1,
    cards: card && card !== "?" ? [card] : undefined,
    places: target ? [targetPlace(target)] : undefined,
  };
}
