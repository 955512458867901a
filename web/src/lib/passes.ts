/** The passes of seats that this browser holds: a pass gives control of its seat. */
import { recall, remember } from "./memory";

export interface Kept {
  code: string;
  game: string;
  /** Token by seat. Several seats of one table: they are played at this screen in turn. */
  seats: Record<number, string>;
  /** When the table was last opened here, in milliseconds. */
  seen: number;
  lesson?: boolean;
}

const NAME = "passes";
const MOST = 50;

export function kept(): Kept[] {
  return (recall<Kept[]>(NAME) ?? []).sort((a, b) => b.seen - a.seen);
}

export function passesOf(code: string): Kept | undefined {
  return kept().find((one) => one.code === code);
}

export function keep(code: string, game: string, seat: number, token: string): void {
  const before = passesOf(code) ?? { code, game, seats: {}, seen: 0 };
  const entry = { ...before, game: game || before.game, seen: Date.now() };
  entry.seats = { ...before.seats, [seat]: token };
  store([entry, ...kept().filter((one) => one.code !== code)]);
}

export function change(code: string, changes: Partial<Kept>): void {
  store(kept().map((one) => (one.code === code ? { ...one, ...changes } : one)));
}

export function drop(code: string): void {
  store(kept().filter((one) => one.code !== code));
}

function store(entries: Kept[]): void {
  remember(NAME, entries.slice(0, MOST));
}
