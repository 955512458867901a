// Written by tools/wire_types.py from the types of the server: do not edit.
// What they mean is explained, with examples, in docs/protocol.md.

/** The first message on a socket: the pass of the client, and its last sequence number. */
export interface Hello {
  type: "hello";
  /** The pass of a seat. Keep it secret. */
  token?: string;
  /** Send what happened since this sequence number; without it only the current state. */
  after?: number | null;
  /** Whether to send actions that are not allowed now, with the reasons. Missing means true. */
  refusals?: boolean;
  /** The version of the protocol that the client speaks. Missing means 1. */
  protocol?: number;
  /** The client's id of a request. */
  id?: string;
  /** If the token is a link: makes its exchange safe to repeat if the answer is lost. */
  exchange_key?: string;
}

/** Make a decision; `answers` is the `turn` of the position that it is about. */
export interface Move {
  type: "move";
  /** A sequence number of the table. */
  answers: number;
  /** An action in notation. */
  action: string;
  /** The client's id of a request. */
  id?: string;
}

/** Ask why an action is not allowed now, or why nothing can be done at a place. */
export interface Why {
  type: "why";
  /** An action in notation. */
  action?: string;
  /** The client's id of a request. */
  id?: string;
  /** The place of the table that was pointed at, instead of an action. */
  place?: string;
}

/** Ask what a bot would do. */
export interface Hint {
  type: "hint";
  /** A sequence number of the table. */
  answers: number;
  /** The client's id of a request. */
  id?: string;
}

/** Ask to undo the last decision. */
export interface Undo {
  type: "undo";
  /** A sequence number of the table. */
  answers: number;
  /** The client's id of a request. */
  id?: string;
}

/** Agree to an undo or deny it; `asked` is the sequence number of the question. */
export interface Answer {
  type: "answer";
  /** A sequence number of the table. */
  asked: number;
  agree: boolean;
  /** The client's id of a request. */
  id?: string;
}

/** Change one's name. */
export interface Rename {
  type: "rename";
  /** What a player is called at the table. */
  name: string;
  /** The client's id of a request. */
  id?: string;
}

/** Begin the game (host only). Bots of `rank` hold free seats until somebody takes them. */
export interface Start {
  type: "start";
  rank?: string;
  /** The client's id of a request. */
  id?: string;
}

/** Free a seat (host only): of a bot, or of a player who has not come or is away. */
export interface Free {
  type: "free";
  /** A seat, counted from 0 (P1 is 0). */
  seat: number;
  /** The client's id of a request. */
  id?: string;
}

/** Ask for invitations to all free seats (host only). */
export interface Invite {
  type: "invite";
  /** The client's id of a request. */
  id?: string;
}

/** Ask for a link to one's own seat, for one other device. */
export interface Device {
  type: "device";
  /** The client's id of a request. */
  id?: string;
}

/** Resign. */
export interface Resign {
  type: "resign";
  /** The client's id of a request. */
  id?: string;
}

/** Leave the seat: before the start it is free again, later a bot plays on. */
export interface Leave {
  type: "leave";
  /** The client's id of a request. */
  id?: string;
}

/** Let a bot play for a seat: one's own, or that of a player who keeps the others waiting. */
export interface Hand {
  type: "hand";
  /** A seat, counted from 0 (P1 is 0). */
  seat: number;
  rank?: string;
  /** The client's id of a request. */
  id?: string;
}

/** Take one's seat back from the bot. */
export interface Back {
  type: "back";
  /** The client's id of a request. */
  id?: string;
}

/** Send a chat message to the table: a text or a quick phrase. */
export interface Say {
  type: "say";
  /** What a player says. */
  text?: string;
  phrase?: "" | "good-game" | "good-luck" | "hello" | "one-moment" | "oops" | "rematch" | "thanks" | "well-played" | "your-turn";
  /** The client's id of a request. */
  id?: string;
}

/** Play again, everybody one seat further. */
export interface Rematch {
  type: "rematch";
  /** The client's id of a request. */
  id?: string;
}

/** Let the bots of a lesson begin, after the first explanation has been read. */
export interface Ready {
  type: "ready";
  /** The client's id of a request. */
  id?: string;
}

/** Check whether the server answers. */
export interface Ping {
  type: "ping";
  /** The client's id of a request. */
  id?: string;
}

