/** Finds choices by words of their labels or by their notation. */
import type { Option } from "$lib/page";

/** Normalises text for search: lower case, without diacritics. */
const plainly = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLowerCase();

/** The choices in which every word occurs; one whose notation was typed in full comes first. */
export function matching(options: Option[], wanted: string): Option[] {
  const words = plainly(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const typed = words.join(" ");
  const rank = (one: Option): number => {
    const action = plainly(one.choice.action);
    if (action === typed) return 0;
    return action.startsWith(typed) ? 1 : 2;
  };
  return options
    .filter((one) => {
      const text = plainly(`${one.label} ${one.choice.action}`);
      return words.every((word) => text.includes(word));
    })
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
