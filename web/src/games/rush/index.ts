/** Rush: what the page must know to show it. */
import { tOr } from "$lib/i18n.svelte";
import type { GamePage } from "$lib/page";
import Achievements from "./parts/Achievements.svelte";
import Card from "./cards/Card.svelte";
import { ask } from "./ask";
import { barred, option } from "./options";
import { keyEvents } from "./keyEvents";
import { cardName } from "./words";
import Letters from "./parts/Letters.svelte";
import { phases } from "./phases";
import { medalPoints } from "./standing";
import Table from "./Table.svelte";
import { tell } from "./tell";
import type { Parts, View } from "./view";

const page: GamePage<View, Parts> = {
  name: "rush",
  Table,
  Side: Achievements,
  Card,
  cardName,
  everyCard: "second-front",
  Settings: Letters,
  option,
  barred,
  ask,
  tell,
  keyEvents,
  budget: 4000,
  phases,
  round: (scene) => scene.view.round,
  points: (scene) => scene.view.players.map((player) => medalPoints(player, scene.components)),
  source: (key) => tOr(`rush-source-${key}`, key),
  result: () => import("./result").then((one) => one.result),
  endings: { end: { buy: ["buy"], activate: ["activate"], attack: ["attack"] } },
  lessons: () => import("./lessons").then((one) => one.lessons),
};

export const game = page as unknown as GamePage;
