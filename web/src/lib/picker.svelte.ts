/**
 * Choosing by pointing: each choice is a path of places, and pointing walks along the paths.
 *
 * The page knows no rules: what leads on is what the server lists as a choice, and what does not
 * lead on is explained with the rule that the server lists for it, or names when it is asked.
 */
import type { Choice } from "../wire";
import type { Barred, Option } from "./page";

const fits = (path: string[], start: string[]): boolean =>
  start.length <= path.length && start.every((key, at) => path[at] === key);

export class Picker {
  /** What was pointed at so far. */
  picked = $state<string[]>([]);
  /** The choice that is under way. All stays as it is until something comes of it. */
  sent = $state.raw<Option | null>(null);
  /** The rule that was just run into. */
  refused = $state<Barred | null>(null);
  /** The place that was pointed at when it was. */
  refusedAt = $state("");
  /** How often something was tried that does not lead on: the same try twice is answered twice. */
  tries = $state(0);

  #options: () => Option[];
  #barred: () => Barred[];
  #send: (choice: Choice) => void;
  #explain: ((key: string) => Promise<Barred | null>) | undefined;
  /** The latest place that was pointed at: an explanation of an earlier one is dropped. */
  #asked = 0;

  constructor(
    options: () => Option[],
    barred: () => Barred[],
    send: (choice: Choice) => void,
    explain?: (key: string) => Promise<Barred | null>,
  ) {
    this.#options = options;
    this.#barred = barred;
    this.#send = send;
    this.#explain = explain;
  }

  get options(): Option[] {
    return this.#options();
  }

  /** The choices that are still possible after what was pointed at. */
  readonly next = $derived.by(() => this.#options().filter((one) => fits(one.path, this.picked)));

  /** The places that lead on from here. */
  readonly #leading = $derived.by(() => {
    const keys = this.next.map((one) => one.path[this.picked.length]);
    return new Set(keys.filter((key) => key !== undefined));
  });

  get leading(): string[] {
    return [...this.#leading];
  }

  /** The places that begin another choice. */
  readonly #beginning = $derived.by(() => new Set(this.#options().map((one) => one.path[0])));

  /** The choice that is complete and waits to be confirmed. */
  readonly ready = $derived.by(() => {
    if (this.picked.length === 0) return null;
    return this.next.find((one) => one.path.length === this.picked.length) ?? null;
  });

  /** Whether pointing here leads on. While nothing else does, other beginnings are lit, too. */
  lit(key: string): boolean {
    return this.#leading.has(key);
  }

  /** Whether pointing here would begin something else. */
  possible(key: string): boolean {
    return this.#beginning.has(key);
  }

  chosen(key: string): boolean {
    return this.picked.includes(key) || (this.sent?.path.includes(key) ?? false);
  }

  /** What comes of pointing here, in a word or two. */
  effect(key: string): string {
    const at = this.picked.length;
    const ends = this.next.filter((one) => one.path[at] === key && one.path.length === at + 1);
    return ends.length === 1 ? (ends[0]?.effect ?? "") : "";
  }

  /** The rule that forbids to point here, if somebody might think of it. */
  barred(key: string): Barred | null {
    const tried = [...this.picked, key];
    const found = this.#barred().filter((one) => one.path.includes(key));
    return (
      found.find((one) => fits(one.path, tried)) ?? found.find((one) => one.path[0] === key) ?? null
    );
  }

  /** Whether the lists have one answer for a place: several ways may begin there, each barred. */
  #isPlain(key: string): boolean {
    const tried = [...this.picked, key];
    const begun = this.#barred().filter((one) => one.path[0] === key);
    if (this.#barred().some((one) => one.path.length === tried.length && fits(one.path, tried)))
      return true;
    return new Set(begun.map((one) => one.refused.text)).size < 2;
  }

  /** Point at a place: continue, restart, take back, or get the reason why not. */
  point(key: string): void {
    if (this.sent) return;
    this.refused = null;
    this.#asked += 1;
    if (this.lit(key)) this.#extend([...this.picked, key]);
    else if (this.chosen(key)) this.picked = this.picked.slice(0, this.picked.indexOf(key));
    else if (this.possible(key)) this.#extend([key]);
    else void this.#refuse(key);
  }

  /** Send the choice that is ready. */
  confirm(): void {
    if (this.ready) this.#answer(this.ready);
  }

  /** Take a choice by itself, from a list or a hint. */
  take(option: Option): void {
    this.#answer(option);
  }

  /** Show a choice without taking it: all but its last place is pointed at. */
  show(option: Option): void {
    this.picked = option.path.slice(0, -1);
  }

  takeBack(): void {
    if (this.sent) return;
    this.refused = null;
    this.picked = this.picked.slice(0, -1);
  }

  /** Start over: the choice was carried out, or will not be. */
  clear(): void {
    this.refused = null;
    this.#asked += 1;
    this.picked = [];
    this.sent = null;
  }

  #extend(picked: string[]): void {
    const [only, ...others] = this.#options().filter((one) => fits(one.path, picked));
    const complete = only?.path.length === picked.length && others.length === 0;
    if (only && complete && !only.confirm) this.#answer(only);
    else this.picked = picked;
  }

  #answer(option: Option): void {
    if (this.sent) return;
    this.sent = option;
    this.#send(option.choice);
  }

  async #refuse(key: string): Promise<void> {
    const barred = this.barred(key);
    if ((barred && this.#isPlain(key)) || !this.#explain) return this.#say(key, barred);
    const asked = this.#asked;
    const explained = await this.#explain(key);
    if (asked === this.#asked) this.#say(key, explained ?? barred);
  }

  #say(key: string, barred: Barred | null): void {
    this.refused = barred;
    this.refusedAt = key;
    this.tries += 1;
  }
}
