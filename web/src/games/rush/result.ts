/** The result of Rush in words. */
import { t } from "$lib/i18n.svelte";
import { listOf } from "$lib/lists";
import { type ResultPage, seatName } from "$lib/page";
import { achievementName } from "./standing";
import type { Parts, View } from "./view";

function reason(
  { kind, number, size, worth, name }: Record<string, unknown>,
  parts: Parts,
): string {
  if (kind === "achievement") return achievementName(String(name), parts);
  const counts = { number: Number(number), size: Number(size), worth: Number(worth) };
  return t(`rush-result-${kind}`, counts);
}

export const result: ResultPage<View, Parts> = {
  reasons: (all, { components }) => all.map((one) => reason(one, components)).join(", "),
  remark({ name, seats, number }, { seats: all, components }) {
    const tied = seats as number[];
    return t("rush-result-achievement-tied", {
      name: achievementName(String(name), components),
      names: listOf(tied.map((seat) => seatName(all, seat))),
      number: Number(number),
    });
  },
  verdict: ({ how, rounds }) => ({
    detail: how === "finished" ? t("rush-result-last-round", { round: rounds }) : "",
  }),
};
