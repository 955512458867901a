/** The lessons of a game at a table: which one is to be said now. What is learnt is remembered. */
import { need } from "$lib/i18n.svelte";
import type { Lesson } from "$lib/page";
import { recall, remember } from "$lib/memory";
import type { Desk } from "./desk.svelte";
import { follow, learn, type Progress } from "./progress";

export class Course {
  #hidden = $state(false);
  #progress = $state.raw<Progress>({ learnt: [], current: "" });
  /** All of them, once they and their texts are there. */
  #lessons = $state.raw<Lesson[]>([]);
  /** Whether the first panel at this table has been read, or there is none to read. */
  #begun = $state(false);
  readonly #memory: string;
  readonly #released = $derived.by(() => {
    const { session } = this.desk;
    return this.#begun && session?.line === "open" && !!session.table?.lesson;
  });

  constructor(readonly desk: Desk) {
    this.#memory = `learnt.${desk.game.name}`;
    void this.#fetch();
    $effect(() => this.#follow());
    $effect(() => this.#letBotsBegin());
  }

  get hidden(): boolean {
    return this.#hidden;
  }
  set hidden(hidden: boolean) {
    this.#hidden = hidden;
    if (hidden) this.#begun = true;
  }

  get total(): number {
    return this.#lessons.length;
  }

  /** The lesson that is said now. */
  get now(): Lesson | null {
    return this.#lessons.find((one) => one.id === this.#progress.current) ?? null;
  }

  /** Whether the bots wait for the first panel to be read. */
  get holds(): boolean {
    return !this.#begun && (this.desk.play.table?.lesson ?? false);
  }

  /** Which one of all it is, counted from 1: they come as the game goes, in no fixed order. */
  get number(): number {
    return this.#progress.learnt.length + 1;
  }

  /** Go on to the next one; what this one asks for is not done. */
  next(): void {
    this.#go(learn(this.#progress));
    this.#follow();
  }

  async #fetch(): Promise<void> {
    const { game } = this.desk;
    try {
      const [lessons] = await Promise.all([game.lessons(), need(`lessons-${game.name}`)]);
      const learnt = recall<string[]>(this.#memory) ?? [];
      const again = lessons.every(({ id }) => learnt.includes(id)); // asked for, it begins again
      this.#progress = { learnt: again ? [] : learnt, current: "" };
      this.#lessons = lessons;
    } catch {
      this.#begun = true; // without lessons nobody has to wait for them
    }
  }

  #follow(): void {
    const { scene } = this.desk;
    if (!scene || this.#lessons.length === 0) return;
    this.#go(follow(this.#lessons, this.#progress, scene));
    if (!this.#progress.current) this.#begun = true;
  }

  #go(progress: Progress): void {
    const { learnt, current } = this.#progress;
    if (progress.learnt === learnt && progress.current === current) return;
    this.#progress = progress;
    if (progress.learnt === learnt) return;
    this.#begun = true;
    remember(this.#memory, progress.learnt);
  }

  /** Said again after each reconnect: the server may have forgotten it. */
  #letBotsBegin(): void {
    if (this.#released) void this.desk.session?.ask({ type: "ready" });
  }
}
