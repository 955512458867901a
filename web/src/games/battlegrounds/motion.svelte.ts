/** What moves on the board when something happened: tanks that drive, turn, shoot and burn. */
import { angle, squaresOf } from "./board";
import { COLOURS, driverOf, type CardId, type Colour, type Scene, type Square } from "./view";

export const STEP_TIME = 140;
const SHOT_TIME = 160;

export interface Drive {
  colour: Colour;
  way: Square[];
  turns: number[];
  duration: number;
}

interface Told {
  kind: string;
  seat: number;
  card: CardId;
  square: Square;
  path: string;
  other: Square;
  token: string;
  pair: string;
  colour: Colour;
  number: number;
}

const toldIn = (scene: Scene): Told[] => scene.events.map((one) => one.parts as unknown as Told);

/** The ways that tanks drove which still stand at their end. */
export function drivesOf(scene: Scene): Drive[] {
  return toldIn(scene).flatMap(({ kind, card, path }) => {
    const colour = kind === "moved" ? driverOf(scene.view, card) : undefined;
    const way = squaresOf(path ?? "");
    if (!colour || scene.view.pawns[colour] !== way.at(-1)) return [];
    const turns = way.map((square, at) => angle(way[Math.max(at - 1, 0)]!, way[Math.max(at, 1)]!));
    return [{ colour, way, turns, duration: STEP_TIME * (way.length - 1) }];
  });
}

const SHOTS = ["token-taken", "dud-laid", "dud-cleared", "shot-at", "artillery-cleared"];

/** Which way each tank looks: along its way, or to its last shot; at first towards the middle. */
export class Facing {
  #angles = $state<Partial<Record<Colour, number>>>({});
  #mover: Colour | undefined;

  of(scene: Scene, colour: Colour): number {
    const known = this.#angles[colour];
    if (known !== undefined) return known;
    const home = scene.view.homes[colour] ?? "A1";
    return (home[0] === "A" ? 1 : -1) * (home[1] === "1" ? 45 : 135);
  }

  /** See what happened. Angles go the short way round, so that a tank never spins. */
  see(scene: Scene): void {
    for (const { kind, card, path, square, seat } of toldIn(scene)) {
      if (kind === "moved") {
        this.#mover = driverOf(scene.view, card);
        const way = squaresOf(path);
        this.#turn(scene, this.#mover, angle(way.at(-2)!, way.at(-1)!));
      } else if (kind === "went") {
        this.#mover = COLOURS.find((one) => scene.components.colours[one].seat === seat);
      } else if (SHOTS.includes(kind)) {
        const from = this.#mover && scene.view.pawns[this.#mover];
        if (from && from !== square) this.#turn(scene, this.#mover, angle(from, square));
      }
    }
  }

  #turn(scene: Scene, colour: Colour | undefined, to: number): void {
    if (!colour) return;
    const now = this.of(scene, colour);
    const short = ((((to - now) % 360) + 540) % 360) - 180;
    this.#angles = { ...this.#angles, [colour]: now + short };
  }
}

/** Something that is seen for a moment: `at` milliseconds after the position is shown. */
export interface Flash {
  kind: "sight" | "burst" | "token" | "points" | "dud" | "row" | "column" | "wreck" | "spark";
  square: Square;
  at: number;
  token?: string;
  text?: string;
  colour?: Colour;
}

/** What flashes up for the events of a position; `before` is who drove what before them. */
export function flashesOf(scene: Scene, before: Scene["view"]["drives"]): Flash[] {
  const found: Flash[] = [];
  let time = 0;
  let last: Square = "";
  for (const told of toldIn(scene)) {
    if (told.kind === "moved") {
      const way = squaresOf(told.path);
      time += STEP_TIME * (way.length - 1);
    }
    found.push(...flash(told, time, last, before));
    if (told.square) last = told.square;
    if (SHOTS.includes(told.kind)) time += SHOT_TIME;
  }
  return found;
}

function flash(told: Told, at: number, last: Square, before: Scene["view"]["drives"]): Flash[] {
  const { square } = told;
  const colour = COLOURS.find((one) => before[one] === told.card);
  switch (told.kind) {
    case "token-taken":
    case "artillery-took":
      return [
        { kind: "sight", square, at },
        { kind: "token", square, at: at + SHOT_TIME, token: told.token },
      ];
    case "shot-at":
    case "dud-cleared":
    case "artillery-cleared":
      return [{ kind: "sight", square, at }];
    case "dud-laid":
    case "artillery-placed":
      return [{ kind: "dud", square, at }];
    case "destroyed":
      return [
        { kind: "burst", square, at: at + SHOT_TIME },
        ...(colour ? [{ kind: "wreck" as const, square, at, colour }] : []),
      ];
    case "paired":
    case "points-won":
      return [{ kind: "points", square: last, at: at + SHOT_TIME, text: `+${told.number}` }];
    case "found":
      return [square, told.other].flatMap((one): Flash[] => [
        { kind: "token", square: one, at, token: told.pair.replace(/\*+$/, "") },
        { kind: "points", square: one, at, text: one === square ? `+${told.number}` : "" },
      ]);
    case "struck":
      return [
        { kind: "column", square, at },
        { kind: "row", square, at: at + 180 },
        { kind: "sight", square, at: at + 360 },
      ];
    case "armour-used":
      return [{ kind: "spark", square: last, at }];
    default:
      return [];
  }
}
