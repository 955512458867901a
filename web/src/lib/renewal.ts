/**
 * A page that was kept while the server was updated loads itself again: once for each build that
 * the server ships, and only while nothing is half-done. Until then it plays on as it is.
 */

/** The header in which the server says which build of the page it ships; the page says its own so. */
const NAME = "sztab-page";
/** Builds for which this tab has loaded the page again: another server may still have the old one. */
const TRIED = "sztab.renewed";

/** Nothing while developing: then there is no build. */
const own = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content ?? "";

function tried(): string[] {
  return (sessionStorage.getItem(TRIED) ?? "").split(" ");
}

/** Whether something is written or open that would be lost. */
function isWriting(): boolean {
  if (document.querySelector("dialog[open], [role='dialog']")) return true;
  const fields = document.querySelectorAll<HTMLInputElement>("input, textarea");
  return [...fields].some((field) => field.value !== field.defaultValue);
}

export class Renewal {
  #newer = "";
  #holds = new Set<() => boolean>();

  /** Hear which build the server ships. */
  heard(build: string | null): void {
    if (!build || !own()) return;
    this.#newer = build === own() ? "" : build;
    this.settle();
  }

  /** Ask the server, where nothing else has been asked: after a connection has come back. */
  async ask(): Promise<void> {
    const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
    this.heard(answer?.headers.get(NAME) ?? null);
  }

  /** Wait with it while something is half-done; the answer ends that. */
  hold(isBusy: () => boolean): () => void {
    this.#holds.add(isBusy);
    return () => this.#holds.delete(isBusy);
  }

  /** Load the page again if it is time. */
  settle(): void {
    if (!this.#newer || isWriting() || [...this.#holds].some((isBusy) => isBusy())) return;
    if (this.claim()) location.reload();
  }

  /** Whether the page is to be loaded now instead of changing the screen; it is said once. */
  claim(): boolean {
    if (!this.#newer || !navigator.onLine) return false;
    try {
      const before = tried();
      if (before.includes(this.#newer)) return false;
      sessionStorage.setItem(TRIED, [...before, this.#newer].join(" "));
      return true;
    } catch {
      return false; // a browser that keeps nothing might do it over and over
    }
  }
}

export const renewal = new Renewal();

/** Begin to look out for moments at which nobody minds. */
export function watchBuilds(): void {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) renewal.settle();
    else void renewal.ask();
  });
  // A part of the page that the server no longer has.
  window.addEventListener("vite:preloadError", () => void renewal.ask());
}
