/** The contract between a game and the page: how it is drawn, pointed at and put into words. */
import type { Component, Snippet } from "svelte";
import type {
  Choice,
  Ending,
  Happened,
  Position,
  Refused,
  SeatInfo,
  TableInfo,
  Timeline,
} from "../wire";
import { tOr } from "./i18n.svelte";
import type { Picker } from "./picker.svelte";
import type { KeyEvent } from "./presenter.svelte";

export const SPECTATOR = -1;

/** The cards and pieces of a table, as the server sends them; each game knows its own shape. */
export type Components = Record<string, unknown>;

/** A choice as places to point at, one after the other. */
export interface Option {
  choice: Choice;
  /** Keys of places. `do/<word>` is a button of the prompt bar. */
  path: string[];
  /** What it is, in the language of the page. */
  label: string;
  /** What comes of it, in a word or two, shown as a chip at the last place. */
  effect?: string;
  /** Whether it asks for a confirmation after the last place was pointed at. */
  confirm?: boolean;
}

/** A refused action, at the places where a player would try it. */
export interface Barred {
  refused: Refused;
  path: string[];
}

/** The question of the moment, in the language of the page. */
export interface Ask {
  /** The kind of the question: the name of the frame on top of the stack. */
  kind: string;
  title: string;
  detail?: string;
}

/** A line of the log. Weight 0 goes by unnoticed, 1 is worth a line, 2 is a big moment. */
export interface Line {
  text: string;
  seat?: number;
  weight: 0 | 1 | 2;
  cards?: string[];
  places?: string[];
  /** The shapes before it, where they are not those of the seat. */
  marks?: number[];
  /** Whether the next line of the seat may go on in this one. */
  open?: boolean;
  /** How it is told if it goes on in the line before. */
  after?: string;
  /** Whose it is, where a game has emblems of its own: what its `Emblem` draws before the line. */
  emblem?: string;
}

/** A part of a turn or round, for the top bar. */
export interface Phase {
  key: string;
  title: string;
  now: boolean;
}

/** A step of the first game: shown when it applies, done when the player has done it. */
export interface Lesson {
  id: string;
  /** Whether this is the moment to say it. */
  when: (scene: Scene) => boolean;
  /** Whether it has been understood: something that happened, or a position that was reached. */
  done: (scene: Scene) => boolean;
  /** Whether it asks for an action: it stays until that is done, and comes again if it was not. */
  task?: boolean;
  /** Places to show with a ring. */
  places?: (scene: Scene) => string[];
  /** A clause to read on. */
  clause?: string;
}

/** All that a game's table is drawn from. */
export interface Scene<View = Record<string, unknown>, Parts = Components> {
  view: View;
  /** The seat whose table this is; SPECTATOR if it is nobody's. */
  you: number;
  /** The seat that texts call "you"; SPECTATOR where everybody is called by name. */
  reader: number;
  /** The seat that has to decide. */
  toMove: number | null;
  seats: SeatInfo[];
  table: TableInfo;
  position: Position;
  components: Parts;
  picker: Picker;
  /** The last events, for animations. */
  events: Happened[];
  /** Grows with each position shown, so that the same event twice is animated twice. */
  beat: number;
  /** Whether this is a replay: nothing can be done. */
  replay: boolean;
}

/** Seats that score together, such as an army. */
export interface Side {
  key: string;
  seats: number[];
  name: string;
  /** The colour of its line and name on felt, and of its field, as CSS. */
  ink: string;
  fill: string;
}

/** How a game presents its result; fetched when a game is over. */
export interface ResultPage<View = Record<string, unknown>, Parts = Components> {
  /** What points are made of. */
  reasons?(reasons: Record<string, unknown>[], scene: Scene<View, Parts>): string;
  /** What else there is to say. */
  remark?(remark: Record<string, unknown>, scene: Scene<View, Parts>): string;
  /** Who is scored together, where the result is told by sides and not by seats. */
  sides?(scene: Scene<View, Parts>): Side[];
  /** Who has won, instead of the usual sentence, and what ended the game. */
  verdict?(ending: Ending, scene: Scene<View, Parts>): { title?: string; detail: string };
  /** How the points came about. */
  Story?: Component<{ scene: Scene<View, Parts>; timeline: Timeline }>;
}

/**
 * Verbs that end a turn or give something up, and what may be left unused then: groups of verbs, each
 * with the text `<room>-unused-<group>` that counts them.
 */
export type Endings = Record<string, Record<string, string[]>>;

export interface GamePage<View = Record<string, unknown>, Parts = Components> {
  name: string;
  /** Draws the table; where its layout wants the prompt bar, it renders `prompt`. */
  Table: Component<{ scene: Scene<View, Parts>; prompt: Snippet }>;
  /** Shown above the log in the side column, where a game has something to put there. */
  Side?: Component<{ scene: Scene<View, Parts> }>;
  /** A card or piece by its name, for the gallery, hints and the log. */
  Card?: Component<{ id: string; components: Parts; width?: number }>;
  /** What the page calls a card, in the visitor's language and letters. */
  cardName?(id: string, components: Parts): string;
  /** The preset that plays with every card, for the gallery, if the first one does not. */
  everyCard?: string;
  /** Settings of this game alone, for the menu. */
  Settings?: Component;
  /** An emblem that stands before lines of the log, such as that of an army. */
  Emblem?: Component<{ of: string }>;
  option(choice: Choice, scene: Scene<View, Parts>): Option;
  barred(refused: Refused, scene: Scene<View, Parts>): Barred;
  ask(scene: Scene<View, Parts>): Ask;
  tell(happened: Happened, scene: Scene<View, Parts>): Line;
  /** The key events of what happened; `before` is the view that it came from, if it was seen. */
  keyEvents?(events: Happened[], scene: Scene<View, Parts>, before: View | null): KeyEvent[];
  /** Milliseconds that presenting key events may take in a turn. */
  budget?: number;
  phases?(scene: Scene<View, Parts>): Phase[];
  /** The round or turn that is played, for the top bar and the log's headings. */
  round(scene: Scene<View, Parts>): number;
  /** The points of each seat as everybody may know them now; null where they are hidden. */
  points(scene: Scene<View, Parts>): (number | null)[];
  /** The shapes that stand for a seat, where it does not have the one of its number. */
  marks?(seat: number, scene: Scene<View, Parts>): number[];
  /** What is asked about once more while something else is still possible. */
  endings?: Endings;
  /** Whether the table is still telling what happened last: the result waits for it. */
  busy?(): boolean;
  /** The name of a source of points. */
  source(key: string): string;
  /** How the result is told, beyond names and numbers; its texts are in the room `results-<game>`. */
  result(): Promise<ResultPage<View, Parts>>;
  /** What is taught in a first game; its texts are in the room `lessons-<game>`. */
  lessons(): Promise<Lesson[]>;
}

/** How a text speaks of a seat: to its player, or about somebody else. Messages select on it. */
export const personOf = (
  { reader }: Pick<Scene, "reader">,
  seat?: number | null,
): "you" | "other" => (seat === reader && reader !== SPECTATOR ? "you" : "other");

/** What a seat is called: its player, the call sign of its bot, or P1, P2 … */
export function seatName(seats: SeatInfo[], seat: number): string {
  const { name, kind, bot } = seats[seat] ?? {};
  if (name) return name;
  const number = `P${seat + 1}`;
  return kind === "bot" || (kind === "open" && bot)
    ? tOr("page-call-sign", number, { seat })
    : number;
}
