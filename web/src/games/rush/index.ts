/** Rush: what the page must know to show it. */
import type { GamePage } from "$lib/page";
import { ask } from "./ask";
import Card from "./Card.svelte";
import { keyEvents } from "./keyEvents";
import { barred, option } from "./options";
import { phases, round } from "./phases";
import Settings from "./Settings.svelte";
import Side from "./Side.svelte";
import { points, source } from "./standing";
import Table from "./Table.svelte";
import { tell } from "./tell";
import type { Parts, View } from "./view";
import { cardName } from "./words";

const page: GamePage<View, Parts> = {
  name: "rush",
  Table,
  Side,
  Card,
  cardName,
  everyCard: "second-front",
  Settings,
  option,
  barred,
  ask,
  tell,
  keyEvents,
  budget: 4000,
  phases,
  round,
  points,
  source,
  result: () => import("./result").then((one) => one.result),
  endings: { end: { buy: ["buy"], activate: ["activate"], attack: ["attack"] } },
  lessons: () => import("./lessons").then((one) => one.lessons),
};

export const game = page as unknown as GamePage;
