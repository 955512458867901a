/** A first game of Battle, taught by doing: each step is said when its moment comes. */
import type { Lesson, Scene as AnyScene } from "$lib/page";
import { cardPlace, doPlace, squarePlace } from "./places";
import { pointsOf } from "./standing";
import { areaOf, DUD, frame, iconOf, isDamaged, seatId, type Scene } from "./view";

const mine = (scene: Scene): boolean => scene.toMove === scene.you && !scene.replay;
const asked = (scene: Scene, ...kinds: string[]): boolean =>
  mine(scene) && kinds.includes(frame(scene.view).kind);
const happened = (scene: Scene, ...kinds: string[]): boolean =>
  scene.events.some(({ parts }) => kinds.includes(String(parts.kind)));
const iDid = (scene: Scene, ...kinds: string[]): boolean =>
  scene.events.some(({ parts }) => kinds.includes(String(parts.kind)) && parts.seat === scene.you);
const verbs = (scene: Scene): Set<string> =>
  new Set((scene.position.choices ?? []).map(({ fields }) => fields.verb ?? ""));
/** The places that begin a choice with one of these verbs. */
const begins = (scene: Scene, ...wanted: string[]): string[] => [
  ...new Set(
    scene.picker.options
      .filter(({ choice }) => wanted.includes(choice.fields.verb ?? ""))
      .map(({ path }) => path[0] ?? ""),
  ),
];
const area = (scene: Scene) => areaOf(scene.view, scene.components, scene.you);
const readyUpgrades = (scene: Scene): string[] =>
  area(scene).ready.filter(
    (pair) => scene.components.icons[iconOf(scene.components, pair)]?.kind === "upgrade",
  );

interface Step {
  id: string;
  /** Whether it asks for an action. */
  task?: boolean;
  when: (scene: Scene) => boolean;
  done: (scene: Scene) => boolean;
  places?: (scene: Scene) => string[];
  clause?: string;
}

const damaged = (scene: Scene): string[] =>
  (scene.view.reserve[seatId(scene.you)] ?? []).filter((card) => isDamaged(scene.view, card));
const tankShots = (scene: Scene): string[] =>
  (scene.position.choices ?? []).flatMap(({ fields }) =>
    fields.object === "tank" ? [squarePlace(fields.square!)] : [],
  );
const duds = (scene: Scene): string[] =>
  Object.entries(scene.view.board).flatMap(([square, lies]) =>
    lies === DUD ? [squarePlace(square)] : [],
  );
/** So few points before the target a game may be over any moment. */
const CLOSE = 4;
const nearTheEnd = (scene: Scene): boolean =>
  scene.seats.some(
    ({ seat }) =>
      pointsOf(scene.view, scene.components, seat) >= scene.components.numbers.target - CLOSE,
  );

/** What comes up while others play stays until the next move, unless something else cannot wait. */
const read = (scene: Scene): boolean =>
  iDid(scene, "moved", "changed") || asked(scene, "enter", "react", "keep-card");

/** What is asked in the whole game, in the order of a turn. */
const BASICS: Step[] = [
  {
    id: "goal",
    when: (scene) => scene.toMove !== null,
    done: (scene) => iDid(scene, "activated", "placed", "moved"),
    clause: "BG-161",
  },
  {
    id: "card",
    task: true,
    when: (scene) => asked(scene, "activate-card"),
    done: (scene) => iDid(scene, "activated"),
    places: (scene) => begins(scene, "activate"),
    clause: "BG-033",
  },
  {
    id: "place",
    task: true,
    when: (scene) => asked(scene, "place-pawn"),
    done: (scene) => iDid(scene, "placed"),
    places: (scene) => begins(scene, "place"),
    clause: "BG-037",
  },
  {
    id: "move",
    task: true,
    when: (scene) => asked(scene, "act"),
    done: (scene) => iDid(scene, "moved"),
    places: (scene) => begins(scene, "move"),
    clause: "BG-055",
  },
  {
    id: "shot",
    task: true,
    when: (scene) => asked(scene, "shoot") && verbs(scene).has("shoot"),
    done: (scene) => iDid(scene, "token-taken", "dud-laid", "shot-at", "held"),
    places: (scene) => begins(scene, "shoot"),
    clause: "BG-076",
  },
  {
    id: "token",
    when: (scene) => area(scene).single.length > 0,
    done: (scene) => read(scene) || area(scene).ready.length > 0,
    clause: "BG-081",
  },
  {
    id: "others",
    when: (scene) => scene.toMove !== null && !mine(scene) && area(scene).single.length > 0,
    done: read,
    clause: "BG-045",
  },
];

