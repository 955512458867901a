/** What a hit will do, as far as the server foretells it. */
import { t } from "$lib/i18n.svelte";
import { question, type RushScene } from "./view";

/** Of targets in an attack; where others may still support a fight, nothing is shown. */
export function outcome(target: string, { view }: RushScene): string | undefined {
  const { effect } = view.forecast[target] ?? {};
  if (!effect || question(view).name !== "choose-target") return undefined;
  return t(`rush-effect-${effect}`);
}
