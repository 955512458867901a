/** Moving the focus over the table by arrow keys: to the nearest place in that direction. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const AWAY: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isDirection = (key: string): key is Direction => key in AWAY;

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** How far apart two stretches of a line are; 0 if they overlap. */
const between = (a: number, long: number, b: number, wide: number): number =>
  Math.max(0, b - (a + long), a - (b + wide));

/**
 * The number of the box that an arrow leads to from `from`; -1 if there is none.
 *
 * What lies straight ahead is nearer than what lies aside: a step aside counts double, and what
 * does not overlap in that direction is a row or column further.
 */
export function nearest(from: Box, boxes: Box[], direction: Direction): number {
  const [dx, dy] = AWAY[direction];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, number) => {
    const [bx, by] = middle(box);
    const ahead = dx ? (bx - x) * dx : (by - y) * dy;
    if (ahead <= 1) return;
    const gap = dx
      ? between(from.y, from.height, box.y, box.height)
      : between(from.x, from.width, box.x, box.width);
    const aside = dx ? Math.abs(by - y) : Math.abs(bx - x);
    const far = ahead + aside * 0.3 + gap * 2;
    if (far < least) [best, least] = [number, far];
  });
  return best;
}

/** What the arrows lead to. */
const PLACES = "[data-lit], [data-possible], [data-chosen], [data-tool]";

export function reachable(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(PLACES)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  });
}

/** Move the focus; from outside the table it goes to the first place that leads on. */
export function moveFocus(root: ParentNode, direction: Direction): void {
  const places = reachable(root);
  const focused = document.activeElement;
  const at = places.findIndex((one) => one === focused);
  if (at < 0) return (places.find((one) => one.hasAttribute("data-lit")) ?? places[0])?.focus();
  const boxes = places.map((one) => one.getBoundingClientRect());
  const next = nearest(boxes[at]!, boxes, direction);
  if (next < 0) return;
  places[next]!.focus();
  places[next]!.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Whether keys belong to what is focused and not to the table. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
