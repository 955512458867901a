import { expect, it } from "vitest";
import type { Entry } from "$lib/play";
import type { Shown } from "$lib/pace.svelte";
import { sinceOwnTurn, Views } from "$table/recap";
import type { Position } from "../../src/wire";

const YOU = 0;
const moved = (seq: number, seat: number, turn?: number): Entry => ({
  seq,
  at: 0,
  news: { kind: "moved", seat },
  events:
    turn === undefined ? [] : [{ parts: { kind: "turn-begun", seat: turn, number: 1 }, text: "" }],
});
const seqs = (entries: Entry[]): number[] => sinceOwnTurn(entries, YOU).map(({ seq }) => seq);

it("tells what the others did after the last own turn", () => {
  expect(seqs([moved(1, 1), moved(2, 0), moved(3, 0, 1), moved(4, 1), moved(5, 1, 2), moved(6, 2)]))
    .toEqual([4, 5, 6]); // prettier-ignore
});

it("goes on over an answer that one gave in the turn of another", () => {
  expect(seqs([moved(1, 0, 1), moved(2, 1), moved(3, 0), moved(4, 1, 0)])).toEqual([2, 4]);
});

it("is empty as soon as one has moved oneself", () => {
  expect(seqs([moved(1, 1, 0), moved(2, 0)])).toEqual([]);
});

it("leaves out what is said at the table", () => {
  const said: Entry = { seq: 2, at: 0, news: { kind: "said", seat: 1 }, events: [] };
  expect(seqs([moved(1, 0), said, moved(3, 1)])).toEqual([3]);
});

it("knows the views around an entry, and forgets the oldest", () => {
  const views = new Views();
  const at = (turn: number): Shown => ({
    position: { turn, view: { turn } } as unknown as Position,
    events: [],
    own: false,
  });
  for (let turn = 1; turn <= 300; turn++) views.note(at(turn), turn > 1 ? at(turn - 1) : null);
  expect(views.of(300)).toEqual({ view: { turn: 300 }, before: { turn: 299 } });
  expect(views.of(1)).toBeUndefined();
});
