/** Where on the table each action is pointed at, and what it is called. */
import { entry, type Fields as FieldsOf } from "$lib/declared";
import { t, tOr } from "$lib/i18n.svelte";
import type { Barred, Option } from "$lib/page";
import { personOf, seatName } from "$lib/page";
import type { Choice, Refused } from "../../wire";
import type { Verb, Verbs } from "./declared";
import { effectSentence } from "./effects";
import { changes, waysOf } from "./forecast";
import {
  commanderPlace,
  effectPlace,
  frontPlace,
  handPlace,
  linePlace,
  markerPlace,
  reservePlace,
  resourcePlace,
  seatPlace,
  spotPlace,
} from "./places";
import {
  type Army,
  enemyOf,
  frameOf,
  type Front,
  FRONTS,
  type Marker,
  ownArmy,
  type Resource,
  seatOf,
  type WarsawScene,
} from "./view";
import {
  armyName,
  cardName,
  frontName,
  frontShort,
  markerName,
  placeTitle,
  playerNames,
} from "./words";

type Fields = Record<string, string>;
type Walk = (fields: Fields, scene: WarsawScene) => string[];

const button: Walk = ({ verb }) => [`do/${verb}`];
/** A button for each: for what chance decides, and for verbs that the page does not know. */
const eachButton: Walk = (fields) => [`do/${Object.values(fields).join("-")}`];

/** Whether there is only one marker to be put: then nobody has to point at it first. */
function isOnlyMarker(marker: string | undefined, scene: WarsawScene): boolean {
  const puts = (scene.position.choices ?? []).filter((one) => one.fields.verb === "put");
  return puts.length > 0 && puts.every((one) => one.fields.marker === marker);
}

/** The places of each verb, in the order in which they are pointed at. */
const WALKS = {
  pass: button,
  play: ({ card }) => [handPlace(card), "do/play"],
  block: button,
  bid: ({ resource }) => ["do/bid", resourcePlace(resource)],
  activate: (fields, scene) => ["do/activate", commanderPlace(ownArmy(scene), fields.front)],
  discard: ({ card }) => [handPlace(card)],
  front: ({ front }) => [frontPlace(front)],
  effect: ({ number }) => [effectPlace(number)],
  advance: ({ front }, scene) => [
    linePlace(ownArmy(scene), front, 2),
    linePlace(ownArmy(scene), front, 1),
  ],
  shift: ({ from, to }, scene) => [
    linePlace(ownArmy(scene), from, 2),
    linePlace(ownArmy(scene), to, 2),
  ],
  retreat: ({ front }, scene) => [
    linePlace(ownArmy(scene), front, 1),
    linePlace(ownArmy(scene), front, 2),
  ],
  add: ({ front }, scene) => [reservePlace(ownArmy(scene)), linePlace(ownArmy(scene), front, 2)],
  stop: button,
  remove: ({ line: name }, scene) => [
    spotPlace(`${enemyOf(ownArmy(scene))}.${frameOf(scene.view).words[1]}.${name}`),
  ],
  accept: button,
  decline: button,
  put: ({ marker, place }, scene) =>
    isOnlyMarker(marker, scene) ? [spotPlace(place)] : [markerPlace(marker), spotPlace(place)],
  edge: ({ edge }) => [`do/edge-${edge}`],
  four: ({ seat }) => [seatPlace(seatOf(seat))],
  // The last token goes to the last player.
  order: ({ order }) =>
    order
      .split(",")
      .slice(0, -1)
      .map((one) => seatPlace(seatOf(one))),
} satisfies { [V in Verb]: (fields: FieldsOf<Verbs, V>, scene: WarsawScene) => string[] };

/** The commander whose effects are chosen from. */
export function askedCommander(scene: WarsawScene): string {
  const [army, front] = frameOf(scene.view).words as [Army, Front];
  return scene.view.armies[army]?.fronts[front]?.commander ?? "";
}

