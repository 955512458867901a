/** The table of Rush as the server tells it: what a seat may know, and what is printed on cards. */
import type { Scene } from "$lib/page";

/** A Base of a player: whole and undefended, gone, or with what stands on it. */
export type BaseView =
  "open" | "destroyed" | { guard?: string; guard_damaged?: boolean; damaged?: boolean };

export interface PlayerView {
  hand: string[];
  garage: string[];
  /** The top card first. */
  depot: string[];
  bases: BaseView[];
  kills: number;
  razed: number;
  rear: string;
  kept: string[];
  sizes: { hand: number; kept: number; garage: number; depot: number };
  /** Cards that the player owns and that lie somewhere out of sight. */
  unseen: string[];
  /** All cards that would count at the end. Which ones they are is public, where is not. */
  squad: string[];
  /** The Medals of each nation on Medal cards. */
  medals: Record<string, number>;
  /** Medals and captured Bases: what is certain before Achievements are given out. */
  points: number;
}

export interface TurnView {
  played: string[];
  replayed: string[];
  goods: Record<string, number>;
  kills: Record<string, number>;
  pool: number;
  backers: string[];
  resolving: string;
  keeps: number;
  bought: boolean;
  recruiting: boolean;
  hand_open: boolean;
  reshuffled: boolean;
  busy: boolean;
  attacked: boolean;
  attack_kills: number;
  attack_nation: string;
  attackers: string[];
  struck: string[];
  lead: string;
  aim: string;
  /** `P1 usa-m4-sherman`: who supports with what. */
  support: string[];
}

/** The value of each party for an Achievement. */
export interface Standing {
  achievement: string;
  /** One for each party: a player, or a team; null where it is not to be known. */
  values: (number | null)[];
  /** The parties with the best value; with more than one nobody gets it. */
  best: number[];
  /** The best value, and for each party that of the others; null where it is not to be known. */
  top: number | null;
  rivals: (number | null)[];
}

/** What an answer certainly does to a target, and by which clause. */
export interface Forecast {
  effect: "damages" | "destroys";
  clause: string;
}

export interface View {
  first: string;
  active: string;
  round: number;
  ended_by: string;
  /** The card beside the deck first. */
  reserve: string[];
  deck: string[];
  discard: string[];
  scrapyard: string[];
  medals: Record<string, { singles: number; doubles: number }>;
  achievements: string[];
  standings: Standing[];
  /** Both sides of the fight that goes on, support included. */
  fight: { attack?: number; defence?: number };
  /** The phase of the turn; 0 before the first turn and at the end. */
  phase: number;
  /** The card of the Reserve that is discarded next. */
  leaves_next: string;
  /** How many Achievements are left in their deck; 0 where there is none. */
  achievement_deck: number;
  /** The vehicle that is being paid for. */
  purchase: { card?: string; cost?: number; paid?: number };
  /** By target what the answers do, as far as that is certain. */
  forecast: Record<string, Forecast>;
  ruins: string[];
  place: number;
  turn: TurnView;
  /** What waits; the question that is put now comes last. */
  stack: string[];
  seat: number;
  to_move: number;
  players: PlayerView[];
}

export interface AbilityData {
  kind: string;
  value?: number;
}

export interface CardData {
  title: string;
  names: Record<string, string>;
  kind: "vehicle" | "barracks" | "medal" | "base";
  nation: string;
  /** null: no symbol is printed, which is not the same as 0. */
  resources: number | null;
  abilities: AbilityData[];
  copies: number;
  set: string;
  source: string;
  medals?: number;
  class?: string;
  subclass?: string;
  cost?: number;
  firepower?: number;
  armour?: number;
  goods?: string;
  limits?: string[];
}

export interface AchievementData {
  title: string;
  names: Record<string, string>;
  value: number;
  counts: Record<string, unknown>;
  text: string;
  number: number;
}

export interface Parts {
  cards: Record<string, CardData>;
  achievements: Record<string, AchievementData>;
  nations: Record<string, { title: string; names: Record<string, string>; medal: string }>;
  classes: Record<string, { armoured: boolean; destroys_base_at_once: boolean }>;
  abilities: Record<string, { names: Record<string, string>; group: string; text: string }>;
  places: { bases: string[]; guards: string[]; headquarters: string };
  parties: number[][];
  starting_deck: string[];
  numbers: Record<string, number>;
}

export type RushScene = Scene<View, Parts>;

/** `P2` as a seat, counted from 0; -1 where nobody is named. */
export const seatOf = (name: string): number => (name ? Number(name.slice(1)) - 1 : -1);

export const seatKey = (seat: number): string => `P${seat + 1}`;

/** The question that is put now, as its name and what it is about. */
export function question(view: View): { name: string; about: string[] } {
  const words = (view.stack.at(-1) ?? "").split(" ");
  return { name: words[0] ?? "", about: words.slice(1) };
}

export const guardOf = (base: BaseView | undefined): string =>
  typeof base === "object" ? (base.guard ?? "") : "";

/** A target such as `P2.guard1` or `P2.hq`, taken apart. */
export interface Target {
  seat: number;
  slot: number;
  guard: boolean;
}

export function readTarget(name: string, parts: Parts): Target {
  const [seat = "", place = ""] = name.split(".");
  const guard = parts.places.guards.includes(place);
  const slot = (guard ? parts.places.guards : parts.places.bases).indexOf(place);
  return { seat: seatOf(seat), slot, guard };
}

export function targetName(parts: Parts, seat: number, slot: number, guard: boolean): string {
  const names = guard ? parts.places.guards : parts.places.bases;
  return `${seatKey(seat)}.${names[slot] ?? ""}`;
}

/** The cards that lie open before the active player: in use, attacking, or back from it. */
export function laidOut(view: View): string[] {
  const { resolving, attackers, struck, lead } = view.turn;
  return [...new Set([lead, ...attackers, ...struck, resolving])].filter(Boolean);
}

/** Whether the seats play in teams. */
export const inTeams = (parts: Parts, seats: number): boolean =>
  parts.parties.length < seats && parts.parties.flat().length === seats;

export const partyOf = (parts: Parts, seat: number): number =>
  parts.parties.findIndex((seats) => seats.includes(seat));
