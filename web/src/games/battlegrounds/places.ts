/** Where on the table things can be pointed at: the keys of its places. */
import { place } from "$lib/place";
import type { Picker } from "$lib/picker.svelte";
import type { Square } from "./view";

export const squarePlace = (square: Square): string => `sq/${square}`;
export const cardPlace = (card: string): string => `card/${card}`;
export const pairPlace = (icon: string): string => `pair/${icon}`;
export const singlePlace = (picture: string): string => `single/${picture}`;
export const pawnPlace = (colour: string): string => `pawn/${colour}`;
export const doPlace = (verb: string): string => `do/${verb}`;
/** The square that a key stands for, if it stands for one. */
export const squareOfPlace = (key: string | undefined): Square | undefined =>
  key?.startsWith("sq/") ? key.slice(3) : undefined;

/** Attributes of a button whose accessible name is the text written on it. */
export function writtenPlace(picker: Picker, key: string) {
  const { "aria-label": _, ...attributes } = place(picker, key, "");
  return attributes;
}
