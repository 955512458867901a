/** Shows what happened one after the other, slowly enough to be watched, quickly enough to play. */
import type { Happened, Position } from "../wire";
import { calm } from "./settings.svelte";

export interface Shown {
  position: Position | null;
  events: Happened[];
  /** Whether it was one's own doing: that is shown at once. */
  own: boolean;
}

const STEP = 550;
const HURRIED = 160;
/** With more than so many waiting, nobody wants to watch each of them. */
const MANY = 8;

export class Pace {
  shown = $state.raw<Shown | null>(null);
  beat = $state(0);
  behind = $state(false);

  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show this, and forget what was waiting. */
  jump(next: Shown): void {
    this.#waiting = [];
    this.#stop();
    this.#show(next);
  }

  add(next: Shown): void {
    this.#waiting.push(next);
    if (!this.#timer) this.#advance();
  }

  hurry(): void {
    this.#stop();
    while (this.#waiting.length > 0) this.#show(this.#waiting.shift()!);
  }

  #advance(): void {
    const next = this.#waiting.shift();
    if (!next) return this.#stop();
    this.#show(next);
    this.#timer = setTimeout(() => this.#advance(), this.#pause(next));
  }

  #pause(shown: Shown): number {
    if (shown.own || shown.events.length === 0 || calm() || document.hidden) return 0;
    return this.#waiting.length > MANY ? HURRIED : STEP;
  }

  #show(next: Shown): void {
    this.shown = next;
    this.beat += 1;
    this.behind = this.#waiting.length > 0;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
