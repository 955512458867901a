/** What the overview of Rush is drawn with. */
import type { OverviewArt } from "../../../rules/overview";
import Icon from "./Icon.svelte";
import Picture from "./Picture.svelte";

export const art = {
  preset: "second-front",
  Icon,
  Picture,
  pictured: ["goal", "turn", "end", "values"],
} as unknown as OverviewArt;
