// Written by tools/wire_types.py from the types of the server: do not edit.
// What they mean is explained, with examples, in docs/protocol.md.

/** The first message on a socket: who I am, and the last sequence number that I know. */
export interface Hello {
  type: "hello";
  /** The pass of a seat. Keep it secret. */
  token?: string;
  /** Send what happened since; without it only the table as it is. */
  after?: number | null;
  /** Whether to send what is not allowed now, with the reasons. Missing means true. */
  refusals?: boolean;
  /** The version of the protocol that the client speaks. Missing means 1. */
  protocol?: number;
  /** The client's own mark of a request. */
  id?: string;
  /** If the token is a link: makes its exchange safe to repeat when the answer is lost. */
  exchange_key?: string;
}

/** Decide. `answers` is the `turn` of the position that the decision is about. */
export interface Move {
  type: "move";
  /** A sequence number of the table. */
  answers: number;
  /** An action in notation. */
  action: string;
  /** The client's own mark of a request. */
  id?: string;
}

/** Ask why an action is not allowed now, or why nothing can be done at a place. */
export interface Why {
  type: "why";
  /** An action in notation. */
  action?: string;
  /** The client's own mark of a request. */
  id?: string;
  /** A place of the table that was pointed at, instead of an action. */
  place?: string;
}

/** Ask what a bot would do. */
export interface Hint {
  type: "hint";
  /** A sequence number of the table. */
  answers: number;
  /** The client's own mark of a request. */
  id?: string;
}

/** Ask to take the last decision back. */
export interface Undo {
  type: "undo";
  /** A sequence number of the table. */
  answers: number;
  /** The client's own mark of a request. */
  id?: string;
}

/** Agree to somebody's undo, or not. `asked` is the sequence number of the question. */
export interface Answer {
  type: "answer";
  /** A sequence number of the table. */
  asked: number;
  agree: boolean;
  /** The client's own mark of a request. */
  id?: string;
}

/** Say what I am called. */
export interface Rename {
  type: "rename";
  /** What a player is called at the table. */
  name: string;
  /** The client's own mark of a request. */
  id?: string;
}

/** Begin the game (the host). Bots of `rank` hold free seats until somebody takes them. */
export interface Start {
  type: "start";
  rank?: string;
  /** The client's own mark of a request. */
  id?: string;
}

/** Free a seat (the host): of a bot, or of a person who has not come or is away. */
export interface Free {
  type: "free";
  /** A seat, counted from 0 (P1 is 0). */
  seat: number;
  /** The client's own mark of a request. */
  id?: string;
}

/** Ask for the invitations to all free seats (the host). */
export interface Invite {
  type: "invite";
  /** The client's own mark of a request. */
  id?: string;
}

/** Ask for a link by which another device comes to one's own seat, once. */
export interface Device {
  type: "device";
  /** The client's own mark of a request. */
  id?: string;
}

/** Give up. */
export interface Resign {
  type: "resign";
  /** The client's own mark of a request. */
  id?: string;
}

/** Leave the seat: before the start it is open again, later a bot plays on. */
export interface Leave {
  type: "leave";
  /** The client's own mark of a request. */
  id?: string;
}

/** Let a bot play for a seat: one's own, or one of somebody who keeps the others waiting. */
export interface Hand {
  type: "hand";
  /** A seat, counted from 0 (P1 is 0). */
  seat: number;
  rank?: string;
  /** The client's own mark of a request. */
  id?: string;
}

/** Take one's seat back from the bot. */
export interface Back {
  type: "back";
  /** The client's own mark of a request. */
  id?: string;
}

/** Say something to everybody at the table: a text of one's own, or a quick phrase. */
export interface Say {
  type: "say";
  /** What a player says. */
  text?: string;
  phrase?: "" | "good-game" | "good-luck" | "hello" | "one-moment" | "oops" | "rematch" | "thanks" | "well-played" | "your-turn";
  /** The client's own mark of a request. */
  id?: string;
}

/** Play again, everybody one seat further. */
export interface Rematch {
  type: "rematch";
  /** The client's own mark of a request. */
  id?: string;
}

/** Let the bots of a lesson begin: the first explanation has been read. */
export interface Ready {
  type: "ready";
  /** The client's own mark of a request. */
  id?: string;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  /** The client's own mark of a request. */
  id?: string;
}

