/** The key events of Rush: what is presented on the stage, and what a recap tells besides. */
import { type AnyParts, entry } from "$lib/declared";
import { t } from "$lib/i18n.svelte";
import { personOf } from "$lib/page";
import type { KeyEvent } from "$lib/presenter.svelte";
import type { Sound } from "$lib/sounds";
import type { Happened } from "../../wire";
import type { EventKind, Events } from "./declared";
import { baseName, cardName, playerName, targetTitle } from "./words";
import { achievementPlace, medalsPlace } from "./places";
import { achievementName, parties } from "./standing";
import { tell } from "./tell";
import { question, readTarget, type RushScene, type View } from "./view";

/** What the stage of Rush shows of an event. */
export interface OnStage {
  attackers?: string[];
  /** The vehicle that is hit. */
  guard?: string;
  attack?: number;
  defence?: number;
  /** The Base that is hit, or that the vehicle defends. */
  slot?: number;
  /** Whose it is. */
  owner?: number;
  /** What decides a hit that no numbers decide: the second hit, a heavy tank. */
  why?: string;
  medals?: string[];
  /** What brought the Medals, and how many. */
  reasons?: { text: string; gain: number }[];
  from?: number;
  to?: number;
}

type Told = AnyParts<Events>;

interface Way {
  lasts: number;
  sound: Sound;
  icon: string;
  verdict?: string;
  big?: boolean;
  clause?: string;
}

/** What is told of each kind; without a time in the recap only. */
export const WAYS = {
  "attackers-named": { lasts: 600, sound: "drum", icon: "target", clause: "RUSH-179" },
  "fight-begun": { lasts: 700, sound: "drum", icon: "target", clause: "ALT-026" },
  damaged: {
    lasts: 1000,
    sound: "rattle",
    icon: "target",
    verdict: "damaged",
    clause: "RUSH-187",
  },
  destroyed: { lasts: 1100, sound: "thud", icon: "target", verdict: "destroyed" },
  repelled: {
    lasts: 1000,
    sound: "rattle",
    icon: "target",
    verdict: "repelled",
    clause: "ALT-034",
  },
  "base-damaged": {
    lasts: 900,
    sound: "rattle",
    icon: "target",
    verdict: "damaged",
    clause: "RUSH-191",
  },
  "base-destroyed": { lasts: 1200, sound: "collapse", icon: "target", verdict: "falls", big: true },
  "end-triggered": { lasts: 1200, sound: "bell", icon: "clock", big: true, clause: "RUSH-226" },
  defended: { lasts: 0, sound: "move", icon: "hand", clause: "RUSH-163" },
  bought: { lasts: 0, sound: "move", icon: "plus", clause: "RUSH-082" },
} satisfies Partial<Record<EventKind, Way>>;
const MEDALS: Way = { lasts: 1000, sound: "coins", icon: "medal", clause: "RUSH-201" };
const OVERTAKEN: Way = { lasts: 900, sound: "fanfare", icon: "medal" };
/** An event in which a vehicle or a Base is hit. */
const HITS = new Set<string>([
  "damaged",
  "destroyed",
  "repelled",
  "base-damaged",
  "base-destroyed",
] satisfies EventKind[]);
/** A fight ends with one of these. */
const OF_FIGHTS = { destroyed: "ALT-033", repelled: "ALT-034" } satisfies Partial<
  Record<EventKind, string>
>;
/** What shows in a few words why a hit had its effect, by the clause that decided it. */
const WHY: Record<string, () => string> = {
  "RUSH-116": () => t("rush-stage-hit", { n: 1, of: 2 }),
  "RUSH-117": () => t("rush-stage-hit", { n: 2, of: 2 }),
  "RUSH-188": () => t("rush-stage-was-damaged"),
  "RUSH-191": () => t("rush-stage-hit", { n: 1, of: 2 }),
  "RUSH-192": () => t("rush-stage-hit", { n: 2, of: 2 }),
  "RUSH-193": () => t("rush-stage-at-once"),
};

export function keyEvents(events: Happened[], scene: RushScene, before: View | null): KeyEvent[] {
  const found = events.flatMap((happened, at) => {
    const told = happened.parts as Told;
    const way = entry<Way>(WAYS, told.kind);
    return way ? [ofEvent(happened, told, way, at, scene, before)] : [];
  });
  return [...found, ...ofMedals(events, scene, before), ...ofAchievements(scene, before)];
}

function ofEvent(
  happened: Happened,
  told: Told,
  way: Way,
  at: number,
  scene: RushScene,
  before: View | null,
): KeyEvent {
  const parts = scene.components;
  const line = tell(happened, scene);
  const aim = told.target ? readTarget(told.target, parts) : null;
  const seat = told.seat ?? null;
  const hit = HITS.has(told.kind) ? hitOf(told, scene, before) : null;
  const clause = hit?.clause ?? way.clause ?? "";
  const shown: OnStage = {
    attackers: hit ? hit.striker : attackersOf(told, scene.view),
    guard: aim?.guard ? told.card : undefined,
    attack: hit?.numbers ? told.attack : undefined,
    defence: hit?.numbers ? told.defence : undefined,
    slot: aim?.slot,
    owner: aim?.seat,
    why: WHY[clause]?.(),
    ...(told.kind === "base-destroyed" ? counts(seat, scene, before) : {}),
  };
  return {
    kind: told.kind,
    seat,
    against: aim && aim.seat !== seat ? aim.seat : null,
    text: line.text,
    intro: hit?.intro,
    chip: chipOf(told, aim?.slot, scene),
    icon: way.icon,
    places: line.places ?? [],
    lasts: way.lasts,
    sound: way.sound,
    opening: hit ? ((told.attack ?? 1) > 1 ? "cannon" : "gun") : undefined,
    verdict: way.verdict && t(`rush-verdict-${way.verdict}`),
    clause: clause || undefined,
    big: way.big,
    at,
    shown: { ...shown },
  };
}

