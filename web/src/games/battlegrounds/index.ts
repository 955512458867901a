/** World of Tanks Battlegrounds on the page. */
import "./colours.css";
import type { GamePage } from "$lib/page";
import { ask } from "./ask";
import PrintedCard from "./Card.svelte";
import { keyEvents } from "./keyEvents";
import { barred, option } from "./options";
import { phases, round } from "./phases";
import Side from "./Side.svelte";
import { points, source } from "./standing";
import Table from "./Table.svelte";
import { tell } from "./tell";
import { COLOURS, coloursInPlay, type Parts, type View } from "./view";

const page: GamePage<View, Parts> = {
  name: "battlegrounds",
  Table,
  Side,
  Card: PrintedCard,
  option,
  barred,
  ask,
  tell,
  keyEvents,
  budget: 2500,
  phases,
  round,
  points,
  marks: (seat, { view, components }) =>
    coloursInPlay(view, components, seat).map((colour) => COLOURS.indexOf(colour)),
  source,
  result: () => import("./result").then((one) => one.result),
  endings: { end: { bonus: ["fit", "extra-turn", "extra-tank"] } },
  lessons: () => import("./lessons").then((one) => one.lessons),
};

/** As the registry knows games: without their own types. */
export const game = page as unknown as GamePage;
