/** Lets the browser keep the page, so that it can be installed and opens without a connection. */

function install(): void {
  // A browser that refuses (a private window) shows the page all the same.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

// Not before all is shown: what is kept for later must not delay what is wanted now.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  if (document.readyState === "complete") install();
  else window.addEventListener("load", install);
}
