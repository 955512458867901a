/** The Battle of Warsaw 1920 on the page. */
import "./colours.css";
import type { GamePage } from "$lib/page";
import { ask } from "./ask";
import Card from "./Card.svelte";
import Emblem from "./Emblem.svelte";
import { keyEvents } from "./keyEvents";
import { barred, option } from "./options";
import Side from "./Side.svelte";
import { phases, round } from "./phases";
import { points, source } from "./standing";
import Table from "./Table.svelte";
import { tell } from "./tell";
import type { Parts, View } from "./view";

const warsaw: GamePage<View, Parts> = {
  name: "warsaw",
  Table,
  Side,
  Card,
  Emblem,
  option,
  barred,
  ask,
  tell,
  keyEvents,
  budget: 5400,
  phases,
  round,
  points,
  source,
  result: () => import("./result").then((one) => one.result),
  endings: {
    pass: { card: ["play"], commander: ["activate"] },
    decline: { action: ["play", "block", "bid", "activate"] },
    stop: { move: ["add", "advance", "shift"] },
  },
  lessons: () => import("./lessons").then((one) => one.lessons),
};

// The registry knows all games by the same shape; each knows its own view.
export const game = warsaw as unknown as GamePage;
