/** The lists of the lobby, polled while they are visible. */
import { tables } from "$lib/api";
import { need } from "$lib/i18n.svelte";
import { drop, kept } from "$lib/passes";
import type { Listed } from "../wire";
import { ask, sorted, type Standing, unasked } from "./gameStatus";

const PAUSE = 10_000;

export class Lists {
  /** The public tables; null until they are known. */
  tables = $state.raw<Listed[] | null>(null);
  mine = $state.raw<Standing[]>(kept().map(unasked));
  /** Why nothing new is known, if so. */
  trouble = $state.raw<unknown>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #watched = false;

  readonly open = $derived(this.#with("open").filter((table) => table.free > 0));
  readonly running = $derived(this.#with("running"));

  /** Keep up to date until the returned function is called. */
  watch(): () => void {
    this.#watched = true;
    const again = (): void => void this.refresh();
    document.addEventListener("visibilitychange", again);
    window.addEventListener("online", again);
    again();
    return () => {
      this.#watched = false;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("online", again);
    };
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#watched || document.hidden) return;
    await this.#ask();
    clearTimeout(this.#timer);
    if (this.#watched) this.#timer = setTimeout(() => void this.refresh(), PAUSE);
  }

  /** Forget a game: its pass is lost. */
  forget(code: string): void {
    drop(code);
    this.mine = this.mine.filter((one) => one.kept.code !== code);
  }

  #with(status: Listed["status"]): Listed[] {
    const own = new Set(this.mine.map((one) => one.kept.code));
    return (this.tables ?? []).filter((table) => table.status === status && !own.has(table.code));
  }

  async #ask(): Promise<void> {
    const known = kept();
    try {
      const [listing, mine] = await Promise.all([tables(), ask(known)]);
      await nameRules(listing.tables);
      this.tables = listing.tables;
      this.mine = sorted(mine);
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }
}

/** Load the names of the presets that are played, if any are; without them plainer ones do. */
async function nameRules(tables: readonly Listed[]): Promise<void> {
  const games = new Set(tables.filter(({ preset }) => preset).map(({ game }) => game));
  await need(...[...games].map((game) => `terms-${game}`)).catch(() => undefined);
}
