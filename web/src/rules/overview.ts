/** What a game draws in the overview of its rules; fetched only where that is shown. */
import type { Component } from "svelte";
import type { Components } from "$lib/page";

export interface OverviewArt {
  /** The preset whose cards and pieces are drawn. */
  preset?: string;
  /** A symbol by the name that the summary gives it. */
  Icon: Component<{ name: string; components: Components }>;
  /** An illustration of a part. */
  Picture: Component<{ part: string; components: Components }>;
  /** The parts that have one. */
  pictured: readonly string[];
}

const ART = import.meta.glob<{ art: OverviewArt }>("../games/*/overview/index.ts");

export async function overviewArt(game: string): Promise<OverviewArt | null> {
  const module = await ART[`../games/${game}/overview/index.ts`]?.();
  return module?.art ?? null;
}
