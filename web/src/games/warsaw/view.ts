/** The game as the server tells it, with types, and what can be read off it without any rule. */
import type { Scene } from "$lib/page";

export const ARMIES = ["wp", "acz"] as const;
export type Army = (typeof ARMIES)[number];
export const FRONTS = ["n", "c", "s"] as const;
export type Front = (typeof FRONTS)[number];
export const RESOURCES = ["funds", "supply", "support"] as const;
export type Resource = (typeof RESOURCES)[number];
export const MARKERS = ["wp", "acz", "special"] as const;
export type Marker = (typeof MARKERS)[number];
export type Spot = "line1" | "line2" | "commander" | "order";

export interface FrontSide {
  line1: number;
  line2: number;
  commander: string;
  used: boolean;
  /** Which effect the commander used, counted from 1; 0 for none. */
  effect: number;
  started: boolean;
  strength: number;
  orders: string[];
  order_strength: number;
}

export interface ArmySide extends Record<Resource, string[]> {
  points: number;
  reserve: number;
  fronts: Record<Front, FrontSide>;
  deck: string[];
  discard: string[];
}

export interface View {
  wp: string[];
  order: string[];
  round: number;
  bonus: Front | "";
  last_roll: Front | "";
  markers: Record<Marker, string>;
  active: string;
  passed: string[];
  extra: boolean;
  announced: string;
  won: Record<Front, Army | "">;
  fought: Front[];
  armies: Record<Army, ArmySide>;
  hands: string[][];
  stack: string[];
  seat: number;
  to_move: number | null;
  sizes: { hands: number[]; decks: Record<Army, number> };
  /** What the battles would bring if they came now. */
  battle: Battles;
  /** The consequences of each choice of the deciding player, by its notation. */
  previews: Record<string, Preview>;
  /** The strengths on each front as it is, before the battle effects of Orders. */
  strengths: Record<Front, [number, number]>;
  /** How many units the second lines of each front hold. */
  limits: Record<Front, [number, number]>;
  /** What the points are for that the battles would bring now. */
  gains: Record<Army, { battles: number; bonus: number }>;
}

/** Strengths and points come as those of WP and of ACz. */
export interface Battles {
  strength: Record<Front, [number, number]>;
  won: Record<Front, Army | "">;
  points: [number, number];
}

export interface Preview {
  /** The fronts on which something changes. */
  strength: Partial<Record<Front, [number, number]>>;
  points: [number, number];
  /** How many units arrive, of how many that the card brings. */
  arrive?: number;
  of?: number;
  /** The question that follows. */
  then?: string;
}

export interface Units {
  whose: "own" | "enemy";
  lines: number[];
}

export interface Effect {
  op: string;
  n?: number;
  line?: number;
  lines?: number[];
  fronts?: Front[];
  pick?: "one" | "each";
  forward?: boolean;
  here?: boolean;
  may?: boolean;
  when?: "battle";
  places?: string[];
  at_start?: Effect[];
  per?: Units & { div: number };
  if?: { on_front?: Front[]; units?: Units & { at_least: number }; balance?: "fewer" | "more" };
}

/** A name in each language that has one; always in Polish, as printed, and in English. */
export interface Names extends Record<string, string> {
  pl: string;
  en: string;
}

export interface Card {
  title: string;
  names: Names;
  army: Army;
  kind: "unit" | "commander" | "order";
  code: string;
  effects: Effect[];
  text: string;
  notes: Partial<Names>;
  source: string;
  limit?: number;
}

export interface ResourceCard {
  names: Names;
  choice: boolean;
  edges: Record<"a" | "b" | "tie", number[]>;
}

export interface Parts {
  cards: Record<string, Card>;
  resources: Record<Resource, ResourceCard>;
  numbers: {
    players: number;
    rounds: number;
    points_to_win: number;
    sweep_points: number;
    plain_limit: number;
    units: number;
    teams: number;
  };
}

export type WarsawScene = Scene<View, Parts>;

export const enemyOf = (army: Army): Army => (army === "wp" ? "acz" : "wp");
export const seatOf = (name: string): number => Number(name.slice(1)) - 1;
export const seatCode = (seat: number): string => `P${seat + 1}`;

export function armyOf(view: View, seat: number): Army {
  return view.wp.includes(seatCode(seat)) ? "wp" : "acz";
}

/** The army that the table is seen from; watchers sit on the Polish side. */
export function ownArmy(scene: WarsawScene): Army {
  return scene.you < 0 ? "wp" : armyOf(scene.view, scene.you);
}

/** The seats of an army, in the order in which they act. */
export function seatsOf(view: View, army: Army): number[] {
  const seats = view.hands.map((_, seat) => seat).filter((seat) => armyOf(view, seat) === army);
  const rank = (seat: number): number => view.order.indexOf(seatCode(seat));
  return seats.sort((one, other) => rank(one) - rank(other));
}

/** The question of the moment: the name of the frame and the words after it. */
export function frameOf(view: View): { kind: string; words: string[] } {
  const [kind = "", ...words] = (view.stack.at(-1) ?? "").split(" ");
  return { kind, words };
}

/** One figure of two: those of WP and of ACz. */
const ofArmy = (both: [number, number], army: Army): number => both[ARMIES.indexOf(army)] ?? 0;

export const strengthOf = ({ strengths }: View, army: Army, front: Front): number =>
  ofArmy(strengths[front], army);

/** How many units a second line holds. */
export const limitOf = ({ limits }: View, army: Army, front: Front): number =>
  ofArmy(limits[front], army);

/** The marker that lies on a place such as `acz.n.line1`. */
export function markerOn(view: View, place: string): Marker | null {
  return MARKERS.find((marker) => view.markers[marker] === place) ?? null;
}

/** Where the marker of a second line would lie: one place for all three fronts. */
export const placeName = (army: Army, front: Front, spot: Spot): string =>
  spot === "line2" ? `${army}.line2` : `${army}.${front}.${spot}`;

/** Who has the initiative: the army of the first in the order of play. */
export function leadingArmy(view: View): Army | null {
  const first = view.order[0];
  return first ? armyOf(view, seatOf(first)) : null;
}

/** The stage that follows while a step of the round waits: names for the top bar, not an order. */
const STAGES: Record<string, number> = {
  "duel-supply": 2,
  "duel-support": 2,
  "clear-piles": 2,
  "verify-orders": 3,
  "fight-battles": 4,
};

/** The stage that is played: what waits in the round tells it. 0 before the first round. */
export function stageOf(view: View): number {
  const waiting = view.stack.find((one) => one.startsWith("round "));
  return STAGES[waiting?.split(" ")[1] ?? ""] ?? 0;
}
