/** The title and the icon of the tab: they say whether one's decision is awaited. */
const PLAIN = "/icon.svg";
const MARKED =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1d221e"/><path d="M7 10h18v12H7z" fill="none" stroke="#d2a84a" stroke-width="3"/><circle cx="24" cy="8" r="7" fill="#ffd87a"/></svg>',
  );

/** Show `wanted` in a hidden tab; returns how to put things back. */
export function badge(wanted: string, title: string): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  /** Set again, it would be fetched again. */
  const draw = (href: string): void => {
    if (icon && icon.getAttribute("href") !== href) icon.href = href;
  };
  const show = (): void => {
    const marked = wanted !== "" && document.hidden;
    document.title = marked ? `● ${wanted} · ${title}` : title;
    draw(marked ? MARKED : PLAIN);
  };
  show();
  document.addEventListener("visibilitychange", show);
  return () => {
    document.removeEventListener("visibilitychange", show);
    document.title = "Sztab";
    draw(PLAIN);
  };
}
