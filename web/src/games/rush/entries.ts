/** What the page does with each verb, decision and kind of event: a table of each, all in here. */
import { entry, type Fields as FieldsOf } from "$lib/declared";
import type { Args } from "$lib/i18n.svelte";
import type { Line } from "$lib/page";
import type { Decision, EventKind, Verb, Verbs } from "./declared";
import {
  achievementPlace,
  basePlace,
  depotPlace,
  doPlace,
  heldPlace,
  medalsPlace,
  outPlace,
  reservePlace,
  targetPlace,
} from "./places";
import type { RushScene } from "./view";
import { nationName } from "./words";

type Fields = Record<string, string>;
type Where = (fields: Fields, scene: RushScene) => string[];

const button: Where = ({ verb = "" }) => [doPlace(verb)];
const held: Where = ({ card = "" }, scene) => [heldPlace(card, scene)];
const heldButton: Where = ({ card = "", verb = "" }, scene) => [
  heldPlace(card, scene),
  doPlace(verb),
];
const reserve: Where = ({ card = "" }) => [reservePlace(card)];
const out: Where = ({ card = "" }) => [outPlace(card)];
const target: Where = ({ target: name = "" }) => [targetPlace(name)];
/** A button for each: for numbers, what chance decides, and verbs that the page does not know. */
const eachButton: Where = ({ verb = "", ...rest }) => [
  doPlace([verb, ...Object.values(rest)].join("-")),
];

const inDepot: Where = ({ card = "" }, scene) => {
  const known = scene.view.players[scene.you]?.depot.includes(card);
  return [known ? depotPlace(card) : heldPlace(card, scene)];
};

/** How each verb is pointed at. */
export const WAYS = {
  end: button,
  take: button,
  charge: button,
  stop: button,
  pass: button,
  refill: button,
  recruit: button,
  retain: button,
  doubles: eachButton,
  buy: reserve,
  research: reserve,
  pay: held,
  join: held,
  discard: held,
  support: held,
  station: held,
  dispatch: held,
  activate: heldButton,
  defend: heldButton,
  attack: heldButton,
  keep: heldButton,
  scrap: heldButton,
  strike: out,
  send: out,
  hit: target,
  siege: target,
  aid: ({ target: name }, scene) => [basePlace(name, scene)],
  place: ({ base }, scene) => [basePlace(`P${scene.you + 1}.${base}`, scene)],
  dismantle: inDepot,
  plan: ({ achievement }) => [achievementPlace(achievement)],
  medal: ({ nation }) => [medalsPlace(nation)],
} satisfies { [V in Verb]: (fields: FieldsOf<Verbs, V>, scene: RushScene) => string[] };

/** The places that an action leads through, one after the other. */
export function path(fields: Fields, scene: RushScene): string[] {
  const way = entry<Where>(WAYS, fields.verb ?? "") ?? eachButton;
  return way(fields, scene);
}

export type Say = (about: string[], scene: RushScene) => Args;
const plain: Say = () => ({});

/** What the words after the name of a decision mean for its question. */
export const VALUES = {
  "attack-again": plain,
  "choose-achievement": plain,
  "choose-aim": plain,
  "choose-compensation": plain,
  "choose-dismantle": ([, left]) => ({ left: Number(left) }),
  "choose-dispatch": plain,
  "choose-doubles": ([nation = "", due]) => ({ due: Number(due), nation: nationName(nation) }),
  "choose-kept": plain,
  "choose-medal": plain,
  "choose-recruitment": plain,
  "choose-research": ([most]) => ({ most: Number(most) }),
  "choose-siege": plain,
  "choose-station": plain,
  "choose-striker": plain,
  "choose-target": plain,
  "name-attackers": plain,
  "offer-refill": plain,
  "pay-for": (_, { view: { purchase } }) => ({ paid: purchase.paid ?? 0 }),
  "place-defender": plain,
  "place-unused": plain,
  "play-cards": plain,
  "sabotage-discard": plain,
  "send-defender": plain,
  support: (_, { view: { fight } }) => ({ attack: fight.attack ?? 0, defence: fight.defence ?? 0 }),
} satisfies Record<Decision, Say>;

/** What goes by unnoticed (0): what everybody sees anyway, one of many; and big moments (2). */
export const WEIGHTS = {
  "achievement-discarded": 1,
  "achievement-revealed": 1,
  activated: 1,
  "attackers-named": 1,
  "base-damaged": 1,
  "base-destroyed": 2,
  "base-discarded": 0,
  bought: 1,
  "card-drawn": 0,
  damaged: 1,
  "deck-reshuffled": 1,
  defended: 1,
  destroyed: 1,
  discarded: 0,
  "end-triggered": 2,
  "fight-begun": 1,
  "first-player": 1,
  "game-over": 2,
  "guard-home": 1,
  kept: 1,
  "medal-lost": 1,
  "medal-taken": 1,
  "no-target": 1,
  paid: 1,
  passed: 0,
  recruiting: 1,
  relieved: 1,
  repaired: 1,
  repelled: 1,
  replaced: 1,
  researched: 1,
  "reserve-dealt": 0,
  "reserve-discarded": 1,
  reshuffled: 1,
  retaining: 1,
  "ruins-reshuffled": 1,
  sabotaged: 1,
  scrapped: 1,
  stationed: 1,
  supported: 1,
  "turn-begun": 1,
} satisfies Record<EventKind, Line["weight"]>;
