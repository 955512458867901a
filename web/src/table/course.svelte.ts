/** The lessons of a game at a table: which one is to be said now. What is learnt is remembered. */
import { need } from "$lib/i18n.svelte";
import type { Lesson } from "$lib/page";
import { recall, remember } from "$lib/memory";
import type { Desk } from "./desk.svelte";

export class Course {
  hidden = $state(false);
  #learnt = $state<string[]>([]);
  #current = $state("");
  /** Whether there are words for the lessons. */
  #ready = $state(false);
  readonly #memory: string;

  constructor(readonly desk: Desk) {
    this.#memory = `learnt.${desk.game.name}`;
    this.#learnt = recall<string[]>(this.#memory) ?? [];
    if (this.left === 0) this.#learnt = []; // whoever asks for it again gets it again
    const { lessonRoom } = desk.game;
    void (lessonRoom ? need(lessonRoom) : Promise.resolve()).then(() => (this.#ready = true));
    $effect(() => this.#follow());
  }

  /** The lesson that is said now. */
  get now(): Lesson | null {
    if (!this.#ready) return null;
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

  get #lessons(): Lesson[] {
    return this.desk.game.lessons;
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
