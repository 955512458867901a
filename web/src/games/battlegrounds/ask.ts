/** The question that is put, the parts of a turn, and the round. */
import { t } from "$lib/i18n.svelte";
import { seatName, type Ask, type Phase } from "$lib/page";
import { previewOf } from "./marks";
import { cardTitle, colourWords, hasSeveral, pawnName } from "./words";
import { frame, isDamaged, isFamily, isSolo, seatId, type Colour, type Scene } from "./view";

/** Every decision that a player may be asked for. */
export const FRAMES = [
  "take-card", "activate-card", "place-pawn", "enter", "act", "shoot", "shoot-first", "drive",
  "after", "keep-card", "react", "go", "reveal", "collect-pair",
]; // prettier-ignore

export function ask(scene: Scene): Ask {
  const { kind, about } = frame(scene.view);
  if (scene.toMove === null || !FRAMES.includes(kind)) {
    return { kind, title: t("bg-ask-over") };
  }
  if (scene.toMove !== scene.you) {
    const name = seatName(scene.seats, scene.toMove);
    return { kind, title: t("bg-wait", { name }), detail: t(`bg-wait-${kind}`) };
  }
  const way = DRIVING.includes(kind) ? askOfWay(scene) : undefined;
  if (way) return { kind, ...way };
  return { kind, title: t(`bg-ask-${kind}`, argsOf(scene, about)), detail: detailOf(scene, kind) };
}

const DRIVING = ["act", "drive"];

/** While a way is pointed out: how long it is so far, and what it leads to. */
function askOfWay(scene: Scene): Omit<Ask, "kind"> | undefined {
  const preview = previewOf(scene, undefined);
  if (!preview) return undefined;
  const { way, lostAt, done } = preview;
  const title = t("bg-ask-way", { n: way.length - 1 });
  if (lostAt >= 0) return { title, detail: t("bg-detail-way-deadly", { square: way[lostAt]! }) };
  return {
    title,
    detail: t(done ? "bg-detail-way-done" : "bg-detail-way", { way: way.join("–") }),
  };
}

function argsOf(scene: Scene, about: string): Record<string, string | number> {
  const colour = about as Colour;
  const card = scene.view.drives[colour];
  return {
    ...colourWords(about.split(" ")[0] ?? ""),
    card: card ? cardTitle(scene.components, card) : "",
    square: scene.view.pawns[colour] ?? "",
    n: Number(about) || 0,
  };
}

/** A second line that says what to point at, or what it costs. */
function detailOf(scene: Scene, kind: string): string | undefined {
  const { view, you } = scene;
  if (kind === "enter") {
    if (frame(view).about === "yes") return t("bg-detail-enter-paused");
    const damaged = (view.reserve[seatId(you)] ?? []).some((card) => isDamaged(view, card));
    return t(damaged ? "bg-detail-enter-damaged" : "bg-detail-enter");
  }
  if (kind === "shoot" && isSolo(scene.components)) return t("bg-detail-shoot-solo");
  if (kind === "act") return pickedTank(scene) ?? t(actKey(scene));
  return t(`bg-detail-${kind}`);
}

const actKey = (scene: Scene): string =>
  hasSeveral(scene, scene.you) ? "bg-detail-act-two" : "bg-detail-act";

/** With two tanks: which of them was pointed at. */
function pickedTank(scene: Scene): string | undefined {
  const first = scene.picker.picked[0]?.slice(3);
  const colour = (Object.keys(scene.view.pawns) as Colour[]).find(
    (one) => scene.view.pawns[one] === first,
  );
  return colour && t("bg-detail-act-tank", { tank: pawnName(scene, colour) });
}

const STEPS: [string, string[]][] = [
  ["enter", ["enter"]],
  ["move", ["act", "drive", "shoot-first"]],
  ["shot", ["shoot", "react"]],
  ["after", ["after", "keep-card"]],
];
const FAMILY_STEPS: [string, string[]][] = [
  ["go", ["go"]],
  ["reveal", ["reveal"]],
  ["collect", ["collect-pair"]],
];
const SETUP = ["take-card", "activate-card", "place-pawn"];

/** The parts of a turn; before the first one those of the set-up. */
export function phases(scene: Scene): Phase[] {
  const { kind } = frame(scene.view);
  if (SETUP.includes(kind)) return setUp(scene, kind);
  const steps = isFamily(scene.components) ? FAMILY_STEPS : STEPS;
  const shown = steps.map(([key, kinds]) => ({
    key,
    title: t(`bg-phase-${key}`),
    now: kinds.includes(kind),
  }));
  if (!isSolo(scene.components)) return shown;
  return [...shown, { key: "strike", title: t("bg-phase-strike"), now: kind === "strike" }];
}

function setUp(scene: Scene, kind: string): Phase[] {
  const drafted = scene.components.numbers.draft === 1;
  const asked = SETUP.filter((one) => {
    if (one === "take-card") return drafted;
    if (one === "activate-card") return !isFamily(scene.components) && !isSolo(scene.components);
    return true;
  });
  return asked.map((key) => ({ key, title: t(`bg-phase-${key}`), now: key === kind }));
}

export const round = (scene: Scene): number => Math.max(1, scene.view.round);
