/** Whether somebody can see a place of the table as it is scrolled now. */
import { calm } from "./settings.svelte";

export const placeSelector = (key: string): string => `[data-place="${CSS.escape(key)}"]`;

/** Its middle, and near its corners: a card of a fan is covered in part, but seen. */
const SPOTS = [
  [0.5, 0.5],
  [0.12, 0.12],
  [0.88, 0.12],
  [0.12, 0.88],
  [0.88, 0.88],
] as const;

/** Whether something that stands still, such as the hand on a phone, lies over most of it. */
export function isCovered(part: Element): boolean {
  const { x, y, width, height } = part.getBoundingClientRect();
  const covered = SPOTS.filter(([dx, dy]) => {
    const over = document.elementFromPoint(x + dx * width, y + dy * height);
    return over !== null && !part.contains(over) && !over.contains(part);
  });
  return covered.length > SPOTS.length / 2;
}

/** Whether a part of it is on the screen, and not covered. */
export function isSeen(key: string): boolean {
  return [...document.querySelectorAll(placeSelector(key))].some((part) => {
    const { bottom, top, width } = part.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && !isCovered(part);
  });
}

/** Bring the first of these places into sight, unless one of them is. */
export function bringIntoSight(keys: string[]): void {
  if (keys.length === 0 || keys.some(isSeen)) return;
  const parts = keys.flatMap((key) => [...document.querySelectorAll(placeSelector(key))]);
  const drawn = parts.find((part) => part.getBoundingClientRect().width > 0);
  drawn?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
}
