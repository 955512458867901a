/** World of Tanks Battlegrounds on the page. */
import "./colours.css";
import { t } from "$lib/i18n.svelte";
import type { GamePage } from "$lib/page";
import { ask, phases, round } from "./ask";
import PrintedCard from "./cards/PrintedCard.svelte";
import { keyEvents } from "./keyEvents";
import { barred, option } from "./options";
import Side from "./Side.svelte";
import Table from "./Table.svelte";
import { tell } from "./tell";
import { COLOURS, coloursInPlay, pointsOf, type Parts, type View } from "./view";

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
  points: (scene) => scene.seats.map(({ seat }) => pointsOf(scene.view, scene.components, seat)),
  marks: (seat, { view, components }) =>
    coloursInPlay(view, components, seat).map((colour) => COLOURS.indexOf(colour)),
  source: (key) => t(`battlegrounds-source-${key}`),
  result: () => import("./result").then((one) => one.result),
  endings: { end: { bonus: ["fit", "extra-turn", "extra-tank"] } },
  lessons: () => import("./lessons").then((one) => one.lessons),
};

/** As the registry knows games: without their own types. */
export const game = page as unknown as GamePage;
