/** The drawings of this game: pictures and pieces as symbols of one sprite, icons as text. */
const FILES = import.meta.glob<string>("./art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const named = new Map(
  Object.entries(FILES).map(([path, text]) => [
    path.replace(/^.*\/(.*)\.svg$/, "$1").replaceAll("_", "-"),
    text,
  ]),
);

const EMPTY = '<svg viewBox="0 0 24 24"></svg>';

/** An icon such as `armour` or `target`, to be drawn by `Svg`. */
export const icon = (name: string): string => named.get(`icon-${name}`) ?? EMPTY;

/** The address of a picture or piece in the sprite. */
export const pieceHref = (name: string): string => `#bg-${name}`;

function symbol(name: string, text: string): string {
  const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? "0 0 24 24";
  const inner = text.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<symbol id="bg-${name}" viewBox="${box}">${inner}</symbol>`;
}

/** All pieces, for the one sprite of the page. */
export const sprite = [...named].map(([name, text]) => symbol(name, text)).join("");

/** The ground of a picture, for a tile whose picture is drawn small because a tank stands on it. */
export const groundOf = (picture: string): string =>
  /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(named.get(`picture-${picture}`) ?? "")?.[1] ?? "#8d9284";
