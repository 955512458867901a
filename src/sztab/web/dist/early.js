// Runs before anything is drawn: in which light, and which outline stands there until the page
// is loaded. Plain and small, because everything waits for it.
(() => {
  const root = document.documentElement;
  let theme = null;
  try {
    theme = JSON.parse(localStorage.getItem("sztab.theme"));
  } catch {
    // A browser that keeps nothing has no choice to remember.
  }
  if (theme !== "light" && theme !== "dark")
    theme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  root.dataset.theme = theme;
  root.dataset.screen = location.pathname.split("/")[1] || "lobby";
})();
