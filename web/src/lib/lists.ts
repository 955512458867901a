/** Names in a row, as the language of the page joins them. */
import { texts } from "./i18n.svelte";

export const listOf = (names: string[]): string =>
  new Intl.ListFormat(texts.language).format(names);
