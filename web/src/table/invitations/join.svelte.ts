/** Taking a seat so that a lost answer loses nothing: it is asked for again until it comes. */
import { ApiError, joinTable } from "$lib/api";
import { newKey } from "$lib/keys";
import { forget, recall, remember } from "$lib/memory";
import type { Joined, JoinTable } from "../../wire";

/** Answers after which nobody knows whether the request was carried out. */
const UNSURE = new Set(["offline", "failed", "unavailable", "closing", "too-many-requests"]);
/** Milliseconds before each further try; the last one is repeated. */
const WAITS = [500, 1000, 2000, 4000];

const isUnsure = (error: unknown): boolean => error instanceof ApiError && UNSURE.has(error.code);

/** Asks until it is answered. */
export class Patience {
  /** Whether an answer was lost, and it is being tried again. */
  lost = $state(false);
  #over = false;
  #hurry: () => void = () => undefined;

  async until<T>(ask: () => Promise<T>): Promise<T> {
    for (let failed = 0; ; failed++) {
      try {
        const answer = await ask();
        this.lost = false;
        return answer;
      } catch (error) {
        this.lost = isUnsure(error) && !this.#over;
        if (!this.lost) throw error;
        const least = error instanceof ApiError ? error.wait * 1000 : 0;
        await this.#rest(Math.max(least, WAITS[Math.min(failed, WAITS.length - 1)]!));
      }
    }
  }

  /** Try again at once. */
  hurry(): void {
    this.#hurry();
  }

  /** Nobody waits for an answer any more. */
  end(): void {
    this.#over = true;
    this.#hurry();
  }

  #rest(wait: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, wait);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** What somebody asked for when sitting down, with the key that makes it safe to repeat. */
export interface Attempt {
  request: JoinTable;
  learn: boolean;
}

/** The way to a seat of a table. What was asked for is kept until it is answered, also by a new page. */
export class Joining {
  attempt = $state.raw<Attempt | null>(null);
  readonly patience = new Patience();
  readonly #place: string;

  constructor(readonly code: string) {
    this.#place = `joining.${code}`;
    this.attempt = recall<Attempt>(this.#place);
  }

  /** Ask for a seat. */
  begin(request: JoinTable, learn: boolean): Promise<Joined> {
    this.attempt = { request: { ...request, join_key: newKey() }, learn };
    remember(this.#place, this.attempt);
    return this.resume(this.attempt);
  }

  /** Ask for the answer to what was asked before. */
  async resume({ request }: Attempt): Promise<Joined> {
    try {
      return await this.patience.until(() => joinTable(this.code, request));
    } catch (error) {
      if (!isUnsure(error)) this.done();
      throw error;
    }
  }

  /** It is answered: the seat is ours, or it is refused. */
  done(): void {
    this.attempt = null;
    forget(this.#place);
  }
}
