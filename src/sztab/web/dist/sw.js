/**
* The service worker: keeps the page itself at hand, so that it opens without a connection.
*
* Nothing of the server's answers is ever kept: a table is as it is, or it is not shown. The build
* fills in the two names in capitals (see vite.config.ts).
*/

const worker = globalThis;
const PREFIX = "sztab-";
const CACHE = PREFIX + "a97139563a6e";
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
	else if (pathname.startsWith(ASSETS)) event.respondWith(kept(event.request));
	else event.respondWith(fresh(event.request));
});
async function install() {
	const cache = await caches.open(CACHE);
	await cache.addAll(["/assets/Emblem-BoMlPWd6.css","/assets/Emblem-C8qhMku1.js","/assets/Lobby-BXvb7n76.js","/assets/Lobby-ZXDUydAy.css","/assets/NewTable-6Ayvixel.js","/assets/NewTable-CrGCf5bS.css","/assets/TopBar-BAjcK0RS.css","/assets/TopBar-Kq1r70bq.js","/assets/answers-CagcYrLC.js","/assets/answers-Ddx5SgwD.js","/assets/answers-Du5oKwbj.js","/assets/base-Cgd1PVz6.js","/assets/base-DZwhjuYZ.css","/assets/fira-sans-condensed-latin-600-CyI8ix1f.woff2","/assets/fira-sans-condensed-latin-ext-600-D8FGx2Ny.woff2","/assets/index-2dDut6de.css","/assets/index-CwWICJdf.js","/assets/inter-latin-400-hKSzHpEN.woff2","/assets/inter-latin-600-CaWwOfjt.woff2","/assets/inter-latin-ext-400-DdhuqKgY.woff2","/assets/inter-latin-ext-600-SLmzVGTl.woff2","/assets/lobby-BLwKaHEI.js","/assets/lobby-BWhWNGIN.js","/assets/lobby-BiNk9pgR.js","/assets/page-8l0lsADg.js","/assets/page-B6x6EEAy.js","/assets/page-D7zZYtrP.js","/assets/record-BUo0qmBo.js","/icon.svg","/index.html","/manifest.webmanifest","/pictures/battlegrounds.svg","/pictures/rush.svg","/pictures/warsaw.svg"].map((path) => new Request(path, { cache: "no-cache" })));
	await worker.skipWaiting();
}
async function activate() {
	const names = await caches.keys();
	const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
	await Promise.all(old.map((name) => caches.delete(name)));
	await worker.clients.claim();
}
/** The page as the server has it; without a connection, as it was last. */
async function navigate(request) {
	try {
		return await fetch(request);
	} catch {
		return await caches.match(INDEX) ?? Response.error();
	}
}
async function kept(request) {
	const found = await caches.match(request);
	if (found) return found;
	const answer = await fetch(request);
	if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
	return answer;
}
async function fresh(request) {
	try {
		return await fetch(request);
	} catch {
		return await caches.match(request) ?? Response.error();
	}
}
