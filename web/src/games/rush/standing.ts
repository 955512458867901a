/** How the players stand: who is scored together, points, Achievements by name. */
import { tOr } from "$lib/i18n.svelte";
import { inTeams, type Parts, type RushScene } from "./view";

/** The seats that are scored together. */
export function parties({ components, view }: RushScene): number[][] {
  const alone = view.players.map((_, seat) => [seat]);
  return inTeams(components, view.players.length) ? components.parties : alone;
}

export const points = ({ view }: RushScene): number[] =>
  view.players.map((player) => player.points);

export const source = (key: string): string => tOr(`rush-source-${key}`, key);

export const achievementName = (id: string, parts: Parts): string =>
  tOr(`rush-achievement-${id}`, parts.achievements[id]?.title ?? id);

export const achievementText = (id: string, parts: Parts): string =>
  tOr(`rush-achievement-${id}-text`, parts.achievements[id]?.text ?? "");
