/** Choices as places to point at, and what is refused as places where one would try it. */
import { entry, type Fields as FieldsOf } from "$lib/declared";
import { t, tOr } from "$lib/i18n.svelte";
import type { Barred, Option } from "$lib/page";
import type { Choice, Refused } from "../../wire";
import { isStraight, squaresOf } from "./board";
import type { Verb, Verbs } from "./declared";
import { effectOf, previewOf } from "./forecast";
import { cardPlace, doPlace, pairPlace, pawnPlace, singlePlace, squarePlace } from "./places";
import { cardTitle, colourWords, iconName, pictureName } from "./words";
import { frame, pictureOf, type Colour, type Scene, type Square, type View } from "./view";

type Fields = Record<string, string>;

/** What must be known of all choices to tell one from the others. */
interface Overview {
  /** Your tanks that could act: with one of them there is no need to point at it. */
  movers: Set<string>;
  /** The squares from which a way may turn: there it is built square by square. */
  turning: Set<string>;
  changed: Set<string>;
  objects: Map<Square, number>;
  /** Whether two pawns could enter on the same square. */
  sharedEntry: boolean;
  pairs: Map<string, number>;
  collected: Square[];
}

const overviews = new WeakMap<Choice[], Overview>();

function overview(scene: Scene): Overview {
  const choices = scene.position.choices ?? [];
  const known = overviews.get(choices) ?? survey(choices, scene.view);
  overviews.set(choices, known);
  return known;
}

function survey(choices: Choice[], view: View): Overview {
  const all = choices.map((choice) => choice.fields);
  const of = (verb: string): Fields[] => all.filter((fields) => fields.verb === verb);
  const starts = of("move").map((fields) => squaresOf(fields.path!));
  const tanks = [...of("stay"), ...of("fire")].map((fields) => view.pawns[fields.colour as Colour]);
  const entries = of("enter").map((fields) => `${fields.square} ${fields.colour}`);
  return {
    movers: new Set([...starts.map((way) => way[0]!), ...tanks.flatMap((square) => square ?? [])]),
    turning: new Set(starts.filter((way) => !isStraight(way)).map((way) => way[0]!)),
    changed: new Set(of("change").map((fields) => fields.colour!)),
    objects: count(of("shoot").map((fields) => fields.square!)),
    sharedEntry: new Set(entries).size > new Set(entries.map((entry) => entry.split(" ")[0])).size,
    pairs: count(of("pair").map((fields) => pictureOf(fields.pair!))),
    collected: [
      ...new Set(of("collect").flatMap((fields) => [fields.square!, fields.other!])),
    ].sort(),
  };
}

function count(keys: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}

type Path<Of = Fields> = (fields: Of, scene: Scene, seen: Overview) => string[];

const button: Path = ({ verb = "" }) => [doPlace(verb)];
/** A button for each: for what chance decides, and for verbs that the page does not know. */
const eachButton: Path = (fields) => [doPlace(Object.values(fields).join("-"))];
const onCard: Path<{ card: string }> = ({ card }) => [cardPlace(card)];
const onSquare: Path<{ square: string }> = ({ square }) => [squarePlace(square)];
const withTank: Path<{ verb: string; colour: string }> = ({ verb, colour }, scene, seen) => [
  ...tankPath(scene.view.pawns[colour as Colour], seen),
  doPlace(verb),
];

/** The places of each verb, in the order in which they are pointed at. */
export const PATHS = {
  take: onCard,
  activate: onCard,
  place: onSquare,
  enter: ({ colour, card, square }, _scene, seen) => [
    ...(seen.sharedEntry ? [pawnPlace(colour)] : []),
    cardPlace(card),
    squarePlace(square),
  ],
  wait: button,
  "extra-tank": button,
  keep: onCard,
  move: ({ path }, _scene, seen) => movePath(squaresOf(path), seen),
  stay: withTank,
  fire: withTank,
  change: (fields, scene, seen) => changePath(fields, scene.view, seen),
  shoot: (fields, _scene, seen) => shotPath(fields, seen),
  hold: button,
  fit: (fields, scene) => fitPath(fields, scene.view),
  pair: ({ pair }, _scene, seen) => pairPath(pair, seen),
  "extra-turn": button,
  end: button,
  decline: button,
  go: onSquare,
  reveal: onSquare,
  collect: ({ square, other }, _scene, seen) => collectPath(square, other, seen.collected),
} satisfies { [V in Verb]: Path<FieldsOf<Verbs, V>> };

