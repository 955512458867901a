/**
 * Large screens: the whole page is zoomed, type included, so that a wall shows as much as a
 * desk.
 *
 * `getBoundingClientRect` and pointer events speak of pixels of the window; what is positioned by a
 * style is in pixels of the zoomed page. `boxOf` and `zoom` convert between the two.
 */

const SMALLEST = { width: 2200, height: 1200 };
const DESK = { width: 1600, height: 900 };

/** How much a window of this size is zoomed, in steps of a tenth. */
export function zoomOf(width: number, height: number): number {
  if (width < SMALLEST.width || height < SMALLEST.height) return 1;
  const exact = Math.min(width / DESK.width, height / DESK.height);
  return Math.floor(exact * 10 + 1e-6) / 10;
}

class Zoom {
  #now = $state(1);

  get now(): number {
    return this.#now;
  }

  /** The size of the window in pixels of the page. */
  get width(): number {
    return innerWidth / this.#now;
  }
  get height(): number {
    return innerHeight / this.#now;
  }

  /** Follow the size of the window. */
  begin(): void {
    const measure = (): void => {
      this.#now = zoomOf(innerWidth, innerHeight);
      document.documentElement.style.setProperty("--zoom", String(this.#now));
    };
    measure();
    addEventListener("resize", measure);
  }
}

export const zoom = new Zoom();

/** Where an element lies in the window, in pixels of the page. */
export function boxOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { now } = zoom;
  return new DOMRect(x / now, y / now, width / now, height / now);
}
