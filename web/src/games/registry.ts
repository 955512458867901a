/** The games that the page can show. Each is a folder; its code is fetched when it is played. */
import type { GamePage } from "$lib/page";

const PAGES = import.meta.glob<{ game: GamePage }>("./*/index.ts");

export const GAMES = Object.keys(PAGES).map((path) => path.split("/")[1]!);

export async function gamePage(name: string): Promise<GamePage | null> {
  const module = await PAGES[`./${name}/index.ts`]?.();
  return module?.game ?? null;
}
