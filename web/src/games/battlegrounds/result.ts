/** The result of Battlegrounds in words. */
import { t, tOr } from "$lib/i18n.svelte";
import type { ResultPage } from "$lib/page";
import type { Parts, View } from "./view";

export const result: ResultPage<View, Parts> = {
  reasons: (tokens) =>
    t("battlegrounds-result-tokens", {
      numbers: tokens.map(({ number }) => Number(number)).join(" + "),
    }),
  verdict: ({ why, rounds }) => ({
    detail: tOr(`battlegrounds-result-why-${why}`, "", { round: rounds }),
  }),
};
