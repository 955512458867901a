/**
 * House rules: a server may play rules that the page was built without, and brings their words.
 * A verb, question or event that no table of the page knows is worded by them, else by the server.
 */
import { games } from "./api";
import { texts } from "./i18n.svelte";
import type { Language } from "./i18n.svelte";

/** What a game with house rules has besides. */
interface Worded {
  name: string;
  words?: Record<Language, string>;
}

const asked = new Map<string, Promise<void>>();

/** Take the words of the house rules that the server plays. */
export function learnWords(list: readonly Worded[]): void {
  for (const { name, words } of list)
    if (words && Object.keys(words).length > 0) texts.lend(name, words);
}

/** Fetch the words of a table's house rules, if it has any; without an answer the page does without. */
export async function houseWords(table: object | null): Promise<void> {
  const { house = "" } = (table ?? {}) as { house?: string };
  if (!house) return;
  const found = asked.get(house) ?? games().then((list) => learnWords(list.games));
  asked.set(house, found);
  await found.catch(() => asked.delete(house)); // offline: to be asked for again
}
