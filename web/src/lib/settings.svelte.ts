/** What a visitor has chosen for all tables; kept in the browser. */
import { type Language, LANGUAGES, preferredLanguage, texts } from "./i18n.svelte";
import { recall, remember } from "./memory";

export type Theme = "dark" | "light";
/** How quickly what others do is shown. */
export const PACES = ["instant", "quick", "normal", "slow"] as const;
export type PaceName = (typeof PACES)[number];
export const VOLUMES = ["off", "quiet", "full"] as const;
export type Volume = (typeof VOLUMES)[number];

/** Whether a media query matches; without a screen none does. */
const matches = (query: string): boolean => globalThis.window?.matchMedia(query).matches ?? false;

const systemTheme = (): Theme => (matches("(prefers-color-scheme: light)") ? "light" : "dark");

/** Before there was a volume, sounds were on or off. */
function earlierVolume(): Volume {
  const sounds = recall<boolean>("sounds");
  return sounds === undefined || sounds === null ? "quiet" : sounds ? "full" : "off";
}

class Settings {
  #theme = $state<Theme>(recall<Theme>("theme") ?? systemTheme());
  #guard = $state(recall<boolean>("guard") ?? true);
  #pace = $state<PaceName>(recall<PaceName>("pace") ?? "normal");
  #volume = $state<Volume>(recall<Volume>("volume") ?? earlierVolume());
  #name = $state(recall<string>("name") ?? "");
  #level = $state(recall<string>("level") ?? "");
  #cyrillic = $state(recall<boolean>("cyrillic") ?? false);

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.show();
  }

  get pace(): PaceName {
    return this.#pace;
  }
  set pace(pace: PaceName) {
    this.#pace = pace;
    remember("pace", pace);
  }

  get volume(): Volume {
    return this.#volume;
  }
  set volume(volume: Volume) {
    this.#volume = volume;
    remember("volume", volume);
  }

  /** Whether ending a turn early is asked about once more. */
  get guard(): boolean {
    return this.#guard;
  }
  set guard(on: boolean) {
    this.#guard = on;
    remember("guard", on);
  }

  /** What the visitor wants to be called. */
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    remember("name", name);
  }

  /** The rank of the bots of a quick game; empty until one is chosen. */
  get level(): string {
    return this.#level;
  }
  set level(level: string) {
    this.#level = level;
    remember("level", level);
  }

  /** Whether Soviet names are shown in Cyrillic, as printed. */
  get cyrillic(): boolean {
    return this.#cyrillic;
  }
  set cyrillic(on: boolean) {
    this.#cyrillic = on;
    remember("cyrillic", on);
  }

  get language(): Language {
    return texts.language;
  }

  async speak(language: Language): Promise<void> {
    await texts.speak(language);
    remember("language", language);
  }

  /** Speak the language of the last visit, or that of the browser. */
  async begin(): Promise<void> {
    this.show();
    const asked = new URLSearchParams(location.search).get("lang") ?? recall<string>("language");
    const known = LANGUAGES.find((language) => language === asked);
    await texts.speak(known ?? preferredLanguage(navigator.languages));
  }

  show(): void {
    document.documentElement.dataset.theme = this.#theme;
  }
}

export const settings = new Settings();

/** Whether things should rather not move. */
export const calm = (): boolean => matches("(prefers-reduced-motion: reduce)");