/** The vehicles that attack, when they are named. */
function attackersOf({ kind, card }: Told, view: View): string[] {
  if (kind === "attackers-named") return view.turn.attackers;
  return kind === "fight-begun" && card ? [card] : [];
}

interface Hit {
  striker: string[];
  /** Whether firepower is compared with armour. */
  numbers: boolean;
  intro?: string;
  /** By which it was damaged or destroyed, as far as the server has foretold it. */
  clause?: string;
}

/** With what something was hit, and by which clause. */
function hitOf(told: Told, scene: RushScene, before: View | null): Hit {
  const aim = readTarget(told.target ?? "", scene.components);
  const { name = "", about = [] } = before ? question(before) : {};
  const fight = before?.turn.lead ?? "";
  const attacker = fight || (name === "choose-target" ? (about[0] ?? "") : "");
  const siege = !attacker && before ? before.turn.resolving : "";
  const striker = attacker || siege;
  return {
    striker: striker ? [striker] : [],
    intro: introOf(told, attacker, siege, scene),
    numbers: aim.guard && !siege,
    clause:
      fight && aim.guard
        ? entry<string>(OF_FIGHTS, told.kind)
        : before?.forecast[told.target ?? ""]?.clause,
  };
}

/** Who hits whom with what: said before it is known what comes of it. */
function introOf(
  told: Told,
  attacker: string,
  siege: string,
  scene: RushScene,
): string | undefined {
  const { seat, target } = told;
  if (attacker)
    return tell({ parts: { kind: "fight-begun", seat, card: attacker, target }, text: "" }, scene)
      .text;
  if (!siege || seat === undefined) return undefined;
  return t("rush-stage-siege", {
    seat: playerName(seat, scene),
    actor: personOf(scene, seat),
    card: cardName(siege, scene.components),
    target: targetTitle(target ?? "", scene),
  });
}

/** The Medals of a seat before and after, where both are known. */
function counts(
  seat: number | null,
  scene: RushScene,
  before: View | null,
): Pick<OnStage, "from" | "to"> {
  const was = seat === null ? undefined : before?.players[seat];
  const is = seat === null ? undefined : scene.view.players[seat];
  return was && is ? { from: was.points, to: is.points } : {};
}

function chipOf(told: Told, slot: number | undefined, scene: RushScene): string {
  const { components: parts } = scene;
  const base = slot === undefined ? "" : baseName(slot, parts);
  if (told.kind === "end-triggered") return t("rush-chip-last-round");
  if (told.kind === "attackers-named") return t("rush-chip-attack", { n: told.number ?? 0 });
  if (told.kind.startsWith("base-")) return base;
  return told.card ? cardName(told.card, parts) : base;
}

/** All Medals that come at once, counted together. */
function ofMedals(events: Happened[], scene: RushScene, before: View | null): KeyEvent[] {
  const parts = scene.components;
  const taken = events
    .map((one) => one.parts as Told)
    .filter(({ kind, card }) => kind === "medal-taken" && card && parts.cards[card]);
  const seat = taken[0]?.seat;
  if (seat === undefined) return [];
  const medals = taken.map(({ card = "" }) => card);
  const number = medals.reduce((sum, id) => sum + (parts.cards[id]?.medals ?? 0), 0);
  return [
    {
      kind: "medals",
      seat,
      against: null,
      text: t("rush-key-medals", {
        seat: playerName(seat, scene),
        actor: personOf(scene, seat),
        n: number,
      }),
      chip: `+${number}`,
      places: [...new Set(medals.map((id) => medalsPlace(parts.cards[id]!.nation)))],
      at: events.length,
      shown: { medals, reasons: reasonsOf(events, number, before), ...counts(seat, scene, before) },
      ...MEDALS,
    },
  ];
}

/** One Medal for each vehicle destroyed; some cards bring one for other things. */
function reasonsOf(events: Happened[], number: number, before: View | null): OnStage["reasons"] {
  const { attack_kills = 0, kills = {} } = before?.turn ?? {};
  const killed =
    attack_kills > 0 ||
    Object.values(kills).some((one) => one > 0) ||
    events.some(({ parts }) => parts.kind === "destroyed");
  return killed ? [{ text: t("rush-stage-vehicles", { n: number }), gain: number }] : [];
}

/** Achievements in which one party has taken the lead from another, as the server counts them. */
function ofAchievements(scene: RushScene, before: View | null): KeyEvent[] {
  return scene.view.standings.flatMap(({ achievement, best }, at) => {
    const was = before?.standings[at];
    const [now] = best;
    const [then] = was?.best ?? [];
    if (was?.achievement !== achievement || was.best.length !== 1 || best.length !== 1) return [];
    if (now === undefined || then === undefined || now === then) return [];
    const all = parties(scene);
    // Of a team the reader, if it is the reader's.
    const face = (party: number): number =>
      all[party]?.find((seat) => seat === scene.reader) ?? all[party]?.[0] ?? party;
    const [seat, against] = [face(now), face(then)];
    const name = achievementName(achievement, scene.components);
    return [
      {
        kind: "overtaken",
        seat,
        against,
        text: t("rush-key-overtaken", {
          seat: playerName(seat, scene),
          actor: personOf(scene, seat),
          rival: personOf(scene, against),
          achievement: name,
        }),
        chip: name,
        places: [achievementPlace(achievement)],
        at: 0,
        ...OVERTAKEN,
      },
    ];
  });
}
