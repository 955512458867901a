/**
 * Key events of a game, presented one after the other on the table's stage: long enough to be read,
 * never in the way. A click or Space ends the present one.
 */
import { getContext, setContext } from "svelte";
import { calm } from "./settings.svelte";
import { play, type Sound } from "./sounds";

export interface KeyEvent {
  /** Which picture of the stage shows it. */
  kind: string;
  /** The acting seat; null if there is none. */
  seat: number | null;
  /** Whom it hits. */
  against: number | null;
  /** The sentence that says it. */
  text: string;
  /** What is said until the verdict is out. */
  intro?: string;
  /** The same in a word or two, for the recap. */
  chip: string;
  /** The mark of the chip: an icon that all games share. */
  icon?: string;
  /** Where on the table it happened. */
  places: string[];
  /** How long it is shown at normal pace, in milliseconds; 0 is told in the recap only. */
  lasts: number;
  /** How long of it numbers are read before the verdict, if not as long as usual. */
  reads?: number;
  /** Heard with the verdict; without one, at the beginning. */
  sound: Sound;
  /** Heard at the beginning of an event that has a verdict: a gun, a count. */
  opening?: Sound;
  /** The result in a word, read after the numbers. */
  verdict?: string;
  /** The clause that decides it. */
  clause?: string;
  /** Whether one's own doing is presented, too. */
  big?: boolean;
  /** Which event of the position it is. */
  at: number;
  /** What the game's own stage shows: cards, numbers. */
  shown?: Record<string, unknown>;
}

/** How long numbers are read before the verdict, in milliseconds at normal pace. */
export const VERDICT = 450;
/** Of an event that is cut short, the verdict still gets some time. */
const MOST_READ = 0.6;
/** Events that would get less time than this are left to the recap. */
const LEAST = 120;
/** How long an event waits for a stage that is still being fetched. */
const PATIENCE = 2500;
/** After a clause was read, the event stays this long. */
const AGAIN = 700;

interface Timed {
  event: KeyEvent;
  /** Milliseconds. */
  time: number;
  speed: number;
}

export class Presenter {
  event = $state.raw<KeyEvent | null>(null);
  /** Whether the verdict of the event is out. */
  decided = $state(false);
  /** The time of the present event as a multiple of the normal one, for animations. */
  speed = $state(1);
  /** Whether an event of the recap is shown: as it ended, without movement. */
  held = $state(false);
  /** Whether a verdict is still to come: until then the log does not give it away. */
  secret = $state(false);

  #waiting: Timed[] = [];
  #now: Timed | null = null;
  #done: (() => void) | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #paused = false;
  #ready = true;

  /**
   * Present events within `left` milliseconds, at a multiple of their normal time; `done` is called
   * after the last. Return how long it takes; 0 if nothing is presented, then `done` is not called.
   */
  present(events: KeyEvent[], speed: number, left: number, done: () => void): number {
    this.clear();
    let total = 0;
    for (const event of events) {
      const time = Math.min(event.lasts * speed, left - total);
      if (time < LEAST) continue;
      this.#waiting.push({ event, time, speed });
      total += time;
    }
    if (total > 0) {
      this.#done = done;
      this.next();
    }
    return total;
  }

  /** End the present event. */
  next(): void {
    this.#stop();
    const next = this.#waiting.shift();
    if (!next) return this.#finish();
    this.#show(next);
    const { event } = next;
    play((!this.decided && event.opening) || event.sound, event.seat);
  }

  /** A stage is being fetched: what is presented waits for it, within reason. */
  prepare(): void {
    this.#ready = false;
  }

  /** The stage is there: the present event begins now. */
  raise(): void {
    if (this.#ready) return;
    this.#ready = true;
    if (!this.#now || !this.event || this.held) return;
    this.#stop();
    this.#run(this.#now);
  }

  #show(now: Timed): void {
    this.#now = now;
    this.event = now.event;
    this.speed = now.speed;
    this.held = false;
    this.decided = !now.event.verdict || calm();
    this.secret = this.#keepsSecret();
    if (this.#ready) this.#run(now);
    else this.#after(PATIENCE, () => this.raise());
  }

  #run({ event, time, speed }: Timed): void {
    const reads = Math.min((event.reads ?? VERDICT) * speed, time * MOST_READ);
    if (!this.decided) this.#after(reads, () => this.#decide(event));
    this.#after(time, () => this.next());
  }

  #decide(event: KeyEvent): void {
    this.decided = true;
    this.secret = this.#keepsSecret();
    if (event.opening) play(event.sound, event.seat);
  }

  #keepsSecret(): boolean {
    return !calm() && (!this.decided || this.#waiting.some(({ event }) => event.verdict));
  }

  /** Stay with the present event, because its clause is being read. */
  pause(): void {
    if (!this.event || this.held || this.#paused) return;
    this.#stop();
    this.decided = true;
    this.#paused = true;
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    if (this.event) this.#after(AGAIN * this.speed, () => this.next());
  }

  /** End them all. */
  skip(): void {
    this.#waiting = [];
    this.#stop();
    this.#finish();
  }

  /** Show an event as it ended, until something else is shown. */
  hold(event: KeyEvent): void {
    this.clear();
    this.event = event;
    this.speed = 1;
    this.held = true;
    this.decided = true;
  }

  /** Forget all without a word. */
  clear(): void {
    this.#waiting = [];
    this.#done = null;
    this.#stop();
    this.event = null;
    this.held = false;
    this.secret = false;
  }

  #after(time: number, deed: () => void): void {
    this.#timers.push(setTimeout(deed, time));
  }

  #finish(): void {
    this.event = null;
    this.secret = false;
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#paused = false;
  }
}

const KEY = Symbol("presenter");

export const givePresenter = (presenter: Presenter): Presenter => setContext(KEY, presenter);
/** The presenter of the table; a table without one presents nothing. */
export const takePresenter = (): Presenter =>
  getContext<Presenter | undefined>(KEY) ?? new Presenter();
