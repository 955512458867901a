/** Builds the scene of a table: what is drawn, and what can be pointed at. */
import type { Choice } from "../wire";
import { answerText } from "./answers";
import { type Barred, type GamePage, type Option, type Scene, SPECTATOR } from "./page";
import { Picker } from "./picker.svelte";
import type { Play } from "./play";

/** Milliseconds that a decision may be under way before the table shows that it waits. */
const SLOW = 250;

export class Stage {
  readonly picker: Picker;
  /** The scene to draw; null until the game has begun and its cards are known. */
  readonly scene = $derived.by(() => this.#scene());
  /** Whether a decision takes long to get through: until then nothing changes. */
  slow = $state(false);

  constructor(
    readonly play: Play,
    readonly game: GamePage,
    readonly replay = false,
  ) {
    this.picker = new Picker(
      () => this.#options,
      () => this.#barred,
      (choice) => void this.#send(choice),
      (key) => this.#explain(key),
    );
    $effect(() => {
      void this.play.position?.turn;
      this.picker.clear(); // what was pointed at belonged to another question
    });
  }

  readonly #options: Option[] = $derived.by(() => {
    const { scene } = this;
    if (!scene || this.slow) return [];
    return (scene.position.choices ?? []).map((choice) => this.game.option(choice, scene));
  });

  readonly #barred = $derived.by(() => {
    const { scene } = this;
    if (!scene) return [];
    return (scene.position.refused ?? []).map((refused) => this.game.barred(refused, scene));
  });

  #scene(): Scene | null {
    const { table, position, components } = this.play;
    if (!table || !position || !components) return null;
    const you = this.play.you ?? SPECTATOR;
    return {
      view: position.view,
      you,
      reader: this.play.shared ? SPECTATOR : you,
      toMove: position.to_move,
      seats: table.seats,
      table,
      position,
      components,
      picker: this.picker,
      events: this.play.events,
      beat: this.play.beat,
      replay: this.replay,
    };
  }

  /** The rule against a place for which the position lists none, or who has to decide first. */
  async #explain(key: string): Promise<Barred | null> {
    const { scene } = this;
    if (!scene || this.replay || scene.you === SPECTATOR || scene.toMove === null) return null;
    const refusal = await this.play.why?.(key);
    if (!refusal) return null;
    const { code, clause = "", text, reason = "", values = {} } = refusal;
    // Without a rule the server could not say why: it is offline, or asked too often.
    const said = clause ? text : answerText(code, text);
    return {
      refused: { action: "", fields: {}, clause, text: said, key: "", values, reason },
      path: [key],
    };
  }

  async #send(choice: Choice): Promise<void> {
    const timer = setTimeout(() => (this.slow = true), SLOW);
    const done = await this.play.move(choice.action).catch(() => false);
    clearTimeout(timer);
    this.slow = false;
    if (!done) this.picker.clear(); // else it is cleared when the next question comes
  }
}