/** What has its moment: it must be said then, and not wait for something that can be said later. */
const MOMENTS: Step[] = [
  {
    id: "react",
    task: true,
    when: (scene) => asked(scene, "react"),
    done: (scene) => !asked(scene, "react"),
    clause: "BG-154",
  },
  {
    id: "enter",
    task: true,
    when: (scene) => asked(scene, "enter"),
    done: (scene) => !asked(scene, "enter"),
    places: (scene) => begins(scene, "enter"),
    clause: "BG-104",
  },
  {
    id: "tank",
    when: (scene) => asked(scene, "shoot") && tankShots(scene).length > 0,
    done: (scene) => !asked(scene, "shoot"),
    places: tankShots,
    clause: "BG-087",
  },
  {
    id: "keep",
    task: true,
    when: (scene) => asked(scene, "keep-card"),
    done: (scene) => !asked(scene, "keep-card"),
    places: (scene) => begins(scene, "keep"),
    clause: "BG-144",
  },
  {
    id: "upgrade",
    when: (scene) => mine(scene) && verbs(scene).has("fit") && readyUpgrades(scene).length > 0,
    done: (scene) => !mine(scene) || !verbs(scene).has("fit"),
    places: (scene) => begins(scene, "fit"),
    clause: "BG-131",
  },
  {
    id: "extra-turn",
    when: (scene) => asked(scene, "after") && verbs(scene).has("extra-turn"),
    done: (scene) => !asked(scene, "after"),
    places: () => [doPlace("extra-turn")],
    clause: "BG-138",
  },
];

/** What is good to know: a turn is enough to read it. */
const ADVICE: Step[] = [
  {
    id: "special",
    when: (scene) => asked(scene, "act") && scene.view.round > 1,
    done: (scene) => !asked(scene, "act"),
    clause: "BG-004",
  },
  {
    id: "dud",
    when: (scene) => asked(scene, "act") && duds(scene).length > 0,
    done: (scene) => !asked(scene, "act"),
    places: duds,
    clause: "BG-067",
  },
  {
    id: "pair",
    when: (scene) => asked(scene, "act", "shoot") && area(scene).single.length > 1,
    done: (scene) => !mine(scene),
    clause: "BG-122",
  },
  {
    id: "repair",
    when: (scene) => mine(scene) && damaged(scene).length > 0,
    done: (scene) => !mine(scene) || damaged(scene).length === 0,
    places: (scene) => damaged(scene).map(cardPlace),
    clause: "BG-111",
  },
  {
    id: "close",
    when: (scene) => mine(scene) && nearTheEnd(scene),
    done: (scene) => !mine(scene),
    clause: "BG-164",
  },
  {
    id: "change",
    when: (scene) => asked(scene, "act") && scene.view.round > 2 && verbs(scene).has("change"),
    done: (scene) => !asked(scene, "act"),
    places: (scene) => begins(scene, "change"),
    clause: "BG-118",
  },
  {
    id: "end",
    when: (scene) => scene.toMove === null || happened(scene, "game-over"),
    done: () => false,
    clause: "BG-164",
  },
];

const STEPS = [...BASICS, ...MOMENTS, ...ADVICE];

/** The page knows lessons by the scene of any game; here it is always this one. */
const own =
  <Answer>(read: (scene: Scene) => Answer) =>
  (scene: AnyScene): Answer =>
    read(scene as unknown as Scene);

export const lessons: Lesson[] = STEPS.map(({ id, task, when, done, places, clause }) => ({
  id,
  task,
  when: own(when),
  done: own(done),
  places: places && own(places),
  clause,
}));