/** A legal action: in notation, as named parts, and in words. */
export interface Choice {
  action: string;
  /** The `verb`, and the cards and places of the action, by the names of the view. */
  fields: Record<string, string>;
  text: string;
}

/** A plausible action, and the rule that forbids it now. */
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

/** An error in rules or in a card file. */
export interface Complaint {
  text: string;
  /** The name of the sentence, whatever its values: for translations. */
  reason?: string;
  /** What the sentence has in it, by name. */
  values?: Record<string, string | number>;
  /** The cause that the sentence names as its `problem`. */
  cause?: Complaint | null;
  /** The line of the card file, if there is one. Missing means 0. */
  line?: number;
}

/** The occupant. `bot` is the rank of the bot that decides for the seat, if one does. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
  /** Whether the seat has resigned or run out of time: it can no longer win. Missing means false. */
  out?: boolean;
  /** Whether the seat is connected. Missing means false. */
  here?: boolean;
  /** Whether the free seat can only be taken with its invitation. Missing means false. */
  kept?: boolean;
}

/**
 * The thinking time.
 *
 * `turn`: `seconds` for each turn, that is until another seat has to decide. `bank`: `seconds` for
 * the whole game, and `increment` more after each turn.
 */
export interface ClockPlan {
  kind: "bank" | "turn";
  seconds: number;
  /** Missing means 0.0. */
  increment?: number;
}

/** The milliseconds left to each seat, and the seat whose clock runs. */
export interface ClockState {
  left: number[];
  running: number | null;
}

/** An event of the game as the seat may know it: as named parts, and in words. */
export interface Happened {
  /** The `kind`, and what the event concerns; a card that the seat may not know is "?". */
  parts: Record<string, unknown>;
  text: string;
}

/** Lets its bearer look at a table, and take a free seat once under a name. */
export interface Invitation {
  seat: number;
  token: string;
}

/** An undo that a seat asks for; the seats in `waiting` have not answered. */
export interface Asking {
  asked: number;
  seat: number;
  waiting: number[];
}

/** The game as the seat sees it. */
export interface Position {
  /** The sequence number of the position, which `answers` must name. */
  turn: number;
  /** The seat that has to decide; null when the game is over. */
  to_move: number | null;
  question: string;
  /** The seat's view as named data; its shape belongs to the game. */
  view: Record<string, unknown>;
  /** All legal actions; empty if it is not the seat's decision. */
  choices?: Choice[];
  refused?: Refused[];
  clock?: ClockState | null;
  /** What `undo` would lead to: `now` or `ask`, or the code of its refusal. */
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
  /** The SHA-256 of `sztab ` and the seed; the seed itself is shown at the end. */
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
  /** The table where the players continue. */
  next: string;
  /** The rank of the bot that plays for a player who has left or been replaced. */
  replacement: string;
  /** The name of the house rules and the hash of their file. */
  house: string;
}

/** What was done at the table: a move, taking a seat, an undo and so on. */
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
   * Of `handed`, `left` and `freed` the bot that plays on; of `handed` empty if the player is
   * back. Of `joined` the bot that held the seat until then.
   */
  rank?: string;
  agree?: boolean | null;
  /** Of `said` the message: plain text, never markup. */
  text?: string;
  /** Of `said` the quick phrase, instead of a text. */
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
  /** What happened after `after`, without positions. */
  missed?: Update[];
  id?: string;
  /** The new pass, if the `hello` came with a link: use it from now on. */
  token?: string;
}

/** Something happened. The position is complete: a client needs no earlier message. */
export interface Update {
  type: "update";
  seq: number;
  at: number;
  news: News;
  events?: Happened[];
  position?: Position | null;
  /** The table, if it has changed. */
  table?: TableInfo | null;
}

/** The connected seats and spectators have changed. */
export interface Presence {
  type: "presence";
  seq: number;
  here: number[];
  spectators: number;
}

/** The request is done and stored, as the entry `done`. */
export interface Ok {
  type: "ok";
  seq: number;
  done: number;
  id?: string;
}

/** The request is refused, and nothing has changed: why, and the clause if it is a rule. */
export interface Refusal {
  type: "refusal";
  seq: number;
  code: string;
  text: string;
  clause?: string;
  id?: string;
  /** The old name of the sentence: for pages from before `reason`, for one version. */
  key?: string;
  /** The values in the sentence. A table that is `outdated` says at which `move` it stopped. */
  values?: Record<string, string | number>;
  /** If it is a rule: the name of the sentence, whatever its values, for translations. */
  reason?: string;
}