/** A legal action: in notation, as named parts, and in words. */
export interface Choice {
  action: string;
  /** The `verb`, and the cards and places that it names, in the words of the view. */
  fields: Record<string, string>;
  text: string;
}

/** An action that one may think of, and the rule that forbids it now. */
export interface Refused {
  action: string;
  fields: Record<string, string>;
  clause: string;
  text: string;
  /** The old name of the sentence: for pages from before `reason`, for one version. */
  key: string;
  /** What the sentence has in it, by name. */
  values: Record<string, string | number>;
  /** The name of the sentence, whatever its values: for translations. */
  reason: string;
}

/** One of the things that are wrong with rules or with a card file. */
export interface Complaint {
  text: string;
  /** The name of the sentence, whatever its values: for translations. */
  reason?: string;
  /** What the sentence has in it, by name. */
  values?: Record<string, string | number>;
  /** What the sentence has in it as its `problem`. */
  cause?: Complaint | null;
  /** The line of the card file, if it is about one. Missing means 0. */
  line?: number;
}

/** Who sits where. `bot` is the rank of the bot that decides for the seat, if one does. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
  /** Whether the seat has given up or run out of time: it can no longer win. Missing means false. */
  out?: boolean;
  /** Whether somebody is connected for the seat. Missing means false. */
  here?: boolean;
  /** Whether the seat is free, but only for somebody with its invitation. Missing means false. */
  kept?: boolean;
}

/**
 * How much time there is to think.
 *
 * `turn`: so many seconds for each turn, that is until another seat has to decide. `bank`: so
 * many seconds for the whole game, and `increment` more after each turn.
 */
export interface ClockPlan {
  kind: "bank" | "turn";
  seconds: number;
  /** Missing means 0.0. */
  increment?: number;
}

/** What is left to each seat, in milliseconds, and whose time runs. */
export interface ClockState {
  left: number[];
  running: number | null;
}

/** Something that happened in the game, as the seat may know it: named parts, and in words. */
export interface Happened {
  /** The `kind`, and whom and what it concerns; a card that the seat may not know is "?". */
  parts: Record<string, unknown>;
  text: string;
}

/** Lets its bearer look at a table and sit down once, under a name, on a seat that is free. */
export interface Invitation {
  seat: number;
  token: string;
}

/** A seat wants to take a decision back, asked with `asked`; `waiting` have not answered. */
export interface Asking {
  asked: number;
  seat: number;
  waiting: number[];
}

/** The game as the seat sees it. */
export interface Position {
  /** The sequence number since which it has been this position: what `answers` must name. */
  turn: number;
  /** The seat that has to decide; null when the game is over. */
  to_move: number | null;
  question: string;
  /** What the seat may know, as named data; its shape belongs to the game. */
  view: Record<string, unknown>;
  /** All that the seat may do now; empty if it is not the seat's decision. */
  choices?: Choice[];
  refused?: Refused[];
  clock?: ClockState | null;
  /** What `undo` would lead to: `now` or `ask`, else the code of its refusal. */
  undo?: string;
}

/** The table itself, without the game on it. */
export interface TableInfo {
  code: string;
  game: string;
  title: string;
  version: string;
  status: "closed" | "open" | "over" | "running";
  seats: SeatInfo[];
  /** The seat that may send `start`: the first that belongs to a person. */
  host: number | null;
  /** The SHA-256 of `sztab ` and the seed; the seed itself is told at the end. */
  commitment: string;
  created_at: number;
  preset: string;
  settings: Record<string, string>;
  content: Record<string, unknown> | null;
  public: boolean;
  hints: boolean;
  undo: boolean;
  watch: boolean;
  autostart: boolean;
  patience: number;
  clock: ClockPlan | null;
  asking: Asking | null;
  ending: Ending | null;
  chat: boolean;
  lesson: boolean;
  seed: string;
  /** The table that this one is a rematch of. */
  previous: string;
  /** The table where the players have gone on. */
  next: string;
  /** The rank of the bot that plays for a person who has left or been replaced. */
  replacement: string;
  /** The house rules that it is played with: their name, and the hash of their file. */
  house: string;
}

