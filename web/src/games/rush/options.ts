/** Choices and refusals as places to point at, with words for buttons and lists. */
import { t } from "$lib/i18n.svelte";
import type { Barred, Option } from "$lib/page";
import type { Choice, Refused } from "../../wire";
import { baseName, cardName, nationName, targetTitle } from "./words";
import { outcome } from "./outcome";
import { path } from "./places";
import { achievementName } from "./standing";
import type { RushScene } from "./view";

/** What is not lightly taken back: a card is lost, shown to others, or the decision passes on. */
const CONFIRMED = new Set(["discard", "dismantle", "support", "station", "plan"]);

/** What an action is, in words. */
export function label(fields: Record<string, string>, scene: RushScene): string {
  const { verb = "", card, target, base, achievement, nation, number = "0", seat = "" } = fields;
  const parts = scene.components;
  return t(`rush-do-${verb}`, {
    card: card ? cardName(card, parts) : "",
    target: target ? targetTitle(target, scene) : "",
    base: base ? baseName(parts.places.bases.indexOf(base), parts) : "",
    achievement: achievement ? achievementName(achievement, parts) : "",
    nation: nation ? nationName(nation) : "",
    n: Number(number),
    seat,
  });
}

export function option(choice: Choice, scene: RushScene): Option {
  const { verb = "", target = "" } = choice.fields;
  return {
    choice,
    path: path(choice.fields, scene),
    label: label(choice.fields, scene),
    effect: verb === "hit" ? outcome(target, scene) : undefined,
    confirm: CONFIRMED.has(verb),
  };
}

export const barred = (refused: Refused, scene: RushScene): Barred => ({
  refused,
  path: path(refused.fields, scene),
});
