/** What a hit will do, where the printed numbers alone tell it; else nothing is foretold. */
import { t } from "$lib/i18n.svelte";
import { cardOf } from "./words";
import { question, readTarget, type RushScene } from "./view";

/** The vehicle that looks for a target now; in a fight others may still support: no forecast. */
function striker(scene: RushScene): string {
  const { name, about } = question(scene.view);
  return name === "choose-target" ? (about[0] ?? "") : "";
}

export function outcome(target: string, scene: RushScene): string | undefined {
  const card = cardOf(striker(scene), scene.components);
  if (!card) return undefined;
  const { seat, slot, guard } = readTarget(target, scene.components);
  const base = scene.view.players[seat]?.bases[slot];
  const state = typeof base === "object" ? base : {};
  const armour = cardOf(state.guard ?? "", scene.components)?.armour ?? 0;
  const falls = guard
    ? state.guard_damaged || (card.firepower ?? 0) >= armour
    : state.damaged || scene.components.classes[card.class ?? ""]?.destroys_base_at_once;
  return t(falls ? "rush-effect-destroys" : "rush-effect-damages");
}
