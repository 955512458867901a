/** Positions of Rush. */
import { barred, option } from "$games/rush/options";
import type { Parts, RushScene, View } from "$games/rush/view";
import type { Happened } from "../../src/wire";
import { completeWithout, speaking, stage } from "../staging";
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

export function sceneOf(name: SampleName, events: Happened[] = []): RushScene {
  return stage<View, Parts>({ ...samples[name], events }, parts, { option, barred });
}

/** The same position with another question on top. */
export function asking(name: SampleName, question: string): RushScene {
  const scene = sceneOf(name);
  scene.view = { ...scene.view, stack: [...scene.view.stack.slice(0, -1), question] };
  return scene;
}

export const inEachLanguage = speaking("rush", "lessons-rush");
export const complete = completeWithout("rush");