/** What was done at the table: a move, a seat that was taken, an undo and so on. */
export interface News {
  kind: "answered" | "asked" | "closed" | "continued" | "exchanged" | "flagged" | "freed" | "handed" | "joined" | "left" | "moved" | "opened" | "paused" | "resigned" | "said" | "started" | "undone";
  seat?: number | null;
  /** The action in notation, if the seat may know it. */
  action?: string;
  /** Of `joined` the player's name. */
  name?: string;
  /** Of `continued` the next table. */
  code?: string;
  /**
   * Of `handed`, `left` and `freed` the bot that plays on; of `handed` nothing if the person is
   * back. Of `joined` the bot that held the seat until then.
   */
  rank?: string;
  agree?: boolean | null;
  /** Of `said` what was said; plain text, whatever it looks like. */
  text?: string;
  /** Of `said` the quick phrase that was said instead. */
  phrase?: "" | "good-game" | "good-luck" | "hello" | "one-moment" | "oops" | "rematch" | "thanks" | "well-played" | "your-turn";
}

/** The answer to `hello`: the table, the game as the seat sees it, and what was missed. */
export interface Welcome {
  type: "welcome";
  seq: number;
  you: number | null;
  table: TableInfo;
  /** The version of the protocol that the server speaks. */
  protocol: number;
  position?: Position | null;
  /** All that happened after `after`, without positions. */
  missed?: Update[];
  id?: string;
  /** The pass of one's own, if the `hello` came with a link: use it from now on. */
  token?: string;
}

/** Something happened. A position is complete: a client needs no other message to show it. */
export interface Update {
  type: "update";
  seq: number;
  at: number;
  news: News;
  events?: Happened[];
  position?: Position | null;
  /** The table, where something about it has changed. */
  table?: TableInfo | null;
}

/** Who is connected has changed. */
export interface Presence {
  type: "presence";
  seq: number;
  here: number[];
  spectators: number;
}

/** It is done, and stored. `done` is the sequence number that it has. */
export interface Ok {
  type: "ok";
  seq: number;
  done: number;
  id?: string;
}

/** It is not done, and nothing has changed: why, and the clause if it is a rule. */
export interface Refusal {
  type: "refusal";
  seq: number;
  code: string;
  text: string;
  clause?: string;
  id?: string;
  /** The old name of the sentence: for pages from before `reason`, for one version. */
  key?: string;
  /** What the sentence speaks of. A table that is `outdated` says at which `move` it stopped. */
  values?: Record<string, string | number>;
  /** If it is a rule: the name of the sentence, whatever its values, for translations. */
  reason?: string;
}

/** The answer to `why`: it is allowed. */
export interface Allowed {
  type: "allowed";
  seq: number;
  text: string;
  id?: string;
}

/** What a bot would do, on the position `turn`. */
export interface Advice {
  type: "advice";
  seq: number;
  turn: number;
  rank: string;
  choice: Choice;
  /** How many games were played on in thought; 0 if the bot went by first sight. Missing means 0. */
  simulations?: number;
  /** How many per cent of them began with `choice`. Missing means 0. */
  share?: number;
  /** The next best choice; none if there is nothing else to choose. */
  runner_up?: Choice | null;
  /** Missing means 0. */
  runner_up_share?: number;
  id?: string;
}

/** The players go on at another table; `token` is the pass of one's seat there. */
export interface Next {
  type: "next";
  seq: number;
  code: string;
  token?: string;
  id?: string;
}

/** The answer to `invite`: one invitation for each free seat. */
export interface Invitations {
  type: "invitations";
  seq: number;
  invitations: Invitation[];
  id?: string;
}

/** The answer to `device`: a link to one's own seat, which another device exchanges once. */
export interface Link {
  type: "link";
  seq: number;
  token: string;
  id?: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  seq: number;
  at: number;
  id?: string;
}

/** The server closes the socket: why, and whether to come back. */
export interface Bye {
  type: "bye";
  seq: number;
  code: string;
  text: string;
  again: boolean;
}

/** A link to a seat: the first device that comes with it exchanges it for a pass of its own. */
export interface SeatPass {
  seat: number;
  token: string;
}

/** A table was opened: links to the opener's seats, and invitations to the free ones. */
export interface Opened {
  code: string;
  commitment: string;
  passes: SeatPass[];
  seq: number;
  invitations: Invitation[];
}

/**
 * Take a seat; without a number, the first that is free.
 *
 * With an invitation it is the seat of that, and a name is needed. With a key the request can be
 * repeated if its answer is lost: the same key and name get the same pass again.
 */
