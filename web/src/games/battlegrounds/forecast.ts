/** What would come of a choice, in a word or two, from what everybody can see. */
import { t } from "$lib/i18n.svelte";
import { squaresOf, hazardsOn } from "./board";
import { iconName } from "./words";
import {
  areaOf,
  iconOf,
  isDamaged,
  isSpecial,
  ownerOf,
  pawnOn,
  pictureOf,
  sideOf,
  upgradesOf,
  type Scene,
  type Square,
} from "./view";

/** The points on top of the stack of the tank on a square; 0 if there are none to win. */
export function bountyOn(scene: Scene, square: Square): number {
  const { view, components: parts } = scene;
  const colour = pawnOn(view, square);
  if (!colour || sideOf(parts, ownerOf(parts, colour)) === sideOf(parts, scene.you)) return 0;
  return view.stacks[colour]?.[0] ?? 0;
}

/** Whether the token on a square shows the picture of a single token of the area. */
export function pairsWith(scene: Scene, square: Square): boolean {
  const lies = scene.view.board[square] ?? "";
  const { single } = areaOf(scene.view, scene.components, scene.you);
  return lies !== "" && single.some((token) => pictureOf(token) === pictureOf(lies));
}

/** The icon that a pair with the token on a square would have. */
export function iconGained(scene: Scene, square: Square): string {
  const lies = scene.view.board[square] ?? "";
  const { single } = areaOf(scene.view, scene.components, scene.you);
  const partner = single.find((token) => pictureOf(token) === pictureOf(lies)) ?? "";
  if (isSpecial(lies)) return iconOf(scene.components, lies);
  return iconOf(scene.components, partner);
}

function shotEffect(fields: Record<string, string>, scene: Scene): string {
  const square = fields.square!;
  if (fields.object === "tank") {
    const points = bountyOn(scene, square);
    return points ? t("battlegrounds-effect-tank", { points }) : t("battlegrounds-effect-destroys");
  }
  if (fields.object !== "token") return t(`battlegrounds-effect-${fields.object}`);
  if (!pairsWith(scene, square)) return t("battlegrounds-effect-token");
  const points = scene.components.numbers.pair_points;
  const icon = iconGained(scene, square);
  if (icon) return t("battlegrounds-effect-pair-icon", { points, icon: iconName(icon) });
  return t("battlegrounds-effect-pair", { points });
}

/** `2 squares`, and what the tank would run into: a dud on the way destroys it [BG-067] [BG-068]. */
function moveEffect(path: string, scene: Scene): string {
  const way = squaresOf(path);
  const colour = pawnOn(scene.view, way[0]!);
  const length = t("battlegrounds-effect-move", { n: way.length - 1 });
  const hazards = hazardsOn(scene.view, way, colour);
  if (hazards.length === 0) return length;
  const card = colour && scene.view.drives[colour];
  const armour = card ? upgradesOf(scene.view, scene.components, card, "armour") : 0;
  const fatal = hazards[armour];
  const first = (fatal ?? hazards[0])!;
  const key = fatal ? `battlegrounds-effect-deadly-${first.what}` : "battlegrounds-effect-armour";
  return `${length}, ${t(key, { square: first.square })}`;
}

export function effectOf(fields: Record<string, string>, scene: Scene): string | undefined {
  switch (fields.verb) {
    case "shoot":
      return shotEffect(fields, scene);
    case "move":
      return moveEffect(fields.path!, scene);
    case "enter":
      return isDamaged(scene.view, fields.card!)
        ? t("battlegrounds-effect-pause")
        : t("battlegrounds-effect-enter");
    case "change":
      return t("battlegrounds-effect-change");
    case "place":
      return t("battlegrounds-effect-place");
    case "go":
      return t("battlegrounds-effect-go");
    case "reveal":
      return t("battlegrounds-effect-reveal");
    default:
      return undefined;
  }
}
