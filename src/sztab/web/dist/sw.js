/**
* The service worker: keeps the page itself at hand, so that it opens without a connection.
*
* Of the server's answers only those are kept that are the same for everybody: rules and card
* lists, which are read offline, too. A table is as it is, or it is not shown. The build fills in
* the names in capitals (see vite.config.ts).
*/

const worker = globalThis;
const PREFIX = "sztab-";
const CACHE = PREFIX + "e918d9d8ad71";
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
	await cache.addAll(["/assets/Emblem-BoMlPWd6.css","/assets/Emblem-CpsDysMn.js","/assets/Lobby-D-jMoAhu.js","/assets/Lobby-HHvGUpmX.css","/assets/NewTable-CgpVATPD.js","/assets/NewTable-RrkdALgs.css","/assets/TopBar-6Vr4eSig.js","/assets/TopBar-D75ovB-2.css","/assets/answers-BERiAPGM.js","/assets/answers-fJj5uZ1I.js","/assets/answers-md2toAOU.js","/assets/base-4JxECGCq.js","/assets/base-B9mQ3nfz.css","/assets/fira-sans-condensed-latin-600-CyI8ix1f.woff2","/assets/fira-sans-condensed-latin-ext-600-D8FGx2Ny.woff2","/assets/frame-DvadsQdJ.css","/assets/frame-DyzqLLqz.js","/assets/index-B23IkZPd.js","/assets/index-COGRLeNA.css","/assets/inter-latin-400-hKSzHpEN.woff2","/assets/inter-latin-600-CaWwOfjt.woff2","/assets/inter-latin-ext-400-DdhuqKgY.woff2","/assets/inter-latin-ext-600-SLmzVGTl.woff2","/assets/invitations.svelte-Cl14V5Kj.js","/assets/lobby-0LGp3j7c.js","/assets/lobby-Ce24Pbcr.js","/assets/lobby-DG4iNIIL.js","/assets/page-Az_wH0oE.js","/assets/page-BaxEyDkW.js","/assets/page-C5UBv0NK.js","/assets/record-BUo0qmBo.js","/early.js","/icon.svg","/index.html","/manifest.webmanifest","/pictures/battlegrounds.svg","/pictures/rush.svg","/pictures/warsaw.svg"].map((path) => new Request(path, { cache: "no-cache" })));
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
		...["/assets/Card-CcOJ6EoK.css","/assets/Card-DhXDg1Cr.js","/assets/GalleryScreen-DM8h27O3.js","/assets/GalleryScreen-DnyBMB6I.css","/assets/GameTabs-BpYSfShE.css","/assets/GameTabs-CXOvr63p.js","/assets/Mark-BKRWvSgZ.css","/assets/Mark-YHy_GWhe.js","/assets/Pawn-BnuAWtuv.css","/assets/Pawn-DpNsHFdN.js","/assets/Reticle-Bv00g6-h.js","/assets/Reticle-D5De4Ob7.css","/assets/RulesScreen-9sgVsIk-.css","/assets/RulesScreen-DRXnPcLt.js","/assets/Sprite-Bk6oYE85.js","/assets/Sprite-CND1uJpj.css","/assets/TableScreen-3d1Fa2cO.js","/assets/battlegrounds-CSbsjid8.js","/assets/battlegrounds-C_J0gZTR.css","/assets/fira-sans-condensed-cyrillic-600-fOgygGSo.woff2","/assets/inter-cyrillic-400-B2gY23fi.woff2","/assets/inter-cyrillic-600-C9YKH92r.woff2","/assets/options-CKeAf1Yl.js","/assets/places-G0euPZEP.js","/assets/rush-BxIg_W1u.css","/assets/rush-DHPZ1Paz.js","/assets/standing-CTzjQo2O.js","/assets/view-CPUuS86C.js","/assets/warsaw-DMeRmWzo.js","/assets/warsaw-Dd2yuo-S.js","/assets/warsaw-uzLuuTw7.css","/assets/words-BFW5m3Pp.js"],
		...{"pl":["/assets/battlegrounds-CCjDL3eb.js","/assets/rules-BV9_Kx-H.js","/assets/rules-battlegrounds-DUmmEpIw.js","/assets/rules-rush-eQ10-YTK.js","/assets/rules-warsaw-KATcad7U.js","/assets/rush-lCqwrjV-.js","/assets/table-D2WY_XFo.js","/assets/terms-battlegrounds-DSfxwsx1.js","/assets/terms-rush-DWiUMkkL.js","/assets/terms-warsaw-BmFhCLRA.js","/assets/warsaw-DFgBrmLS.js"],"en":["/assets/battlegrounds-CPQx1pCr.js","/assets/rules-0J-vQkU8.js","/assets/rules-battlegrounds-C_g_1E5B.js","/assets/rules-rush-uJaVHmSS.js","/assets/rules-warsaw-BivV8sNL.js","/assets/rush-BgF3yaAZ.js","/assets/table-DyV4A8FC.js","/assets/terms-battlegrounds-C0sEcRHm.js","/assets/terms-rush-BzK5h9bL.js","/assets/terms-warsaw-CFAR7LT5.js","/assets/warsaw-D2Uycq8A.js"],"cs":["/assets/battlegrounds-DJPzU2o8.js","/assets/rules-CJSdvB2P.js","/assets/rules-battlegrounds-D2mm5VHs.js","/assets/rules-rush-Bl8fMNvk.js","/assets/rules-warsaw-C4zllCdY.js","/assets/rush-DuGvs2VZ.js","/assets/table-DOfSxj28.js","/assets/terms-battlegrounds-BYUKU-61.js","/assets/terms-rush-D7UX150J.js","/assets/terms-warsaw-CQnDdXiK.js","/assets/warsaw-BJEO4nDE.js"]}[language] ?? [],
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
