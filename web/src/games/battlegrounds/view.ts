/** The table of Battlegrounds as the server tells it: the view of a seat, and the pieces in play. */
import type { Scene as AnyScene } from "$lib/page";

export const COLOURS = ["green", "yellow", "blue", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export type Square = string;
export type CardId = string;
/** A token or pair by its picture; a star marks a special token, two a pair of two of them. */
export type TokenId = string;

export const DUD = "dud";
export const ARTILLERY = "artillery";
export const FACE_DOWN = "?";

export interface Area {
  single: TokenId[];
  ready: TokenId[];
  done: TokenId[];
}

export interface View {
  start: string;
  turn: string;
  round: number;
  board: Record<Square, string>;
  pawns: Partial<Record<Colour, Square>>;
  homes: Partial<Record<Colour, Square>>;
  duds: number;
  areas: Record<string, Area>;
  winner: string;
  stack: string[];
  drives: Partial<Record<Colour, CardId>>;
  reserve: Record<string, CardId[]>;
  damaged: CardId[];
  broken: CardId[];
  upgrades: Record<CardId, TokenId[]>;
  deck: CardId[];
  drawn: CardId[];
  lost: CardId[];
  offered: CardId[];
  stacks: Partial<Record<Colour, number[]>>;
  won: Record<string, string[]>;
  sizes: { deck: number; drawn: number; rejected: Record<string, number> };
  /** Solo only. */
  artillery?: { taken: TokenId[]; supply: number; letters: string[]; digits: string[] };
  /** Family only: what lay face up before this turn, and what was turned up in it. */
  up?: Square[];
  turned?: Square[];
  extra?: number;
  /** The points of each side; in Solo also those of the artillery, and the stars. */
  standing: {
    points: Record<string, number>;
    artillery?: number;
    stars?: number;
    /** How many points the next star needs; absent if there is none. */
    star_in?: number;
  };
  /** Where tanks move and shoot, by their card; in reserve, as if the card drove its owner's tank. */
  ranges: Record<CardId, Range>;
  /** What choices of the deciding player lead to, by their notation. */
  previews: Record<string, Preview>;
}

export interface Range {
  square: Square;
  moves: Square[];
  shots: Square[];
}

/** What a tank would run into. */
export interface Hazard {
  square: Square;
  what: "dud" | "tank" | "artillery";
}

export interface Preview {
  /** Of a move: all hazards on the way, those behind the end of the tank too. */
  hazards?: Hazard[];
  /** The step with which the tank is lost, counted from 1. */
  lost?: number;
  /** The squares that the tank can shoot at from the end of its way. */
  range?: Square[];
  /** Of a shot: the pair that it makes, and the points that it brings. */
  pair?: TokenId;
  points?: number;
  /** Of a card with which a tank returns: that it is repaired for the whole turn. */
  pause?: boolean;
}

export interface Reach {
  way: "orthogonal" | "diagonal";
  distance: number;
}

export interface Tank {
  title: string;
  nation: string;
  class: string;
  move: Reach;
  shot: Reach;
  slots: number;
}

export interface Icon {
  kind: "action" | "upgrade";
  once: boolean;
  corner: "left" | "right";
}

export interface Picture {
  names: Record<string, string>;
  icon: string;
  source: string;
}

export interface Parts {
  cards: Record<CardId, Tank>;
  pictures: Record<string, Picture>;
  icons: Record<string, Icon>;
  colours: Record<Colour, { seat: number | null; points: number[] }>;
  board: { size: number; centre: Square[]; bases: Record<Square, Square[]>; open: Square[] };
  sides: Record<string, number[]>;
  ranks: number[];
  numbers: Record<
    | "players"
    | "target"
    | "pair_points"
    | "duds"
    | "covered"
    | "centre"
    | "draft"
    | "artillery"
    | "artillery_goal"
    | "artillery_tanks"
    | "pairs_by_hand",
    number
  >;
}

export type Scene = AnyScene<View, Parts>;

/** The decision on top of the stack, such as `shoot green`: its kind, and what it is about. */
export function frame(view: View): { kind: string; about: string[] } {
  const [kind = "over", ...about] = (view.stack.at(-1) ?? "over").split(" ");
  return { kind, about };
}

export const seatId = (seat: number): string => `P${seat + 1}`;

export const isFamily = (parts: Parts): boolean => parts.numbers.covered === 1;
export const isSolo = (parts: Parts): boolean => parts.numbers.artillery === 1;
export const isTeam = (parts: Parts): boolean =>
  Object.keys(parts.sides).length < parts.numbers.players;

export function coloursOf(parts: Parts, seat: number): Colour[] {
  return COLOURS.filter((colour) => parts.colours[colour]?.seat === seat);
}

/**
 * The colours of a seat that take part: those with a base or a card. Before the set-up has named
 * them, the first ones are drawn, in Solo two.
 */
export function coloursInPlay(view: View, parts: Parts, seat: number): Colour[] {
  const all = coloursOf(parts, seat);
  const used = all.filter((colour) => view.homes[colour] ?? view.drives[colour]);
  return used.length > 0 ? used : all.slice(0, isSolo(parts) ? 2 : all.length);
}

export function ownerOf(parts: Parts, colour: Colour): number {
  return parts.colours[colour]?.seat ?? -1;
}

export function sideOf(parts: Parts, seat: number): string {
  const found = Object.entries(parts.sides).find(([, seats]) => seats.includes(seat));
  return found?.[0] ?? seatId(seat);
}

export function areaOf(view: View, parts: Parts, seat: number): Area {
  return view.areas[sideOf(parts, seat)] ?? { single: [], ready: [], done: [] };
}

export function pawnOn(view: View, square: Square): Colour | undefined {
  return COLOURS.find((colour) => view.pawns[colour] === square);
}

export function driverOf(view: View, card: CardId): Colour | undefined {
  return COLOURS.find((colour) => view.drives[colour] === card);
}

export const isSpecial = (token: TokenId): boolean => token.endsWith("*");
export const pictureOf = (token: TokenId): string => token.replace(/\*+$/, "");

/** The icon of a special token or pair, else nothing. */
export function iconOf(parts: Parts, token: TokenId): string {
  return isSpecial(token) ? (parts.pictures[pictureOf(token)]?.icon ?? "") : "";
}

/** The tank cards of a seat: the active ones first, then the reserve. */
export function cardsOf(view: View, parts: Parts, seat: number): CardId[] {
  const active = coloursOf(parts, seat).flatMap((colour) => view.drives[colour] ?? []);
  return [...active, ...(view.reserve[seatId(seat)] ?? [])];
}

export const isDamaged = (view: View, card: CardId): boolean =>
  view.damaged.includes(card) || view.broken.includes(card);
