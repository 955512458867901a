/** Names of cards, pictures, colours and squares' contents in the language of the page. */
import { t, texts, tOr } from "$lib/i18n.svelte";
import { seatName } from "$lib/page";
import {
  ARTILLERY,
  coloursInPlay,
  DUD,
  FACE_DOWN,
  iconOf,
  isTeam,
  ownerOf,
  pawnOn,
  pictureOf,
  sideOf,
  type CardId,
  type Colour,
  type Parts,
  type Reach,
  type Scene,
  type Square,
  type TokenId,
} from "./view";

export const cardTitle = (parts: Parts, card: CardId): string =>
  parts.cards[card]?.title ?? t("battlegrounds-card-hidden");

/** A picture by name; a custom card file may have given it another one. */
export function pictureName(parts: Parts, picture: string): string {
  const { names, source } = parts.pictures[picture] ?? {};
  const custom = source === "changed" ? names?.[texts.language] : undefined;
  return custom ?? tOr(`battlegrounds-picture-${picture}`, picture);
}
export const iconName = (icon: string): string => tOr(`battlegrounds-ability-${icon}`, icon);
export const iconText = (icon: string): string => tOr(`battlegrounds-ability-${icon}-text`, "");
export const colourName = (colour: string): string => tOr(`battlegrounds-colour-${colour}`, colour);

/** A colour by name, and as the key of its forms in languages that inflect it. */
export const colourWords = (colour: string): { colour: string; hue: string } => ({
  colour: colour && colourName(colour),
  hue: colour,
});
export const className = (name: string): string =>
  tOr(`battlegrounds-class-${name.replaceAll(" ", "-")}`, name);
export const nationName = (name: string): string =>
  tOr(`battlegrounds-nation-${name.toLowerCase().replaceAll(" ", "-")}`, name);

/** `Bridge`, or `Bridge (Extra turn)` for the special token. */
export function tokenName(parts: Parts, token: TokenId): string {
  const icon = iconOf(parts, token);
  const picture = pictureName(parts, pictureOf(token));
  return icon ? t("battlegrounds-token-special", { picture, icon: iconName(icon) }) : picture;
}

/** `straight 2`, or `diagonal 1 or 2` with upgrades. */
export function reachName(reach: Reach, further: number): string {
  const distances = Array.from({ length: further + 1 }, (_, more) => reach.distance + more);
  const last = String(distances.pop());
  const distance = distances.length
    ? t("battlegrounds-reach-or", { first: distances.join(", "), last })
    : last;
  return t(`battlegrounds-reach-${reach.way}`, { distance });
}

export const playerName = (scene: Scene, seat: number): string =>
  seat === scene.you && !scene.replay ? t("battlegrounds-seat-you") : seatName(scene.seats, seat);

/** What a side is called: its player, or its team. */
export function sideName(scene: Scene, seat: number): string {
  if (!isTeam(scene.components)) return playerName(scene, seat);
  return t("battlegrounds-seat-team", { team: sideOf(scene.components, seat) });
}

/** What is on a square, in words. */
export function lyingOn(scene: Scene, square: Square): string {
  const { view, components: parts } = scene;
  const found: string[] = [];
  const colour = pawnOn(view, square);
  if (colour) found.push(pawnName(scene, colour));
  const lies = view.board[square] ?? "";
  if (lies === DUD) found.push(t("battlegrounds-square-dud"));
  else if (lies === ARTILLERY) found.push(t("battlegrounds-square-artillery"));
  else if (lies === FACE_DOWN) found.push(t("battlegrounds-square-face-down"));
  else if (lies) found.push(tokenName(parts, lies));
  return found.join(", ") || t("battlegrounds-square-empty");
}

/** `Zofia's Tiger I, blue`, or `my tank` … */
export function pawnName(scene: Scene, colour: Colour): string {
  const { view, components: parts } = scene;
  const card = view.drives[colour];
  const owner = ownerOf(parts, colour);
  const args = { colour: colourName(colour), name: playerName(scene, owner) };
  if (!card) return t("battlegrounds-pawn-of", args);
  return t("battlegrounds-tank-of", { ...args, card: cardTitle(parts, card) });
}

/** Whether a seat has more than one tank on the table: then its colours must be told apart. */
export const hasSeveral = (scene: Scene, seat: number): boolean =>
  coloursInPlay(scene.view, scene.components, seat).length > 1;
