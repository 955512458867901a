/** Sources of the moments of a replay: a table on the server, or a record from a file. */
import { components, openRecord, replay, tableInfo } from "$lib/api";
import { type Components, SPECTATOR } from "$lib/page";
import { passesOf } from "$lib/passes";
import type { RecordInfo, Replay, TableInfo } from "../wire";

export interface About {
  table: TableInfo;
  components: Components;
}

export interface Reel {
  /** The code of the table; empty for a file. */
  code: string;
  about(): Promise<About>;
  /** `seat` null is the viewer: the seat of the pass, or a spectator. */
  moments(from: number, count: number, seat: number | null): Promise<Replay>;
}

export function tableReel(code: string): Reel {
  const token = Object.values(passesOf(code)?.seats ?? {})[0] ?? "";
  return {
    code,
    about: async () => {
      const [table, parts] = await Promise.all([tableInfo(code), components(code, token)]);
      return { table, components: parts };
    },
    moments: (from, count, seat) => replay(code, from, count, seat, token),
  };
}

export function recordReel(record: string): Reel {
  return {
    code: "",
    about: async () => {
      const { about, components: parts } = await openRecord({ record, count: 1 });
      if (!about || !parts) throw new Error("The server does not tell about the record.");
      return { table: tableOf(about), components: parts };
    },
    moments: async (from, count, seat) => {
      const eyes = seat === SPECTATOR ? null : seat;
      return (await openRecord({ record, from, count, seat: eyes, about: false })).replay;
    },
  };
}

/** A record as if it were a table that is over. */
function tableOf(about: RecordInfo): TableInfo {
  const seats = Array.from({ length: about.players }, (_, seat) => ({
    seat,
    kind: "person" as const,
    name: about.names[seat] ?? "",
  }));
  const { game, title, version, preset, settings, seed, ending, house = "" } = about;
  return {
    ...{ game, title, version, preset, settings, seed, ending, seats, house },
    code: "",
    status: "over",
    host: null,
    commitment: "",
    created_at: 0,
    content: null,
    public: false,
    hints: false,
    undo: false,
    watch: true,
    autostart: true,
    lesson: false,
    chat: false,
    patience: 0,
    clock: null,
    asking: null,
    previous: "",
    next: "",
    replacement: "",
  };
}
