/** The current screen. The address is the only state, so that every screen can be linked to. */

import { renewal } from "./renewal";

class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);
  #hash = $state(location.hash);

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    window.addEventListener("hashchange", () => this.#read());
  }

  get path(): string {
    return this.#path;
  }
  /** The parts of the path: `/table/ABCDEF` is `["table", "ABCDEF"]`. */
  get parts(): string[] {
    return this.#path.split("/").filter(Boolean).map(decodeURIComponent);
  }
  get query(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }
  get hash(): string {
    return this.#hash.slice(1);
  }

  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.#read();
    if (how === "push") window.scrollTo(0, 0);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#search = location.search;
    this.#hash = location.hash;
  }
}

export const router = new Router();

/** Let plain clicks on links within the page change the screen without a page load. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  // To another place on the same screen a browser goes without loading anything.
  const leaves = link.pathname !== location.pathname || link.search !== location.search;
  if (link.pathname.startsWith("/api") || (leaves && renewal.claim())) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
