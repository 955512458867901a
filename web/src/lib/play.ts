/** A table as the screen sees it: a running game (Session), a replay, or a still position. */
import type { Happened, News, Position, Refusal, TableInfo } from "../wire";
import type { Components } from "./page";

/** What happened at the table with one entry of its log. */
export interface Entry {
  seq: number;
  at: number;
  news: News;
  events: Happened[];
}

export interface Play {
  readonly code: string;
  readonly you: number | null;
  /** Whether several persons play at this screen in turn: then "you" could be any of them. */
  readonly shared?: boolean;
  readonly table: TableInfo | null;
  readonly position: Position | null;
  readonly components: Components | null;
  readonly entries: Entry[];
  /** What the position shown came from. */
  readonly events: Happened[];
  readonly beat: number;
  /** Send a decision; resolves to whether it was carried out. */
  move(action: string): Promise<boolean>;
  /** Ask for the rule that forbids an action at a place; a replay has none. */
  why?(place: string): Promise<Refusal | null>;
}
