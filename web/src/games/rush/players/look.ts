/** Something to look at more closely: a pile of cards, or all of a player. */
export type Look =
  | { seat: number }
  | {
      /** The key of the title, and what is to be known about the pile. */
      title: string;
      note?: string;
      cards: string[];
      /** Cards that lie there unseen. */
      hidden?: number;
    };
