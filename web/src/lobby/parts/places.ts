/** Where the bar on top leads. */
export const PLACES = [
  { href: "/", key: "lobby-play" },
  { href: "/#watch", key: "lobby-watch" },
  { href: "/rules/rush", key: "lobby-rules" },
  { href: "/cards/rush", key: "lobby-cards" },
] as const;
