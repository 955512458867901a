/** How the players stand: their points, and who runs for the target. */
import { t } from "$lib/i18n.svelte";
import { type Colour, coloursOf, type Parts, type Scene, sideOf, type View } from "./view";
import { sideName } from "./words";

/** The points of a seat's side, as the server counts them. */
export const pointsOf = (view: View, parts: Parts, seat: number): number =>
  view.standing.points[sideOf(parts, seat)] ?? 0;

export const points = ({ seats, view, components }: Scene): number[] =>
  seats.map(({ seat }) => pointsOf(view, components, seat));

export const source = (key: string): string => t(`battlegrounds-source-${key}`);

/** A player or a team on the way to the target. */
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
