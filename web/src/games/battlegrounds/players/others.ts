/** The other players in turn order, beginning with who plays after me. */
import { sideOf, type Scene } from "../view";

export function othersOf(scene: Scene): number[] {
  const players = scene.components.numbers.players;
  const first = Math.max(scene.you, 0);
  return Array.from({ length: players - 1 }, (_, after) => (first + after + 1) % players);
}

/** A team has one area: it is shown with the first of its players, and mine is shown as mine. */
export function showsArea(scene: Scene, seat: number): boolean {
  const all = [Math.max(scene.you, 0), ...othersOf(scene)];
  const side = sideOf(scene.components, seat);
  return all.find((one) => sideOf(scene.components, one) === side) === seat;
}