/** The places of an action. `seen` is what the choices have in common; a refusal has none. */
const pathOf: Path = (fields, scene, seen) =>
  (entry<Path>(PATHS, fields.verb ?? "") ?? eachButton)(fields, scene, seen);

/** A player with two tanks points at one of them first. */
const tankPath = (square: Square | undefined, seen: Overview): string[] =>
  square && seen.movers.size > 1 ? [squarePlace(square)] : [];

function movePath(way: Square[], seen: Overview): string[] {
  const steps = seen.turning.has(way[0]!) ? way.slice(1) : way.slice(-1);
  return [...tankPath(way[0], seen), ...steps.map(squarePlace)];
}

function changePath(fields: Fields, view: View, seen: Overview): string[] {
  const square = view.pawns[fields.colour as Colour];
  const which = square && seen.changed.size > 1 ? [squarePlace(square)] : [];
  return [cardPlace(fields.card!), ...which];
}

function shotPath(fields: Fields, seen: Overview): string[] {
  const several = (seen.objects.get(fields.square!) ?? 0) > 1;
  const which = several ? [doPlace(`shoot-${fields.object}`)] : [];
  return [squarePlace(fields.square!), ...which];
}

/** Armour against a shot is a plain yes or no; else the pair is pointed at, then the card. */
function fitPath(fields: Fields, view: View): string[] {
  if (frame(view).kind === "react") return [doPlace("fit")];
  return [pairPlace(fields.upgrade!), cardPlace(fields.card!)];
}

function pairPath(pair: string, seen: Overview): string[] {
  const picture = pictureOf(pair);
  const stars = pair.length - picture.length;
  const several = (seen.pairs.get(picture) ?? 0) > 1;
  return [singlePlace(picture), ...(several ? [doPlace(`pair-${stars}`)] : [])];
}

/** Of three or four equal tokens any can be pointed at first, so the two are told around a ring. */
function collectPath(one: Square, other: Square, ring: Square[]): string[] {
  const gap = (ring.indexOf(other) - ring.indexOf(one) + ring.length) % ring.length;
  const pair = gap * 2 <= ring.length ? [one, other] : [other, one];
  return pair.map(squarePlace);
}

/** Without a pointer that can hover, pointing only shows the way; a second tap drives it. */
const cannotHover = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(hover: none)").matches;

function needsConfirmation(choice: Choice, scene: Scene): boolean {
  const { verb } = choice.fields;
  if (verb === "move") return cannotHover() || previewOf(choice, scene).lost !== undefined;
  return verb === "change";
}

export function option(choice: Choice, scene: Scene): Option {
  const { fields } = choice;
  return {
    choice,
    path: pathOf(fields, scene, overview(scene)),
    label: labelOf(fields, scene, choice.text),
    effect: effectOf(choice, scene),
    confirm: needsConfirmation(choice, scene),
  };
}

/** What an action is, in words; of a house rule that brings none, as the server says it. */
export function labelOf(fields: Fields, scene: Scene, otherwise = ""): string {
  const { verb = "" } = fields;
  const args: Record<string, string> = {
    ...fields,
    square: fields.square ?? "",
    other: fields.other ?? "",
    card: fields.card ? cardTitle(scene.components, fields.card) : "",
    ...colourWords(fields.colour ?? ""),
    upgrade: fields.upgrade ? iconName(fields.upgrade) : "",
    picture: fields.pair ? pictureName(scene.components, pictureOf(fields.pair)) : "",
  };
  if (verb === "move") args.square = squaresOf(fields.path!).at(-1)!;
  if (verb === "shoot") return t(`battlegrounds-do-shoot-${fields.object}`, args);
  if (verb === "pair")
    return t(`battlegrounds-do-pair-${fields.pair!.length - pictureOf(fields.pair!).length}`, args);
  return tOr(`battlegrounds-do-${verb}`, otherwise, args);
}

export function barred(refused: Refused, scene: Scene): Barred {
  const { fields } = refused;
  const seen = overview(scene);
  const way = fields.verb === "move" ? squaresOf(fields.path!) : [];
  // A refused way is tried by pointing at its end, or from there on if it is built step by step.
  const path = way.length
    ? [...tankPath(way[0], seen), squarePlace(way.at(-1)!)]
    : pathOf(fields, scene, seen);
  return { refused, path };
}
