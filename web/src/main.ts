import { mount } from "svelte";
import App from "./App.svelte";
import { need } from "$lib/i18n.svelte";
import { settings } from "$lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

await settings.begin();
await need("page");
mount(App, { target: document.getElementById("page")! });
