/** What the overview of the Battle of Warsaw is drawn with. */
import "../colours.css";
import type { OverviewArt } from "../../../rules/overview";
import Icon from "./Icon.svelte";
import Picture from "./Picture.svelte";

export const art = {
  Icon,
  Picture,
  pictured: ["goal", "turn", "end", "places"],
} as unknown as OverviewArt;