function edgeLabel(edge: string, scene: WarsawScene): string {
  const resource = frameOf(scene.view).words[0] as Resource;
  const numbers = scene.components.resources[resource]?.edges[edge as "a" | "b"] ?? [];
  const n = numbers.reduce((sum, one) => sum + one, 0);
  const said = { edge: edge.toUpperCase(), resource, n, numbers: numbers.join(" + ") };
  return t("warsaw-do-edge", said);
}

type Say = (fields: Fields, scene: WarsawScene) => string;

/** What is said of a verb where its words need more than their own names. */
const LABELS: Record<string, Say> = {
  effect({ number }, scene) {
    const effect = scene.components.cards[askedCommander(scene)]?.effects[Number(number) - 1];
    return effect ? effectSentence(effect) : t("warsaw-do-effect", { number: number! });
  },
  bid: ({ resource }) => t("warsaw-do-bid-for", { resource: resource! }),
  activate({ front }, scene) {
    const id = scene.view.armies[ownArmy(scene)].fronts[front as Front].commander;
    return t("warsaw-do-activate-card", { card: cardName(id, scene.components) });
  },
  edge: ({ edge }, scene) => edgeLabel(edge!, scene),
  put: ({ marker, place }) =>
    t("warsaw-do-put", { name: markerName(marker as Marker), place: placeTitle(place!) }),
  four: ({ seat }, scene) =>
    t("warsaw-do-four", {
      who: seatName(scene.seats, seatOf(seat!)),
      actor: personOf(scene, seatOf(seat!)),
    }),
  order: ({ order }, scene) => t("warsaw-do-order", { order: playerNames(order!, scene) }),
  wp: ({ seats }, scene) => t("warsaw-do-wp", { members: playerNames(seats!, scene) }),
  first: ({ army }) => t("warsaw-do-first", { name: armyName(army as Army) }),
  shift: ({ from, to }) =>
    t("warsaw-do-shift", { from: frontName(from as Front), to: frontName(to as Front) }),
};

/** What an action is, in words; of a house rule that brings none, as the server says it. */
export function label(fields: Fields, scene: WarsawScene, otherwise = ""): string {
  const verb = fields.verb!;
  const special = LABELS[verb];
  if (special) return special(fields, scene);
  const card = fields.card ? cardName(fields.card, scene.components) : "";
  return tOr(`warsaw-do-${verb}`, otherwise, { ...fields, card });
}

function path(fields: Fields, scene: WarsawScene): string[] {
  return (entry<Walk>(WALKS, fields.verb ?? "") ?? eachButton)(fields, scene);
}

/** The fronts that a card can go to, or those that it names itself. */
function whither(id: string, { view, components }: WarsawScene): string {
  const open = waysOf(view, id).flatMap(({ front }) => front ?? []);
  const named = components.cards[id]?.effects.flatMap(({ fronts = [] }) => fronts) ?? [];
  const fronts = FRONTS.filter((front) => (open.length > 0 ? open : named).includes(front));
  if (fronts.length === FRONTS.length) return t("warsaw-any-front");
  return fronts.map(frontShort).join(" · ");
}

/** What comes of a choice: where a card can go, what a pass keeps, strengths after a step. */
function effectOf({ action, fields }: Choice, scene: WarsawScene): string | undefined {
  if (fields.verb === "play") return whither(fields.card!, scene);
  if (fields.verb === "block") return t("warsaw-do-block-how");
  if (fields.verb === "pass")
    return t("warsaw-keep", { n: scene.view.hands[scene.you]?.length ?? 0 });
  const preview = scene.view.previews[action];
  return preview && changes(preview);
}

export function option(choice: Choice, scene: WarsawScene): Option {
  const { fields } = choice;
  return {
    choice,
    path: path(fields, scene),
    label: label(fields, scene, choice.text),
    effect: effectOf(choice, scene),
    confirm: fields.verb === "pass" || fields.verb === "order" || undefined,
  };
}

export function barred(refused: Refused, scene: WarsawScene): Barred {
  const walk = path(refused.fields, scene);
  // Pointing at a commander without the button means the same.
  return { refused, path: refused.fields.verb === "activate" ? walk.slice(1) : walk };
}
