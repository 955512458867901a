/** The stages of a round, and the round, for the top bar. */
import { t } from "$lib/i18n.svelte";
import type { Phase } from "$lib/page";
import { stageOf, type WarsawScene } from "./view";

export function phases(scene: WarsawScene): Phase[] {
  const now = stageOf(scene.view);
  return [1, 2, 3, 4].map((stage) => ({
    key: `stage-${stage}`,
    title: t("warsaw-stage", { stage }),
    now: stage === now,
  }));
}

export const round = ({ view }: WarsawScene): number => view.round;

/** The day of August 1920 that a round stands for: the battle began on the 13th. */
export const dayOf = (number: number): number => 12 + number;
