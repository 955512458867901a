/** Asks the server, while somebody chooses, whether the rules go together. */
import { ApiError, checkRules } from "$lib/api";
import type { CardChange, CheckRules } from "../wire";
import type { Draft } from "./draft.svelte";
import { type Reason, reasons } from "./refusals";

const PAUSE = 250;

export class Checking {
  /** Why not; empty if they do. */
  reasons = $state.raw<Reason[]>([]);
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

  /** What is wrong with the card file. */
  get inCards(): Reason[] {
    return this.reasons.filter((reason) => reason.line !== null);
  }
  /** What is wrong with the rules. */
  get inRules(): Reason[] {
    return this.reasons.filter((reason) => reason.line === null);
  }

  async #ask(game: string, body: CheckRules): Promise<void> {
    try {
      const { changes } = await checkRules(game, body);
      this.reasons = [];
      this.changes = changes ?? [];
      this.cardsTaken = body.cards !== "";
    } catch (error) {
      // Without a server there is nothing to say here: the button will.
      if (!(error instanceof ApiError) || error.code !== "rules") return;
      this.reasons = reasons(error.message);
      this.cardsTaken = false;
      this.changes = [];
    }
  }
}
