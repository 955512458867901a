/**
 * House rules: a server may play rules that the page was built without, and brings their words.
 * A verb, question or event that no table of the page knows is worded by them, else by the server.
 */
import { games } from "./api";
import { texts } from "./i18n.svelte";
import type { GameInfo } from "../wire";

const asked = new Map<string, Promise<void>>();

/** Take the words of the house rules that the server plays. */
export function learnWords(list: readonly Pick<GameInfo, "name" | "words">[]): void {
  for (const { name, words } of list) if (Object.keys(words).length > 0) texts.lend(name, words);
}

/** Fetch the words of a table's house rules, if it has any; without an answer the page does without. */
export async function houseWords(house: string | undefined): Promise<void> {
  if (!house) return;
  const found = asked.get(house) ?? games().then((list) => learnWords(list.games));
  asked.set(house, found);
  await found.catch(() => asked.delete(house)); // offline: to be asked for again
}
