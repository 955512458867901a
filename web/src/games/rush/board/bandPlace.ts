/**
 * Where the band lies on a phone held upright, whose table is scrolled: over the Reserve as
 * elsewhere, if that is in sight, else right above the question. Where that would cover a seat, it
 * takes the place of the hand. Elsewhere the styles know its place.
 */
import { boxOf } from "$lib/zoom.svelte";

const zone = (name: string): Element | null => document.querySelector(`[data-zone="${name}"]`);

const topOf = (element: Element | null, or: number): number => (element ? boxOf(element).top : or);

function coversSeat(top: number, bottom: number): boolean {
  return [...document.querySelectorAll("[data-zone^='seat-'], [data-zone='own-bases']")].some(
    (seat) => {
      const box = boxOf(seat);
      return box.bottom > top + 1 && box.top < bottom - 1;
    },
  );
}

export function bandPlace(band: HTMLElement): void {
  if (getComputedStyle(band).position !== "fixed") return;
  const { height } = boxOf(band);
  const prompt = topOf(zone("prompt"), innerHeight);
  const lowest = prompt - height - 4;
  const wanted = topOf(zone("reserve"), lowest);
  const places = [Math.min(wanted, lowest), lowest];
  const hand = zone("own-hand");
  const free = places.find((top) => top > 52 && !coversSeat(top, top + height));
  const top = free ?? (hand ? boxOf(hand).bottom - height : lowest);
  band.style.setProperty("--band-top", `${top}px`);
}
