/** The first game: each lesson is said at the table when it can be done, and is over when it was. */
import type { Lesson } from "$lib/page";
import { enemyOf, frameOf, FRONTS, ownArmy, type WarsawScene } from "./view";

type Test = (scene: WarsawScene) => boolean;

interface WarsawLesson {
  id: string;
  when: Test;
  done: Test;
  places?: (scene: WarsawScene) => string[];
  clause?: string;
}

const asks =
  (...kinds: string[]): Test =>
  ({ toMove, you, view }) =>
    toMove === you && kinds.includes(frameOf(view).kind);

/** Whether something of this kind just happened, by oneself or, with `anyone`, by whomever. */
const happened =
  (kind: string, anyone = false): Test =>
  ({ events, you }) =>
    events.some(({ parts }) => parts.kind === kind && (anyone || parts.seat === you));

const inTurn = asks("take-action", "extra-action");
const points =
  (what: string): Test =>
  (scene) =>
    scene.picker.picked[0]?.startsWith(what) ?? false;
const hand = ({ view, you }: WarsawScene): string[] =>
  (view.hands[you] ?? []).map((card) => `hand/${card}`);
const either =
  (...tests: Test[]): Test =>
  (scene) =>
    tests.some((test) => test(scene));
const not =
  (test: Test): Test =>
  (scene) =>
    !test(scene);

const LESSONS: WarsawLesson[] = [
  {
    id: "marker",
    when: asks("place-first"),
    done: (scene) => scene.view.markers[ownArmy(scene)] !== "",
    places: (scene) => FRONTS.map((front) => `place/${enemyOf(ownArmy(scene))}.${front}.line1`),
    clause: "WAR-034",
  },
  {
    id: "aim",
    when: inTurn,
    done: either(points("hand/"), happened("played")),
    places: () => ["track/victory"],
    clause: "WAR-211",
  },
  {
    id: "play",
    when: inTurn,
    done: either(happened("played"), asks("choose-front")),
    places: (scene) => (points("hand/")(scene) ? ["do/play"] : hand(scene)),
    clause: "WAR-120",
  },
  {
    id: "front",
    when: asks("choose-front"),
    done: not(asks("choose-front")),
    places: () => FRONTS.map((front) => `front/${front}`),
    clause: "WAR-124",
  },
  {
    id: "units",
    when: happened("added"),
    done: not(happened("added")),
    places: (scene) => FRONTS.map((front) => `place/${ownArmy(scene)}.${front}.line1`),
    clause: "WAR-194",
  },
  {
    id: "strength",
    when: inTurn,
    done: either(points("hand/"), points("do/"), happened("played")),
    places: () => FRONTS.map((front) => `strength/${front}`),
    clause: "WAR-182",
  },
  {
    id: "commander",
    when: asks("choose-effect"),
    done: not(asks("choose-effect")),
    places: () => ["effect/1", "effect/2"],
    clause: "WAR-129",
  },
  {
    id: "move",
    when: asks("move-steps", "supply-actions"),
    done: happened("moved"),
    places: (scene) => FRONTS.map((front) => `place/${ownArmy(scene)}.${front}.line2`),
    clause: "WAR-103",
  },
  {
    id: "resource",
    when: inTurn,
    done: either(happened("bid"), asks("discard-for")),
    places: () => ["do/bid", "resource/funds", "resource/supply", "resource/support"],
    clause: "WAR-151",
  },
  {
    id: "activate",
    when: asks("discard-for"),
    done: not(asks("discard-for")),
    places: hand,
    clause: "WAR-154",
  },
  {
    id: "forecast",
    when: inTurn,
    done: either(points("hand/"), points("do/"), happened("passed")),
    places: () => ["panel/forecast"],
    clause: "WAR-189",
  },
  {
    id: "pass",
    when: inTurn,
    done: either(happened("passed"), happened("battle", true)),
    places: () => ["do/pass"],
    clause: "WAR-113",
  },
  {
    id: "battle",
    when: happened("battle", true),
    done: not(happened("battle", true)),
    places: () => ["track/victory"],
    clause: "WAR-188",
  },
  {
    id: "edge",
    when: asks("choose-edge"),
    done: not(asks("choose-edge")),
    places: () => ["do/edge-a", "do/edge-b"],
    clause: "WAR-060",
  },
  {
    id: "on",
    when: ({ view }) => view.round > 1,
    done: ({ view }) => view.round > 2,
  },
];

// The page hands every game its own scene; only its type is wider there.
export const lessons = LESSONS as unknown as Lesson[];
