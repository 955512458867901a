/**
 * Two answers given in one go: a card and its front, or an action and the card that pays for it.
 *
 * The server asks for them one after the other. A player who has pointed at both is not asked
 * again; if the second turns out not to be allowed, the question simply stays.
 */
import type { Option } from "$lib/page";
import type { WarsawScene } from "./view";

type Fields = Record<string, string>;

const matches = (option: Option, fields: Fields): boolean =>
  Object.entries(fields).every(([key, value]) => option.choice.fields[key] === value);

export class Intent {
  #then: Fields | null = null;
  #turn = -1;

  /** Take the choice `first`, and `then` as soon as it is asked for. */
  begin(scene: WarsawScene, first: Fields, then: Fields): boolean {
    const option = scene.picker.options.find((one) => matches(one, first));
    if (!option) return false;
    this.#then = then;
    this.#turn = scene.position.turn;
    scene.picker.take(option);
    return true;
  }

  /** Look at a new question: answer it if it was meant, and forget it either way. */
  follow(scene: WarsawScene): void {
    const { options } = scene.picker;
    if (!this.#then || scene.position.turn === this.#turn || options.length === 0) return;
    const option = options.find((one) => matches(one, this.#then!));
    this.#then = null;
    if (option) scene.picker.take(option);
  }
}
