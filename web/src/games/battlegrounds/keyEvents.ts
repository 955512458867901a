/** The key events of Battlegrounds: pairs and destroyed tanks; a recap tells the rest of a turn. */
import { t } from "$lib/i18n.svelte";
import type { KeyEvent } from "$lib/presenter.svelte";
import type { Sound } from "$lib/sounds";
import type { Happened } from "../../wire";
import { squaresOf } from "./board";
import { squarePlace } from "./places";
import { tell } from "./tell";
import { pointsOf } from "./standing";
import {
  coloursInPlay,
  frame,
  ownerOf,
  type Colour,
  type Scene,
  type Square,
  type View,
} from "./view";
import { cardTitle, tokenName } from "./words";

/** What the stage of Battlegrounds shows of an event. */
export interface OnStage {
  /** Pictures of the pair that was made. */
  pair?: string;
  /** Where it happened, and from where it was shot at. */
  square?: Square;
  source?: Square;
  /** The tank that is lost, and the point token that it costs. */
  lost?: Colour;
  token?: number;
  gained?: number;
  from?: number;
  to?: number;
  target?: number;
}

interface Way {
  lasts: number;
  sound: Sound;
  icon: string;
  opening?: Sound;
  clause?: string;
  big?: boolean;
}

export const WAYS: Record<string, Way> = {
  paired: { lasts: 1000, sound: "pair", icon: "plus", opening: "gun", clause: "BG-122", big: true },
  found: { lasts: 1000, sound: "pair", icon: "plus", clause: "BG-122", big: true },
  destroyed: { lasts: 1400, sound: "explosion", icon: "target", opening: "gun", big: true },
  moved: { lasts: 0, sound: "move", icon: "chevron", clause: "BG-060" },
  "token-taken": { lasts: 0, sound: "move", icon: "target", clause: "BG-081" },
  "dud-laid": { lasts: 0, sound: "move", icon: "refusal", clause: "BG-083" },
};

export function keyEvents(events: Happened[], scene: Scene, before: View | null): KeyEvent[] {
  return events.flatMap((happened, at) => {
    const { parts } = happened;
    const way = WAYS[String(parts.kind)];
    if (!way) return [];
    // A token that makes a pair is told with the pair.
    if (parts.kind === "token-taken" && events[at + 1]?.parts.kind === "paired") return [];
    const line = tell(happened, scene);
    const lost =
      parts.kind === "destroyed" ? ownerOf(scene.components, parts.colour as Colour) : -1;
    const seat = lost >= 0 ? shooterOf(events) : (line.seat ?? null);
    const cause = causeOf(events, at);
    const key: KeyEvent = {
      kind: String(parts.kind),
      seat,
      against: lost >= 0 && lost !== seat ? lost : null,
      text: line.text,
      intro: cause && tell(cause, scene).text,
      verdict: verdictOf(parts),
      chip: chipOf(parts, events[at - 1]?.parts, scene),
      places: placesOf(parts, events[at - 1]?.parts, line.places ?? []),
      at,
      shown: { ...onStage(events, at, seat, scene, before) },
      ...way,
      ...(lost >= 0 ? { clause: CAUSES[String(cause?.parts.kind)] ?? "BG-094" } : {}),
    };
    return [key];
  });
}

/** What destroys a tank, by the event before; and the clause that says so. */
const CAUSES: Record<string, string> = {
  "shot-at": "BG-087",
  "hit-dud": "BG-067",
  "drove-through": "BG-070",
  "hit-artillery": "BG-094",
  struck: "BG-094",
};

/** What led to a pair or to the end of a tank: the last event before it that says so. */
function causeOf(events: Happened[], at: number): Happened | undefined {
  const { kind } = events[at]!.parts;
  const leads = ({ parts }: Happened): boolean =>
    kind === "destroyed"
      ? String(parts.kind) in CAUSES
      : kind === "paired" && parts.kind === "token-taken";
  return events.slice(0, at).reverse().find(leads);
}