export interface JoinTable {
  /** What a player is called at the table. */
  name?: string;
  seat?: number | null;
  /** The pass of a seat. Keep it secret. */
  invitation?: string;
  /** At least 128 random bits, made by the client. Keep it secret. */
  join_key?: string;
}

/** A seat was taken, or a link to it exchanged; `token` is the pass of one's own. */
export interface Joined {
  code: string;
  seat: number;
  token: string;
  seq: number;
}

/** What an invitation is for: the seat, the table, and the round that is played there. */
export interface Invited {
  seat: number;
  table: TableInfo;
  /** Of the game; 0 where it has none, or has not begun. */
  round: number;
}

/** A table in the public list. */
export interface Listed {
  code: string;
  game: string;
  title: string;
  status: "closed" | "open" | "over" | "running";
  /** Who sits where; who is connected is not said here. */
  seats: SeatInfo[];
  /** How many seats are open. */
  free: number;
  preset: string;
  clock: ClockPlan | null;
  changed_at: number;
}

/** A table at which one has a seat. */
export interface MyTable {
  code: string;
  seat: number;
  game: string;
  title: string;
  status: "closed" | "open" | "over" | "running";
  /** Who sits where; who is connected is not said here. */
  seats: SeatInfo[];
  preset: string;
  /** The seat that has to decide; null if nobody has to. */
  to_move: number | null;
  /** Of the game; 0 where it has none, or has not begun. */
  round: number;
  changed_at: number;
}

/** What happened after a sequence number; `more` says that there is more to ask for. */
export interface Events {
  seq: number;
  updates: Update[];
  more: boolean;
}

/** Open a table. */
export interface OpenTable {
  terms: Terms;
  /** A custom card file, as text. */
  cards?: string;
}

/**
 * Exchange the link in the header for a pass of one's own.
 *
 * With a key the request can be repeated if its answer is lost.
 */
export interface ExchangeLink {
  /** At least 128 random bits, made by the client. Keep it secret. */
  exchange_key?: string;
}

/** At which addresses others reach a server that was opened as `localhost`. */
export interface Reach {
  /** Whether the server listens to other machines at all. */
  network: boolean;
  /** This machine's address in its network, if it is known. */
  addresses: string[];
}

/** The public tables, the latest first. */
export interface Listing {
  tables: Listed[];
}

/** The passes of one's seats, wherever they are: what has become of those tables? */
export interface Mine {
  passes: string[];
}

/** One for each pass, in the same order; null where the pass is void or the table is gone. */
export interface MyTables {
  tables: (MyTable | null)[];
}

/** A game after a decision and what chance added to it, as somebody saw it then. */
export interface Moment {
  /** How many decisions had been made; 0 is after set-up. */
  number: number;
  news: News;
  /** Without choices: nobody decides here any more. */
  position: Position;
  events?: Happened[];
  /** The sequence number at the table; in a record the same as `number`. Missing means 0. */
  seq?: number;
  /** When it happened; not known of records. Missing means 0. */
  at?: number;
  /** What the record says about it. */
  comment?: string;
  /** The named parts of the decision, as in `Choice`, if whoever looks may know it. */
  fields?: Record<string, string>;
}

/** Some moments of a game, of so many in total; `more` says that others follow. */
export interface Replay {
  moments: Moment[];
  total: number;
  /** Through whose eyes; null is a spectator. */
  seat: number | null;
  more: boolean;
}

/** A decision, and what chance added to it, in notation. */
export interface Decision {
  seat: number;
  action: string;
  chance?: string[];
}

/** The points of each seat after so many decisions. */
export interface Standing {
  number: number;
  scores: number[];
  /** The round that is played then. */
  round: number;
}

/** An event that tells how points came about, and the moment that it leads to. */
export interface Landmark {
  number: number;
  event: Record<string, unknown>;
}

/**
 * A whole game at a glance: what was dealt, what was decided, and the points after each turn.
 *
 * The decision `decisions[n]` leads to the moment `n + 1`.
 */
export interface Timeline {
  set_up: string[];
  decisions: Decision[];
  standings: Standing[];
  landmarks: Landmark[];
}

