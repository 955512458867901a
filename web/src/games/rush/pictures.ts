/** Pictures that are fetched when they are seen, once, and drawn at once from then on. */

const READ = new Map<string, SVGSVGElement>();
const ASKED = new Map<string, Promise<SVGSVGElement>>();

/** A copy of a picture that has been fetched already. */
export const copyOf = (url: string): Node | undefined => READ.get(url)?.cloneNode(true);

/** Fetch a picture, unless that is done or under way. A failure can be tried again. */
export function fetchPicture(url: string): Promise<SVGSVGElement> {
  const asked = ASKED.get(url) ?? read(url);
  ASKED.set(url, asked);
  asked.catch(() => ASKED.delete(url));
  return asked;
}

async function read(url: string): Promise<SVGSVGElement> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const template = document.createElement("template");
  template.innerHTML = await answer.text(); // a file of our own
  const svg = template.content.querySelector("svg");
  if (!svg) throw new Error(`${url}: no picture`);
  svg.setAttribute("aria-hidden", "true");
  READ.set(url, svg);
  return svg;
}

/** How far outside of the window a picture is fetched already. */
const MARGIN = "200px";
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function seen(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
  }
}

/** Do something once an element comes near to what is seen; returns how to call it off. */
export function whenNear(element: Element, deed: () => void): () => void {
  observer ??= new IntersectionObserver(seen, { rootMargin: MARGIN });
  waiting.set(element, deed);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
