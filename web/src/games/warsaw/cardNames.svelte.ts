/** Which names the cards bear: the printed Polish ones, or those of the language of the page. */
import { texts } from "$lib/i18n.svelte";
import { recall, remember } from "$lib/memory";

const KEY = "warsaw-printed-names";

class CardNames {
  #printed = $state(recall<boolean>(KEY) ?? false);

  get printed(): boolean {
    return this.#printed;
  }
  set printed(on: boolean) {
    this.#printed = on;
    remember(KEY, on);
  }

  /** The language of the names. */
  get language(): string {
    return this.#printed ? "pl" : texts.language;
  }
}

export const cardNames = new CardNames();
