/** How long a text is in the condensed type of titles, and where it is broken. */

const NARROW = new Set("iIlj1.,:()-' /");
const WIDE = new Set("mwMWШЩЖЮМЫФшщжюыф@");
/** Below this length a name is never broken at a hyphen. */
const HYPHENS_FROM = 18;

function letterWidth(letter: string): number {
  if (NARROW.has(letter)) return 0.27;
  if (WIDE.has(letter)) return 0.74;
  if (/[\p{Lu}\d]/u.test(letter)) return 0.57;
  return /\p{Script=Cyrillic}/u.test(letter) ? 0.53 : 0.48;
}

/** The length of a text in ems. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

const longest = (lines: string[]): number => Math.max(...lines.map(textWidth));

/** A title in the most even two lines; in one if it has only one word. */
export function evenLines(text: string): string[] {
  const breaks = [...text].flatMap((letter, at) =>
    letter === " " || (letter === "-" && text.length > HYPHENS_FROM) ? [at + 1] : [],
  );
  const splits = breaks
    .filter((at) => at < text.length)
    .map((at) => [text.slice(0, at).trimEnd(), text.slice(at)]);
  splits.sort((one, other) => longest(one) - longest(other));
  return splits[0] ?? [text];
}

export interface Fitted {
  lines: string[];
  /** The length of the longest line in ems. */
  widest: number;
  /** The size of the type in hundredths of the card's width. */
  size: number;
}

const LARGEST = 12.4;
/** In two lines. */
const LARGEST_OF_TWO = 9.6;
/** A title stays in one line if that makes it at least this large. */
const ONE_LINE_FROM = 9.6;

/** The lines and the size of a title in a room given in hundredths of the card's width. */
export function fitted(text: string, room: number): Fitted {
  const one = room / textWidth(text);
  const lines = one >= ONE_LINE_FROM ? [text] : evenLines(text);
  const widest = longest(lines);
  const largest = lines.length > 1 ? LARGEST_OF_TWO : LARGEST;
  return { lines, widest, size: Math.min(largest, room / widest) };
}
