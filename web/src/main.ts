import { mount } from "svelte";
import App from "./App.svelte";
import { need } from "$lib/i18n.svelte";
import { watchBuilds } from "$lib/renewal";
import { settings } from "$lib/settings.svelte";
import { zoom } from "$lib/zoom.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/panels.css";
import "./styles/text.css";
import "./styles/layout.css";
import "./styles/skeleton.css";

watchBuilds();
zoom.begin();
await settings.begin();
await need("page");
const page = document.getElementById("page")!;
page.replaceChildren(); // the outline: the screens bring their own
mount(App, { target: page });
