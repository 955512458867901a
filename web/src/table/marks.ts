/** Which shapes stand for a seat: a game may give it several, or others than the one of its number. */
import { getContext, setContext } from "svelte";
import type { Desk } from "./desk.svelte";

type Marks = (seat: number) => number[];
const KEY = Symbol("marks of the seats");

/** Lets all that is around this table show its seats as its game does. */
export function giveMarks(desk: Desk): void {
  const marks: Marks = (seat) => (desk.scene && desk.game.marks?.(seat, desk.scene)) ?? [seat];
  setContext(KEY, marks);
}

export const takeMarks = (): Marks => getContext<Marks | undefined>(KEY) ?? ((seat) => [seat]);
