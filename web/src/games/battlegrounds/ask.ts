/** The question that is put, the parts of a turn, and the round. */
import { entry } from "$lib/declared";
import { type Args, t, tOr } from "$lib/i18n.svelte";
import { seatName, type Ask, type Phase } from "$lib/page";
import type { Decision, Drawing, Step } from "./declared";
import { previewOf } from "./marks";
import { cardTitle, colourWords, hasSeveral, pawnName } from "./words";
import { frame, isDamaged, isFamily, isSolo, seatId, type Colour, type Scene } from "./view";

type Say = (about: string[], scene: Scene) => Args;
const plain: Say = () => ({});

/** The pawn that is asked about, and what drives it where. */
const ofPawn: Say = ([about = ""], { view, components }) => {
  const colour = about as Colour;
  const card = view.drives[colour];
  return {
    ...colourWords(about),
    card: card ? cardTitle(components, card) : "",
    square: view.pawns[colour] ?? "",
  };
};

/** What the words after the name of a decision mean for its question. */
export const QUESTIONS = {
  act: plain,
  "activate-card": ofPawn,
  after: plain,
  "collect-pair": plain,
  drive: ofPawn,
  enter: plain,
  go: plain,
  "keep-card": plain,
  "place-pawn": ofPawn,
  react: ofPawn,
  reveal: ([n]) => ({ n: Number(n) || 0 }),
  shoot: ofPawn,
  "shoot-first": ofPawn,
  "take-card": plain,
} satisfies Record<Decision, Say>;

export function ask(scene: Scene): Ask {
  const { kind, about } = frame(scene.view);
  const say = entry<Say>(QUESTIONS, kind);
  if (scene.toMove === null) return { kind, title: t("battlegrounds-ask-over") };
  if (scene.toMove !== scene.you) {
    const name = seatName(scene.seats, scene.toMove);
    return {
      kind,
      title: t("battlegrounds-wait-title", { name }),
      detail: tOr(`battlegrounds-wait-${kind}`, ""),
    };
  }
  const way = DRIVING.includes(kind) ? askOfWay(scene) : undefined;
  if (way) return { kind, ...way };
  const title = tOr(`battlegrounds-ask-${kind}`, scene.position.question, say?.(about, scene));
  return { kind, title, detail: detailOf(scene, kind) };
}

const DRIVING: string[] = ["act", "drive"] satisfies Decision[];

/** While a way is pointed out: how long it is so far, and what it leads to. */
function askOfWay(scene: Scene): Omit<Ask, "kind"> | undefined {
  const preview = previewOf(scene, undefined);
  if (!preview) return undefined;
  const { way, lostAt, done } = preview;
  const title = t("battlegrounds-ask-way", { n: way.length - 1 });
  if (lostAt >= 0)
    return { title, detail: t("battlegrounds-detail-way-deadly", { square: way[lostAt]! }) };
  return {
    title,
    detail: t(done ? "battlegrounds-detail-way-done" : "battlegrounds-detail-way", {
      way: way.join("–"),
    }),
  };
}

/** A second line that says what to point at, or what it costs. */
function detailOf(scene: Scene, kind: string): string | undefined {
  const { view, you } = scene;
  if (kind === "enter") {
    if (frame(view).about[0] === "yes") return t("battlegrounds-detail-enter-paused");
    const damaged = (view.reserve[seatId(you)] ?? []).some((card) => isDamaged(view, card));
    return t(damaged ? "battlegrounds-detail-enter-damaged" : "battlegrounds-detail-enter");
  }
  if (kind === "shoot" && isSolo(scene.components)) return t("battlegrounds-detail-shoot-solo");
  if (kind === "act") return pickedTank(scene) ?? t(actKey(scene));
  return tOr(`battlegrounds-detail-${kind}`, "") || undefined;
}

const actKey = (scene: Scene): string =>
  hasSeveral(scene, scene.you) ? "battlegrounds-detail-act-two" : "battlegrounds-detail-act";

/** With two tanks: which of them was pointed at. */
function pickedTank(scene: Scene): string | undefined {
  const first = scene.picker.picked[0]?.slice(3);
  const colour = (Object.keys(scene.view.pawns) as Colour[]).find(
    (one) => scene.view.pawns[one] === first,
  );
  return colour && t("battlegrounds-detail-act-tank", { tank: pawnName(scene, colour) });
}

type Steps = [string, string[]][];
type KnownSteps = [string, (Decision | Drawing | Step)[]][];
const STEPS: Steps = [
  ["enter", ["enter"]],
  ["move", ["act", "drive", "shoot-first"]],
  ["shot", ["shoot", "react"]],
  ["after", ["after", "keep-card"]],
] satisfies KnownSteps;
const FAMILY_STEPS: Steps = [
  ["go", ["go"]],
  ["reveal", ["reveal"]],
  ["collect", ["collect-pair"]],
] satisfies KnownSteps;
const SETUP: string[] = ["take-card", "activate-card", "place-pawn"] satisfies Decision[];

/** The parts of a turn; before the first one those of the set-up. */
export function phases(scene: Scene): Phase[] {
  const { kind } = frame(scene.view);
  if (SETUP.includes(kind)) return setUp(scene, kind);
  const steps = isFamily(scene.components) ? FAMILY_STEPS : STEPS;
  const shown = steps.map(([key, kinds]) => ({
    key,
    title: t(`battlegrounds-phase-${key}`),
    now: kinds.includes(kind),
  }));
  if (!isSolo(scene.components)) return shown;
  return [
    ...shown,
    { key: "strike", title: t("battlegrounds-phase-strike"), now: kind === "strike" },
  ];
}

function setUp(scene: Scene, kind: string): Phase[] {
  const drafted = scene.components.numbers.draft === 1;
  const asked = SETUP.filter((one) => {
    if (one === "take-card") return drafted;
    if (one === "activate-card") return !isFamily(scene.components) && !isSolo(scene.components);
    return true;
  });
  return asked.map((key) => ({ key, title: t(`battlegrounds-phase-${key}`), now: key === kind }));
}

export const round = (scene: Scene): number => Math.max(1, scene.view.round);
