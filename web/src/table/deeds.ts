/** The buttons of the prompt bar: steps of choices that have no place on the table. */
import { tOr } from "$lib/i18n.svelte";
import type { Option } from "$lib/page";
import type { Picker } from "$lib/picker.svelte";

export interface Deed {
  key: string;
  label: string;
  /** What is said where there is little room: without the card that was just pointed at. */
  brief: string;
  effect: string;
  /** Whether it continues from the places pointed at; otherwise it starts over. */
  leads: boolean;
  /** The choice that it completes, if it does. */
  ends: Option | null;
}

const PREFIX = "do/";

export function deeds(picker: Picker, game: string): Deed[] {
  const at = picker.picked.length;
  const found = gather(picker.next, at, game, true);
  if (at === 0) return found;
  const known = new Set(found.map((deed) => deed.key));
  const others = gather(picker.options, 0, game, false);
  return [...found, ...others.filter((deed) => !known.has(deed.key) && !picker.chosen(deed.key))];
}

function gather(options: Option[], at: number, game: string, leads: boolean): Deed[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = option.path[at];
    if (key?.startsWith(PREFIX)) groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups].map(([key, group]) => deed(key, group, at, game, leads));
}

function deed(key: string, group: Option[], at: number, game: string, leads: boolean): Deed {
  const [first] = group;
  const ends = group.length === 1 && first!.path.length === at + 1;
  const verb = key.slice(PREFIX.length);
  const label = ends ? first!.label : tOr(`${game}-do-${verb}`, first!.label, { n: group.length });
  const brief = at > 0 && ends ? tOr(`${game}-do-${verb}-brief`, "") : "";
  // What leads to a choice of places may say in a word what it is for.
  const effect = ends ? (first!.effect ?? "") : tOr(`${game}-do-${verb}-how`, "");
  return { key, label, brief, effect, leads, ends: ends ? first! : null };
}
