/** Dragging as an extra: from a place that leads on to the place where it leads. */
import type { Option } from "./page";
import type { Picker } from "./picker.svelte";
import { boxOf, zoom } from "./zoom.svelte";

/** So far a pointer moves before it drags. */
const FAR = 8;
/** So long a finger rests before it drags; sooner it scrolls the page. */
const REST = 260;

const isDeed = (key: string): boolean => key.startsWith("do/");

/** The steps that lead from what is picked to `target`; null if they are not clear. */
export function stepsTo(options: Option[], picked: string[], target: string): string[] | null {
  const rests = options
    .map((one) => one.path.slice(picked.length))
    .filter((rest) => rest.find((key) => !isDeed(key)) === target)
    .map((rest) => rest.slice(0, rest.indexOf(target) + 1));
  const [first] = rests;
  if (!first) return null;
  return rests.every((rest) => rest.join() === first.join()) ? first : null;
}

/** Whether something comes after `key`: what is complete with one place is not dragged. */
export function leadsOn(options: Option[], picked: string[], key: string): boolean {
  return options.some(
    (one) =>
      picked.every((step, at) => one.path[at] === step) &&
      one.path[picked.length] === key &&
      one.path.slice(picked.length + 1).some((rest) => !isDeed(rest)),
  );
}

const placeAt = (x: number, y: number): HTMLElement | SVGElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>("[data-place]") ?? null;

class Drag {
  #ghost: HTMLElement | null = null;
  #over: Element | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #rested: boolean;
  #began = false;

  constructor(
    readonly picker: Picker,
    readonly place: HTMLElement | SVGElement,
    readonly start: PointerEvent,
  ) {
    this.#rested = start.pointerType === "mouse";
    if (!this.#rested) this.#resting = setTimeout(() => (this.#rested = true), REST);
  }

  get began(): boolean {
    return this.#began;
  }

  /** Returns whether the drag goes on. */
  move(event: PointerEvent): boolean {
    const { clientX: x, clientY: y } = event;
    if (!this.#began) {
      if (Math.hypot(x - this.start.clientX, y - this.start.clientY) < FAR) return true;
      if (!this.#rested) return false; // a finger that moves at once scrolls
      if (!this.#begin()) return false;
    }
    this.#carry(x, y);
    this.#hover(placeAt(x, y));
    return true;
  }

  /** Whatever the ghost hangs in may be moved or scaled: it is put where the pointer is. */
  #carry(x: number, y: number): void {
    if (!this.#ghost) return;
    this.#ghost.style.translate = "0 0";
    const box = boxOf(this.#ghost);
    const [dx, dy] = [x / zoom.now - box.x - box.width / 2, y / zoom.now - box.y - box.height / 2];
    this.#ghost.style.translate = `${dx}px ${dy}px`;
  }

  drop(event: PointerEvent): void {
    const target = placeAt(event.clientX, event.clientY)?.dataset.place;
    const own = this.place.dataset.place;
    this.end();
    if (!target || target === own) return this.picker.clear();
    const steps = stepsTo(this.picker.next, this.picker.picked, target);
    for (const step of steps ?? [target]) this.picker.point(step);
  }

  end(): void {
    clearTimeout(this.#resting);
    this.#hover(null);
    this.#ghost?.remove();
    this.place.removeAttribute("data-dragged");
  }

  #begin(): boolean {
    const key = this.place.dataset.place ?? "";
    const { picker } = this;
    const base = picker.lit(key) ? picker.picked : [];
    if (!picker.chosen(key)) {
      if (!leadsOn(picker.options, base, key)) return false;
      picker.point(key);
    }
    this.#began = true;
    this.place.setAttribute("data-dragged", "");
    this.#ghost = ghost(this.place);
    return true;
  }

  #hover(place: Element | null): void {
    if (place === this.#over) return;
    this.#over?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    this.#over = place;
  }
}

/** A picture of what is dragged; of something drawn, which cannot leave its drawing, a mark. */
function ghost(place: HTMLElement | SVGElement): HTMLElement {
  const box = boxOf(place);
  const mark = document.createElement("div");
  mark.className = "drag-ghost";
  mark.setAttribute("aria-hidden", "true");
  if (place instanceof HTMLElement) {
    const copy = place.cloneNode(true) as HTMLElement;
    for (const name of ["data-place", "data-lit", "data-dragged", "id"]) copy.removeAttribute(name);
    mark.style.width = `${box.width}px`;
    mark.style.height = `${box.height}px`;
    mark.append(copy);
    (place.closest("main > *") ?? document.body).append(mark); // colours are those of the table
  } else document.body.append(mark);
  return mark;
}

/** An attachment for the element that all places are in. */
export function dragging(picker: Picker): (root: HTMLElement) => () => void {
  return (root) => {
    let drag: Drag | null = null;
    let dropped = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      const place = (event.target as Element).closest<HTMLElement>("[data-place]");
      const able = place?.matches("[data-lit], [data-possible], [data-chosen]");
      if (place && able) drag = new Drag(picker, place, event);
    };
    const move = (event: PointerEvent): void => {
      if (drag && !drag.move(event)) stop();
    };
    const up = (event: PointerEvent): void => {
      if (drag?.began) {
        drag.drop(event);
        dropped = true;
        setTimeout(() => (dropped = false)); // the click that follows is no click
      }
      stop();
    };
    const stop = (): void => {
      drag?.end();
      drag = null;
    };
    const click = (event: Event): void => {
      if (dropped) event.stopPropagation();
    };
    const hold = (event: Event): void => {
      if (drag?.began) event.preventDefault(); // a finger that drags does not scroll
    };

    root.addEventListener("pointerdown", down);
    root.addEventListener("click", click, true);
    root.addEventListener("touchmove", hold, { passive: false });
    root.addEventListener("dragstart", hold);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", stop);
    return () => {
      stop();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("click", click, true);
      root.removeEventListener("touchmove", hold);
      root.removeEventListener("dragstart", hold);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop);
    };
  };
}
