/** How cards move: from place to place, or softly in and out where nobody knows from where. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade, type TransitionConfig } from "svelte/transition";
import { calm } from "$lib/settings.svelte";
import type { Parts, RushScene } from "./view";

const FLIGHT = 220;
const SLIDE = 200;
const FADE = 100;
const AT_ONCE: TransitionConfig = { duration: 0 };

/** Whether cards are just there: nothing was seen to happen, as when a replay jumps. */
const still = (scene: RushScene): boolean => scene.events.length === 0 || calm();

const [away, hither] = crossfade({
  duration: FLIGHT,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: FADE }),
});

interface Flight {
  key: string;
  scene: RushScene;
}

/** A card leaves one zone and arrives at another: the same key makes it one flight. */
export const send = (node: Element, { key, scene }: Flight) =>
  still(scene) ? AT_ONCE : away(node, { key });
export const receive = (node: Element, { key, scene }: Flight) =>
  still(scene) ? AT_ONCE : hither(node, { key });

/** Where the cards of rows were drawn last. */
const places = new WeakMap<Element, number>();

/**
 * Cards of a row move up to their new places. Svelte's own `animate:` also lays out the row anew for
 * each card that leaves, which a jump in a replay would feel.
 */
export const sliding =
  (scene: RushScene) =>
  (row: HTMLElement): void => {
    for (const card of row.querySelectorAll<HTMLElement>(":scope > *")) {
      const was = places.get(card) ?? card.offsetLeft;
      places.set(card, card.offsetLeft);
      if (was === card.offsetLeft || still(scene)) continue;
      const from = { translate: `${was - card.offsetLeft}px 0` };
      card.animate([from, { translate: "0 0" }], { duration: SLIDE, easing: "ease-out" });
    }
  };

/** Only vehicles are one of a kind; of others it cannot be told which one flew where. */
export const flightKey = (id: string, zone: string, at: number, parts: Parts): string =>
  parts.cards[id]?.kind === "vehicle" ? id : `${zone}/${id}/${at}`;
