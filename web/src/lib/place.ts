/** A place on the table that can be pointed at, by mouse, finger, keyboard or screen reader. */
import type { Picker } from "./picker.svelte";

export interface PlaceAttributes {
  "data-place": string;
  "data-lit"?: "";
  "data-possible"?: "";
  "data-chosen"?: "";
  "data-barred"?: "";
  "aria-label": string;
  "aria-pressed"?: boolean;
  "aria-disabled"?: boolean;
  tabindex: number;
  onclick: (event: Event) => void;
}

/**
 * Attributes for the button that is the place `key`. `name` says what is there; what would come of
 * pointing there is added. Spread them: `<button {...place(picker, "base/P2.1", name)}>`.
 */
export function place(picker: Picker, key: string, name: string): PlaceAttributes {
  const lit = picker.lit(key);
  const chosen = picker.chosen(key);
  const possible = picker.possible(key);
  const effect = picker.effect(key);
  return {
    "data-place": key,
    "data-lit": lit ? "" : undefined,
    "data-possible": !lit && possible ? "" : undefined,
    "data-chosen": chosen ? "" : undefined,
    "data-barred": picker.refused && picker.refusedAt === key ? "" : undefined,
    "aria-label": effect ? `${name}: ${effect}` : name,
    "aria-pressed": chosen || undefined,
    "aria-disabled": !(lit || chosen || possible) || undefined,
    tabindex: lit || chosen || possible ? 0 : -1,
    onclick: (event) => {
      event.stopPropagation();
      picker.point(key);
    },
  };
}

/** The same for a drawn place (`<g>`), which a browser does not know as a button. */
export function drawnPlace(picker: Picker, key: string, name: string) {
  const attributes = place(picker, key, name);
  return {
    ...attributes,
    role: "button" as const,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      attributes.onclick(event);
    },
  };
}
