/** The lessons of a game at a table: which one is to be said now. What is learnt is remembered. */
import { need } from "$lib/i18n.svelte";
import type { Lesson } from "$lib/page";
import { recall, remember } from "$lib/memory";
import type { Desk } from "./desk.svelte";

export class Course {
  hidden = $state(false);
  #learnt = $state<string[]>([]);
  #current = $state("");
  /** All of them, once they and their texts are there. */
  #lessons = $state.raw<Lesson[]>([]);
  readonly #memory: string;

  constructor(readonly desk: Desk) {
    this.#memory = `learnt.${desk.game.name}`;
    void this.#fetch();
    $effect(() => this.#follow());
  }

  get total(): number {
    return this.#lessons.length;
  }

  /** The lesson that is said now. */
  get now(): Lesson | null {
    return this.#lessons.find((one) => one.id === this.#current) ?? null;
  }

  /** Which one of all it is, counted from 1: they come as the game goes, in no fixed order. */
  get number(): number {
    return this.#learnt.length + 1;
  }

  get left(): number {
    return this.#lessons.filter((one) => !this.#learnt.includes(one.id)).length;
  }

  next(): void {
    this.#learn(this.#current);
    this.#follow();
  }

  async #fetch(): Promise<void> {
    const { game } = this.desk;
    const [lessons] = await Promise.all([game.lessons(), need(`lessons-${game.name}`)]);
    const learnt = recall<string[]>(this.#memory) ?? [];
    const again = lessons.every(({ id }) => learnt.includes(id)); // whoever asks for it gets it again
    this.#learnt = again ? [] : learnt;
    this.#lessons = lessons;
  }

  /** Tick off what was done, then look for what fits. A lesson stays until it is done. */
  #follow(): void {
    const { scene } = this.desk;
    if (!scene) return;
    const current = this.now;
    if (current?.done(scene)) this.#learn(current.id);
    if (this.#current) return;
    const fitting = this.#lessons.find(
      (one) => !this.#learnt.includes(one.id) && one.when(scene) && !one.done(scene),
    );
    this.#current = fitting?.id ?? "";
  }

  #learn(id: string): void {
    if (!id) return;
    this.#learnt = [...this.#learnt, id];
    this.#current = "";
    remember(this.#memory, this.#learnt);
  }
}
