/** The first game, taught by doing: each step is said when it fits and done when it was done. */
import type { Lesson, Scene } from "$lib/page";
import { achievementPlace, handPlace, medalsPlace, reservePlace, targetPlace } from "./places";
import { guardOf, question, type RushScene, seatOf, targetName, type View } from "./view";

const rush = (scene: Scene): RushScene => scene as unknown as RushScene;

type Test = (scene: RushScene) => boolean;
type Shown = (scene: RushScene) => string[];

const mine: Test = ({ view, you, toMove }) => toMove === you && seatOf(view.active) === you;
const playing: Test = (scene) => mine(scene) && question(scene.view).name === "play-cards";
const asked =
  (...names: string[]): Test =>
  (scene) =>
    scene.toMove === scene.you && names.includes(question(scene.view).name);
const can =
  (verb: string): Test =>
  (scene) =>
    (scene.position.choices ?? []).some((choice) => choice.fields.verb === verb);
const both =
  (one: Test, other: Test): Test =>
  (scene) =>
    one(scene) && other(scene);
const not =
  (test: Test): Test =>
  (scene) =>
    !test(scene);
const turnsOf =
  (round: number): Test =>
  (scene) =>
    scene.view.round >= round;
/** A player who has acted in their own turn has read the earlier lessons. */
const acted: Test = (scene) =>
  seatOf(scene.view.active) === scene.you && (scene.view.turn.busy || asked("pay-for")(scene));
/** Places that the choices of a verb begin at. */
const placesOf =
  (verb: string): Shown =>
  (scene) =>
    scene.picker.options
      .filter((one) => one.choice.fields.verb === verb)
      .map((one) => one.path[0] ?? "");

/** On a phone the player's Bases are behind the prompt until scrolled to: no ring there. */
const inSight = (): boolean => globalThis.matchMedia?.("(min-width: 761px)").matches ?? true;
const ownBases: Shown = ({ view, you, components }) =>
  (inSight() ? (view.players[you]?.bases ?? []) : []).map((_, slot) =>
    targetPlace(targetName(components, you, slot, false)),
  );
const stacks: Shown = ({ view }) => Object.keys(view.medals).map(medalsPlace);
const own = (scene: RushScene): View["players"][number] | undefined =>
  scene.view.players[scene.you];
const hand: Shown = (scene) => (own(scene)?.hand ?? []).map(handPlace);
const hurt: Test = (scene) =>
  (own(scene)?.bases ?? []).some((base) =>
    typeof base === "object" ? base.damaged || base.guard_damaged : base === "destroyed",
  );
const defended: Test = (scene) => (own(scene)?.bases ?? []).some((base) => guardOf(base) !== "");
const rewarded: Test = ({ view, components }) =>
  Object.values(view.medals).some(({ singles }) => singles < (components.numbers.singles ?? 0));

/** Cards in hand that take weak cards out of the deck. */
const THINNING = ["research", "dismantle"];
const thinning: Shown = (scene) =>
  (own(scene)?.hand ?? [])
    .filter((card) =>
      scene.components.cards[card]?.abilities.some(({ kind }) => THINNING.includes(kind)),
    )
    .map(handPlace);

interface Step {
  id: string;
  /** Whether it asks for an action. */
  task?: boolean;
  when: Test;
  done: Test;
  places?: Shown;
  clause: string;
}

const STEPS: Step[] = [
  { id: "goal", when: () => true, done: acted, places: ownBases, clause: "RUSH-012" },
  { id: "hand", when: playing, done: acted, places: hand, clause: "RUSH-051" },
  {
    id: "buy",
    task: true,
    when: both(playing, can("buy")),
    done: (scene) => asked("pay-for")(scene) || (mine(scene) && scene.view.turn.bought),
    places: placesOf("buy"),
    clause: "RUSH-082",
  },
  {
    id: "pay",
    task: true,
    when: asked("pay-for"),
    done: not(asked("pay-for")),
    places: (scene) => (can("take")(scene) ? ["do/take"] : placesOf("pay")(scene)),
    clause: "RUSH-078",
  },
  {
    id: "activate",
    task: true,
    when: both(playing, can("activate")),
    done: (scene) => !mine(scene) || !playing(scene),
    places: placesOf("activate"),
    clause: "RUSH-089",
  },
  {
    id: "end",
    task: true,
    when: (scene) => playing(scene) && (acted(scene) || scene.position.choices?.length === 1),
    done: not(mine),
    places: () => ["do/end"],
    clause: "RUSH-054",
  },
  {
    id: "others",
    when: (scene) => !mine(scene) && (own(scene)?.sizes.depot ?? 0) > 0,
    done: acted,
    places: ({ view }) => view.reserve.slice(-1).map(reservePlace),
    clause: "RUSH-213",
  },
  {
    id: "defend",
    task: true,
    when: (scene) => (playing(scene) && can("defend")(scene)) || asked("place-defender")(scene),
    done: defended,
    places: (scene) => (playing(scene) ? placesOf("defend")(scene) : placesOf("place")(scene)),
    clause: "RUSH-163",
  },
  {
    id: "attack",
    task: true,
    when: both(playing, can("attack")),
    done: (scene) => mine(scene) && (scene.view.turn.attacked || !playing(scene)),
    places: placesOf("attack"),
    clause: "RUSH-174",
  },
  {
    id: "join",
    task: true,
    when: asked("name-attackers"),
    done: not(asked("name-attackers")),
    places: () => ["do/charge"],
    clause: "RUSH-179",
  },
  {
    id: "target",
    task: true,
    when: asked("choose-target", "choose-aim"),
    done: not(asked("choose-target", "choose-aim")),
    places: placesOf("hit"),
    clause: "RUSH-180",
  },
  {
    id: "sabotage",
    task: true,
    when: asked("sabotage-discard"),
    done: not(asked("sabotage-discard")),
    places: hand,
    clause: "RUSH-109",
  },
  { id: "medals", when: rewarded, done: acted, places: stacks, clause: "RUSH-200" },
  { id: "damage", when: hurt, done: acted, places: ownBases, clause: "RUSH-047" },
  {
    id: "thin",
    when: both(playing, turnsOf(2)),
    done: acted,
    places: thinning,
    clause: "RUSH-142",
  },
  {
    id: "achievements",
    when: both(playing, turnsOf(3)),
    done: acted,
    places: ({ view }) => view.achievements.map(achievementPlace),
    clause: "RUSH-237",
  },
  {
    id: "guard",
    when: both(playing, turnsOf(3)),
    done: acted,
    places: ownBases,
    clause: "RUSH-168",
  },
  {
    id: "finish",
    when: both(playing, turnsOf(4)),
    done: acted,
    places: stacks,
    clause: "RUSH-223",
  },
];

export const lessons: Lesson[] = STEPS.map(({ id, task, when, done, places, clause }) => ({
  id,
  task,
  when: (scene) => when(rush(scene)),
  done: (scene) => done(rush(scene)),
  places: places && ((scene) => places(rush(scene))),
  clause,
}));
