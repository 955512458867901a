/** Names of players: whether they can be seen, and told apart. */

/** Letters and symbols that are drawn as nothing. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What is drawn as nothing cannot tell two names apart. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const plain = (name: string): string =>
  name.normalize("NFKC").replace(INVISIBLE, "").trim().toLocaleLowerCase();

/** Whether there is something to read: blanks of all kinds are no name. */
export const isVisible = (name: string): boolean => SEEN.test(name.replace(BLANK, ""));

/** Whether two players could not be told apart by their names. */
export const isSame = (one: string | undefined, other: string): boolean =>
  !!one && plain(one) === plain(other);
