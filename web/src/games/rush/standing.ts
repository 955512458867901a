/** How the players stand: Medals and captured Bases; Achievements by name. */
import { tOr } from "$lib/i18n.svelte";
import { inTeams, type Parts, type PlayerView, type RushScene } from "./view";

/** All cards of a player that count at the end. Which ones they are is public, where is not. */
export function squad(player: PlayerView): string[] {
  const { hand, kept, garage, depot, rear, unseen } = player;
  return [...hand, ...kept, ...garage, ...depot, ...unseen, ...(rear ? [rear] : [])];
}

/** The seats that are scored together. */
export function parties({ components, view }: RushScene): number[][] {
  const alone = view.players.map((_, seat) => [seat]);
  return inTeams(components, view.players.length) ? components.parties : alone;
}

/** Medals of each nation on the cards of a player. */
export function medalsOf(player: PlayerView, parts: Parts): Record<string, number> {
  const found: Record<string, number> = {};
  for (const id of squad(player)) {
    const card = parts.cards[id];
    if (card?.kind !== "medal") continue;
    found[card.nation] = (found[card.nation] ?? 0) + (card.medals ?? 0);
  }
  return found;
}

/** Medals and captured Bases of a player: what is certain before Achievements are given out. */
export const medalPoints = (player: PlayerView, parts: Parts): number =>
  squad(player).reduce((sum, id) => sum + (parts.cards[id]?.medals ?? 0), 0);

export const points = ({ view, components }: RushScene): number[] =>
  view.players.map((player) => medalPoints(player, components));

export const source = (key: string): string => tOr(`rush-source-${key}`, key);

export const achievementName = (id: string, parts: Parts): string =>
  tOr(`rush-achievement-${id}`, parts.achievements[id]?.title ?? id);

export const achievementText = (id: string, parts: Parts): string =>
  tOr(`rush-achievement-${id}-text`, parts.achievements[id]?.text ?? "");
