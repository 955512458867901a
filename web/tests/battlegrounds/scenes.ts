/** Positions of real games as scenes, without a page around them. */
import { LANGUAGES, type Language, need, texts } from "$lib/i18n.svelte";
import { Picker } from "$lib/picking.svelte";
import { barred, option } from "$games/battlegrounds/options";
import type { Parts, Scene, View } from "$games/battlegrounds/view";
import type { Choice, Happened, Position, Refused, SeatInfo, TableInfo } from "../../src/wire";
import actBattle from "./fixtures/act-battle.json";
import actSolo from "./fixtures/act-solo.json";
import actTurning from "./fixtures/act-turning.json";
import revealFamily from "./fixtures/reveal-family.json";
import shootTeam from "./fixtures/shoot-team.json";
import takeCard from "./fixtures/take-card.json";

export const samples = { actBattle, actSolo, actTurning, revealFamily, shootTeam, takeCard };
export type SampleName = keyof typeof samples;

interface Sample {
  view: unknown;
  you: number;
  to_move: number | null;
  players: number;
  choices?: unknown;
  refused?: unknown;
  events?: unknown;
  components: unknown;
}

interface Changes {
  view?: Partial<View>;
  choices?: Record<string, string>[];
  you?: number;
}

/** What was sent, so that a test can see which choice was taken. */
export const sent: Choice[] = [];

/** A fields table as the choice that it would be. */
export const choiceOf = (fields: Record<string, string>): Choice => ({
  action: Object.values(fields).join(" "),
  fields,
  text: `text of ${fields.verb}`,
});

export function sceneOf(name: SampleName, changes: Changes = {}): Scene {
  const sample: Sample = samples[name];
  const names = ["Marta", "Zofia", "Kuba", "Ondřej"];
  const seats: SeatInfo[] = Array.from({ length: sample.players }, (_, seat) => ({
    seat,
    kind: "person",
    name: names[seat],
  }));
  const choices = changes.choices?.map(choiceOf) ?? (sample.choices as Choice[]);
  const scene = {
    view: { ...(sample.view as View), ...changes.view },
    you: changes.you ?? sample.you,
    toMove: sample.to_move,
    seats,
    table: { seats } as TableInfo,
    position: { ...sample, choices, turn: 1 } as unknown as Position,
    components: sample.components as Parts,
    events: (sample.events ?? []) as Happened[],
    beat: 1,
    replay: false,
  } as Partial<Scene> as Scene;
  scene.picker = new Picker(
    () => choices.map((one) => option(one, scene)),
    () => ((sample.refused ?? []) as Refused[]).map((one) => barred(one, scene)),
    (choice) => sent.push(choice),
  );
  return scene;
}

/** Do something in each language of the page. */
export async function inEachLanguage(work: (language: Language) => void): Promise<void> {
  // Node has no page whose language could be told.
  globalThis.document ??= { documentElement: {} } as Document;
  for (const language of LANGUAGES) {
    await texts.speak(language);
    await need("battlegrounds");
    work(language);
  }
}

/** Whether a text is complete: no key instead of a message, no variable left out. */
export const complete = (text: string | undefined): boolean =>
  !!text && text.trim() !== "" && !/\bbg-|\{|\}|undefined|NaN/.test(text);
