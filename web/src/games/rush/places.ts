/** Where on the table things can be pointed at: the keys of its places. */
import {
  guardOf,
  laidOut,
  type Parts,
  readTarget,
  type RushScene,
  seatOf,
  targetName,
  type View,
} from "./view";

export const handPlace = (card: string): string => `hand/${card}`;
export const reservePlace = (card: string): string => `reserve/${card}`;
export const depotPlace = (card: string): string => `depot/${card}`;
export const outPlace = (card: string): string => `out/${card}`;
export const targetPlace = (target: string): string => `target/${target}`;
export const achievementPlace = (name: string): string => `achievement/${name}`;
export const medalsPlace = (nation: string): string => `medals/${nation}`;
export const doPlace = (word: string): string => `do/${word}`;
export const REAR_PLACE = "rear";

/** The target of the player's Base that the card defends, if it defends one. */
function ownGuard(card: string, { view, components, you }: RushScene): string {
  const slot = (view.players[you]?.bases ?? []).findIndex((base) => guardOf(base) === card);
  return slot < 0 ? "" : targetPlace(targetName(components, you, slot, true));
}

/** Where one points at a card of one's own. */
export function heldPlace(card: string, scene: RushScene): string {
  if (card === "rear") return REAR_PLACE;
  if (scene.view.players[scene.you]?.hand.includes(card)) return handPlace(card);
  if (laidOut(scene.view).includes(card)) return outPlace(card);
  return ownGuard(card, scene) || handPlace(card);
}

/** Where one points at a Base: its defender lies upon it. */
export function basePlace(target: string, { view, components }: RushScene): string {
  const { seat, slot } = readTarget(target, components);
  const guarded = guardOf(view.players[seat]?.bases[slot]) !== "";
  return targetPlace(targetName(components, seat, slot, guarded));
}

function basePlaces(view: View, parts: Parts): string[] {
  return view.players.flatMap((player, seat) =>
    player.bases.flatMap((base, slot) => [
      targetPlace(targetName(parts, seat, slot, false)),
      ...(guardOf(base) ? [targetPlace(targetName(parts, seat, slot, true))] : []),
    ]),
  );
}

/** Every place that is drawn on the table of the seat `you`, buttons of the prompt left out. */
export function places(view: View, parts: Parts, you: number): string[] {
  const own = view.players[you];
  return [
    ...basePlaces(view, parts),
    ...view.reserve.map(reservePlace),
    ...Object.keys(view.medals).map(medalsPlace),
    ...view.achievements.map(achievementPlace),
    ...(own && seatOf(view.active) === you ? laidOut(view).map(outPlace) : []),
    ...(own?.hand ?? []).map(handPlace),
    ...(own?.depot ?? []).map(depotPlace),
    ...(own?.rear ? [REAR_PLACE] : []),
  ];
}
