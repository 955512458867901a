/**
* The service worker: keeps the page itself at hand, so that it opens without a connection.
*
* Of the server's answers only those are kept that are the same for everybody: rules and card
* lists, which are read offline, too. A table is as it is, or it is not shown. The build fills in
* the names in capitals (see vite.config.ts).
*/

const worker = globalThis;
const PREFIX = "sztab-";
const CACHE = PREFIX + "cdc6345fb509";
const INDEX = "/index.html";
const ASSETS = "/assets/";
/** The server's, not the page's. */
const ELSEWHERE = /^\/(api|health|metrics)(\/|$)/;
/** What the rules and the cards of every game are made of. */
const GAMES = "/api/games";
const PARTS = [
	"rules",
	"components",
	"summary"
];
const PUBLIC = new RegExp(`^${GAMES}(/[\\w-]+/(${PARTS.join("|")}))?$`);
const PRESET = /^\?preset=[\w-]+$/;
const ANY_PRESET = { ignoreSearch: true };
worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(stock(String(event.data))));
worker.addEventListener("fetch", (event) => {
	const { pathname, origin, search } = new URL(event.request.url);
	if (event.request.method !== "GET" || origin !== location.origin) return;
	if (PUBLIC.test(pathname) && (!search || PRESET.test(search))) return event.respondWith(fresh(event.request, true));
	if (ELSEWHERE.test(pathname)) return;
	if (event.request.mode === "navigate") event.respondWith(navigate(event.request));
	else if (pathname.startsWith(ASSETS)) event.respondWith(kept(event.request));
	else event.respondWith(fresh(event.request));
});
async function install() {
	const cache = await caches.open(CACHE);
	await cache.addAll(["/assets/Emblem-CPo4XWof.css","/assets/Emblem-Kvh2vwI9.js","/assets/Lobby-CYEPc9Je.css","/assets/Lobby-IXJk0rwZ.js","/assets/NewTable-BSmDPKXK.css","/assets/NewTable-Z3urOs8U.js","/assets/TopBar-BvaEyOKb.css","/assets/TopBar-C92Uiyz9.js","/assets/answers-BERiAPGM.js","/assets/answers-md2toAOU.js","/assets/answers-xRxalGvX.js","/assets/base-CEpoT0ph.css","/assets/base-UifMbrIE.js","/assets/fira-sans-condensed-latin-600-CyI8ix1f.woff2","/assets/fira-sans-condensed-latin-ext-600-D8FGx2Ny.woff2","/assets/frame-DbOwCmSZ.css","/assets/frame-Dza9A7z7.js","/assets/index-Ban9kpjK.css","/assets/index-BzJbBBwd.js","/assets/inter-latin-400-hKSzHpEN.woff2","/assets/inter-latin-600-CaWwOfjt.woff2","/assets/inter-latin-ext-400-DdhuqKgY.woff2","/assets/inter-latin-ext-600-SLmzVGTl.woff2","/assets/invitations.svelte-g_GhW0z6.js","/assets/lobby-0LGp3j7c.js","/assets/lobby-CDd6SrUs.js","/assets/lobby-DG4iNIIL.js","/assets/page-Az_wH0oE.js","/assets/page-BaxEyDkW.js","/assets/page-BynfsJmZ.js","/assets/record-BUo0qmBo.js","/early.js","/icon.svg","/index.html","/manifest.webmanifest","/pictures/battlegrounds.svg","/pictures/rush.svg","/pictures/warsaw.svg"].map((path) => new Request(path, { cache: "no-cache" })));
	await worker.skipWaiting();
}
async function activate() {
	const names = await caches.keys();
	const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
	await Promise.all(old.map((name) => caches.delete(name)));
	await worker.clients.claim();
}
/**
* Keep what the rules and cards need, in one language. The page asks for it when it has nothing
* else to fetch; one after the other, so that whatever is wanted now comes first.
*/
async function stock(language) {
	const cache = await caches.open(CACHE);
	const answers = (await gameNames()).flatMap((game) => PARTS.map((part) => `${GAMES}/${game}/${part}`));
	for (const path of [
		...["/assets/Card-5PdKHlE1.css","/assets/Card-BsGqRSLY.js","/assets/GalleryScreen-C5z2szO1.css","/assets/GalleryScreen-CpRHw6pr.js","/assets/GameTabs-DgeCJgzQ.js","/assets/GameTabs-bdXmzkG2.css","/assets/Mark-DPsVOQKK.js","/assets/Mark-YhQP160K.css","/assets/Pawn-Bm5H0IzB.css","/assets/Pawn-CEpuVadD.js","/assets/Reticle-COD3H_Ym.js","/assets/Reticle-D5De4Ob7.css","/assets/RulesScreen-D0KqteOQ.css","/assets/RulesScreen-Do5Tw9z5.js","/assets/Sprite-9zWigpop.js","/assets/Sprite-DLl3NkJx.css","/assets/TableScreen-L7vRRvkn.js","/assets/battlegrounds-8sh5EYP4.js","/assets/battlegrounds-BkbD_E2x.css","/assets/fira-sans-condensed-cyrillic-600-fOgygGSo.woff2","/assets/inter-cyrillic-400-B2gY23fi.woff2","/assets/inter-cyrillic-600-C9YKH92r.woff2","/assets/places-G0euPZEP.js","/assets/rush-BXmqb6ts.js","/assets/rush-DIrIPb0i.css","/assets/standing-B2nyKp3x.js","/assets/standing-CvD9fZz3.js","/assets/view-CPUuS86C.js","/assets/warsaw-C-1CPlvh.js","/assets/warsaw-C-SyCurx.css","/assets/warsaw-CyPWPN6f.js","/assets/words-DdKAW3Mc.js"],
		...{"cs":["/assets/battlegrounds-BHpmsWBG.js","/assets/rules-CJSdvB2P.js","/assets/rules-battlegrounds-D9sD5MC7.js","/assets/rules-rush-bRhcoKuM.js","/assets/rules-warsaw-C6J7KeJl.js","/assets/rush-5xFK53kp.js","/assets/table-DOfSxj28.js","/assets/terms-battlegrounds-BYUKU-61.js","/assets/terms-rush-D7UX150J.js","/assets/terms-warsaw-CQnDdXiK.js","/assets/warsaw-Bm-2o2nN.js"],"en":["/assets/battlegrounds-T9YXyBtL.js","/assets/rules-0J-vQkU8.js","/assets/rules-battlegrounds-DxTnvaAt.js","/assets/rules-rush-D1FJT5hZ.js","/assets/rules-warsaw-QhZkvI51.js","/assets/rush-ClZaVPbW.js","/assets/table-cdNAX-pd.js","/assets/terms-battlegrounds-C0sEcRHm.js","/assets/terms-rush-Dee2vKK8.js","/assets/terms-warsaw-CFAR7LT5.js","/assets/warsaw-CMA7vqSR.js"],"pl":["/assets/battlegrounds-YT9jYGYN.js","/assets/rules-BV9_Kx-H.js","/assets/rules-battlegrounds-B-kcN6ot.js","/assets/rules-rush-DPAE9wL2.js","/assets/rules-warsaw-BLxw9VhU.js","/assets/rush-Bk9al6iq.js","/assets/table-D2WY_XFo.js","/assets/terms-battlegrounds-DSfxwsx1.js","/assets/terms-rush-DWiUMkkL.js","/assets/terms-warsaw-BmFhCLRA.js","/assets/warsaw-Dyp6vGfW.js"]}[language] ?? [],
		...answers
	]) {
		if (await cache.match(path)) continue;
		const answer = await fetch(path).catch(() => null);
		if (answer?.ok) await cache.put(path, answer);
	}
}
async function gameNames() {
	try {
		const answer = await fresh(new Request(GAMES), true);
		const { games } = await answer.json();
		return games.map(({ name }) => name);
	} catch {
		return [];
	}
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
/** What the server has now; without a connection, what was kept of it. */
async function fresh(request, keep = false) {
	try {
		const answer = await fetch(request);
		if (keep && answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
		return answer;
	} catch {
		// The cards of another preset are better than none.
		const found = await caches.match(request) ?? await caches.match(request, ANY_PRESET);
		return found ?? Response.error();
	}
}
