/** What the overview of Battlegrounds is drawn with. */
import "../colours.css";
import type { OverviewArt } from "../../../rules/overview";
import Icon from "./Icon.svelte";
import Picture from "./Picture.svelte";

export const art = {
  Icon,
  Picture,
  pictured: ["goal", "turn", "end", "card"],
} as unknown as OverviewArt;
