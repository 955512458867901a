/** The Battle of Warsaw 1920 on the page. */
import "./warsaw.css";
import type { GamePage } from "$lib/page";
import { ask } from "./ask";
import Card from "./Card.svelte";
import { told } from "./desk.svelte";
import Emblem from "./Emblem.svelte";
import { barred, option } from "./options";
import Side from "./Side.svelte";
import { phases, points, round, source } from "./stages";
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
  phases,
  round,
  points,
  busy: () => told.past !== null,
  source,
  lessons: () => import("./lessons").then((one) => one.lessons),
};

// The registry knows all games by the same shape; each knows its own view.
export const game = warsaw as unknown as GamePage;
