/** The games as the lobby introduces them, also without an answer from the server. */
import battlegrounds from "./art/battlegrounds.svg?raw";
import rush from "./art/rush.svg?raw";
import warsaw from "./art/warsaw.svg?raw";

export interface Introduced {
  name: string;
  players: readonly [least: number, most: number];
  /** How long a game takes, about. */
  minutes: number;
  /** Against how many bots one plays unless one says otherwise. */
  opponents: number;
  emblem: string;
}

export const INTRODUCED: readonly Introduced[] = [
  { name: "rush", players: [2, 6], minutes: 40, opponents: 2, emblem: rush },
  { name: "warsaw", players: [2, 4], minutes: 90, opponents: 1, emblem: warsaw },
  { name: "battlegrounds", players: [1, 4], minutes: 30, opponents: 3, emblem: battlegrounds },
];

/** How many ranks of bots there are, the weakest first. */
export const RANKS = ["recruit", "corporal", "lieutenant", "captain", "general"] as const;

export function introduced(name: string): Introduced | undefined {
  return INTRODUCED.find((game) => game.name === name);
}
