/** Texts in every language of `locales`. A room of the page is a file of messages, loaded when it is entered. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { tied } from "./typography";

export type Language = string;
export type Args = Record<string, FluentVariable>;

/**
 * The terminal has rooms of its own, which the page does not carry; the wire has English refusals
 * and complaints.
 */
const FILES = import.meta.glob<string>(
  [
    "../../../locales/*/*.ftl",
    "!../../../locales/*/terminal*.ftl",
    "!../../../locales/*/words.ftl",
    "!../../../locales/*/errors.ftl",
    "!../../../locales/en/errors-cards.ftl",
    "!../../../locales/en/refusals-*.ftl",
  ],
  { query: "?raw", import: "default" },
);

const ENGLISH = "en";
const found = new Set(Object.keys(FILES).map((path) => path.split("/").at(-2)!));
found.delete(ENGLISH);
/** English first, then the others by their codes: one for each folder of `locales`. */
export const LANGUAGES: readonly Language[] = [ENGLISH, ...[...found].sort()];

/** What a language calls itself, such as `Čeština`. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

class Texts {
  #language = $state<Language>("en");
  /** Grows with each room that is loaded, so that what is shown already is said again. */
  #loaded = $state(0);
  #bundles = new Map<Language, FluentBundle>();
  #rooms = new Set<string>();
  /** Messages that a server has brought, by the game and the language. */
  #lent = new Map<string, Record<Language, string>>();
  #under = new Map<string, Promise<void>>();

  get language(): Language {
    return this.#language;
  }

  /** Switch to a language once all rooms that are in use speak it. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#rooms].map((room) => this.#load(language, room)));
    for (const words of this.#lent.values()) this.#add(language, words);
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of rooms in the present language. */
  async need(...rooms: string[]): Promise<void> {
    for (const room of rooms) this.#rooms.add(room);
    await Promise.all(rooms.map((room) => this.#load(this.#language, room)));
  }

  /** Add messages that the page was built without; of what it says itself nothing changes. */
  lend(game: string, words: Record<Language, string>): void {
    this.#lent.set(game, words);
    this.#add(this.#language, words);
    this.#loaded += 1;
  }

  /** What a language lacks is said in English. */
  #add(language: Language, words: Record<Language, string>): void {
    const bundle = this.#bundle(language);
    for (const source of [words[language], words[ENGLISH]])
      if (source) bundle.addResource(new FluentResource(tied(source, language)));
  }

  #bundle(language: Language): FluentBundle {
    const bundle =
      this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    this.#bundles.set(language, bundle);
    return bundle;
  }

  has(key: string): boolean {
    return this.#loaded >= 0 && (this.#bundles.get(this.#language)?.hasMessage(key) ?? false);
  }

  say(key: string, args?: Args): string {
    const bundle = this.#loaded >= 0 ? this.#bundles.get(this.#language) : undefined;
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) return key;
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args, errors);
    if (errors.length > 0 && import.meta.env.DEV) console.warn(key, args, errors);
    return text;
  }

  #load(language: Language, room: string): Promise<void> {
    const path = `../../../locales/${language}/${room}.ftl`;
    const under = this.#under.get(path) ?? this.#read(language, path);
    this.#under.set(path, under);
    under.catch(() => this.#under.delete(path)); // offline: to be tried again
    return under;
  }

  async #read(language: Language, path: string): Promise<void> {
    const source = await FILES[path]?.();
    if (source === undefined) return;
    const text = new FluentResource(tied(source, language));
    this.#bundle(language).addResource(text, { allowOverrides: true });
    this.#loaded += 1;
  }
}

export const texts = new Texts();

/** Say a message in the language of the page. In markup it is said again when the language changes. */
export function t(key: string, args?: Args): string {
  return texts.say(key, args);
}

/** Whether a message exists; for texts about names that a card file may bring along. */
export function has(key: string): boolean {
  return texts.has(key);
}

/** Say a message if there is one, else what is given. */
export function tOr(key: string, otherwise: string, args?: Args): string {
  return texts.has(key) ? texts.say(key, args) : otherwise;
}

export const need = (...rooms: string[]): Promise<void> => texts.need(...rooms);

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
