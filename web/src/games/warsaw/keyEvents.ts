/** The key events of Warsaw: battles and what they bring; a recap tells the actions, too. */
import { t } from "$lib/i18n.svelte";
import type { KeyEvent } from "$lib/presenter.svelte";
import type { Sound } from "$lib/sounds";
import type { Happened } from "../../wire";
import { type Decided, decidedFronts, type Reason, reasonsOf, type Row, rowsOf } from "./battles";
import { tell } from "./tell";
import {
  ARMIES,
  type Army,
  type Front,
  ownArmy,
  seatsOf,
  type View,
  type WarsawScene,
} from "./view";
import { armyName, cardName, frontShort } from "./words";

/** What the stage of Warsaw shows of an event. */
export interface OnStage {
  front?: Front;
  /** The winner; none in a tie. */
  army?: Army;
  wp?: number;
  acz?: number;
  rows?: Row[];
  fronts?: Decided[];
  /** What each army gains. */
  gains?: Gain[];
}

export interface Gain {
  army: Army;
  gained: number;
  reasons: Reason[];
  from?: number;
  to?: number;
}

/**
 * The first battle of a round is read in full; the others are read as quickly as it can be. A whole
 * round takes 5.4 s.
 */
const FIRST_BATTLE = { lasts: 1800, reads: 1000 };
const BATTLE = { lasts: 800, reads: 420 };
const ALL_FRONTS = 1000;
const POINTS = 1000;
const STARTED = 600;
/** What only the recap tells, with its mark. */
const RECAPPED: Record<string, string> = {
  played: "hand",
  bid: "deck",
  "marker-put": "refusal",
  removed: "target",
};

type Facts = Happened["parts"];

export function keyEvents(events: Happened[], scene: WarsawScene, before: View | null): KeyEvent[] {
  const fought = events.flatMap(({ parts }, at) => (parts.kind === "battle" ? [at] : []));
  const scored = events.flatMap(({ parts }, at) => (parts.kind === "points" ? [at] : []));
  return events.flatMap((happened, at) => {
    const { parts } = happened;
    const kind = String(parts.kind);
    if (kind === "battle") {
      const told = battle(happened, at, scene, at === fought[0]);
      const last = at === fought.at(-1) && fought.length > 1;
      return last ? [told, allFronts(events, at, scene, before)] : [told];
    }
    if (kind === "battle-started") return [started(happened, at, scene)];
    if (kind === "points")
      return at === scored.at(-1) ? [points(events, scored, scene, before)] : [];
    return kind in RECAPPED ? [recapped(happened, at, scene, RECAPPED[kind]!)] : [];
  });
}

const armyIn = (parts: Facts): Army | undefined => ARMIES.find((one) => one === parts.army);
const frontIn = (parts: Facts): Front => parts.front as Front;

/** A seat that stands for an army; where it is one's own, oneself. */
function seatFor(army: Army | undefined, scene: WarsawScene): number | null {
  if (!army) return null;
  const seats = seatsOf(scene.view, army);
  return seats.includes(scene.you) ? scene.you : (seats[0] ?? null);
}

/** Oneself, if the army is the enemy's. */
const sufferer = (army: Army | undefined, scene: WarsawScene): number | null =>
  army && scene.you >= 0 && army !== ownArmy(scene) ? scene.you : null;

function call(army: Army | undefined, scene: WarsawScene): Sound {
  if (!army) return "even";
  return army === ownArmy(scene) ? "rising" : "falling";
}

function base(happened: Happened, at: number, scene: WarsawScene) {
  const line = tell(happened, scene);
  return { kind: String(happened.parts.kind), text: line.text, places: line.places ?? [], at };
}

