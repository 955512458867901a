/** The phases of a turn, and the round, for the top bar. */
import { t } from "$lib/i18n.svelte";
import type { Phase } from "$lib/page";
import { question, type RushScene, type View } from "./view";

const FIRST = ["offer-refill", "repair", "reveal-hand"];
const LAST = [
  "choose-compensation",
  "choose-kept",
  "choose-station",
  "lay-top",
  "draw-cards",
  "rotate-reserve",
];

/** Phase 1, 2 or 3; 0 when nothing is played. */
export function phase(view: View): number {
  const { name } = question(view);
  if (!name) return 0;
  if (view.stack.includes("play-cards")) return 2;
  if (FIRST.includes(name)) return 1;
  return LAST.includes(name) ? 3 : 2;
}

export function phases(scene: RushScene): Phase[] {
  const now = phase(scene.view);
  return ["I", "II", "III"].map((key, at) => ({
    key,
    title: t(`rush-phase-${at + 1}`),
    now: now === at + 1,
  }));
}

export const round = ({ view }: RushScene): number => view.round;
