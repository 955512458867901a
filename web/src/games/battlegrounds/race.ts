/** Who runs for the target: each player, or each team. */
import { coloursOf, pointsOf, sideOf, type Colour, type Scene } from "./view";
import { sideName } from "./words";

export interface Runner {
  side: string;
  name: string;
  points: number;
  colours: Colour[];
  own: boolean;
}

export function runnersOf(scene: Scene): Runner[] {
  const { view, components: parts } = scene;
  return Object.entries(parts.sides).map(([side, seats]) => {
    const seat = seats[0] ?? 0;
    return {
      side,
      name: sideName(scene, seat),
      points: pointsOf(view, parts, seat),
      colours: seats.flatMap((one) => coloursOf(parts, one)).slice(0, 2),
      own: scene.you >= 0 && sideOf(parts, scene.you) === side,
    };
  });
}
