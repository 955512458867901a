/** Positions of the Battle of Warsaw. */
import { barred, option } from "$games/warsaw/options";
import type { Parts, View, WarsawScene } from "$games/warsaw/view";
import type { Happened } from "../../src/wire";
import { completeWithout, speaking, stage } from "../staging";
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

export function sceneOf(name: SampleName, events: Happened[] = []): WarsawScene {
  return stage<View, Parts>({ ...samples[name], events }, parts, { option, barred });
}

export const inEachLanguage = speaking("warsaw", "lessons-warsaw");
export const complete = completeWithout("warsaw");
