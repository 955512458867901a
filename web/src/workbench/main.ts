/** A table that stands still, for drawing it: a saved position instead of a server. Not built in. */
import { mount } from "svelte";
import { need } from "$lib/i18n.svelte";
import { settings } from "$lib/settings.svelte";
import { zoom } from "$lib/zoom.svelte";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/controls.css";
import "../styles/panels.css";
import "../styles/text.css";
import "../styles/layout.css";
import { gamePage } from "$games/registry";
import { plain } from "$table/plain";
import Workbench from "./Workbench.svelte";
import { StillPlay } from "./still";

const query = new URLSearchParams(location.search);
const name = query.get("game") ?? "rush";
zoom.begin();
await settings.begin();
if (query.get("theme") === "light" || query.get("theme") === "dark") {
  document.documentElement.dataset.theme = query.get("theme")!;
}
await need("page", "table", name, `terms-${name}`, `rules-${name}`, `refusals-${name}`);
const game = await gamePage(name);
const play = await StillPlay.load(name, query);
mount(Workbench, {
  target: document.getElementById("page")!,
  props: { game: game ?? plain, play },
});
