/** How cards move: from place to place, or softly in and out where nobody knows from where. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { calm } from "$lib/settings.svelte";
import { boxOf } from "$lib/zoom.svelte";
import type { Parts, RushScene } from "./view";

const FLIGHT = 220;
const SLIDE = 200;
const FADE = 100;
const AT_ONCE: TransitionConfig = { duration: 0 };

interface Flight {
  key: string;
  scene: RushScene;
}

/** Whether cards are just there: nothing was seen to happen, as when a replay jumps. */
const still = (scene: RushScene): boolean => scene.events.length === 0 || calm();

/** Those that left their zone or arrived in another one, until the other end of the flight is known. */
const leaving = new Map<string, Element>();
const arriving = new Map<string, Element>();

// Not Svelte's `fade`: it asks how opaque the card is, and everything is laid out for the answer.
const fade = (): TransitionConfig => ({ duration: FADE, css: (shown) => `opacity: ${shown}` });

/** Not Svelte's `crossfade`: it measures pixels of the window, and a zoomed page moves by its own. */
export function fly(from: Element, node: Element): TransitionConfig {
  const [there, here] = [boxOf(from), boxOf(node)];
  const { transform, opacity } = getComputedStyle(node);
  const turned = transform === "none" ? "" : transform;
  const [x, y] = [there.left - here.left, there.top - here.top];
  const [wide, high] = [there.width / here.width, there.height / here.height];
  return {
    duration: FLIGHT,
    easing: cubicOut,
    css: (shown, left) =>
      `opacity: ${shown * Number(opacity)}; transform-origin: top left; ` +
      `transform: ${turned} translate(${left * x}px, ${left * y}px) ` +
      `scale(${shown + left * wide}, ${shown + left * high})`,
  };
}

/** One end of a flight; the other one is found when both zones are drawn. */
const end =
  (own: Map<string, Element>, others: Map<string, Element>) =>
  (node: Element, { key }: Flight) => {
    own.set(key, node);
    return (): TransitionConfig => {
      const other = others.get(key);
      if (other) others.delete(key);
      else own.delete(key);
      return other ? fly(other, node) : fade();
    };
  };
const away = end(leaving, arriving);
const hither = end(arriving, leaving);

/** A card leaves one zone and arrives at another: the same key makes it one flight. */
export const send = (node: Element, { key, scene }: Flight) =>
  still(scene) ? AT_ONCE : away(node, { key, scene });
export const receive = (node: Element, { key, scene }: Flight) =>
  still(scene) ? AT_ONCE : hither(node, { key, scene });

/** Where the cards of rows were drawn last. */
const places = new WeakMap<Element, number>();

/**
 * Cards of a row move up to their new places. Svelte's own `animate:` also lays out the row for
 * each card that leaves, which a jump in a replay would feel; and so would measuring before the frame
 * for which everything is laid out anyway.
 */
export const sliding = (scene: RushScene) => (row: HTMLElement) => {
  const frame = requestAnimationFrame(() => slide(row, still(scene)));
  return () => cancelAnimationFrame(frame);
};

function slide(row: HTMLElement, atOnce: boolean): void {
  const cards = [...row.querySelectorAll<HTMLElement>(":scope > *")];
  const moved = cards.map((card) => {
    const now = card.offsetLeft;
    const was = places.get(card) ?? now;
    places.set(card, now);
    return was - now;
  });
  for (const [at, by] of moved.entries()) {
    if (by === 0 || atOnce) continue;
    const way = [{ translate: `${by}px 0` }, { translate: "0 0" }];
    cards[at]?.animate(way, { duration: SLIDE, easing: "ease-out" });
  }
}

/** Only vehicles are one of a kind; of others it cannot be told which one flew where. */
export const flightKey = (id: string, zone: string, at: number, parts: Parts): string =>
  parts.cards[id]?.kind === "vehicle" ? id : `${zone}/${id}/${at}`;
