/** The card that is looked at, wherever it lies: the board shows where it moves and shoots. */
import { driverOf, frame, pawnOn, type CardId, type Range, type Scene, type Square } from "./view";

class Spot {
  card = $state<CardId>("");
}

export const spot = new Spot();

/** The range of the card that is looked at, or of the tank on the square under the pointer. */
export function rangeShown(scene: Scene, hovered: Square | undefined): Range | undefined {
  const under = hovered ? pawnOn(scene.view, hovered) : undefined;
  const card = spot.card || (under && scene.view.drives[under]);
  return card && !takesAim(scene, card) ? scene.view.ranges[card] : undefined;
}

/** Whether the sights on the board are those of this card: they say it already. */
function takesAim(scene: Scene, card: CardId): boolean {
  const { kind, about } = frame(scene.view);
  return (
    kind.startsWith("shoot") &&
    scene.toMove === scene.you &&
    driverOf(scene.view, card) === about[0]
  );
}
