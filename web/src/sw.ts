/**
 * The service worker: keeps the page itself at hand, so that it opens without a connection.
 *
 * Nothing of the server's answers is ever kept: a table is as it is, or it is not shown. The build
 * fills in the two names in capitals (see vite.config.ts).
 */
export {}; // its names are its own; the build takes this line out
declare const SHELL: readonly string[];
declare const VERSION: string;

/** What a service worker has, as far as it is used here; the page's own types know a window only. */
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", heard: (event: Lifetime) => void): void;
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

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
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

async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
