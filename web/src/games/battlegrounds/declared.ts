// Written by tools/declared_words.py from sztab/games/battlegrounds/declared.py: do not edit.

/** What seats decide: of each verb what it names, and its kind. */
export interface Verbs {
  activate: { colour: "colour"; card: "card" };
  change: { colour: "colour"; card: "card" };
  collect: { square: "square"; other: "square" };
  decline: object;
  end: object;
  enter: { colour: "colour"; card: "card"; square: "square" };
  "extra-tank": object;
  "extra-turn": object;
  fire: { colour: "colour" };
  fit: { upgrade: "upgrade"; card: "card" };
  go: { square: "square" };
  hold: object;
  keep: { card: "card" };
  move: { path: "path" };
  pair: { pair: "pair" };
  place: { colour: "colour"; square: "square" };
  reveal: { square: "square" };
  shoot: { square: "square"; object: "target" };
  stay: { colour: "colour" };
  take: { card: "card" };
  wait: object;
}

/** What chance decides. */
export interface ChanceVerbs {
  deal: { card: "card" };
  draw: { card: "card" };
  first: { seat: "seat" };
  strike: { square: "square" };
  swap: { square: "square" };
  token: { token: "picture" };
  turn: { token: "picture" };
}

/** What seats are asked, and the verbs that answer it. */
export interface Decisions {
  act: "move" | "stay" | "fire" | "change" | "fit" | "extra-tank" | "pair";
  "activate-card": "activate";
  after: "end" | "extra-turn" | "fit" | "extra-tank" | "pair";
  "collect-pair": "collect";
  drive: "move" | "stay" | "fit" | "extra-tank" | "pair";
  enter: "enter" | "wait" | "extra-tank";
  go: "go";
  "keep-card": "keep";
  "place-pawn": "place";
  react: "fit" | "decline";
  reveal: "reveal";
  shoot: "shoot" | "hold" | "fit" | "extra-tank" | "pair";
  "shoot-first": "shoot" | "fit" | "extra-tank" | "pair";
  "take-card": "take";
}

/** What chance is asked. */
export type Drawing =
  | "deal-cards"
  | "draw-card"
  | "draw-first"
  | "lay-token"
  | "strike"
  | "swap-first"
  | "swap-tokens"
  | "turn-up";

/** What nobody decides. */
export type Step =
  | "begin-game"
  | "check-first-tokens"
  | "check-neighbours"
  | "deal-all"
  | "end-turn"
  | "find-pairs"
  | "offer-after"
  | "offer-shot"
  | "pass-on"
  | "seat-players"
  | "start-turn";

/** What happens: of each kind of event what it tells. */
export interface Events {
  activated: { seat: "seat"; card: "card"; colour: "colour" };
  "armour-used": { seat: "seat"; card: "card"; colour: "colour" };
  "artillery-cleared": { seat: "seat"; square: "square" };
  "artillery-placed": { square: "square" };
  "artillery-took": { token: "picture"; square: "square" };
  "board-laid": object;
  "card-lost": { seat: "seat"; card: "card" };
  changed: { seat: "seat"; card: "card"; colour: "colour" };
  covered: { square: "square" };
  dealt: { seat: "seat"; card: "card" };
  declined: { seat: "seat" };
  defused: { seat: "seat"; square: "square" };
  destroyed: { seat: "seat"; card: "card"; colour: "colour"; square: "square" };
  drawn: { seat: "seat"; card: "card" };
  "drove-through": { seat: "seat"; card: "card"; colour: "colour"; square: "square" };
  "dud-cleared": { seat: "seat"; square: "square" };
  "dud-laid": { seat: "seat"; square: "square" };
  entered: { seat: "seat"; card: "card"; colour: "colour"; square: "square" };
  "extra-tank": { seat: "seat" };
  "extra-turn": { seat: "seat" };
  first: { seat: "seat" };
  fitted: { seat: "seat"; upgrade: "upgrade"; card: "card" };
  found: { seat: "seat"; square: "square"; other: "square"; pair: "pair"; number: "number" };
  "game-over": object;
  held: { seat: "seat" };
  "hit-artillery": { seat: "seat"; card: "card"; colour: "colour"; square: "square" };
  "hit-dud": { seat: "seat"; card: "card"; colour: "colour"; square: "square" };
  kept: { seat: "seat"; card: "card" };
  moved: { seat: "seat"; card: "card"; colour: "colour"; path: "path" };
  "nothing-hit": { square: "square" };
  offered: { card: "card" };
  paired: { seat: "seat"; side: "side"; pair: "pair"; number: "number" };
  "piles-shuffled": object;
  placed: { seat: "seat"; colour: "colour"; square: "square" };
  "points-won": { seat: "seat"; colour: "colour"; number: "number" };
  "repair-pause": { seat: "seat" };
  repaired: { seat: "seat"; card: "card" };
  "round-begun": { number: "number" };
  "shot-at": { seat: "seat"; card: "card"; colour: "colour"; square: "square" };
  stayed: { seat: "seat"; card: "card"; colour: "colour"; square: "square" };
  struck: { square: "square" };
  swapped: { square: "square"; other: "square" };
  taken: { seat: "seat"; card: "card" };
  "token-taken": { seat: "seat"; token: "picture"; square: "square" };
  turn: { seat: "seat" };
  turned: { seat: "seat"; square: "square"; token: "picture" };
  waited: { seat: "seat" };
  went: { seat: "seat"; square: "square" };
}

/** What cards and upgrades can do. */
export type Effect =
  | "armour"
  | "direction"
  | "extra-tank"
  | "extra-turn"
  | "further-move"
  | "further-shot"
  | "order-change";

export type Verb = keyof Verbs;
export type ChanceVerb = keyof ChanceVerbs;
export type Decision = keyof Decisions;
export type EventKind = keyof Events;
