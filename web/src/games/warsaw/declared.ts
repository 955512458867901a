// Written by tools/declared_words.py from sztab/games/warsaw/declared.py: do not edit.

/** What seats decide: of each verb what it names, and its kind. */
export interface Verbs {
  accept: object;
  activate: { front: "front" };
  add: { front: "front" };
  advance: { front: "front" };
  bid: { resource: "resource" };
  block: object;
  decline: object;
  discard: { card: "card" };
  edge: { edge: "edge" };
  effect: { number: "effect" };
  four: { seat: "seat" };
  front: { front: "front" };
  order: { order: "order" };
  pass: object;
  play: { card: "card" };
  put: { marker: "marker"; place: "place" };
  remove: { line: "line" };
  retreat: { front: "front" };
  shift: { from: "front"; to: "front" };
  stop: object;
}

/** What chance decides. */
export interface ChanceVerbs {
  draw: { card: "card" };
  first: { army: "army" };
  roll: { number: "face" };
  wp: { seats: "division" };
}

/** What seats are asked, and the verbs that answer it. */
export interface Decisions {
  "advance-all": "accept" | "decline";
  "block-by-card": "put";
  "choose-edge": "edge";
  "choose-effect": "effect" | "decline";
  "choose-four": "four";
  "choose-front": "front";
  "deal-tokens": "order";
  "discard-for": "discard";
  "extra-action": "play" | "block" | "bid" | "activate" | "decline";
  "move-marker": "put";
  "move-steps": "advance" | "shift" | "retreat" | "stop";
  "place-first": "put";
  "place-special": "put" | "decline";
  "remove-units": "remove";
  "supply-actions": "add" | "advance" | "shift" | "retreat" | "stop";
  "take-action": "play" | "block" | "bid" | "activate" | "pass";
}

/** What chance is asked. */
export type Drawing =
  | "draw-armies"
  | "draw-cards"
  | "draw-first-marker"
  | "draw-order"
  | "roll-bonus";

/** What nobody decides. */
export type Step =
  | "award-points"
  | "base-hands"
  | "carry-out"
  | "clean-up"
  | "clear-piles"
  | "draw-funds"
  | "duel-funds"
  | "duel-supply"
  | "duel-support"
  | "early-battle"
  | "end-round"
  | "fight-battles"
  | "fill-hand"
  | "round"
  | "turns"
  | "verify-orders";

/** What happens: of each kind of event what it tells. */
export interface Events {
  added: { seat: "seat"; army: "army"; front: "front"; line: "line"; number: "number" };
  armies: { seat: "seat"; wp: "division"; acz: "division" };
  battle: { seat: "seat"; front: "front"; wp_strength: "number"; acz_strength: "number"; wp_line1: "number"; wp_line2: "number"; wp_line1_strength: "number"; wp_line2_strength: "number"; wp_commander_strength: "number"; wp_order_strength: "number"; acz_line1: "number"; acz_line2: "number"; acz_line1_strength: "number"; acz_line2_strength: "number"; acz_commander_strength: "number"; acz_order_strength: "number"; army: "army" };
  "battle-started": { seat: "seat"; army: "army"; front: "front" };
  bid: { seat: "seat"; card: "card"; resource: "resource" };
  "bonus-none": { seat: "seat" };
  "bonus-placed": { seat: "seat"; front: "front" };
  "commander-left": { seat: "seat"; card: "card"; army: "army"; front: "front" };
  declined: { seat: "seat" };
  discarded: { seat: "seat"; card: "card" };
  drawn: { seat: "seat"; card: "card" };
  "edge-taken": { seat: "seat"; army: "army"; resource: "resource"; edge: "edge" };
  "effect-used": { seat: "seat"; card: "card"; front: "front"; number: "number" };
  extra: { seat: "seat" };
  "first-marker": { seat: "seat"; army: "army" };
  "game-over": { seat: "seat" };
  lost: { seat: "seat"; front: "front" };
  "marker-put": { seat: "seat"; marker: "marker"; place: "place" };
  moved: { seat: "seat"; army: "army"; from: "line"; to: "line" };
  "no-battle": { seat: "seat"; front: "front" };
  "no-effect": { seat: "seat"; card: "card"; front: "front" };
  "not-added": { seat: "seat"; army: "army"; front: "front"; line: "line" };
  "not-put": { seat: "seat"; army: "army" };
  ordered: { seat: "seat"; order: "order" };
  passed: { seat: "seat" };
  "piles-cleared": { seat: "seat" };
  played: { seat: "seat"; card: "card"; front: "front" };
  points: { seat: "seat"; army: "army"; number: "number"; battles: "number"; bonus: "number" };
  removed: { seat: "seat"; army: "army"; front: "front"; line: "line"; number: "number" };
  replaced: { seat: "seat"; card: "card"; front: "front" };
  reshuffled: { seat: "seat"; army: "army" };
  "resource-tied": { seat: "seat"; resource: "resource" };
  "resource-won": { seat: "seat"; army: "army"; resource: "resource" };
  "round-begun": { seat: "seat"; round: "number" };
  strengthened: { seat: "seat"; army: "army"; front: "front"; number: "number" };
  surplus: { seat: "seat"; army: "army"; front: "front"; number: "number" };
  turn: { seat: "seat" };
}

/** What cards and upgrades can do. */
export type Effect =
  | "add_strength"
  | "add_units"
  | "extra_action"
  | "move_all"
  | "move_blockade"
  | "move_units"
  | "place_blockade"
  | "remove_enemy"
  | "start_battle";

export type Verb = keyof Verbs;
export type ChanceVerb = keyof ChanceVerbs;
export type Decision = keyof Decisions;
export type EventKind = keyof Events;
