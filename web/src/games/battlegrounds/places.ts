/** Places whose words are written on them. */
import { place } from "$lib/place";
import type { Picker } from "$lib/picking.svelte";

/** Attributes of a button that is called by what is written on it: who speaks to it reads that. */
export function writtenPlace(picker: Picker, key: string) {
  const { "aria-label": _, ...attributes } = place(picker, key, "");
  return attributes;
}
