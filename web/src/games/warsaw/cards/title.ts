/** How a name is set on a card: a division has a big number, a commander a big surname. */
export interface Title {
  /** The number of a unit, such as `10.` or `10th`. */
  number: string;
  /** The rank and first names of a commander. */
  given: string;
  name: string;
}

const NUMBER = /^(\d+)(?:\.|st|nd|rd|th)\s+(.*)$/;

export function titleOf(kind: "unit" | "commander" | "order", name: string): Title {
  if (kind === "unit") {
    const found = NUMBER.exec(name);
    return { number: found ? `${found[1]}.` : "", given: "", name: found?.[2] ?? name };
  }
  if (kind === "order") return { number: "", given: "", name };
  const at = name.lastIndexOf(" ");
  return { number: "", given: capitals(name.slice(0, Math.max(0, at))), name: name.slice(at + 1) };
}

/** First names are printed in capitals, but set in small letters. */
function capitals(words: string): string {
  return words
    .split(" ")
    .map((word) => word.charAt(0) + word.slice(1).toLocaleLowerCase("pl"))
    .join(" ");
}

/** The longest word decides how large a name can be set. */
export function fitOf(name: string, room: number): "large" | "medium" | "tight" {
  const longest = Math.max(...name.split(/[ -]/).map((word) => word.length));
  if (longest > room + 3 || name.length > room * 2.6) return "tight";
  return longest > room || name.length > room * 2 ? "medium" : "large";
}
