/** Opening and joining tables: the passes are kept, and the table is shown. */
import { joinTable, openTable } from "$lib/api";
import { t } from "$lib/i18n.svelte";
import { change, keep } from "$lib/passes";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { keepInvitations } from "../table/invitations/invitations.svelte";
import type { Terms } from "../wire";
import { lessonTerms, quickTerms } from "./terms";

/** What the visitor is called at a table. */
export const ownName = (): string => settings.name || t("lobby-guest");

/** Sit down against bots and begin. */
export async function playAgainstBots(game: string): Promise<void> {
  const code = await open(quickTerms(game, ownName(), settings.level));
  router.go(`/table/${code}`);
}

/** The first game: against the weakest bots, with a coach. */
export async function learn(game: string): Promise<void> {
  const code = await open(lessonTerms(game, ownName()));
  change(code, { lesson: true });
  router.go(`/table/${code}?learn`);
}

/** Open a table and keep the passes of one's seats. */
export async function open(terms: Terms, cards = ""): Promise<string> {
  const opened = await openTable(cards ? { terms, cards } : { terms });
  for (const { seat, token } of opened.passes) keep(opened.code, terms.game, seat, token);
  if (opened.passes.length === 0) keepInvitations(opened.code, opened.invitations);
  return opened.code;
}

/** Take a free seat of a table. */
export async function join(code: string, game: string): Promise<void> {
  const joined = await joinTable(code, { name: ownName() });
  keep(joined.code, game, joined.seat, joined.token);
  router.go(`/table/${joined.code}`);
}
