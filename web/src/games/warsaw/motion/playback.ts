/**
 * A position advanced event by event: the one drawn while a battle is presented. It is an animation
 * on a copy of the view: pieces move as the events name them, and no rule is applied. A strength stays
 * as it was until an event names another; limits stay those of the view.
 */
import type { Happened } from "../../../wire";
import type { Army, Front, FrontSide, Marker, Resource, View } from "../view";
import { ARMIES, FRONTS } from "../view";

type Facts = Record<string, unknown>;
type Change = (view: View, parts: Facts) => void;

const armyIn = (parts: Facts): Army => (parts.army === "acz" ? "acz" : "wp");
const frontIn = (parts: Facts): Front => FRONTS.find((one) => one === parts.front) ?? "n";
const numberIn = (parts: Facts): number => (typeof parts.number === "number" ? parts.number : 0);
const sideIn = (view: View, parts: Facts): FrontSide =>
  view.armies[armyIn(parts)].fronts[frontIn(parts)];
const armyOfCard = (card: unknown): Army => (String(card).startsWith("acz") ? "acz" : "wp");

/** Units go from a line to the Reserve, or, with a number below 0, the other way. */
function home(view: View, parts: Facts, number: number): void {
  const line = parts.line === "line1" ? "line1" : "line2";
  sideIn(view, parts)[line] -= number;
  view.armies[armyIn(parts)].reserve += number;
}

function step(view: View, parts: Facts): void {
  const fronts = view.armies[armyIn(parts)].fronts;
  const [from, origin] = String(parts.from).split(".") as [Front, "line1" | "line2"];
  const [to, goal] = String(parts.to).split(".") as [Front, "line1" | "line2"];
  fronts[from][origin] -= 1;
  fronts[to][goal] += 1;
}

function fight(view: View, parts: Facts): void {
  const front = frontIn(parts);
  view.fought = [...view.fought, front];
  view.won[front] = parts.army === "wp" || parts.army === "acz" ? parts.army : "";
  if (parts.kind === "battle")
    view.strengths[front] = [Number(parts.wp_strength), Number(parts.acz_strength)];
}

/** The event says that the first lines of a front went home. */
function lose(view: View, parts: Facts): void {
  for (const army of ARMIES) {
    const side = view.armies[army];
    side.reserve += side.fronts[frontIn(parts)].line1;
    side.fronts[frontIn(parts)].line1 = 0;
  }
}

/** Where a card goes that is played: a unit to the discard pile, the others to their field. */
function play(view: View, parts: Facts, kind: string): void {
  const side = view.armies[armyOfCard(parts.card)];
  const card = String(parts.card);
  if (kind === "unit") side.discard = [...side.discard, card];
  else if (kind === "commander") side.fronts[frontIn(parts)].commander = card;
  else side.fronts[frontIn(parts)].orders = [...side.fronts[frontIn(parts)].orders, card];
}

const CHANGES: Record<string, Change> = {
  added: (view, parts) => home(view, parts, -numberIn(parts)),
  removed: (view, parts) => home(view, parts, numberIn(parts)),
  surplus: (view, parts) => home(view, { ...parts, line: "line2" }, numberIn(parts)),
  moved: step,
  strengthened: (view, parts) =>
    void (view.strengths[frontIn(parts)][ARMIES.indexOf(armyIn(parts))]! += numberIn(parts)),
  "effect-used": (view, parts) => {
    view.armies[armyOfCard(parts.card)].fronts[frontIn(parts)].used = true;
  },
  "battle-started": (view, parts) => void (sideIn(view, parts).started = true),
  battle: fight,
  "no-battle": fight,
  lost: lose,
  points: (view, parts) => void (view.armies[armyIn(parts)].points += numberIn(parts)),
  "commander-left": (view, parts) => void (sideIn(view, parts).commander = ""),
  "marker-put": (view, parts) => void (view.markers[parts.marker as Marker] = String(parts.place)),
  bid: (view, parts) => {
    view.armies[armyOfCard(parts.card)][parts.resource as Resource].push(String(parts.card));
  },
};

/** The position after an event. `kindOf` tells what kind of card it was, if it was one. */
export function retell(view: View, { parts }: Happened, kindOf: (card: string) => string): View {
  const next = structuredClone(view);
  if (parts.kind === "played") play(next, parts, kindOf(String(parts.card)));
  else CHANGES[String(parts.kind)]?.(next, parts);
  return next;
}
