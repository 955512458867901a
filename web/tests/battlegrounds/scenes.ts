/** Positions of Battlegrounds. */
import { barred, option } from "$games/battlegrounds/options";
import type { Parts, Scene, View } from "$games/battlegrounds/view";
import type { Choice } from "../../src/wire";
import { completeWithout, type Sample, speaking, stage } from "../staging";
import actBattle from "./fixtures/act-battle.json";
import actSolo from "./fixtures/act-solo.json";
import actTurning from "./fixtures/act-turning.json";
import revealFamily from "./fixtures/reveal-family.json";
import shootTeam from "./fixtures/shoot-team.json";
import takeCard from "./fixtures/take-card.json";

export const samples = { actBattle, actSolo, actTurning, revealFamily, shootTeam, takeCard };
export type SampleName = keyof typeof samples;

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
  const changed: Sample = {
    ...sample,
    view: { ...(sample.view as View), ...changes.view },
    you: changes.you ?? sample.you,
    choices: changes.choices?.map(choiceOf) ?? sample.choices,
  };
  const send = (choice: Choice) => sent.push(choice);
  return stage<View, Parts>(changed, sample.components as Parts, { option, barred, send });
}

export const inEachLanguage = speaking("battlegrounds", "lessons-battlegrounds");
export const complete = completeWithout("bg");
