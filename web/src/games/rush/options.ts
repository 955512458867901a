/** Choices and refusals as places to point at, with words for buttons and lists. */
import { tOr } from "$lib/i18n.svelte";
import type { Barred, Option } from "$lib/page";
import type { Choice, Refused } from "../../wire";
import type { Verb } from "./declared";
import { baseName, cardName, nationName, targetTitle } from "./words";
import { outcome } from "./forecast";
import { path } from "./entries";
import { achievementName } from "./standing";
import type { RushScene } from "./view";

/** What is not lightly taken back: a card is lost, shown to others, or the decision passes on. */
const CONFIRMED = new Set<string>([
  "discard",
  "dismantle",
  "support",
  "station",
  "plan",
] satisfies Verb[]);

/** What an action is, in words; of a house rule that brings none, as the server says it. */
export function label(fields: Record<string, string>, scene: RushScene, otherwise = ""): string {
  const { verb = "", card, target, base, achievement, nation, number = "0", seat = "" } = fields;
  const parts = scene.components;
  return tOr(`rush-do-${verb}`, otherwise, {
    ...fields,
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
    label: label(choice.fields, scene, choice.text),
    effect: verb === "hit" ? outcome(target, scene) : undefined,
    confirm: CONFIRMED.has(verb),
  };
}

export const barred = (refused: Refused, scene: RushScene): Barred => ({
  refused,
  path: path(refused.fields, scene),
});
