/** Shows positions one after the other, slowly enough to follow and quickly enough to play. */
import type { Happened, Position } from "../wire";
import { type PaceName, settings } from "./settings.svelte";

export interface Shown {
  position: Position | null;
  events: Happened[];
  /** Whether the player did it: then it is shown at once. */
  own: boolean;
  /** The seat that did it. */
  seat?: number | null;
}

/**
 * Presents what a position came from, within `left` milliseconds and at a multiple of the normal
 * time. Returns how long that takes, and calls `done` afterwards; 0: there is nothing to present.
 */
export type Present = (
  shown: Shown,
  before: Shown | null,
  speed: number,
  left: number,
  done: () => void,
) => number;

/** The time for everything, as a multiple of the normal one. */
const SPEEDS: Record<PaceName, number> = { instant: 0, quick: 0.5, normal: 1, slow: 1.6 };
/** Milliseconds for a move of which nothing is presented, and for all those of a turn. */
const STEP = 350;
const STEPS = 1500;
/** Waiting moves beyond which each is shown only briefly: more than the turns of a few opponents. */
const MANY = 24;
const HURRY = 0.3;

export class Pace {
  shown = $state.raw<Shown | null>(null);
  beat = $state(0);
  behind = $state(false);
  /** Presents key events; set by the component that draws the table. */
  present: Present | null = null;
  /** Told of every position that is shown, however briefly, and of the one before it. */
  notice: ((shown: Shown, before: Shown | null) => void) | null = null;
  /** Milliseconds that presenting a turn may take. */
  budget = 4000;
  /** A spectator has no turn that others delay. */
  watching = false;

  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows when what is under way is given up, so that its end is not heeded. */
  #run = 0;
  #busy = false;
  #turn: { seat: number | null; spent: number; stepped: number } = newTurn(null);
  /** How many others have had their turn since one's own. */
  #others = 0;

  /** Show this, and forget what was waiting. */
  jump(next: Shown): void {
    this.#waiting = [];
    this.#stop();
    this.#show(next);
  }

  add(next: Shown): void {
    this.#waiting.push(next);
    if (next.own && this.#busy) return this.#catchUp();
    if (!this.#busy) this.#advance();
  }

  /** Show all at once. */
  hurry(): void {
    this.#stop();
    while (this.#waiting.length > 0) this.#show(this.#waiting.shift()!);
  }

  /** After an action of the player only later events are presented. */
  #catchUp(): void {
    this.#stop();
    while (this.#waiting.length > 1) this.#show(this.#waiting.shift()!);
    this.#advance();
  }

  #advance(): void {
    this.#busy = false;
    const next = this.#waiting.shift();
    if (!next) return this.#stop();
    const before = this.shown;
    this.#show(next);
    this.#count(next);
    this.#wait(next, before);
  }

  #wait(next: Shown, before: Shown | null): void {
    const run = ++this.#run;
    const speed = this.#speed();
    this.#busy = true;
    const go = (): void => {
      if (run === this.#run) this.#advance();
    };
    const left = this.budget * speed - this.#turn.spent;
    const idle = document.hidden || speed === 0 || next.events.length === 0;
    const presented = idle ? 0 : (this.present?.(next, before, speed, left, go) ?? 0);
    if (presented > 0 && !next.own) this.#turn.spent += presented;
    else this.#timer = setTimeout(go, idle || next.own ? 0 : this.#step(speed));
  }

  #step(speed: number): number {
    const time = Math.max(0, Math.min(STEP * speed, STEPS * speed - this.#turn.stepped));
    this.#turn.stepped += time;
    return time;
  }

  /** From the second in a row on, others are shown at double speed. */
  #speed(): number {
    const waiting = this.#waiting.filter(({ events }) => events.length > 0).length;
    const many = waiting > MANY ? HURRY : 1;
    const later = this.#others > 1 && !this.watching;
    return SPEEDS[settings.pace] * many * (later ? 0.5 : 1);
  }

  #count({ seat = null, own }: Shown): void {
    if (own) this.#others = 0;
    if (seat === this.#turn.seat) return;
    this.#turn = newTurn(seat);
    if (!own) this.#others += 1;
  }

  #show(next: Shown): void {
    this.notice?.(next, this.shown);
    this.shown = next;
    this.beat += 1;
    this.behind = this.#waiting.length > 0;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#run += 1;
    this.#busy = false;
  }
}

const newTurn = (seat: number | null) => ({ seat, spent: 0, stepped: 0 });
