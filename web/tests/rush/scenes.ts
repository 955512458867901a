/** Positions of real games as scenes, without a page around them. */
import { LANGUAGES, type Language, need, texts } from "$lib/i18n.svelte";
import { Picker } from "$lib/picking.svelte";
import { barred, option } from "$games/rush/choosing";
import type { Parts, RushScene, View } from "$games/rush/view";
import type { Choice, Happened, Position, Refused, SeatInfo, TableInfo } from "../../src/wire";
import compensation from "./fixtures/compensation.json";
import components from "./fixtures/components.json";
import dismantle from "./fixtures/dismantle.json";
import dispatch from "./fixtures/dispatch.json";
import playCards from "./fixtures/play-cards.json";
import support from "./fixtures/support.json";
import target from "./fixtures/target.json";

export const parts = components as unknown as Parts;
export const samples = { compensation, dismantle, dispatch, playCards, support, target };
export type SampleName = keyof typeof samples;
export const names = Object.keys(samples) as SampleName[];

const PLAYERS = ["Marta", "Zofia", "Kuba", "Ondřej", "Petr", "Jana"];

interface Sample {
  view: unknown;
  you: number;
  to_move: number | null;
  choices?: unknown;
  refused?: unknown;
}

export function sceneOf(name: SampleName, events: Happened[] = []): RushScene {
  const sample: Sample = samples[name];
  const view = sample.view as View;
  const seats: SeatInfo[] = view.players.map((_, seat) => ({
    seat,
    kind: "person",
    name: PLAYERS[seat],
  }));
  const scene = {
    view,
    you: sample.you,
    toMove: sample.to_move,
    seats,
    table: { seats, settings: {} } as unknown as TableInfo,
    position: { ...sample, turn: 1 } as unknown as Position,
    components: parts,
    events,
    beat: 1,
    replay: false,
  } as Partial<RushScene> as RushScene;
  const choices = (sample.choices ?? []) as Choice[];
  const refused = (sample.refused ?? []) as Refused[];
  scene.picker = new Picker(
    () => choices.map((one) => option(one, scene)),
    () => refused.map((one) => barred(one, scene)),
    () => undefined,
  );
  return scene;
}

/** The same position with another question on top. */
export function asking(name: SampleName, question: string): RushScene {
  const scene = sceneOf(name);
  scene.view = { ...scene.view, stack: [...scene.view.stack.slice(0, -1), question] };
  return scene;
}

/** Do something in each language of the page. */
export async function inEachLanguage(work: (language: Language) => void): Promise<void> {
  // Node has no page whose language could be told.
  globalThis.document ??= { documentElement: {} } as Document;
  for (const language of LANGUAGES) {
    await texts.speak(language);
    await need("rush");
    work(language);
  }
}

/** Whether a text is complete: no key instead of a message, no variable left out. */
export const complete = (text: string): boolean =>
  text.trim() !== "" && !/rush-|\{|\}|undefined|NaN/.test(text);
