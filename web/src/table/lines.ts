/** The log: what happened, told line by line, under a heading for each round or turn. */
import type { Entry } from "$lib/play";
import type { Happened, News } from "../wire";

export interface Told {
  key: string;
  seq: number;
  text: string;
  seat: number | null;
  weight: 0 | 1 | 2;
  /** The decision that it came from, in notation, at the first line of it. */
  notation: string;
  places: string[];
  cards: string[];
  /** The shapes before it, where they are not those of the seat. */
  marks?: number[];
  /** Whether the next line of the seat may go on in this one. */
  open?: boolean;
  emblem?: string;
}

/** A line as it is told: `after` is how it goes on in the line before. */
export type Telling = Omit<Told, "key" | "seq" | "notation"> & { after?: string };

export interface Chapter {
  key: string;
  /** 0 is what came before the first round. */
  round: number;
  /** Whose turn it is, where a round has turns of its own. */
  seat: number | null;
  lines: Told[];
}

/** How a single thing is told; the language and the game are the teller's business. */
export interface Teller {
  event(happened: Happened): Telling | null;
  news(news: News): { text: string; weight: 0 | 1 | 2 } | null;
}

/** Events that begin a heading instead of a line. */
const HEADINGS = new Set(["round-begun", "turn-begun"]);

export function heading({ parts }: Happened): { round: number; seat: number | null } | null {
  if (!HEADINGS.has(String(parts.kind))) return null;
  const round = Number(parts.round ?? parts.number ?? 0);
  return { round, seat: typeof parts.seat === "number" ? parts.seat : null };
}

/**
 * Tells entries once each. Asked again with more entries it goes on where it was, so that a long
 * game costs no more with each move; chapters that are complete stay the same objects.
 */
export class Log {
  chapters: Chapter[] = [];
  #told = 0;
  #last: Entry | undefined;

  constructor(readonly teller: Teller) {}

  tell(entries: Entry[]): Chapter[] {
    if (this.#told > 0 && entries[this.#told - 1] !== this.#last) this.#begin();
    if (entries.length === this.#told) return this.chapters;
    const first = Math.max(0, this.chapters.length - 1);
    for (const entry of entries.slice(this.#told)) this.#add(entry);
    this.#told = entries.length;
    this.#last = entries.at(-1);
    this.chapters = this.chapters.map((one, at) => (at < first ? one : renewed(one)));
    return this.chapters;
  }

  #begin(): void {
    this.chapters = [];
    this.#told = 0;
  }

  #add(entry: Entry): void {
    const { seq, news } = entry;
    const own = this.teller.news(news);
    if (own)
      this.#write({ seq, ...own, seat: news.seat ?? null, notation: "", places: [], cards: [] });
    let notation = news.action ?? "";
    for (const happened of entry.events) {
      const turn = heading(happened);
      if (turn) this.#open(`${seq}`, turn.round, turn.seat);
      const line = turn ? null : this.teller.event(happened);
      if (!line || line.weight === 0) continue;
      if (!this.#goOn(line, notation)) this.#write(told(line, seq, notation));
      notation = "";
    }
    if (notation && news.seat !== undefined) this.#silent(entry, notation);
  }

  /** A decision of which nothing was told still shows its notation, with the line before it. */
  #silent(entry: Entry, notation: string): void {
    const lines = this.chapters.at(-1)?.lines;
    const last = lines?.at(-1);
    if (!lines || !last || last.seat !== entry.news.seat) return;
    lines[lines.length - 1] = { ...last, notation: [last.notation, notation].join(" ").trim() };
  }

  /** Whether the line before was open to what is told now, and says it as well. */
  #goOn(line: Telling, notation: string): boolean {
    const lines = this.chapters.at(-1)?.lines;
    const last = lines?.at(-1);
    if (!lines || !last?.open || !line.after || last.seat !== line.seat) return false;
    lines[lines.length - 1] = {
      ...last,
      text: last.text + line.after,
      weight: last.weight > line.weight ? last.weight : line.weight,
      notation: [last.notation, notation].join(" ").trim(),
      places: [...last.places, ...line.places],
      open: line.open,
    };
    return true;
  }

  #write(line: Omit<Told, "key">): void {
    if (this.chapters.length === 0) this.#open("0", 0, null);
    const lines = this.chapters.at(-1)!.lines;
    lines.push({ ...line, key: `${line.seq}.${lines.length}` });
  }

  #open(key: string, round: number, seat: number | null): void {
    this.chapters.push({ key: `${key}.${this.chapters.length}`, round, seat, lines: [] });
  }
}

function told({ after: _, ...line }: Telling, seq: number, notation: string): Omit<Told, "key"> {
  return { seq, ...line, notation };
}

const renewed = (chapter: Chapter): Chapter => ({ ...chapter, lines: chapter.lines.slice() });

/**
 * The chapters around `end` that hold about `most` lines: a long log is drawn in part only. The
 * chapter `kept` is not dropped while somebody reads it: what is below it would move.
 */
export function extract(chapters: Chapter[], end: number, most: number, kept = ""): Chapter[] {
  let from = end;
  for (let lines = 0; from > 0 && lines < most;) lines += chapters[--from]!.lines.length;
  const read = kept ? chapters.findIndex((one) => one.key === kept) : -1;
  return chapters.slice(read < 0 ? from : Math.min(from, read), end);
}

export const countLines = (chapters: Chapter[]): number =>
  chapters.reduce((sum, { lines }) => sum + lines.length, 0);

/** The last line until then; a round may have begun of which nothing is told yet. */
export function lastTold(chapters: Chapter[], until: number): Told | null {
  for (let at = chapters.length - 1; at >= 0; at--) {
    const lines = chapters[at]!.lines.filter((line) => line.seq <= until);
    if (lines.length > 0) return lines.at(-1)!;
  }
  return null;
}
