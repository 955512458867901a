/** The result of the Battle of Warsaw: told by armies, not by seats. */
import { t } from "$lib/i18n.svelte";
import type { ResultPage, Side } from "$lib/page";
import type { Ending } from "../../wire";
import Fronts from "./result/Fronts.svelte";
import { dayOf } from "./phases";
import { ARMIES, type Army, armyOf, enemyOf, type Parts, seatsOf, type View } from "./view";
import type { WarsawScene } from "./view";
import { armyName } from "./words";

/** What ended the game, by the word of the engine. */
const WHY: Record<string, string> = {
  "7 points": "points",
  "last round": "round",
  "empty deck": "deck",
  draw: "draw",
};

function title(ending: Ending, scene: WarsawScene): string | undefined {
  const armies = new Set(ending.winners.map((seat) => armyOf(scene.view, seat)));
  const [army] = armies;
  if (armies.size !== 1 || !army) return undefined;
  const points = (side: Army): number => ending.scores[seatsOf(scene.view, side)[0] ?? 0] ?? 0;
  const [own, other] = [points(army), points(enemyOf(army))];
  const by = ending.how === "finished" ? "points" : "default";
  return t("warsaw-result-won", { army, by, own, other });
}

function detail({ why, rounds }: Ending, { components }: WarsawScene): string {
  const word = WHY[why];
  if (!word) return "";
  const { points_to_win: goal } = components.numbers;
  return t("warsaw-result-why", { why: word, round: rounds, day: dayOf(rounds), goal });
}

export const result: ResultPage<View, Parts> = {
  sides: ({ view }) =>
    ARMIES.map((army): Side => ({
      key: army,
      seats: seatsOf(view, army),
      name: armyName(army),
      ink: `var(--w-${army}-ink)`,
      fill: `var(--${army})`,
    })),
  verdict: (ending, scene) => ({ title: title(ending, scene), detail: detail(ending, scene) }),
  Story: Fronts,
};
