/** What happened, as a line of the log. */
import { t } from "$lib/i18n.svelte";
import { type Line, personOf } from "$lib/page";
import type { Happened } from "../../wire";
import { cardName, playerName, targetObject, targetTitle } from "./words";
import { targetPlace } from "./places";
import { achievementName } from "./standing";
import type { RushScene } from "./view";

/** Kinds that go by unnoticed: what everybody sees anyway, one of many. */
const QUIET = new Set(["card-drawn", "reserve-dealt", "discarded", "base-discarded", "passed"]);
/** Kinds that are big moments. */
const LOUD = new Set(["base-destroyed", "end-triggered", "game-over"]);

interface Told {
  kind: string;
  seat?: number;
  card?: string;
  target?: string;
  achievement?: string;
  number?: number;
}

function weight(kind: string): 0 | 1 | 2 {
  if (QUIET.has(kind)) return 0;
  return LOUD.has(kind) ? 2 : 1;
}

export function tell(happened: Happened, scene: RushScene): Line {
  const told = happened.parts as unknown as Told;
  const parts = scene.components;
  const text = t(`rush-event-${told.kind}`, {
    seat: told.seat === undefined ? "" : playerName(told.seat, scene),
    actor: personOf(scene, told.seat),
    card: told.card ? cardName(told.card, parts) : "",
    target: told.target ? targetTitle(told.target, scene) : "",
    object: told.target ? targetObject(told.target, scene) : "",
    achievement: told.achievement ? achievementName(told.achievement, parts) : "",
    n: told.number ?? 0,
  });
  return {
    text,
    seat: told.seat,
    weight: weight(told.kind),
    cards: told.card && told.card !== "?" ? [told.card] : undefined,
    places: told.target ? [targetPlace(told.target)] : undefined,
  };
}
