/** The card that is looked at, wherever it lies: the board shows where it moves and shoots. */
import { inReach } from "./board";
import {
  coloursInPlay,
  driverOf,
  frame,
  pawnOn,
  upgradesOf,
  type CardId,
  type Scene,
  type Square,
} from "./view";

class Spot {
  card = $state<CardId>("");
}

export const spot = new Spot();

export interface Range {
  square: Square;
  moves: Square[];
  shots: Square[];
}

/** Where a card moves and shoots from its tank; in reserve, from the tank it could take over. */
export function rangeOf(scene: Scene, card: CardId): Range | undefined {
  const { view, components: parts } = scene;
  const owner = Object.keys(view.reserve).findIndex((_, seat) =>
    (view.reserve[`P${seat + 1}`] ?? []).includes(card),
  );
  const own = owner < 0 ? [] : coloursInPlay(view, parts, owner);
  const colour = driverOf(view, card) ?? (own.length === 1 ? own[0] : undefined);
  const square = colour && view.pawns[colour];
  const tank = parts.cards[card];
  if (!square || !tank) return undefined;
  return {
    square,
    moves: inReach(square, tank.move, upgradesOf(view, parts, card, "further-move")),
    shots: inReach(square, tank.shot, upgradesOf(view, parts, card, "further-shot")),
  };
}

/** The range of the card that is looked at, or of the tank on the square under the pointer. */
export function rangeShown(scene: Scene, hovered: Square | undefined): Range | undefined {
  const under = hovered ? pawnOn(scene.view, hovered) : undefined;
  const card = spot.card || (under && scene.view.drives[under]);
  return card && !takesAim(scene, card) ? rangeOf(scene, card) : undefined;
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
