/** The desk of the table, for parts of a game that show something of the frame. */
import { getContext, setContext } from "svelte";
import type { Desk } from "./desk.svelte";

const KEY = Symbol("desk of the table");

export const giveDesk = (desk: Desk): Desk => setContext(KEY, desk);

/** Null where a table is drawn without its frame. */
export const takeDesk = (): Desk | null => getContext<Desk | undefined>(KEY) ?? null;
