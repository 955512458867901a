/** The cards of a game as the gallery shows them, whatever game it is. */
import type { Components } from "$lib/page";
import { plain } from "./search";

export interface Shown {
  id: string;
  title: string;
  names: Record<string, string>;
  /** What it is sorted by: its nation, its army, or its kind. */
  group: string;
  /** `published` if its values are from a rulebook; otherwise they are ours. */
  source: string;
}

interface Raw {
  title: string;
  names?: Record<string, string>;
  nation?: string;
  army?: string;
  kind?: string;
  source?: string;
}

export function cardsOf(components: Components): Shown[] {
  const cards = (components.cards ?? {}) as Record<string, Raw>;
  return Object.entries(cards).map(([id, card]) => ({
    id,
    title: card.title,
    names: card.names ?? {},
    group: (card.nation || card.army || card.kind || "").toLowerCase(),
    source: card.source ?? "",
  }));
}

export function groupsOf(cards: Shown[]): string[] {
  return [...new Set(cards.map((card) => card.group))].filter(Boolean);
}

export function pickCards(cards: Shown[], asked: string, group: string): Shown[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = plain([card.id, card.title, ...Object.values(card.names)].join(" "));
    return (!group || card.group === group) && words.every((word) => text.includes(word));
  });
}
