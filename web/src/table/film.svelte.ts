/** A replay, moment by moment. The next moments are fetched ahead. */
import type { Components } from "$lib/page";
import type { Entry, Play } from "$lib/play";
import type { Happened, Moment, Position, TableInfo } from "../wire";
import { heading } from "./lines";
import type { Reel } from "./reels";

/** Moments per request. */
const PAGE = 50;

export class Film implements Play {
  table = $state.raw<TableInfo | null>(null);
  components = $state.raw<Components | null>(null);
  total = $state(0);
  /** The moment that is wanted; it is shown as soon as it is there. */
  at = $state(0);
  beat = $state(0);
  /** Through whose eyes: null is one's own, or a spectator's. */
  seat = $state<number | null>(null);
  you = $state<number | null>(null);
  /** What went wrong last, if it still matters. */
  trouble = $state.raw<unknown>(null);

  #moments = $state.raw<(Moment | undefined)[]>([]);
  #shown = $state.raw<Moment | null>(null);
  #events = $state.raw<Happened[]>([]);
  #under = new Set<number>();
  #roll = 0;
  #closed = false;

  constructor(
    readonly reel: Reel,
    at = 0,
    seat: number | null = null,
  ) {
    this.at = at;
    this.seat = seat;
    void this.#begin();
  }

  get code(): string {
    return this.reel.code;
  }
  get position(): Position | null {
    return this.#shown?.position ?? null;
  }
  get events(): Happened[] {
    return this.#events;
  }
  /** Where this moment is found, through these eyes. */
  get address(): string {
    const query = new URLSearchParams({ at: String(this.at) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    return `/replay/${this.code}?${query}`;
  }
  /** The sequence number of what is shown, as the log has it. */
  get present(): number {
    return this.#shown?.seq ?? this.#shown?.number ?? 0;
  }
  get shown(): Moment | null {
    return this.#shown;
  }
  get waiting(): boolean {
    return this.#shown?.number !== this.at;
  }

  readonly entries: Entry[] = $derived.by(() =>
    this.#moments.flatMap((one) =>
      one
        ? [
            {
              seq: one.seq ?? one.number,
              at: one.at ?? 0,
              news: one.news,
              events: one.events ?? [],
            },
          ]
        : [],
    ),
  );

  /** Where each round begins, as far as it has been fetched. */
  readonly rounds: { round: number; at: number }[] = $derived.by(() => {
    const found = new Map<number, number>();
    for (const moment of this.#moments)
      for (const happened of moment?.events ?? []) {
        const round = heading(happened)?.round;
        if (round !== undefined && !found.has(round)) found.set(round, moment!.number);
      }
    return [...found].map(([round, at]) => ({ round, at })).sort((a, b) => a.at - b.at);
  });

  /** Go to a moment. A single step forward shows what happened. */
  go(at: number): void {
    const last = Math.max(0, this.total - 1);
    const step = at === this.at + 1;
    this.at = Math.min(Math.max(0, at), last);
    this.#show(step);
    void this.#fetch(this.at);
  }

  /** The moment that a line of the log belongs to. */
  find(seq: number): number {
    return this.#moments.find((one) => (one?.seq ?? one?.number) === seq)?.number ?? this.at;
  }

  has(at: number): boolean {
    return this.#moments[at] !== undefined;
  }

  /** Look through the eyes of a seat. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    this.#roll += 1;
    this.#under.clear();
    this.#moments = [];
    await this.#fetch(this.at);
    void this.#fetchAll();
  }

  move(): Promise<boolean> {
    return Promise.resolve(false); // nothing is decided here any more
  }

  close(): void {
    this.#closed = true;
  }

  async #begin(): Promise<void> {
    try {
      const about = await this.reel.about();
      this.components = about.components;
      this.table = about.table;
      await this.#fetch(this.at, true);
      void this.#fetchAll();
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Fetch the rest in the background: then every moment is a moment away. */
  async #fetchAll(): Promise<void> {
    const roll = this.#roll;
    const pages = Math.ceil(this.total / PAGE);
    const here = Math.floor(this.at / PAGE);
    const order = Array.from({ length: pages }, (_, n) => n);
    order.sort((a, b) => Math.abs(a - here - 0.1) - Math.abs(b - here - 0.1));
    for (const page of order) {
      if (this.#closed || roll !== this.#roll) return;
      await this.#fetch(page * PAGE);
    }
  }

  async #fetch(at: number, first = false): Promise<void> {
    const page = Math.floor(at / PAGE);
    if (this.#under.has(page)) return;
    this.#under.add(page);
    const roll = this.#roll;
    try {
      const { moments, total, seat } = await this.reel.moments(page * PAGE, PAGE, this.seat);
      if (roll !== this.#roll) return;
      this.total = total;
      this.you = seat;
      this.trouble = null;
      if (first && at >= total) return this.go(total - 1);
      this.#keep(moments);
    } catch (error) {
      this.#under.delete(page);
      if (first || !this.#shown) throw error;
      this.trouble = error;
    }
  }

  #keep(moments: Moment[]): void {
    const all = this.#moments.slice();
    for (const moment of moments) all[moment.number] = moment;
    for (let n = 0; n < all.length; n++) all[n] ??= undefined; // no holes: they would be skipped
    this.#moments = all;
    if (this.waiting || moments.some((one) => one.number === this.at)) this.#show(false);
  }

  #show(step: boolean): void {
    const moment = this.#moments[this.at];
    if (!moment || moment === this.#shown) return;
    this.#events = step ? (moment.events ?? []) : [];
    this.#shown = moment;
    this.beat += 1;
  }
}