/** A record, as text or JSON, to be looked at moment by moment. */
export interface OpenRecord {
  record: string;
  /** Missing means 0. */
  from?: number;
  /** How many are wanted. Missing means 100. */
  count?: number;
  /** Through whose eyes; missing or null is a spectator. */
  seat?: number | null;
  /** Whether to tell about the game, too: once is enough. Missing means true. */
  about?: boolean;
}

/** What a record is about. An empty text, or null, stands for: not said. */
export interface RecordInfo {
  game: string;
  title: string;
  version: string;
  players: number;
  /** Who played, by seat; empty if the record does not say. */
  names: string[];
  preset: string;
  /** The value of every toggle. */
  settings: Record<string, string>;
  date: string;
  seed: string;
  comment: string;
  /** Null if the record stops before the end. */
  ending: Ending | null;
  /** The house rules that it was played with: their name, and the hash of their file. */
  house: string;
}

/** A record that follows from the rules, and some moments of it. */
export interface OpenedRecord {
  replay: Replay;
  about?: RecordInfo | null;
  components?: Record<string, unknown> | null;
  timeline?: Timeline | null;
}

/** What went wrong with a request: a word for programs, a sentence for people. */
export interface Error {
  code: string;
  text: string;
  clause?: string;
  key?: string;
  values?: Record<string, string | number>;
  reason?: string;
  /** What is wrong with rules or cards, one by one: for translations. */
  complaints?: Complaint[];
}

/** The games that are installed, and the ranks of the bots, the weakest first. */
export interface GameList {
  games: GameInfo[];
  ranks: Rank[];
}

/** A table in the rules. */
export interface ClauseTable {
  title: string;
  columns: string[];
  rows: string[][];
}

/** One clause of the rules; a `ruling` is our own reading where the rulebook is silent. */
export interface ClauseInfo {
  id: string;
  section: string;
  text: string;
  kind: string;
  source: string;
  ruling: string;
  /** The toggle by which tables may read it otherwise. */
  option: string;
  examples: string[];
  tables: ClauseTable[];
}

/** Clauses of the rules. */
export interface ClauseList {
  clauses: ClauseInfo[];
}

/** A statement about the rules by language, with its clauses; in a key it explains a symbol. */
export interface SummaryLine {
  clauses: string[];
  text: Record<string, string>;
  /** What the symbol is called; empty outside a key. */
  name: Record<string, string>;
  /** The name of what is explained, in views and actions; empty outside a key. */
  id: string;
  icons: string[];
}

/** A part of the rules in short: the goal, a turn, the end, or a key of symbols. */
export interface SummaryPart {
  id: string;
  title: Record<string, string>;
  key: boolean;
  lines: SummaryLine[];
}

/** The rules of a game in short, in all languages. */
export interface Summary {
  parts: SummaryPart[];
}

/** The cards of a game, with their provenance. */
export interface CardList {
  title: string;
  columns: string[];
  rows: string[][];
}

/** Rules that somebody thinks of playing by. */
export interface CheckRules {
  players: number;
  preset?: string;
  settings?: Record<string, string>;
  /** A custom card file, as text. */
  cards?: string;
}

/** One value of a card before and after; a dash where there is none. */
export interface FieldChange {
  name: string;
  old: string;
  new: string;
}

/** A card that a custom card file has `added`, `removed` or `changed`, and which values. */
export interface CardChange {
  kind: string;
  section: string;
  id: string;
  title: string;
  fields: FieldChange[];
}

/**
 * They go together: the value of every toggle, and the hash of the cards.
 *
 * `changes`: what a custom card file changes in the printed set.
 */
export interface Checked {
  settings: Record<string, string>;
  cards: string;
  changes: CardChange[];
}

/**
 * What a toggle needs or excludes when it has one of the values `when`.
 *
 * It holds where the toggles `given` have these values. `text` says all of it in words.
 */
export interface ConditionInfo {
  when: string[];
  given: Record<string, string>;
  toggle: string;
  values: string[];
  clause: string;
  why: string;
  text: string;
}

/** The value of a toggle that nobody set, where the toggles `given` have these values. */
export interface DefaultInfo {
  value: string;
  given: Record<string, string>;
}

/** Points of a seat from one source: `count` things of `worth` points each, or just a sum. */
export interface Earning {
  source: string;
  points: number;
  /** Missing means 0. */
  count?: number;
  /** 0 where things of different worth are added up: then there is only the sum. Missing means 0. */
  worth?: number;
  /** What the points are made of, as named parts; their kinds belong to the game. */
  reasons?: (Record<string, unknown>)[];
}

