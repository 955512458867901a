/** Finding clauses: every word must occur in the number, the short text or the full one. */
import type { ClauseInfo } from "../wire";

export interface Section {
  /** The number of the section, such as `4.11`. */
  number: string;
  /** Its English title. */
  title: string;
  clauses: ClauseInfo[];
}

/** Without accents and in small letters, so that `zaplac` finds „zapłać”. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/ł/g, "l")
    .replace(/Ł/g, "L")
    .toLowerCase();
}

export function matches(clause: ClauseInfo, short: string, words: string[]): boolean {
  const text = plain(`${clause.id} ${short} ${clause.text} ${clause.section}`);
  return words.every((word) => text.includes(word));
}

export function search(
  clauses: ClauseInfo[],
  short: (id: string) => string,
  asked: string,
): ClauseInfo[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return clauses;
  return clauses.filter((clause) => matches(clause, short(clause.id), words));
}

export function bySection(clauses: ClauseInfo[]): Section[] {
  const sections: Section[] = [];
  for (const clause of clauses) {
    const [number = "", ...words] = clause.section.split(" ");
    if (sections.at(-1)?.number !== number) {
      sections.push({ number, title: words.join(" "), clauses: [] });
    }
    sections.at(-1)!.clauses.push(clause);
  }
  return sections;
}
