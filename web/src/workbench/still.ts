/** A position from a file, as if a server had sent it. */
import type { Components } from "$lib/page";
import type { Entry, Play } from "$lib/play";
import type { Happened, Position, SeatInfo, TableInfo } from "../wire";

interface Sample extends Omit<Position, "turn"> {
  you: number;
  preset?: string;
  players: number;
  components?: Components;
  events?: Happened[];
}

const NAMES = ["Marta", "Zofia", "Kuba", "Ondřej", "Petr", "Jana"];

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

export class StillPlay implements Play {
  readonly code = "SAMPLE";
  readonly beat = 1;
  readonly entries: Entry[];

  private constructor(
    readonly you: number | null,
    readonly table: TableInfo,
    readonly position: Position,
    readonly components: Components,
    readonly events: Happened[],
  ) {
    this.entries = [{ seq: 1, at: 0, news: { kind: "moved", seat: 0 }, events }];
  }

  /** `file` names one of the positions that the tests use: `tests/<game>/fixtures/<file>.json`. */
  static async load(game: string, query: URLSearchParams): Promise<StillPlay> {
    const folder = `/tests/${game}/fixtures`;
    const sample = await fetchJson<Sample>(`${folder}/${query.get("file")}.json`);
    const components =
      sample.components ?? (await fetchJson<Components>(`${folder}/components.json`));
    const seats: SeatInfo[] = Array.from({ length: sample.players }, (_, seat) => ({
      seat,
      kind: seat === sample.you ? "person" : "bot",
      name: NAMES[seat],
      bot: seat === sample.you ? "" : "captain",
      here: true,
    }));
    const position = { ...sample, turn: 1 } as Position;
    return new StillPlay(
      sample.you,
      aTable(game, sample.preset ?? "", seats),
      position,
      components,
      sample.events ?? [],
    );
  }

  move(action: string): Promise<boolean> {
    console.info("move", action);
    return Promise.resolve(true);
  }
}

function aTable(game: string, preset: string, seats: SeatInfo[]): TableInfo {
  return {
    code: "SAMPLE", game, title: game, version: "1.0", status: "running", seats, host: 0,
    commitment: "", created_at: 0, preset, settings: {}, content: null, public: false, hints: true,
    undo: true, watch: true, chat: true, autostart: true, lesson: false, patience: 120, replacement: "lieutenant", clock: null, asking: null,
    ending: null, seed: "", previous: "", next: "", house: "",
  }; // prettier-ignore
}
