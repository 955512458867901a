/** Lets the browser keep the page, so that it can be installed and opens without a connection. */

/** What some browsers know of the connection. */
interface Network {
  connection?: { saveData?: boolean };
}

async function install(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const { connection } = navigator as Network;
  // Rules and cards to be read offline; not for somebody who counts every kilobyte.
  if (!connection?.saveData) active?.postMessage(document.documentElement.lang);
}

// Not before all is shown: what is kept for later must not delay what is wanted now.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // A browser that refuses (a private window) still shows the page.
  const begin = (): void => void install().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin);
}