/** The answer to `why`: the action is allowed. */
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
  /** The number of simulated games; 0 if the bot did not search. Missing means 0. */
  simulations?: number;
  /** The per cent of them that began with `choice`. Missing means 0. */
  share?: number;
  /** The next best choice; none if there is nothing else to choose. */
  runner_up?: Choice | null;
  /** Missing means 0. */
  runner_up_share?: number;
  id?: string;
}

/** The players continue at another table; `token` is the seat's pass there. */
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

/** The answer to `device`: a link to one's own seat, for one other device. */
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

/** The server closes the socket: why, and whether to reconnect. */
export interface Bye {
  type: "bye";
  seq: number;
  code: string;
  text: string;
  again: boolean;
}

/** A link to a seat, which the first device exchanges for its own pass. */
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
 * An invitation is for one seat, and needs a name. With a key the request can be repeated if the
 * answer is lost: the same key and name get the same pass again.
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

/** A seat was taken, or a link to it exchanged; `token` is the pass. */
export interface Joined {
  code: string;
  seat: number;
  token: string;
  seq: number;
}

/** What an invitation is for: the seat, the table, and the current round. */
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
  /** The seats, without who is connected. */
  seats: SeatInfo[];
  /** The number of free seats that need no invitation. */
  free: number;
  preset: string;
  clock: ClockPlan | null;
  changed_at: number;
}

/** A table at which the client has a seat. */
export interface MyTable {
  code: string;
  seat: number;
  game: string;
  title: string;
  status: "closed" | "open" | "over" | "running";
  /** The seats, without who is connected. */
  seats: SeatInfo[];
  preset: string;
  /** The seat that has to decide; null if there is none. */
  to_move: number | null;
  /** Of the game; 0 where it has none, or has not begun. */
  round: number;
  changed_at: number;
}

/** What happened after a sequence number; `more` says that further entries follow. */
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
 * Exchange the link in the header for a pass.
 *
 * With a key the request can be repeated if the answer is lost.
 */
export interface ExchangeLink {
  /** At least 128 random bits, made by the client. Keep it secret. */
  exchange_key?: string;
}

/** The addresses of a server that was opened as `localhost`. */
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

/** The passes of the client, for its seats at any tables. */
export interface Mine {
  passes: string[];
}

/** One table for each pass, in the same order; null if the pass is void or the table gone. */
export interface MyTables {
  tables: (MyTable | null)[];
}

/** The game after a decision and its chance outcomes, as a viewer saw it. */
export interface Moment {
  /** The number of decisions made; 0 is after set-up. */
  number: number;
  news: News;
  /** The position, without choices. */
  position: Position;
  events?: Happened[];
  /** The sequence number at the table; in a record the same as `number`. Missing means 0. */
  seq?: number;
  /** When it happened; unknown for records. Missing means 0. */
  at?: number;
  /** The comment in the record. */
  comment?: string;
  /** The named parts of the decision, as in `Choice`, if the viewer may know it. */
  fields?: Record<string, string>;
}

/** Some moments of a game of `total` moments; `more` says that others follow. */
export interface Replay {
  moments: Moment[];
  total: number;
  /** Through whose eyes; null is a spectator. */
  seat: number | null;
  more: boolean;
}

/** A decision and its chance outcomes, in notation. */
export interface Decision {
  seat: number;
  action: string;
  chance?: string[];
}

/** The points of each seat after `number` decisions. */
export interface Standing {
  number: number;
  scores: number[];
  /** The current round. */
  round: number;
}

/** An event that explains how points were scored, and its moment. */
export interface Landmark {
  number: number;
  event: Record<string, unknown>;
}

/**
 * A whole game at a glance: the set-up, the decisions, and the points after each turn.
 *
 * The decision `decisions[n]` leads to the moment `n + 1`.
 */
export interface Timeline {
  set_up: string[];
  decisions: Decision[];
  standings: Standing[];
  landmarks: Landmark[];
}

