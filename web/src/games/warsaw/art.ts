/** The drawings of the game, by name. */
const FILES = import.meta.glob<string>("./art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const ART = new Map(
  Object.entries(FILES).map(([path, text]) => [path.slice("./art/".length, -".svg".length), text]),
);

export const art = (name: string): string => ART.get(name) ?? "";
