/** Joins names into a list, as the language of the page does. */
import { texts } from "./i18n.svelte";

export const listOf = (names: string[]): string =>
  new Intl.ListFormat(texts.language).format(names);