/** Open a record, given as text or JSON, to look at it moment by moment. */
export interface OpenRecord {
  record: string;
  /** Missing means 0. */
  from?: number;
  /** The number of moments to return. Missing means 100. */
  count?: number;
  /** Through whose eyes; missing or null is a spectator. */
  seat?: number | null;
  /** Whether to describe the game as well; once is enough. Missing means true. */
  about?: boolean;
}

/** A description of a record; an empty text or null means unknown. */
export interface RecordInfo {
  game: string;
  title: string;
  version: string;
  players: number;
  /** The players by seat; empty if unknown. */
  names: string[];
  preset: string;
  /** The value of every toggle. */
  settings: Record<string, string>;
  date: string;
  seed: string;
  comment: string;
  /** Null if the record stops before the end. */
  ending: Ending | null;
  /** The name of the house rules and the hash of their file. */
  house: string;
}

/** A record that was checked by replaying it, and some of its moments. */
export interface OpenedRecord {
  replay: Replay;
  about?: RecordInfo | null;
  components?: Record<string, unknown> | null;
  timeline?: Timeline | null;
}

/** Why a request failed: a code for programs, a sentence for people. */
export interface Error {
  code: string;
  text: string;
  clause?: string;
  key?: string;
  values?: Record<string, string | number>;
  reason?: string;
  /** The errors of rules or cards, one by one, for translations. */
  complaints?: Complaint[];
}

/** The installed games, and the ranks of the bots, the weakest first. */
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

/** A clause of the rules; a `ruling` is our own reading where the rulebook is silent. */
export interface ClauseInfo {
  id: string;
  section: string;
  text: string;
  kind: string;
  source: string;
  ruling: string;
  /** The toggle by which tables may change it. */
  option: string;
  examples: string[];
  tables: ClauseTable[];
}

/** Clauses of the rules. */
export interface ClauseList {
  clauses: ClauseInfo[];
}

/** A statement about the rules by language, with its clauses; in a key, a symbol. */
export interface SummaryLine {
  clauses: string[];
  text: Record<string, string>;
  /** The name of the symbol; empty outside a key. */
  name: Record<string, string>;
  /** The id of the symbol in views and actions; empty outside a key. */
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

/** Check rules before a table is opened. */
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
 * The rules are valid: the value of every toggle, and the hash of the cards.
 *
 * `changes` lists what a custom card file changes in the printed set.
 */
export interface Checked {
  settings: Record<string, string>;
  cards: string;
  changes: CardChange[];
}

/**
 * A value that another toggle must, or must not, have when a toggle has one of `when`.
 *
 * The condition applies where the toggles in `given` have these values. `text` says all of it in
 * words.
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

/** The default of a toggle where the toggles in `given` have these values. */
export interface DefaultInfo {
  value: string;
  given: Record<string, string>;
}

/** Points of a seat from one source: `count` items of `worth` points each, or only a sum. */
export interface Earning {
  source: string;
  points: number;
  /** Missing means 0. */
  count?: number;
  /** 0 if items of different worth are added up: then there is only the sum. Missing means 0. */
  worth?: number;
  /** Where the points come from, as named parts; their kinds belong to the game. */
  reasons?: (Record<string, unknown>)[];
}

/** How the game ended: by its rules (`finished`), `resigned`, or `time`. */
export interface Ending {
  how: "finished" | "resigned" | "time";
  scores: number[];
  winners: number[];
  /** The points of each seat by their source. */
  points: (Record<string, number>)[];
  /** The same in the game's order, in detail. */
  earnings: Earning[][];
  /** Remarks on the result, as named parts; for example a tie. */
  remarks: (Record<string, unknown>)[];
  /** The round in which it ended. */
  rounds: number;
  /** What ended the game, as a word of the game; empty if there is only one way. */
  why: string;
}

/**
 * A game with its toggles and presets; the first preset is the usual one.
 *
 * `house` names its house rules, if there are any, and `words` has their Fluent messages by
 * language. Only English is sure to be complete.
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
 * `by_players` has further settings for some numbers of players, which are text here.
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
 * The strength of a bot: its name and title, the bot, and its thinking time.
 *
 * A rank without a thinking time is quick: it answers at once.
 */
export interface Rank {
  name: string;
  title: string;
  bot: string;
  seconds: number;
  text: string;
}

/**
 * The planned occupant of a seat.
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

/** A rule that players may choose; the last of `defaults` that applies is the default. */
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
