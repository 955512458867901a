/** What happened, as lines of the log. */
import { entry } from "$lib/declared";
import { t, tOr } from "$lib/i18n.svelte";
import { type Line, personOf, seatName } from "$lib/page";
import type { Happened } from "../../wire";
import { isStraight, squaresOf } from "./board";
import type { EventKind } from "./declared";
import { squarePlace } from "./places";
import { cardTitle, colourWords, iconName, sideName, tokenName } from "./words";
import { COLOURS, isTeam, ownerOf, type Colour, type Scene } from "./view";

/** How much a line weighs: 0 goes by unnoticed, 2 is a big moment. */
export const WEIGHTS = {
  activated: 1,
  "armour-used": 2,
  "artillery-cleared": 1,
  "artillery-placed": 1,
  "artillery-took": 1,
  "board-laid": 0,
  "card-lost": 1,
  changed: 1,
  covered: 0,
  dealt: 0,
  declined: 1,
  defused: 1,
  destroyed: 2,
  drawn: 1,
  "drove-through": 1,
  "dud-cleared": 1,
  "dud-laid": 1,
  entered: 1,
  "extra-tank": 1,
  "extra-turn": 1,
  first: 1,
  fitted: 1,
  found: 2,
  "game-over": 2,
  held: 1,
  "hit-artillery": 1,
  "hit-dud": 1,
  kept: 1,
  moved: 1,
  "nothing-hit": 1,
  offered: 1,
  paired: 2,
  "piles-shuffled": 1,
  placed: 1,
  "points-won": 1,
  "repair-pause": 1,
  repaired: 1,
  "round-begun": 0,
  "shot-at": 1,
  stayed: 1,
  struck: 1,
  swapped: 0,
  taken: 1,
  "token-taken": 1,
  turn: 0,
  turned: 1,
  waited: 1,
  went: 1,
} satisfies Record<EventKind, Line["weight"]>;

/** Events of one tank: its colour says more than the colours of its player. */
const OF_A_TANK: string[] = [
  "activated", "placed", "entered", "moved", "stayed", "hit-dud", "drove-through",
  "hit-artillery", "armour-used", "destroyed", "changed",
] satisfies EventKind[]; // prettier-ignore
/** Actions of a tank after its move or entry are in the same line. */
const SHOTS: string[] = [
  "shot-at",
  "token-taken",
  "dud-laid",
  "dud-cleared",
  "artillery-cleared",
  "held",
] satisfies EventKind[];

export function tell(happened: Happened, scene: Scene): Line {
  const { parts } = happened;
  const kind = String(parts.kind);
  const args = argsOf(parts, scene);
  return {
    text: tOr(`battlegrounds-event-${kind}`, happened.text, args),
    seat: typeof parts.seat === "number" && parts.seat >= 0 ? parts.seat : undefined,
    weight: entry<Line["weight"]>(WEIGHTS, kind) ?? 1,
    cards: typeof parts.card === "string" && parts.card !== "?" ? [parts.card] : [],
    places: placesOf(parts),
    marks: OF_A_TANK.includes(kind) ? markOf(parts) : undefined,
    open: kind === "moved" || kind === "stayed",
    after: SHOTS.includes(kind) ? t(`battlegrounds-then-${kind}`, args) : undefined,
  };
}

const markOf = ({ colour }: Happened["parts"]): number[] | undefined =>
  colour === undefined ? undefined : [COLOURS.indexOf(colour as Colour)];

/** Of a straight way only where it begins and ends. */
function wayText(path: string): string {
  const way = squaresOf(path);
  const told = isStraight(way) && way.length > 1 ? [way[0], way.at(-1)] : way;
  return told.join("–");
}

function argsOf(parts: Happened["parts"], scene: Scene): Record<string, string | number> {
  const pieces = scene.components;
  const text = (name: string): string => String(parts[name] ?? "");
  const seat = typeof parts.seat === "number" ? parts.seat : -1;
  return {
    name: seat >= 0 ? seatName(scene.seats, seat) : "",
    actor: personOf(scene, seat),
    owner: personOf(scene, parts.colour ? ownerOf(pieces, parts.colour as Colour) : undefined),
    card: parts.card ? cardTitle(pieces, text("card")) : "",
    ...colourWords(parts.colour ? text("colour") : ""),
    square: text("square"),
    other: text("other"),
    path: wayText(text("path")),
    number: Number(parts.number ?? 0),
    token: tokenName(pieces, text("token") || text("pair")),
    upgrade: parts.upgrade ? iconName(text("upgrade")) : "",
    side: isTeam(pieces) && seat >= 0 ? sideName(scene, seat) : "",
    team: isTeam(pieces) ? "yes" : "no",
  };
}

function placesOf(parts: Happened["parts"]): string[] {
  const squares = [parts.square, parts.other].filter((one) => typeof one === "string");
  const path = typeof parts.path === "string" ? parts.path.split("-") : [];
  return [...squares, ...path].map((square) => squarePlace(String(square)));
}
