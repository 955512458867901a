/** What a visitor has chosen for all tables; kept in the browser. */
import { type Language, LANGUAGES, preferredLanguage, texts } from "./i18n.svelte";
import { recall, remember } from "./memory";

export type Theme = "dark" | "light";

const systemTheme = (): Theme =>
  window.matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";

class Settings {
  #theme = $state<Theme>(recall<Theme>("theme") ?? systemTheme());
  #sounds = $state(recall<boolean>("sounds") ?? false);
  #name = $state(recall<string>("name") ?? "");

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.show();
  }

  get sounds(): boolean {
    return this.#sounds;
  }
  set sounds(on: boolean) {
    this.#sounds = on;
    remember("sounds", on);
  }

  /** What the visitor wants to be called. */
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    remember("name", name);
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
export const calm = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
