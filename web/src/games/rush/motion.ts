/** How cards move: from place to place, or softly in and out where nobody knows from where. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { calm } from "$lib/settings.svelte";
import type { Parts } from "./view";

const FLIGHT = 220;
const SLIDE = 200;
const FADE = 100;

/** A card leaves one zone and arrives at another: the same key makes it one flight. */
export const [send, receive] = crossfade({
  duration: () => (calm() ? 0 : FLIGHT),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: FADE }),
});

/** Only vehicles are one of a kind; of others it cannot be told which one flew where. */
export const flightKey = (id: string, zone: string, at: number, parts: Parts): string =>
  parts.cards[id]?.kind === "vehicle" ? id : `${zone}/${id}/${at}`;

export const slide = (): { duration: number } => ({ duration: calm() ? 0 : SLIDE });
