/** Spaces at which a line may not break: Polish and Czech keep short words with what follows. */
const SHORT: Record<string, RegExp> = {
  pl: /(?<=^|[\s(„])([aiouwz]) (?=\S)/giu,
  cs: /(?<=^|[\s(„])([aikosuvz]) (?=\S)/giu,
};
/** A number stays with its unit, also where Fluent puts it in. */
const UNIT = /([\d}]) (?=(?:(?:s|min|PZ|VB|VP)(?!\p{L})|%))/gu;
const TIED = "$1\u00a0";

export function tied(text: string, language: string): string {
  const kept = text.replace(UNIT, TIED);
  const short = SHORT[language];
  return short ? kept.replace(short, TIED) : kept;
}
