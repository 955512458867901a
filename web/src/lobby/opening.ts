/** Opening and joining tables: the passes are kept, and the table is shown. */
import { joinTable, openTable } from "$lib/api";
import { t } from "$lib/i18n.svelte";
import { remember } from "$lib/memory";
import { change, keep } from "$lib/passes";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import type { Terms } from "../wire";
import { lessonTerms, quickTerms } from "./terms";

/** What the visitor is called at a table. */
export const ownName = (): string => settings.name || t("lobby-guest");

/** Sit down against bots and begin. */
export async function playAgainstBots(game: string): Promise<void> {
  const code = await open(quickTerms(game, ownName()));
  router.go(`/table/${code}`);
}

/** The first game: against the weakest bots, with a coach. */
export async function learn(game: string): Promise<void> {
  const code = await open(lessonTerms(game, ownName()));
  change(code, { lesson: true });
  router.go(`/table/${code}?learn`);
}

/**
 * Open a table and keep its passes.
 *
 * @param forOthers The seats whose passes are meant for somebody else, who gets them as a link.
 */
export async function open(terms: Terms, cards = "", forOthers: number[] = []): Promise<string> {
  const opened = await openTable(cards ? { terms, cards } : { terms });
  for (const { seat, token } of opened.passes) keep(opened.code, terms.game, seat, token);
  const links = opened.passes.filter(({ seat }) => forOthers.includes(seat));
  if (links.length > 0)
    remember(
      `links.${opened.code}`,
      Object.fromEntries(links.map(({ seat, token }) => [seat, token])),
    );
  return opened.code;
}

/** Take a free seat of a table. */
export async function join(code: string, game: string): Promise<void> {
  const joined = await joinTable(code, { name: ownName() });
  keep(joined.code, game, joined.seat, joined.token);
  router.go(`/table/${joined.code}`);
}
