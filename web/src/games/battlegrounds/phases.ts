/** The phases of a turn, and the round, for the top bar. */
import { t } from "$lib/i18n.svelte";
import type { Phase } from "$lib/page";
import type { Decision, Drawing, Step } from "./declared";
import { frame, isFamily, isSolo, type Scene } from "./view";

type Steps = [string, string[]][];
type KnownSteps = [string, (Decision | Drawing | Step)[]][];
const STEPS: Steps = [
  ["enter", ["enter"]],
  ["move", ["act", "drive", "shoot-first"]],
  ["shot", ["shoot", "react"]],
  ["after", ["after", "keep-card"]],
] satisfies KnownSteps;
const FAMILY_STEPS: Steps = [
  ["go", ["go"]],
  ["reveal", ["reveal"]],
  ["collect", ["collect-pair"]],
] satisfies KnownSteps;
const SETUP: string[] = ["take-card", "activate-card", "place-pawn"] satisfies Decision[];

/** The parts of a turn; before the first one those of the set-up. */
export function phases(scene: Scene): Phase[] {
  const { kind } = frame(scene.view);
  if (SETUP.includes(kind)) return setUp(scene, kind);
  const steps = isFamily(scene.components) ? FAMILY_STEPS : STEPS;
  const shown = steps.map(([key, kinds]) => ({
    key,
    title: t(`battlegrounds-phase-${key}`),
    now: kinds.includes(kind),
  }));
  if (!isSolo(scene.components)) return shown;
  return [
    ...shown,
    { key: "strike", title: t("battlegrounds-phase-strike"), now: kind === "strike" },
  ];
}

/** The labels of the set-up under these options; which of them is asked comes with the decision. */
function setUp(scene: Scene, kind: string): Phase[] {
  const drafted = scene.components.numbers.draft === 1;
  const asked = SETUP.filter((one) => {
    if (one === "take-card") return drafted;
    if (one === "activate-card") return !isFamily(scene.components) && !isSolo(scene.components);
    return true;
  });
  return asked.map((key) => ({ key, title: t(`battlegrounds-phase-${key}`), now: key === kind }));
}

export const round = (scene: Scene): number => Math.max(1, scene.view.round);
