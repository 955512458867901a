/**
 * The service worker: keeps the page itself at hand, so that it opens without a connection.
 *
 * Of the server's answers only those are kept that are the same for everybody: rules and card
 * lists, which are read offline, too. A table is as it is, or it is not shown. The build fills in
 * the names in capitals (see vite.config.ts).
 */
export {}; // its names are its own; the build takes this line out
declare const SHELL: readonly string[];
declare const LIBRARY: readonly string[];
declare const TEXTS: Readonly<Record<string, readonly string[]>>;
declare const VERSION: string;

/** What a service worker has, as far as it is used here; the page's own types know a window only. */
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", heard: (event: Lifetime) => void): void;
  addEventListener(type: "message", heard: (event: Lifetime & { data: unknown }) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetched) => void): void;
}
interface Lifetime {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as Worker;
const PREFIX = "sztab-";
const CACHE = PREFIX + VERSION;
const INDEX = "/index.html";
const ASSETS = "/assets/";
/** The server's, not the page's. */
const ELSEWHERE = /^\/(api|health|metrics)(\/|$)/;
/** What the rules and the cards of every game are made of. */
const GAMES = "/api/games";
const PARTS = ["rules", "components", "summary"];
const PUBLIC = new RegExp(`^${GAMES}(/[\\w-]+/(${PARTS.join("|")}))?$`);

const PRESET = /^\?preset=[\w-]+$/;
const ANY_PRESET = { ignoreSearch: true };

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(stock(String(event.data))));
worker.addEventListener("fetch", (event) => {
  const { pathname, origin, search } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (PUBLIC.test(pathname) && (!search || PRESET.test(search)))
    return event.respondWith(fresh(event.request, true));
  if (ELSEWHERE.test(pathname)) return;
  if (event.request.mode === "navigate") event.respondWith(navigate(event.request));
  // Names of assets hold a hash of what is in them: they never change.
  else if (pathname.startsWith(ASSETS)) event.respondWith(kept(event.request));
  else event.respondWith(fresh(event.request));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: "no-cache" })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * Keep what the rules and cards need, in one language. The page asks for it when it has nothing
 * else to fetch; one after the other, so that whatever is wanted now comes first.
 */
async function stock(language: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const answers = (await gameNames()).flatMap((game) =>
    PARTS.map((part) => `${GAMES}/${game}/${part}`),
  );
  for (const path of [...LIBRARY, ...(TEXTS[language] ?? []), ...answers]) {
    if (await cache.match(path)) continue;
    const answer = await fetch(path).catch(() => null);
    if (answer?.ok) await cache.put(path, answer);
  }
}

async function gameNames(): Promise<string[]> {
  try {
    const answer = await fresh(new Request(GAMES), true);
    const { games } = (await answer.json()) as { games: { name: string }[] };
    return games.map(({ name }) => name);
  } catch {
    return []; // offline again: the next visit asks once more
  }
}

/** The page as the server has it; without a connection, as it was last. */
async function navigate(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(INDEX)) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** What the server has now; without a connection, what was kept of it. */
async function fresh(request: Request, keep = false): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (keep && answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch {
    // The cards of another preset are better than none.
    const found = (await caches.match(request)) ?? (await caches.match(request, ANY_PRESET));
    return found ?? Response.error();
  }
}
