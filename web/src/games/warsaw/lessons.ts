/** The first game: each lesson is said at the table when it can be done, and is over when it was. */
import type { Lesson } from "$lib/page";
import { enemyOf, frameOf, FRONTS, ownArmy, type WarsawScene } from "./view";

type Test = (scene: WarsawScene) => boolean;

interface WarsawLesson {
  id: string;
  /** Whether it asks for an action. */
  task?: boolean;
  when: Test;
  done: Test;
  places?: (scene: WarsawScene) => string[];
  clause?: string;
}

const asks =
  (...kinds: string[]): Test =>
  ({ toMove, you, view }) =>
    toMove === you && kinds.includes(frameOf(view).kind);

/** Whether something of these kinds just happened by oneself. */
const did =
  (...kinds: string[]): Test =>
  ({ events, you }) =>
    events.some(({ parts }) => kinds.includes(String(parts.kind)) && parts.seat === you);
const fought: Test = ({ events }) => events.some(({ parts }) => parts.kind === "battle");

const either =
  (...tests: Test[]): Test =>
  (scene) =>
    tests.some((test) => test(scene));
const both =
  (...tests: Test[]): Test =>
  (scene) =>
    tests.every((test) => test(scene));
const not =
  (test: Test): Test =>
  (scene) =>
    !test(scene);

const points =
  (what: string): Test =>
  (scene) =>
    scene.picker.picked[0]?.startsWith(what) ?? false;
const holds =
  (kind: string): Test =>
  ({ picker, components }) =>
    components.cards[picker.picked[0]?.slice("hand/".length) ?? ""]?.kind === kind;

const inTurn = asks("take-action", "extra-action");
const yours: Test = ({ toMove, you }) => toMove === you;
/** One's turn has come, and nothing is begun yet: there is time to read. */
const free = both(inTurn, not(points("")));
/** What was said at the beginning of a turn was heard when the turn is used for something. */
const acted = either(
  did("played", "bid", "discarded", "passed"),
  both(yours, not(inTurn)),
  ({ position }) => position.to_move === null,
);
/** A lesson about a past event stays until the player goes on. */
const wentOn = both(yours, points(""));

const own = (scene: WarsawScene, spot: string): string[] =>
  FRONTS.map((front) => `place/${ownArmy(scene)}.${front}.${spot}`);
const hand = ({ view, you }: WarsawScene): string[] =>
  (view.hands[you] ?? []).map((card) => `hand/${card}`);
const blocked = (scene: WarsawScene): string => scene.view.markers[enemyOf(ownArmy(scene))];

const LESSONS: WarsawLesson[] = [
  {
    id: "army",
    when: () => true,
    done: either(did("marker-put"), inTurn),
    places: (scene) => ["line1", "line2"].map((spot) => `place/${ownArmy(scene)}.n.${spot}`),
    clause: "WAR-016",
  },
  {
    id: "marker",
    task: true,
    when: asks("place-first"),
    done: not(asks("place-first")),
    places: (scene) => FRONTS.map((front) => `place/${enemyOf(ownArmy(scene))}.${front}.line1`),
    clause: "WAR-034",
  },
  {
    id: "aim",
    when: free,
    done: either(points("hand/"), acted),
    places: () => ["track/victory"],
    clause: "WAR-189",
  },
  {
    id: "play",
    task: true,
    when: inTurn,
    done: either(did("played"), asks("choose-front")),
    places: (scene) => (points("hand/")(scene) ? ["do/play"] : hand(scene)),
    clause: "WAR-120",
  },
  {
    id: "front",
    task: true,
    when: asks("choose-front"),
    done: not(asks("choose-front")),
    places: () => FRONTS.map((front) => `front/${front}`),
    clause: "WAR-124",
  },
  {
    id: "commander",
    task: true,
    when: asks("choose-effect"),
    done: not(asks("choose-effect")),
    places: () => ["effect/1", "effect/2"],
    clause: "WAR-129",
  },
  {
    id: "move",
    task: true,
    when: asks("move-steps"),
    done: either(did("moved"), not(asks("move-steps"))),
    places: (scene) => own(scene, "line2"),
    clause: "WAR-100",
  },
  {
    id: "supply",
    task: true,
    when: asks("supply-actions"),
    done: not(asks("supply-actions")),
    places: (scene) => [`reserve/${ownArmy(scene)}`, ...own(scene, "line2")],
    clause: "WAR-080",
  },
  {
    id: "order",
    when: holds("order"),
    done: either(acted, points("do/")),
    places: (scene) => own(scene, "order"),
    clause: "WAR-143",
  },
  {
    id: "battle",
    when: fought,
    done: wentOn,
    places: () => ["track/victory"],
    clause: "WAR-194",
  },
  {
    id: "lines",
    when: free,
    done: acted,
    places: () => FRONTS.map((front) => `strength/${front}`),
    clause: "WAR-182",
  },
  {
    id: "resource",
    when: free,
    done: acted,
    places: () => ["do/bid", "resource/funds", "resource/supply", "resource/support"],
    clause: "WAR-151",
  },
  {
    id: "pass",
    when: free,
    done: acted,
    places: () => ["do/pass", "panel/forecast"],
    clause: "WAR-114",
  },
  {
    id: "blocked",
    when: both(free, (scene) => blocked(scene) !== ""),
    done: acted,
    places: (scene) => [`place/${blocked(scene)}`],
    clause: "WAR-159",
  },
  {
    id: "on",
    when: both(free, ({ view }) => view.round > 1),
    done: acted,
    places: () => ["track/round"],
    clause: "WAR-210",
  },
];

// The page hands every game its own scene; only its type is wider there.
export const lessons = LESSONS as unknown as Lesson[];
