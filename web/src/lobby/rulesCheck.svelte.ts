/** Asks the server, while the visitor chooses, whether the chosen rules are compatible. */
import { ApiError, checkRules } from "$lib/api";
import { need } from "$lib/i18n.svelte";
import type { CardChange, CheckRules, Complaint } from "../wire";
import type { Draft } from "./draft.svelte";
import { type Reason, reason } from "./refusals";

const PAUSE = 250;

export class Checking {
  #complaints = $state.raw<readonly Complaint[]>([]);
  /** Whether the custom cards were taken. */
  cardsTaken = $state(false);

  /** What they change in the printed set. */
  changes = $state.raw<CardChange[]>([]);

  constructor(draft: Draft) {
    $effect(() => {
      const { players, preset, cards } = draft;
      const settings = { ...draft.own };
      const timer = setTimeout(
        () => void this.#ask(draft.game.name, { players, preset, settings, cards }),
        PAUSE,
      );
      return () => clearTimeout(timer);
    });
  }

  /** Why not; empty if they do. */
  get reasons(): Reason[] {
    return this.#complaints.map(reason);
  }
  /** What is wrong with the card file; the last one may count what is not told. */
  get inCards(): Reason[] {
    return this.#isAboutCards ? this.reasons : [];
  }
  /** What is wrong with the rules. */
  get inRules(): Reason[] {
    return this.#isAboutCards ? [] : this.reasons;
  }
  get #isAboutCards(): boolean {
    return this.#complaints.some((one) => one.line);
  }

  async #ask(game: string, body: CheckRules): Promise<void> {
    try {
      const { changes } = await checkRules(game, body);
      this.#complaints = [];
      this.changes = changes ?? [];
      this.cardsTaken = body.cards !== "";
    } catch (error) {
      // Without a server there is nothing to say here: the button will.
      if (!(error instanceof ApiError) || error.code !== "rules") return;
      await need("errors-cards").catch(() => undefined); // offline: they are told in English
      this.#complaints = error.complaints.length > 0 ? error.complaints : [{ text: error.message }];
      this.cardsTaken = false;
      this.changes = [];
    }
  }
}
