/** What happened, as a line of the log. */
import { type AnyParts, entry } from "$lib/declared";
import { type Args, tOr } from "$lib/i18n.svelte";
import { type Line, personOf } from "$lib/page";
import type { Happened } from "../../wire";
import type { Events } from "./declared";
import { WEIGHTS } from "./entries";
import { cardName, playerName, targetObject, targetTitle } from "./words";
import { targetPlace } from "./places";
import { achievementName } from "./standing";
import type { RushScene } from "./view";

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
