/** The status of the games in which this browser has a seat. */
import { post } from "$lib/api";
import type { Kept } from "$lib/passes";
import type { Mine, MyTable, MyTables, SeatInfo } from "../wire";

/** asking: not known yet; gone: the pass is void, or the table is no longer there. */
export type Status = "asking" | "gone" | MyTable["status"];

export interface Standing {
  kept: Kept;
  status: Status;
  /** The seats that are played here. */
  own: number[];
  seats: SeatInfo[];
  /** The seat that has to decide. */
  toMove: number | null;
  /** 0 if the game has none. */
  round: number;
}

const ownSeats = ({ seats }: Kept): number[] => Object.keys(seats).map(Number);

/** What is known before the server was asked. */
export const unasked = (kept: Kept): Standing => ({
  kept,
  own: ownSeats(kept),
  status: "asking",
  seats: [],
  toMove: null,
  round: 0,
});

/** What the server says about a table, or that it does not know it any more. */
export function told(kept: Kept, table: MyTable | null): Standing {
  if (!table) return { ...unasked(kept), status: "gone" };
  const { status, seats, to_move: toMove, round } = table;
  return { ...unasked(kept), status, seats, toMove, round };
}

/** Ask the server how games stand. */
export async function ask(games: readonly Kept[]): Promise<Standing[]> {
  if (games.length === 0) return [];
  const passes = games.map(({ seats }) => Object.values(seats)[0] ?? "");
  const { tables } = await post<MyTables>("/mine", { passes } satisfies Mine);
  return games.map((kept, index) => told(kept, tables[index] ?? null));
}

/** Whether somebody at this screen has to decide. */
export function isMine({ own, status, toMove }: Standing): boolean {
  return status === "running" && toMove !== null && own.includes(toMove);
}

/** Whether nothing can happen there any more. */
export const isDone = ({ status }: Standing): boolean =>
  status === "over" || status === "closed" || status === "gone";

/** What waits for the visitor first, then what goes on, then what is over. */
export function sorted(standings: readonly Standing[]): Standing[] {
  const weight = (one: Standing): number => (isMine(one) ? 0 : isDone(one) ? 2 : 1);
  return [...standings].sort((a, b) => weight(a) - weight(b) || b.kept.seen - a.kept.seen);
}
