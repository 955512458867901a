/** The phases of a turn, and the round, for the top bar. */
import { t } from "$lib/i18n.svelte";
import type { Phase } from "$lib/page";
import type { RushScene } from "./view";

export function phases(scene: RushScene): Phase[] {
  const now = scene.view.phase;
  return ["I", "II", "III"].map((key, at) => ({
    key,
    title: t(`rush-phase-${at + 1}`),
    now: now === at + 1,
  }));
}

export const round = ({ view }: RushScene): number => view.round;
