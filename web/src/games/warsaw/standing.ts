/** How the players stand: the points of their armies. */
import { t } from "$lib/i18n.svelte";
import { armyOf, type WarsawScene } from "./view";

/** Allies have the points of their army. */
export function points({ view }: WarsawScene): number[] {
  return view.hands.map((_, seat) => view.armies[armyOf(view, seat)].points);
}

export const source = (key: string): string =>
  key === "victory points" ? t("warsaw-source-points") : key;