/** The result in a word; a move has none. */
function verdictOf(parts: Facts): string | undefined {
  if (parts.kind === "destroyed") return t("battlegrounds-verdict-destroyed");
  const pair = parts.kind === "paired" || parts.kind === "found";
  return pair ? t("battlegrounds-verdict-pair", { n: Number(parts.number ?? 0) }) : undefined;
}

/** The player who wins the points of a tank has destroyed it; a dud has no points. */
function shooterOf(events: Happened[]): number | null {
  const won = events.find(({ parts }) => parts.kind === "points-won" || parts.kind === "shot-at");
  return typeof won?.parts.seat === "number" ? won.parts.seat : null;
}

function onStage(
  events: Happened[],
  at: number,
  seat: number | null,
  scene: Scene,
  before: View | null,
): OnStage {
  const { parts } = events[at]!;
  const gain = parts.kind === "destroyed" ? pointsIn(events.slice(at)) : Number(parts.number ?? 0);
  const shown: OnStage = { gained: gain || undefined };
  if (typeof parts.pair === "string") shown.pair = parts.pair;
  const square = parts.square ?? causeOf(events, at)?.parts.square;
  if (typeof square === "string") shown.square = square;
  if (parts.kind === "destroyed") {
    shown.lost = parts.colour as Colour;
    shown.token = gain || undefined;
  }
  const shot = causeOf(events, at)?.parts.kind;
  if (seat !== null && shown.square && (shot === "shot-at" || shot === "token-taken"))
    shown.source = gunOf(events, at, seat, scene, before);
  if (seat !== null && seat >= 0 && before && gain) {
    shown.from = pointsOf(before, scene.components, seat);
    shown.to = pointsOf(scene.view, scene.components, seat);
    shown.target = scene.components.numbers.target;
  }
  return shown;
}

/** How a tank is named before it shoots. */
const ACTED = ["moved", "stayed"];

/**
 * Where the tank stood that shot: the last one of the seat that acted, else the one that the
 * decision before was about, else the only one. It may have driven on since.
 */
function gunOf(
  events: Happened[],
  at: number,
  seat: number,
  { view, components }: Scene,
  before: View | null,
): Square | undefined {
  const acts = ({ parts }: Happened): boolean =>
    parts.seat === seat && ACTED.includes(String(parts.kind));
  const { kind, about } = before ? frame(before) : { kind: "", about: [] };
  const asked = kind.startsWith("shoot") ? about[0] : undefined;
  const own = coloursInPlay(view, components, seat);
  const only = own.length === 1 ? own[0] : undefined;
  const colour = (events.slice(0, at).reverse().find(acts)?.parts.colour ?? asked ?? only) as
    Colour | undefined;
  const on = events
    .slice(at)
    .find(({ parts }) => parts.kind === "moved" && parts.colour === colour);
  return on ? squaresOf(String(on.parts.path))[0] : colour && view.pawns[colour];
}

const pointsIn = (events: Happened[]): number =>
  Number(events.find(({ parts }) => parts.kind === "points-won")?.parts.number ?? 0);

type Facts = Happened["parts"];

function chipOf(parts: Facts, previous: Facts | undefined, scene: Scene): string {
  const square = String(parts.square ?? previous?.square ?? "");
  switch (parts.kind) {
    case "moved": {
      const way = squaresOf(String(parts.path));
      return `${way[0]} → ${way.at(-1)}`;
    }
    case "destroyed":
      return cardTitle(scene.components, String(parts.card));
    case "token-taken":
      return tokenName(scene.components, String(parts.token));
    case "dud-laid":
      return t("battlegrounds-chip-dud", { square });
    default:
      return `${square} +${Number(parts.number ?? 0)}`;
  }
}

/** A pair is shown where its second token lay. */
function placesOf(parts: Facts, previous: Facts | undefined, own: string[]): string[] {
  if (own.length > 0 || typeof previous?.square !== "string") return own;
  return [squarePlace(previous.square)];
}
