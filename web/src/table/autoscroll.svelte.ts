/**
 * Whether a list that grows keeps its end in sight. Only a reader's own scroll ends that: a wheel, a
 * finger, a key or the scrollbar. Rows that are added, trimmed or resized scroll a list as well, so a
 * scroll event alone says nothing about what the reader wants.
 */

/** Pixels from the end within which a reader counts as being there. */
const NEAR = 48;
/** Milliseconds that a scroll may come after the gesture that caused it; momentum goes on longer. */
const GESTURE = 400;
const UPWARDS = new Set(["ArrowUp", "PageUp", "Home"]);
const DOWNWARDS = new Set(["ArrowDown", "PageDown", "End", " "]);

/** What of a list is looked at. */
export interface Scrolled {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export class Following {
  /** Whether the end is kept in sight. */
  on = $state(true);
  /** Rows that there were when the reader scrolled away. */
  #seen = $state(0);
  #rows = $state(0);
  #top = 0;
  #held = false;
  #until = 0;

  constructor(readonly now: () => number = () => performance.now()) {}

  /** Rows added since the reader scrolled away. */
  get missed(): number {
    return this.on ? 0 : Math.max(0, this.#rows - this.#seen);
  }

  /** Set the number of rows in the list, drawn or not. */
  count(rows: number): void {
    this.#rows = rows;
  }

  resume(): void {
    this.on = true;
  }

  /** A wheel was turned or a finger moved. */
  gesture(): void {
    this.#until = this.now() + GESTURE;
  }

  /** A mouse button went down on the list, perhaps on its scrollbar, or was let go anywhere. */
  hold(held: boolean): void {
    if (held || this.#held) this.gesture();
    this.#held = held;
  }

  key(key: string): void {
    if (UPWARDS.has(key) || DOWNWARDS.has(key)) this.gesture();
  }

  /** The list has scrolled, for whatever reason. */
  scrolled(list: Scrolled): void {
    const up = list.scrollTop < this.#top - 1;
    this.#top = list.scrollTop;
    if (!this.#held && this.now() > this.#until) return;
    this.gesture();
    const near = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    if (near) this.on = true;
    else if (up && this.on) {
      this.on = false;
      this.#seen = this.#rows;
    }
  }
}
