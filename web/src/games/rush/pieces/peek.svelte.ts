/** Pointing at a card for a while, or holding a finger on it, shows it large. */
import { isResting } from "$lib/pointer";
import { boxOf } from "$lib/zoom.svelte";

const HOVER = 550;
const HOLD = 420;

export interface Peeked {
  id: string;
  near: DOMRect;
}

export class Peeking {
  shown = $state.raw<Peeked | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  /** Listeners for the table: the cards below it are found by `data-card`. */
  readonly listeners = {
    onpointerover: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && !isResting(event)) this.#soon(event, HOVER);
    },
    onpointerout: () => this.hide(),
    onpointerdown: (event: PointerEvent) => {
      this.hide();
      this.#held = false;
      if (event.pointerType !== "mouse") this.#soon(event, HOLD, true);
    },
    onpointerup: () => this.hide(),
    onpointercancel: () => this.hide(),
    oncontextmenu: (event: Event) => {
      if (this.#held) event.preventDefault();
    },
    /** A finger that was held to look has not pointed at anything. */
    onclickcapture: (event: Event) => {
      if (!this.#held) return;
      this.#held = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  #soon(event: Event, wait: number, held = false): void {
    const found = (event.target as Element).closest<HTMLElement>("[data-card]");
    clearTimeout(this.#timer);
    if (!found?.dataset.card) return;
    const id = found.dataset.card;
    this.#timer = setTimeout(() => {
      this.#held = held;
      this.shown = { id, near: boxOf(found) };
    }, wait);
  }
}
