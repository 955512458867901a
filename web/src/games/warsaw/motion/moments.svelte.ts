/** Battles are told front by front, over the position before them; a click or a key ends it. */
import { calm } from "$lib/settings.svelte";
import type { Happened } from "../../../wire";
import { type Desk, told } from "../desk.svelte";
import type { Front, View } from "../view";
import { tell } from "../tell";
import { retell } from "./retelling";

/** How long each thing is looked at, in milliseconds. */
const PAUSES: Record<string, number> = {
  played: 500,
  strengthened: 350,
  removed: 350,
  moved: 90,
  added: 200,
  "battle-started": 400,
  battle: 900,
  "no-battle": 250,
  points: 1300,
  lost: 350,
  "commander-left": 200,
};
/** What is written across the sheet when it has been told. */
const SAID = new Set(["battle", "battle-started", "no-battle", "points"]);
/** With the round everything else begins anew, and is shown at once. */
const LAST = "round-begun";
const COUNT = 10;
const TICK = 50;

const isBattle = ({ parts }: Happened): boolean => parts.kind === "battle";

export class Moments {
  #before: View | null = null;
  #beat = -1;
  /** Grows with each telling, so that an old one notices that it is over. */
  #telling = 0;

  constructor(readonly desk: Desk) {}

  /** Look at what happened last; tell it if it was a battle. */
  watch(): void {
    const { scene } = this.desk;
    if (scene.beat === this.#beat) return;
    const before = this.#before;
    const first = this.#beat < 0;
    this.#beat = scene.beat;
    this.#before = scene.view;
    // What follows a battle waits until it has been told.
    if (first || !before || calm() || document.hidden || !scene.events.some(isBattle)) return;
    this.skip();
    void this.#tell(before, scene.events);
  }

  skip(): void {
    this.#telling += 1;
    told.past = null;
    told.battle = null;
    told.said = "";
  }

  async #tell(before: View, events: Happened[]): Promise<void> {
    const telling = this.#telling;
    const kindOf = (card: string): string => this.desk.parts.cards[card]?.kind ?? "";
    let view = $state.snapshot(before) as View;
    told.past = view;
    for (const event of events) {
      if (event.parts.kind === LAST) break;
      if (isBattle(event)) await this.#count(event, telling);
      if (telling !== this.#telling) return;
      view = retell(view, event, kindOf);
      told.past = view;
      told.said = SAID.has(String(event.parts.kind)) ? tell(event, this.desk.scene).text : "";
      await this.#pause(PAUSES[String(event.parts.kind)] ?? 0);
      if (telling !== this.#telling) return;
    }
    this.skip();
  }

  /** The strengths of a front, counted up on its plate. */
  async #count({ parts }: Happened, telling: number): Promise<void> {
    const front = parts.front as Front;
    const wp = Number(parts.wp_strength);
    const acz = Number(parts.acz_strength);
    for (let at = 0; at <= COUNT && telling === this.#telling; at++) {
      const share = at / COUNT;
      told.battle = { front, wp: Math.round(wp * share), acz: Math.round(acz * share) };
      await this.#pause(TICK);
    }
  }

  #pause(time: number): Promise<void> {
    return time > 0 ? new Promise((done) => setTimeout(done, time)) : Promise.resolve();
  }
}
