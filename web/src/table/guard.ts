/** What an early end leaves unused: counted from the choices that the server lists, by no rule. */
import { t } from "$lib/i18n.svelte";
import type { GamePage, Option } from "$lib/page";

/** What would be left unused, in words; nothing if the choice ends nothing, or nothing is left. */
export function unused(option: Option, options: Option[], game: GamePage): string {
  const groups = game.endings?.[option.choice.fields.verb ?? ""] ?? {};
  const told = Object.entries(groups).flatMap(([group, verbs]) => {
    const left = options.filter((one) => verbs.includes(one.choice.fields.verb ?? ""));
    const n = new Set(left.map((one) => one.path[0])).size; // a card that can do two things is one
    return n > 0 ? [t(`${game.name}-unused-${group}`, { n })] : [];
  });
  return told.join(", ");
}
