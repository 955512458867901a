/** What comes of a choice, in a word or two: the server's previews, put into words. */
import { t } from "$lib/i18n.svelte";
import type { Choice } from "../../wire";
import { squaresOf } from "./board";
import { iconName } from "./words";
import { iconOf, type Preview, type Scene, type Square } from "./view";

/** What the server says of a choice; nothing is known of one without a preview. */
export const previewOf = (choice: Choice, { view }: Scene): Preview =>
  view.previews[choice.action] ?? {};

function shotEffect({ pair, points = 0 }: Preview, object: string, scene: Scene): string {
  if (object === "tank")
    return points ? t("battlegrounds-effect-tank", { points }) : t("battlegrounds-effect-destroys");
  if (object !== "token") return t(`battlegrounds-effect-${object}`);
  if (!pair) return t("battlegrounds-effect-token");
  const icon = iconOf(scene.components, pair);
  if (icon) return t("battlegrounds-effect-pair-icon", { points, icon: iconName(icon) });
  return t("battlegrounds-effect-pair", { points });
}

/** `2 squares`, and what the tank would run into: a dud on the way destroys it [BG-067] [BG-068]. */
function moveEffect({ hazards = [], lost }: Preview, way: Square[]): string {
  const length = t("battlegrounds-effect-move", { n: way.length - 1 });
  const fatal = hazards.find(({ square }) => lost !== undefined && square === way[lost]);
  const first = fatal ?? hazards[0];
  if (!first) return length;
  const key = fatal ? `battlegrounds-effect-deadly-${first.what}` : "battlegrounds-effect-armour";
  return `${length}, ${t(key, { square: first.square })}`;
}

export function effectOf(choice: Choice, scene: Scene): string | undefined {
  const { fields } = choice;
  const preview = previewOf(choice, scene);
  switch (fields.verb) {
    case "shoot":
      return shotEffect(preview, fields.object!, scene);
    case "move":
      return moveEffect(preview, squaresOf(fields.path!));
    case "enter":
      return preview.pause ? t("battlegrounds-effect-pause") : t("battlegrounds-effect-enter");
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
