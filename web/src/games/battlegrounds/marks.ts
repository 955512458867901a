/** What is marked on the board: where one may point, what would happen there, and the way there. */
import type { Option } from "$lib/page";
import { squaresOf } from "./board";
import { previewOf } from "./forecast";
import { squarePlace, squareOfPlace } from "./places";
import { iconOf, pawnOn, type Colour, type Hazard, type Scene, type Square } from "./view";

/** frame: go there; brackets: the longer way; step: on the way; reticle: shoot; ring: a tank. */
export type Look = "frame" | "brackets" | "step" | "reticle" | "ring";

export interface Mark {
  square: Square;
  look: Look;
  /** How far it is, where a tank has the choice. */
  distance?: number;
  deadly?: boolean;
  /** What a shot would bring. */
  chip?: string;
  icon?: string;
}

/** A way that is shown before it is driven, with what can be shot at from its end. */
export interface ShownWay {
  colour?: Colour;
  way: Square[];
  hazards: Hazard[];
  /** The step with which the tank would be lost; the way is red from there. */
  lostAt: number;
  done: boolean;
  range: Square[];
}

const verbOf = (option: Option): string => option.choice.fields.verb ?? "";
const wayOf = (option: Option): Square[] => squaresOf(option.choice.fields.path ?? "");

/** The choices that end on a square, once it is pointed at. */
export function endingOn(scene: Scene, square: Square): Option[] {
  const key = squarePlace(square);
  return scene.picker.next.filter(
    (one) => one.path.at(-1) === key && one.path.length > scene.picker.picked.length,
  );
}

/** Of several ways to a square the one that is shown first: safe, then short. */
export function bestOf(scene: Scene, options: Option[]): Option | undefined {
  const cost = (option: Option): number => {
    if (verbOf(option) !== "move") return 0;
    const { hazards = [], lost } = previewOf(option.choice, scene);
    return (lost === undefined ? 0 : 100) + hazards.length * 10 + wayOf(option).length;
  };
  return [...options].sort((one, other) => cost(one) - cost(other))[0];
}

/** The one choice that a square stands for, if it cannot be mistaken for another. */
export function shortcut(scene: Scene, square: Square): Option | undefined {
  const options = endingOn(scene, square);
  if (options.length < 2) return options[0];
  const starts = new Set(options.map((one) => `${verbOf(one)} ${wayOf(one)[0]}`));
  return starts.size === 1 && verbOf(options[0]!) === "move" ? bestOf(scene, options) : undefined;
}

export function marksOf(scene: Scene): Mark[] {
  if (scene.replay) return [];
  const marks = new Map<Square, Mark>();
  for (const option of scene.picker.next) {
    const mark = markOf(option, scene);
    const known = mark && marks.get(mark.square);
    if (mark && (!known || weight(mark) > weight(known))) marks.set(mark.square, mark);
  }
  for (const option of scene.picker.next) {
    const square = squareOfPlace(option.path[scene.picker.picked.length]);
    if (square && !marks.has(square)) marks.set(square, { square, look: stepLook(scene, square) });
  }
  return [...marks.values()];
}

const stepLook = (scene: Scene, square: Square): Look =>
  scene.picker.picked.length === 0 && pawnOn(scene.view, square) ? "ring" : "step";

/** A safe way says more than a deadly one, a short one more than a long one. */
const weight = (mark: Mark): number =>
  (mark.deadly ? 0 : 10) + (mark.look === "frame" ? 2 : 0) + (mark.look === "ring" ? -5 : 0);

function markOf(option: Option, scene: Scene): Mark | undefined {
  const { picked } = scene.picker;
  const left = option.path.slice(picked.length);
  const { verb } = option.choice.fields;
  if (verb === "move") return moveMark(option, scene);
  if (verb === "shoot") return shotMark(option, scene);
  const square = squareOfPlace(left[0]);
  if (!square) return undefined;
  if (verb === "change") return { square, look: "ring" };
  return left.length === 1 || verb === "collect" ? { square, look: "frame" } : undefined;
}

function moveMark(option: Option, scene: Scene): Mark {
  const way = wayOf(option);
  const distance = way.length - 1;
  const lengths = lengthsFrom(scene, way[0]!);
  return {
    square: way.at(-1)!,
    look: distance > Math.min(...lengths) ? "brackets" : "frame",
    distance: lengths.size > 1 ? distance : undefined,
    deadly: previewOf(option.choice, scene).lost !== undefined,
  };
}

/** How far the tank on a square may go. */
function lengthsFrom(scene: Scene, start: Square): Set<number> {
  const ways = scene.picker.options.filter((one) => verbOf(one) === "move").map(wayOf);
  return new Set(ways.filter((way) => way[0] === start).map((way) => way.length - 1));
}

function shotMark(option: Option, scene: Scene): Mark {
  const square = option.choice.fields.square!;
  const { pair, points } = previewOf(option.choice, scene);
  const gained = pair && iconOf(scene.components, pair);
  const chip = gained ? `+${points}` : option.effect;
  return { square, look: "reticle", chip, icon: gained || undefined };
}

/** The way to the square that is pointed at, or the steps that were pointed at so far. */
export function wayShown(scene: Scene, hovered: Square | undefined): ShownWay | undefined {
  if (scene.replay) return undefined;
  const { picker } = scene;
  const stepped = hovered !== undefined && squareOfPlace(picker.picked.at(-1)) === hovered;
  const pointed = hovered && !stepped ? bestOf(scene, endingOn(scene, hovered)) : undefined;
  const option = pointed ?? picker.ready;
  if (option && verbOf(option) === "move") return showWay(scene, option, wayOf(option).length);
  const steps = picker.next[0];
  if (!steps || verbOf(steps) !== "move" || picker.picked.length === 0) return undefined;
  const picked = picker.picked.flatMap((key) => squareOfPlace(key) ?? []);
  const start = wayOf(steps)[0]!;
  const way = picked[0] === start ? picked : [start, ...picked];
  return way.length > 1 ? showWay(scene, steps, way.length) : undefined;
}

/** The first squares of a way, as many as were pointed at, with what is known of them. */
function showWay(scene: Scene, option: Option, length: number): ShownWay {
  const all = wayOf(option);
  const way = all.slice(0, length);
  const { hazards = [], lost = -1, range = [] } = previewOf(option.choice, scene);
  const done = length === all.length;
  return {
    colour: pawnOn(scene.view, way[0]!),
    way,
    hazards: hazards.filter(({ square }) => way.includes(square, 1)),
    lostAt: lost < length ? lost : -1,
    done,
    range: done ? range : [],
  };
}