/** How the game ended: by its rules (`finished`), `resigned`, or `time`. */
export interface Ending {
  how: "finished" | "resigned" | "time";
  scores: number[];
  winners: number[];
  /** The points of each seat by their source. */
  points: (Record<string, number>)[];
  /** The same in the game's order, with what they are made of. */
  earnings: Earning[][];
  /** What else there is to say about the result, as named parts; for example a tie. */
  remarks: (Record<string, unknown>)[];
  /** The round in which it ended. */
  rounds: number;
  /** What ended it, as a word of the game; empty if there is only one way. */
  why: string;
}

/**
 * A game with all that can be chosen; the first preset is the usual one.
 *
 * With house rules, `house` names them, and `words` has their Fluent messages by language: English
 * is complete, others may lack any.
 */
export interface GameInfo {
  name: string;
  title: string;
  version: string;
  min_players: number;
  max_players: number;
  takes_cards: boolean;
  toggles: ToggleInfo[];
  presets: PresetInfo[];
  house: string;
  words: Record<string, string>;
}

/**
 * A named choice of toggles, and the numbers of players that it is for.
 *
 * `by_players` is what it sets besides for a certain number of players, which is written as text.
 */
export interface PresetInfo {
  name: string;
  text: string;
  clause: string;
  settings: Record<string, string>;
  by_players: Record<string, Record<string, string>>;
  players: number[];
}

/**
 * How well a bot plays: its name and title, the bot, and how long it may think.
 *
 * A rank with no seconds is quick: it answers at once.
 */
export interface Rank {
  name: string;
  title: string;
  bot: string;
  seconds: number;
  text: string;
}

/**
 * Who a seat is for.
 *
 * A `person` seat belongs to the opener of the table, who gets its pass; a `friend` seat is free
 * for a player with an invitation; an `open` seat is free for anybody; a `bot` has a rank.
 */
export interface SeatPlan {
  /** Missing means "open". */
  kind?: "bot" | "friend" | "open" | "person";
  /** What a player is called at the table. */
  name?: string;
  rank?: string;
}

/** The options with which a table is opened; they do not change afterwards. */
export interface Terms {
  game: string;
  seats: SeatPlan[];
  preset?: string;
  settings?: Record<string, string>;
  /** Whether the table is in the public list. Missing means false. */
  public?: boolean;
  /** Whether players may ask for hints. Missing means true. */
  hints?: boolean;
  /** Whether decisions may be taken back. Missing means true. */
  undo?: boolean;
  /** Whether anybody who knows the code may watch. Missing means true. */
  watch?: boolean;
  /**
   * Whether the game begins as soon as no seat is free; otherwise the host starts it. With a
   * clock it waits until all players have come. Missing means true.
   */
  autostart?: boolean;
  /**
   * At a table without a clock: seconds after which the others may replace a disconnected player
   * who keeps them waiting by a bot; 0 for never. Missing means 120.
   */
  patience?: number;
  clock?: ClockPlan | null;
  /** Whether players may talk to each other. Missing means true. */
  chat?: boolean;
  /**
   * A first game of one person against bots: the bots wait until the person sends `ready` or
   * makes a decision. Missing means false.
   */
  lesson?: boolean;
  /**
   * The rank of the bot that plays for a player who has left, dropped out or been replaced. Missing means "lieutenant".
   */
  replacement?: string;
}

/** A rule that players may choose; of `defaults` the last one that fits counts. */
export interface ToggleInfo {
  name: string;
  values: string[];
  default: string;
  clause: string;
  text: string;
  needs: ConditionInfo[];
  excludes: ConditionInfo[];
  defaults: DefaultInfo[];
}

/** What a client may send on a socket. */
export type AnyRequest =
  | Hello
  | Move
  | Why
  | Hint
  | Undo
  | Answer
  | Rename
  | Start
  | Free
  | Invite
  | Device
  | Resign
  | Leave
  | Hand
  | Back
  | Say
  | Rematch
  | Ready
  | Ping;

/** What the server may send on a socket. */
export type AnyMessage =
  | Welcome
  | Update
  | Presence
  | Ok
  | Refusal
  | Allowed
  | Advice
  | Next
  | Invitations
  | Link
  | Pong
  | Bye;
