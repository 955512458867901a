/**
 * Battles are told front by front, over the position before them. At a running table the presenter
 * leads; a replay goes through them by itself, until a click or a key ends it.
 */
import type { KeyEvent, Presenter } from "$lib/presenter.svelte";
import { calm } from "$lib/settings.svelte";
import type { Happened } from "../../../wire";
import { type SheetState, told } from "../sheet.svelte";
import type { Front, View } from "../view";
import { tell } from "../tell";
import { retell } from "./playback";

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
/** Everything that starts with a new round is shown at once. */
const LAST = "round-begun";
const COUNT = 10;
const TICK = 50;

const isBattle = ({ parts }: Happened): boolean => parts.kind === "battle";

export class Moments {
  #before: View | null = null;
  #beat = -1;
  /** Grows with each telling, so that an old one notices that it is over. */
  #telling = 0;

  /** The view that the position shown came from. */
  #from: View | null = null;

  constructor(
    readonly sheet: SheetState,
    readonly presenter: Presenter,
  ) {}

  /** Look at what happened last, and at what is presented of it. */
  watch(): void {
    const { scene } = this.sheet;
    const { event, decided } = this.presenter;
    const known = scene.beat === this.#beat;
    if (!known) this.#notice();
    if (!scene.replay) this.#follow(this.presenter.held ? null : event, decided);
    else if (!known && this.#from && !calm() && !document.hidden && scene.events.some(isBattle)) {
      this.skip();
      void this.#tell(this.#from, scene.events);
    }
  }

  #notice(): void {
    const { scene } = this.sheet;
    this.#from = this.#beat < 0 ? null : this.#before;
    this.#beat = scene.beat;
    this.#before = scene.view;
  }

  /** Draw the position that the event is about: until its verdict the one before it. */
  #follow(event: KeyEvent | null, decided: boolean): void {
    const { events } = this.sheet.scene;
    const happened = event && events[event.at];
    if (!happened || !this.#from) return this.skip();
    const kindOf = (card: string): string => this.sheet.parts.cards[card]?.kind ?? "";
    const past = events.slice(0, event.at + (decided ? 1 : 0));
    told.past = past.reduce((view, one) => retell(view, one, kindOf), this.#from);
    const { front, wp_strength, acz_strength } = happened.parts;
    const fought = event.kind === "battle";
    told.battle = fought
      ? { front: front as Front, wp: Number(wp_strength), acz: Number(acz_strength) }
      : null;
  }

  skip(): void {
    this.#telling += 1;
    told.past = null;
    told.battle = null;
    told.said = "";
  }

  async #tell(before: View, events: Happened[]): Promise<void> {
    const telling = this.#telling;
    const kindOf = (card: string): string => this.sheet.parts.cards[card]?.kind ?? "";
    let view = $state.snapshot(before) as View;
    told.past = view;
    for (const event of events) {
      if (event.parts.kind === LAST) break;
      if (isBattle(event)) await this.#count(event, telling);
      if (telling !== this.#telling) return;
      view = retell(view, event, kindOf);
      told.past = view;
      told.said = SAID.has(String(event.parts.kind)) ? tell(event, this.sheet.scene).text : "";
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
