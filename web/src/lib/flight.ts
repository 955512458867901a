/**
 * Things of the stage that fly to the table, and from it: transforms only, so that nothing is laid
 * out for them. With less motion they stay where they are.
 */
import { calm } from "./settings.svelte";
import { boxOf } from "./zoom.svelte";

interface Flight {
  /** Milliseconds. */
  lasts: number;
  late?: number;
  /** How high it rises on the way, in pixels. */
  arc?: number;
}

type Find = () => Element | null;

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The way from one box to the other, and how much smaller the other one is. */
function way(from: DOMRect, to: DOMRect): { x: number; y: number; scale: number } {
  const [a, b] = [middle(from), middle(to)];
  const scale = Math.min(1, Math.max(0.25, to.height / (from.height || 1)));
  return { x: b.x - a.x, y: b.y - a.y, scale };
}

const shift = (x: number, y: number, scale: number): string =>
  `translate(${x}px, ${y}px) scale(${scale})`;

/** The next frame, in which everything lies where it will. */
function inFrame(work: () => Animation | undefined): () => void {
  let running: Animation | undefined;
  const frame = requestAnimationFrame(() => (running = work()));
  return () => {
    cancelAnimationFrame(frame);
    running?.cancel();
  };
}

/** It flies to a place of the table and is gone. */
export const flyTo =
  (find: Find, { lasts, late = 0, arc = 26 }: Flight) =>
  (node: HTMLElement): (() => void) | undefined => {
    if (calm()) return;
    return inFrame(() => {
      const target = find();
      if (!target) return;
      const { x, y, scale } = way(boxOf(node), boxOf(target));
      const frames = [
        { transform: "none", opacity: 1 },
        { transform: shift(x * 0.45, y * 0.45 - arc, (1 + scale) / 2), opacity: 1, offset: 0.5 },
        { transform: shift(x, y, scale), opacity: 1, offset: 0.9 },
        { transform: shift(x, y, scale), opacity: 0 },
      ];
      return node.animate(frames, {
        duration: lasts,
        delay: late,
        easing: "ease-in-out",
        fill: "forwards",
      });
    });
  };

/** It comes from a place of the table. */
export const flyFrom =
  (find: Find, { lasts, late = 0 }: Flight) =>
  (node: HTMLElement): (() => void) | undefined => {
    if (calm()) return;
    return inFrame(() => {
      const source = find();
      if (!source) return;
      const { x, y, scale } = way(boxOf(node), boxOf(source));
      const frames = [
        { transform: shift(x, y, scale), opacity: 0.2 },
        { transform: "none", opacity: 1 },
      ];
      return node.animate(frames, {
        duration: lasts,
        delay: late,
        easing: "ease-out",
        fill: "backwards",
      });
    });
  };
