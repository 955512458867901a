/** What happened, as lines of the log. */
import { t } from "$lib/i18n.svelte";
import { type Line, personOf, seatName } from "$lib/page";
import type { Happened } from "../../wire";
import { isStraight, squaresOf } from "./board";
import { squareKey } from "./options";
import { cardTitle, colourWords, iconName, sideName, tokenName } from "./words";
import { COLOURS, isTeam, ownerOf, type Colour, type Scene } from "./view";

/** How much a line weighs: 0 goes by unnoticed, 2 is a big moment. All others weigh 1. */
const WEIGHTS: Record<string, 0 | 1 | 2> = {
  swapped: 0, dealt: 0, turn: 0, "board-laid": 0, "round-begun": 0, covered: 0,
  destroyed: 2, paired: 2, found: 2, "game-over": 2, "armour-used": 2,
}; // prettier-ignore

/** Every kind of event that the game tells. */
export const KINDS = [
  "first", "board-laid", "swapped", "dealt", "offered", "taken", "activated", "placed",
  "round-begun", "turn", "entered", "repair-pause", "defused", "waited", "moved", "stayed",
  "hit-dud", "drove-through", "hit-artillery", "armour-used", "destroyed", "card-lost",
  "points-won", "token-taken", "paired", "dud-laid", "dud-cleared", "artillery-cleared", "held",
  "shot-at", "changed", "fitted", "extra-turn", "extra-tank", "drawn", "kept", "repaired",
  "declined", "went", "turned", "found", "covered", "struck", "artillery-took",
  "artillery-placed", "nothing-hit", "piles-shuffled", "game-over",
]; // prettier-ignore

/** Events of one tank: its colour says more than the colours of its player. */
const OF_A_TANK = [
  "activated", "placed", "entered", "moved", "stayed", "hit-dud", "drove-through",
  "hit-artillery", "armour-used", "destroyed", "changed",
]; // prettier-ignore
/** What a tank does after it has moved or entered is told in the same line. */
const SHOTS = ["shot-at", "token-taken", "dud-laid", "dud-cleared", "artillery-cleared", "held"];

export function tell(happened: Happened, scene: Scene): Line {
  const { parts } = happened;
  const kind = String(parts.kind);
  const known = KINDS.includes(kind);
  const args = argsOf(parts, scene);
  return {
    text: known ? t(`bg-event-${kind}`, args) : happened.text,
    seat: typeof parts.seat === "number" && parts.seat >= 0 ? parts.seat : undefined,
    weight: WEIGHTS[kind] ?? 1,
    cards: typeof parts.card === "string" && parts.card !== "?" ? [parts.card] : [],
    places: placesOf(parts),
    marks: OF_A_TANK.includes(kind) ? markOf(parts) : undefined,
    open: kind === "moved" || kind === "stayed",
    after: SHOTS.includes(kind) ? t(`bg-then-${kind}`, args) : undefined,
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
  return [...squares, ...path].map((square) => squareKey(String(square)));
}
