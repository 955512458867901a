/** The icons that all rooms share, by name. */
const FILES = import.meta.glob<string>("./icons/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const ICONS = new Map(
  Object.entries(FILES).map(([path, text]) => [
    path.slice("./icons/".length, -".svg".length),
    text,
  ]),
);

export const icon = (name: string): string => ICONS.get(name) ?? "";
