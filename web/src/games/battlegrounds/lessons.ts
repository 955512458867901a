/** A first game of Battle, taught by doing: each step is said when its moment comes. */
import type { Lesson, Scene as AnyScene } from "$lib/page";
import { cardKey, doKey, squareKey } from "./options";
import { areaOf, frame, iconOf, isDamaged, seatId, type Scene } from "./view";

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
  when: (scene: Scene) => boolean;
  done: (scene: Scene) => boolean;
  places?: (scene: Scene) => string[];
  clause?: string;
}

const STEPS: Step[] = [
  {
    id: "goal",
    when: mine,
    done: (scene) => iDid(scene, "activated", "placed", "moved"),
    clause: "BG-161",
  },
  {
    id: "card",
    when: (scene) => asked(scene, "activate-card"),
    done: (scene) => iDid(scene, "activated"),
    places: (scene) => begins(scene, "activate"),
    clause: "BG-033",
  },
  {
    id: "place",
    when: (scene) => asked(scene, "place-pawn"),
    done: (scene) => iDid(scene, "placed"),
    places: (scene) => begins(scene, "place"),
    clause: "BG-037",
  },
  {
    id: "move",
    when: (scene) => asked(scene, "act"),
    done: (scene) => iDid(scene, "moved"),
    places: (scene) => begins(scene, "move"),
    clause: "BG-055",
  },
  {
    id: "shot",
    when: (scene) => asked(scene, "shoot") && verbs(scene).has("shoot"),
    done: (scene) => iDid(scene, "token-taken", "dud-laid", "shot-at", "held"),
    places: (scene) => begins(scene, "shoot"),
    clause: "BG-076",
  },
  {
    id: "token",
    when: (scene) => area(scene).single.length > 0,
    done: (scene) => asked(scene, "act", "enter") || area(scene).ready.length > 0,
    clause: "BG-081",
  },
  {
    id: "others",
    when: (scene) => scene.toMove !== null && !mine(scene),
    done: mine,
    clause: "BG-045",
  },
  {
    id: "pair",
    when: (scene) => mine(scene) && area(scene).single.length > 1,
    done: (scene) => iDid(scene, "paired"),
    clause: "BG-122",
  },
  {
    id: "dud",
    when: (scene) => Object.values(scene.view.board).includes("dud"),
    done: (scene) => iDid(scene, "moved", "dud-laid", "dud-cleared"),
    places: (scene) =>
      Object.entries(scene.view.board).flatMap(([square, lies]) =>
        lies === "dud" ? [squareKey(square)] : [],
      ),
    clause: "BG-067",
  },
  {
    id: "special",
    when: (scene) => area(scene).ready.length > 0,
    done: (scene) => iDid(scene, "fitted", "extra-turn", "extra-tank", "changed"),
    clause: "BG-004",
  },
  {
    id: "upgrade",
    when: (scene) => verbs(scene).has("fit") && readyUpgrades(scene).length > 0,
    done: (scene) => iDid(scene, "fitted"),
    places: (scene) => begins(scene, "fit"),
    clause: "BG-131",
  },
  {
    id: "extra-turn",
    when: (scene) => asked(scene, "after") && verbs(scene).has("extra-turn"),
    done: (scene) => iDid(scene, "extra-turn"),
    places: () => [doKey("extra-turn")],
    clause: "BG-138",
  },
  {
    id: "tank",
    when: (scene) =>
      asked(scene, "shoot") &&
      (scene.position.choices ?? []).some(({ fields }) => fields.object === "tank"),
    done: (scene) => iDid(scene, "shot-at") || asked(scene, "act"),
    places: (scene) =>
      (scene.position.choices ?? []).flatMap(({ fields }) =>
        fields.object === "tank" ? [squareKey(fields.square!)] : [],
      ),
    clause: "BG-087",
  },
  {
    id: "enter",
    when: (scene) => asked(scene, "enter"),
    done: (scene) => iDid(scene, "entered"),
    places: (scene) => begins(scene, "enter"),
    clause: "BG-104",
  },
  {
    id: "repair",
    when: (scene) =>
      mine(scene) &&
      (scene.view.reserve[seatId(scene.you)] ?? []).some((card) => isDamaged(scene.view, card)),
    done: (scene) => iDid(scene, "repaired"),
    places: (scene) =>
      (scene.view.reserve[seatId(scene.you)] ?? [])
        .filter((card) => isDamaged(scene.view, card))
        .map(cardKey),
    clause: "BG-111",
  },
  {
    id: "change",
    when: (scene) => asked(scene, "act") && scene.view.round >= 3 && verbs(scene).has("change"),
    done: (scene) => iDid(scene, "changed", "moved"),
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

/** The page knows lessons by the scene of any game; here it is always this one. */
const own =
  <Answer>(read: (scene: Scene) => Answer) =>
  (scene: AnyScene): Answer =>
    read(scene as unknown as Scene);

export const lessons: Lesson[] = STEPS.map(({ id, when, done, places, clause }) => ({
  id,
  when: own(when),
  done: own(done),
  places: places && own(places),
  clause,
}));
