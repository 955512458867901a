/** A hint in a sentence: what to do, what comes of it, why, and what would be next best. */
import { t } from "$lib/i18n.svelte";
import type { Hinted } from "./desk.svelte";

export function hintText({ option, next, advice }: Hinted): string {
  const label = option.effect ? `${option.label} (${option.effect})` : option.label;
  if (!advice.runner_up) return t("table-hint-only", { label });
  const { simulations: n = 0, share = 0, runner_up_share: other = 0 } = advice;
  const why = n > 0 ? t("table-hint-tried", { label, n, share }) : t("table-hint-sight", { label });
  if (!next || next.label === option.label) return why;
  const second =
    n > 0
      ? t("table-hint-next", { label: next.label, share: other })
      : t("table-hint-next-sight", { label: next.label });
  return `${why} ${second}`;
}
