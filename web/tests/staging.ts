/** Positions of real games as scenes, without a page around them: what the games' tests share. */
import { LANGUAGES, type Language, need, texts } from "$lib/i18n.svelte";
import type { Barred, Option, Scene } from "$lib/page";
import { Picker } from "$lib/picker.svelte";
import type { Choice, Happened, Position, Refused, SeatInfo, TableInfo } from "../src/wire";

const NAMES = ["Marta", "Zofia", "Kuba", "Ondřej", "Petr", "Jana"];

/** A position as a file holds it: what the server sends, and whose it is. */
export interface Sample {
  view: unknown;
  you: number;
  to_move: number | null;
  players: number;
  choices?: unknown;
  refused?: unknown;
  events?: unknown;
  components?: unknown;
}

/** What a game says of choices and refusals. */
export interface Mapping<S> {
  option: (choice: Choice, scene: S) => Option;
  barred: (refused: Refused, scene: S) => Barred;
  send?: (choice: Choice) => void;
}

export function stage<View, Parts>(
  sample: Sample,
  components: Parts,
  { option, barred, send = () => undefined }: Mapping<Scene<View, Parts>>,
): Scene<View, Parts> {
  const seats: SeatInfo[] = Array.from({ length: sample.players }, (_, seat) => ({
    seat,
    kind: "person",
    name: NAMES[seat],
  }));
  const scene = {
    view: sample.view as View,
    you: sample.you,
    reader: sample.you,
    toMove: sample.to_move,
    seats,
    table: { seats, settings: {} } as unknown as TableInfo,
    position: { ...sample, turn: 1 } as unknown as Position,
    components,
    events: (sample.events ?? []) as Happened[],
    beat: 1,
    replay: false,
  } as Partial<Scene<View, Parts>> as Scene<View, Parts>;
  scene.picker = new Picker(
    () => ((sample.choices ?? []) as Choice[]).map((one) => option(one, scene)),
    () => ((sample.refused ?? []) as Refused[]).map((one) => barred(one, scene)),
    send,
  );
  return scene;
}

/** Do something in each language of the page, with the texts of rooms. */
export const speaking =
  (...rooms: string[]) =>
  async (work: (language: Language) => void): Promise<void> => {
    // Node has no page whose language could be told.
    globalThis.document ??= { documentElement: {} } as Document;
    for (const language of LANGUAGES) {
      await texts.speak(language);
      await need(...rooms);
      work(language);
    }
  };

/** Whether a text is complete: no key instead of a message, no variable left out. */
export const completeWithout =
  (prefix: string) =>
  (text: string | undefined): boolean =>
    !!text?.trim() && !new RegExp(`\\b${prefix}-|\\{|\\}|undefined|NaN|\\?\\?\\?`).test(text);
