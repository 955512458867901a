/** The events since the player's last turn, for the recap. */
import type { Shown } from "$lib/pace.svelte";
import type { Entry } from "$lib/play";
import { heading } from "./lines";

/**
 * The entries of others after the last turn of `you`. Answers that one gives during the turns of
 * others do not end the recap.
 */
export function sinceOwnTurn(entries: Entry[], you: number): Entry[] {
  let turn: number | null = null;
  let from = 0;
  entries.forEach((entry, at) => {
    const own = entry.news.kind === "moved" && entry.news.seat === you;
    if (own && (turn === null || turn === you)) from = at + 1;
    for (const happened of entry.events) turn = heading(happened)?.seat ?? turn;
  });
  return entries.slice(from).filter(({ news }) => news.kind === "moved" && news.seat !== you);
}

type View = Record<string, unknown>;

/** More than happens in a round of any game between two turns of one's own. */
const KEPT = 240;

/** The views around each entry: a recap shows an event as it was, not as the table is now. */
export class Views {
  #known = new Map<number, { view: View; before: View | null }>();

  note({ position }: Shown, before: Shown | null): void {
    if (!position) return;
    this.#known.set(position.turn, { view: position.view, before: before?.position?.view ?? null });
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
  }

  /** The views of an entry, if its position was shown. */
  of(seq: number): { view: View; before: View | null } | undefined {
    return this.#known.get(seq);
  }
}
