/** The question of the moment, in words. */
import { entry } from "$lib/declared";
import { type Args, t, tOr } from "$lib/i18n.svelte";
import { seatName, type Ask } from "$lib/page";
import type { Decision } from "./declared";
import { wayShown } from "./marks";
import { cardTitle, colourWords, hasSeveral, pawnName } from "./words";
import { frame, isDamaged, isSolo, seatId, type Colour, type Scene } from "./view";

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
  const preview = wayShown(scene, undefined);
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
