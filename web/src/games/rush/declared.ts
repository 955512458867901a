// Written by tools/declared_words.py from sztab/games/rush/declared.py: do not edit.

/** What seats decide: of each verb what it names, and its kind. */
export interface Verbs {
  activate: { card: "card" };
  aid: { target: "target" };
  attack: { card: "card" };
  buy: { card: "card" };
  charge: object;
  defend: { card: "card" };
  discard: { card: "card" };
  dismantle: { card: "card" };
  dispatch: { card: "card" };
  doubles: { number: "number" };
  end: object;
  hit: { target: "target" };
  join: { card: "card" };
  keep: { card: "card" };
  medal: { nation: "nation" };
  pass: object;
  pay: { card: "card" };
  place: { base: "base" };
  plan: { achievement: "achievement" };
  recruit: object;
  refill: object;
  research: { card: "card" };
  retain: object;
  scrap: { card: "card" };
  send: { card: "card" };
  siege: { target: "target" };
  station: { card: "card" };
  stop: object;
  strike: { card: "card" };
  support: { card: "card" };
  take: object;
}

/** What chance decides. */
export interface ChanceVerbs {
  deal: { card: "card" };
  draw: { card: "card" };
  first: { seat: "seat" };
  reveal: { achievement: "achievement" };
  top: { card: "card" };
}

/** What seats are asked, and the verbs that answer it. */
export interface Decisions {
  "attack-again": "attack" | "stop";
  "choose-achievement": "plan";
  "choose-aim": "hit";
  "choose-compensation": "keep" | "scrap" | "pass";
  "choose-dismantle": "dismantle" | "stop";
  "choose-dispatch": "dispatch";
  "choose-doubles": "doubles";
  "choose-kept": "keep" | "pass";
  "choose-medal": "medal";
  "choose-recruitment": "recruit" | "retain";
  "choose-research": "research";
  "choose-siege": "siege";
  "choose-station": "station" | "pass";
  "choose-striker": "strike";
  "choose-target": "hit";
  "name-attackers": "join" | "charge";
  "offer-refill": "refill" | "pass";
  "pay-for": "pay" | "take";
  "place-defender": "place";
  "place-unused": "place" | "aid";
  "play-cards": "buy" | "activate" | "defend" | "attack" | "end";
  "sabotage-discard": "discard";
  "send-defender": "send";
  support: "support" | "pass";
}

/** What chance is asked. */
export type Drawing =
  | "deal-reserve"
  | "draw-cards"
  | "first-player"
  | "lay-top"
  | "replace-achievement"
  | "reveal-achievements";

/** What nobody decides. */
export type Step =
  | "discard-hand"
  | "draw-hand"
  | "end-turn"
  | "next-strike"
  | "offer-compensation"
  | "offer-keep"
  | "offer-station"
  | "pay-attack"
  | "pay-pending"
  | "repair"
  | "resolve-ability"
  | "reveal-hand"
  | "rotate-reserve"
  | "start-play"
  | "turn";

/** What happens: of each kind of event what it tells. */
export interface Events {
  "achievement-discarded": { seat: "seat"; achievement: "achievement" };
  "achievement-revealed": { seat: "seat"; achievement: "achievement" };
  activated: { seat: "seat"; card: "card" };
  "attackers-named": { seat: "seat"; number: "number" };
  "base-damaged": { seat: "seat"; target: "target" };
  "base-destroyed": { seat: "seat"; target: "target" };
  "base-discarded": { seat: "seat" };
  bought: { seat: "seat"; card: "card" };
  "card-drawn": { seat: "seat"; card: "card" };
  damaged: { seat: "seat"; card: "card"; target: "target"; attack: "number"; defence: "number" };
  "deck-reshuffled": { seat: "seat" };
  defended: { seat: "seat"; card: "card"; target: "target" };
  destroyed: { seat: "seat"; card: "card"; target: "target"; attack: "number"; defence: "number" };
  discarded: { seat: "seat"; card: "card" };
  "end-triggered": { seat: "seat" };
  "fight-begun": { seat: "seat"; card: "card"; target: "target" };
  "first-player": { seat: "seat" };
  "game-over": { seat: "seat" };
  "guard-home": { seat: "seat"; card: "card"; target: "target" };
  kept: { seat: "seat"; card: "card" };
  "medal-lost": { seat: "seat" };
  "medal-taken": { seat: "seat"; card: "card" };
  "no-target": { seat: "seat"; card: "card" };
  paid: { seat: "seat"; card: "card" };
  passed: { seat: "seat" };
  recruiting: { seat: "seat" };
  relieved: { seat: "seat"; card: "card" };
  repaired: { seat: "seat" };
  repelled: { seat: "seat"; card: "card"; target: "target"; attack: "number"; defence: "number" };
  replaced: { seat: "seat"; card: "card" };
  researched: { seat: "seat"; card: "card" };
  "reserve-dealt": { seat: "seat"; card: "card" };
  "reserve-discarded": { seat: "seat"; card: "card" };
  reshuffled: { seat: "seat" };
  retaining: { seat: "seat" };
  "ruins-reshuffled": { seat: "seat" };
  sabotaged: { seat: "seat"; card: "card" };
  scrapped: { seat: "seat"; card: "card" };
  stationed: { seat: "seat"; card: "card" };
  supported: { seat: "seat"; card: "card" };
  "turn-begun": { seat: "seat"; number: "number" };
}

/** What cards and upgrades can do. */
export type Effect =
  | "dismantle"
  | "dispatch"
  | "indestructibility"
  | "planning"
  | "recruitment"
  | "reinforcements"
  | "research"
  | "sabotage"
  | "scouting"
  | "siege";

export type Verb = keyof Verbs;
export type ChanceVerb = keyof ChanceVerbs;
export type Decision = keyof Decisions;
export type EventKind = keyof Events;
