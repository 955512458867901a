/** Rounds, stages and points, for the bar at the top and the end. */
import { t } from "$lib/i18n.svelte";
import type { Phase } from "$lib/page";
import { armyOf, stageOf, type WarsawScene } from "./view";

export function phases(scene: WarsawScene): Phase[] {
  const now = stageOf(scene.view);
  return [1, 2, 3, 4].map((stage) => ({
    key: `stage-${stage}`,
    title: t("warsaw-stage", { stage }),
    now: stage === now,
  }));
}

export const round = ({ view }: WarsawScene): number => view.round;

/** Allies have the points of their army. */
export function points({ view }: WarsawScene): number[] {
  return view.hands.map((_, seat) => view.armies[armyOf(view, seat)].points);
}

/** The day of August 1920 that a round stands for: the battle began on the 13th. */
export const dayOf = (number: number): number => 12 + number;

export const source = (key: string): string =>
  key === "victory points" ? t("warsaw-source-points") : key;
