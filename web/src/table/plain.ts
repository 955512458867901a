/** A game that the page does not know: its position as data, its choices as the server says them. */
import type { GamePage } from "$lib/page";
import PlainTable from "./PlainTable.svelte";

export const plain: GamePage = {
  name: "plain",
  Table: PlainTable,
  option: (choice) => ({ choice, path: [`choice/${choice.action}`], label: choice.text }),
  barred: (refused) => ({ refused, path: [`choice/${refused.action}`] }),
  ask: (scene) => ({ kind: "plain", title: scene.position.question }),
  tell: ({ parts, text }) => ({
    text,
    seat: typeof parts.seat === "number" ? parts.seat : undefined,
    weight: 1,
  }),
  round: () => 0,
  points: (scene) => scene.seats.map(() => null),
  source: (key) => key,
  result: () => Promise.resolve({}),
  lessons: () => Promise.resolve([]),
};
