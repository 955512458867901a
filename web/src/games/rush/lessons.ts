/** The first game, taught by doing: each step is said when it fits and done when it was done. */
import type { Lesson, Scene } from "$lib/page";
import { targetPlace } from "./places";
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
const happened =
  (...kinds: string[]): Test =>
  (scene) =>
    scene.events.some((one) => kinds.includes(String(one.parts.kind)));
const both =
  (one: Test, other: Test): Test =>
  (scene) =>
    one(scene) && other(scene);
const turnsOf =
  (round: number): Test =>
  (scene) =>
    scene.view.round >= round;
/** Places that the choices of a verb begin at. */
const placesOf =
  (verb: string): Shown =>
  (scene) =>
    scene.picker.options
      .filter((one) => one.choice.fields.verb === verb)
      .map((one) => one.path[0] ?? "");

const ownBases: Shown = ({ view, you, components }) =>
  (view.players[you]?.bases ?? []).map((_, slot) =>
    targetPlace(targetName(components, you, slot, false)),
  );
const own = (scene: RushScene): View["players"][number] | undefined =>
  scene.view.players[scene.you];
const hand: Shown = (scene) => (own(scene)?.hand ?? []).map((card) => `hand/${card}`);
const hurt: Test = ({ view, you }) =>
  (view.players[you]?.bases ?? []).some(
    (base) => typeof base === "object" && (base.damaged || base.guard_damaged),
  );
const defended: Test = (scene) => (own(scene)?.bases ?? []).some((base) => guardOf(base) !== "");

interface Step {
  id: string;
  when: Test;
  done: Test;
  places?: Shown;
  clause: string;
}

const STEPS: Step[] = [
  {
    id: "table",
    when: playing,
    done: (scene) => scene.picker.picked.length > 0 || scene.beat > 4,
    places: ownBases,
    clause: "RUSH-012",
  },
  {
    id: "hand",
    when: playing,
    done: (scene) => scene.picker.picked.length > 0 || happened("paid", "activated")(scene),
    places: hand,
    clause: "RUSH-051",
  },
  {
    id: "buy",
    when: both(playing, can("buy")),
    done: (scene) => question(scene.view).name === "pay-for" || happened("bought")(scene),
    places: placesOf("buy"),
    clause: "RUSH-076",
  },
  {
    id: "pay",
    when: asked("pay-for"),
    done: happened("bought"),
    places: (scene) => (can("take")(scene) ? ["do/take"] : placesOf("pay")(scene)),
    clause: "RUSH-078",
  },
  {
    id: "activate",
    when: both(playing, can("activate")),
    done: happened("activated"),
    places: placesOf("activate"),
    clause: "RUSH-089",
  },
  {
    id: "end",
    when: (scene) => playing(scene) && (scene.position.choices ?? []).length <= 4,
    done: (scene) => !mine(scene),
    places: () => ["do/end"],
    clause: "RUSH-054",
  },
  {
    id: "refill",
    when: (scene) => !mine(scene) || turnsOf(2)(scene),
    done: (scene) => turnsOf(2)(scene) && playing(scene),
    places: ({ view }) => view.reserve.slice(-1).map((card) => `reserve/${card}`),
    clause: "RUSH-213",
  },
  {
    id: "defend",
    when: (scene) => (playing(scene) && can("defend")(scene)) || asked("place-defender")(scene),
    done: (scene) => happened("defended")(scene) && defended(scene),
    places: (scene) => (playing(scene) ? placesOf("defend")(scene) : placesOf("place")(scene)),
    clause: "RUSH-163",
  },
  {
    id: "attack",
    when: both(playing, can("attack")),
    done: (scene) => scene.view.turn.attacked && mine(scene),
    places: placesOf("attack"),
    clause: "RUSH-174",
  },
  {
    id: "join",
    when: asked("name-attackers"),
    done: happened("attackers-named", "fight-begun"),
    places: () => ["do/charge"],
    clause: "RUSH-179",
  },
  {
    id: "target",
    when: asked("choose-target", "choose-aim"),
    done: happened("damaged", "destroyed", "base-damaged", "base-destroyed", "fight-begun"),
    places: placesOf("hit"),
    clause: "RUSH-180",
  },
  {
    id: "medals",
    when: (scene) => happened("medal-taken")(scene) || asked("choose-doubles")(scene),
    done: (scene) => !asked("choose-doubles")(scene) && mine(scene),
    places: ({ view }) => Object.keys(view.medals).map((nation) => `medals/${nation}`),
    clause: "RUSH-200",
  },
  {
    id: "damage",
    when: hurt,
    done: (scene) => happened("repaired")(scene) || (mine(scene) && !hurt(scene)),
    places: ownBases,
    clause: "RUSH-047",
  },
  {
    id: "sabotage",
    when: asked("sabotage-discard"),
    done: happened("sabotaged"),
    places: hand,
    clause: "RUSH-109",
  },
  {
    id: "achievements",
    when: both(playing, turnsOf(3)),
    done: turnsOf(4),
    places: ({ view }) => view.achievements.map((name) => `achievement/${name}`),
    clause: "RUSH-237",
  },
  {
    id: "finish",
    when: (scene) => turnsOf(5)(scene) || scene.view.ended_by !== "",
    done: (scene) => scene.toMove === null || turnsOf(7)(scene),
    places: ({ view }) => Object.keys(view.medals).map((nation) => `medals/${nation}`),
    clause: "RUSH-223",
  },
];

export const lessons: Lesson[] = STEPS.map(({ id, when, done, places, clause }) => ({
  id,
  when: (scene) => when(rush(scene)),
  done: (scene) => done(rush(scene)),
  places: places && ((scene) => places(rush(scene))),
  clause,
}));