function battle(happened: Happened, at: number, scene: WarsawScene, first: boolean): KeyEvent {
  const { parts } = happened;
  const army = armyIn(parts);
  const front = frontIn(parts);
  const wp = Number(parts.wp_strength);
  const acz = Number(parts.acz_strength);
  const told = base(happened, at, scene);
  return {
    ...told,
    seat: seatFor(army, scene),
    against: sufferer(army, scene),
    intro: t("warsaw-slip-counts"),
    chip: `${frontShort(front)} ${wp} : ${acz}`,
    icon: "target",
    ...(first ? FIRST_BATTLE : BATTLE),
    sound: call(army, scene),
    opening: "count",
    verdict: told.text,
    clause: army ? "WAR-185" : "WAR-186",
    big: true,
    shown: { front, army, wp, acz, rows: rowsOf(parts) },
  };
}

/**
 * All fronts side by side, when the last battle of the round is decided. It counts the winners that
 * the events name; what they are worth comes with the event of the points.
 */
function allFronts(
  events: Happened[],
  at: number,
  scene: WarsawScene,
  before: View | null,
): KeyEvent {
  const fronts = decidedFronts(events, before);
  const won = (army: Army): number => fronts.filter((one) => one.army === army).length;
  const [wp, acz] = [won("wp"), won("acz")];
  const army = wp === acz ? undefined : wp > acz ? "wp" : "acz";
  return {
    kind: "fronts",
    seat: seatFor(army, scene),
    against: sufferer(army, scene),
    text: t("warsaw-key-fronts", { wp, acz }),
    chip: `${wp} : ${acz}`,
    icon: "log",
    places: [],
    lasts: ALL_FRONTS,
    sound: "page",
    clause: army ? (Math.max(wp, acz) === fronts.length ? "WAR-190" : "WAR-189") : "WAR-191",
    big: true,
    at,
    shown: { fronts },
  };
}

function started(happened: Happened, at: number, scene: WarsawScene): KeyEvent {
  const army = armyIn(happened.parts);
  return {
    ...base(happened, at, scene),
    seat: seatFor(army, scene),
    against: sufferer(army, scene),
    chip: frontShort(frontIn(happened.parts)),
    icon: "target",
    lasts: STARTED,
    sound: "drum",
    clause: "WAR-201",
    shown: { front: frontIn(happened.parts), army },
  };
}

/** The points of both armies, with what they are for. */
function points(
  events: Happened[],
  scored: number[],
  scene: WarsawScene,
  before: View | null,
): KeyEvent {
  const fronts = decidedFronts(events, before);
  const gains = scored.map((at): Gain => {
    const { parts } = events[at]!;
    const army = armyIn(parts) ?? "wp";
    const gained = Number(parts.number ?? 0);
    const from = before?.armies[army].points;
    const counts = from === undefined ? {} : { from, to: from + gained };
    return { army, gained, reasons: before ? reasonsOf(army, parts, fronts) : [], ...counts };
  });
  const { army, gained } = gains.reduce((most, one) => (one.gained > most.gained ? one : most));
  return {
    kind: "points",
    text: scored.map((at) => tell(events[at]!, scene).text).join(" "),
    places: ["track/victory"],
    at: scored.at(-1)!,
    seat: seatFor(army, scene),
    against: sufferer(army, scene),
    chip: `${armyName(army)} +${gained}`,
    icon: "medal",
    lasts: POINTS,
    sound: "hop",
    clause: "WAR-188",
    big: true,
    shown: { gains },
  };
}

function recapped(happened: Happened, at: number, scene: WarsawScene, icon: string): KeyEvent {
  const { parts } = happened;
  const seat = typeof parts.seat === "number" ? parts.seat : null;
  const front = parts.front ? frontShort(frontIn(parts)) : "";
  const what = parts.card
    ? cardName(String(parts.card), scene.components)
    : parts.kind === "removed"
      ? `−${Number(parts.number ?? 0)}`
      : "";
  const own = parts.kind === "removed" && parts.army === ownArmy(scene);
  return {
    ...base(happened, at, scene),
    seat,
    against: own ? scene.you : null,
    chip: [what, front].filter(Boolean).join(" ") || tell(happened, scene).text,
    icon,
    lasts: 0,
    sound: "move",
  };
}
