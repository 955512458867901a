/** Cards that the log speaks of: a look at one without leaving the line. */
import type { Components } from "$lib/page";

/** What components of all games tell of a card. */
interface Titled {
  title?: string;
  names?: Record<string, string>;
}

export interface Named {
  id: string;
  /** As the text calls it; its printed title where the text does not name it. */
  title: string;
  /** Where its name begins in the text; -1 where it is not named. */
  at: number;
}

/** The card that is looked at, and the line that speaks of it. */
export interface Peeked {
  id: string;
  line: Element;
}

/**
 * How a text names a card; null if the game has no such card.
 *
 * `called` is what the page calls it, where that is none of its printed names.
 */
export function namedIn(
  text: string,
  id: string,
  components: Components,
  called = "",
): Named | null {
  const card = (components.cards as Record<string, Titled> | undefined)?.[id];
  if (!card) return null;
  const names = [called, card.title ?? id, ...Object.values(card.names ?? {})];
  const [longest] = names
    .filter((name) => name && text.includes(name))
    .sort((a, b) => b.length - a.length);
  return { id, title: longest ?? (called || names[1]!), at: longest ? text.indexOf(longest) : -1 };
}
