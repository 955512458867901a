/** Positions of real games as scenes, without a page around them. */
import { LANGUAGES, type Language, need, texts } from "$lib/i18n.svelte";
import { Picker } from "$lib/picking.svelte";
import { barred, option } from "$games/warsaw/options";
import type { Parts, View, WarsawScene } from "$games/warsaw/view";
import type { Choice, Happened, Position, Refused, SeatInfo, TableInfo } from "../../src/wire";
import components from "./fixtures/components.json";
import chooseEdge from "./fixtures/choose-edge.json";
import chooseEffect from "./fixtures/choose-effect.json";
import extraAction from "./fixtures/extra-action.json";
import moveMarker from "./fixtures/move-marker.json";
import supplyActions from "./fixtures/supply-actions.json";
import takeAction from "./fixtures/take-action.json";

export const parts = components as unknown as Parts;
export const samples = {
  chooseEdge,
  chooseEffect,
  extraAction,
  moveMarker,
  supplyActions,
  takeAction,
};
export type SampleName = keyof typeof samples;

const NAMES = ["Marta", "Zofia", "Kuba", "Petr"];

interface Sample {
  view: unknown;
  you: number;
  to_move: number | null;
  choices?: unknown;
  refused?: unknown;
}

export function sceneOf(name: SampleName, events: Happened[] = []): WarsawScene {
  const sample: Sample = samples[name];
  const view = sample.view as View;
  const seats: SeatInfo[] = view.hands.map((_, seat) => ({
    seat,
    kind: "person",
    name: NAMES[seat],
  }));
  const position = { ...sample, turn: 1 } as unknown as Position;
  const scene = {
    view,
    you: sample.you,
    toMove: sample.to_move,
    seats,
    table: { seats } as TableInfo,
    position,
    components: parts,
    events,
    beat: 1,
    replay: false,
  } as Partial<WarsawScene> as WarsawScene;
  const choices = (sample.choices ?? []) as Choice[];
  const refused = (sample.refused ?? []) as Refused[];
  scene.picker = new Picker(
    () => choices.map((one) => option(one, scene)),
    () => refused.map((one) => barred(one, scene)),
    () => undefined,
  );
  return scene;
}

/** Do something in each language of the page. */
export async function inEachLanguage(work: (language: Language) => void): Promise<void> {
  // Node has no page whose language could be told.
  globalThis.document ??= { documentElement: {} } as Document;
  for (const language of LANGUAGES) {
    await texts.speak(language);
    await need("warsaw");
    work(language);
  }
}

/** Whether a text is complete: no key instead of a message, no variable left out. */
export const complete = (text: string): boolean =>
  text.trim() !== "" && !/warsaw-|\{|\}|undefined|NaN|\?\?\?/.test(text);
