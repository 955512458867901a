/** How a public table is named in a list. */
import { t } from "$lib/i18n.svelte";
import type { Listed } from "../../wire";
import { gameName, presetTitle } from "../words";

export function tableTitle({ game, preset }: Listed): string {
  return preset ? `${gameName(game)} · ${presetTitle(game, preset)}` : gameName(game);
}

/** The persons at a table, and how many bots there are besides. */
export function namesOf({ seats }: Listed): string {
  const persons = seats.filter((seat) => seat.kind === "person" && !seat.bot);
  const bots = seats.filter((seat) => seat.bot).length;
  const names = persons.map((seat) => seat.name || t("lobby-guest"));
  return [...names, ...(bots > 0 ? [t("lobby-bots", { n: bots })] : [])].join(", ");
}
