/** All that the frame around one seat's table works with: the stage, the log, hints, drawers. */
import { tick, untrack } from "svelte";
import { t } from "$lib/i18n.svelte";
import { type GamePage, type Option, type Scene, SPECTATOR, seatName } from "$lib/page";
import type { Picker } from "$lib/picking.svelte";
import type { Entry, Play } from "$lib/play";
import type { Session } from "$lib/session.svelte";
import { play as sound } from "$lib/sounds";
import { Stage } from "$lib/stage.svelte";
import { type Chapter, lastTold, Log, type Told } from "./lines";
import type { Peeked } from "./peeking";
import { teller } from "./telling";

export type Drawer = "" | "side" | "log" | "chat";

export interface Hinted {
  option: Option;
  rank: string;
}

export class Desk {
  readonly stage: Stage;
  /** What is open over the table on a small screen; on a large one, which list is on top. */
  drawer = $state<Drawer>("");
  /** Whether the list of choices is open. */
  listing = $state(false);
  keysShown = $state(false);
  /** The clause that is read over the table. */
  rule = $state("");
  menu = $state(false);
  /** Whether the result is shown over the table. */
  result = $state(false);
  hinted = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  /** Places that something else points at: a line of the log, a lesson. */
  shown = $state.raw<string[]>([]);
  /** The card of the log that is looked at. */
  peeked = $state.raw<Peeked | null>(null);

  constructor(
    readonly play: Play,
    readonly game: GamePage,
    readonly session: Session | null = null,
    /** In a replay the entry of the log that is shown. */
    readonly present: (() => number) | null = null,
  ) {
    this.stage = new Stage(play, game, present !== null);
    $effect(() => {
      void this.play.beat;
      this.hinted = null;
    });
    $effect(() => this.#listen());
  }

  /** What was said before one came, or while the chat is open, has been heard. */
  #listen(): void {
    const latest = this.talk.at(-1)?.seq ?? 0;
    const first = untrack(() => this.#heard) === 0;
    if (this.drawer === "chat" || first) this.#heard = Math.max(latest, 1);
    else if (this.unread > this.#rung) sound("chat");
    this.#rung = this.unread;
  }

  get replay(): boolean {
    return this.present !== null;
  }
  get scene(): Scene | null {
    return this.stage.scene;
  }
  get picker(): Picker {
    return this.stage.picker;
  }

  /** Whether the decision that is awaited is made here; not while a bot plays for one's seat. */
  readonly yours = $derived.by(() => {
    const { scene } = this.stage;
    if (!scene || this.replay || scene.toMove === null || scene.toMove !== scene.you) return false;
    return !scene.seats[scene.you]?.bot;
  });

  /** The texts of rooms come one after the other: what was told too early is told again. */
  readonly #log = $derived.by(() => {
    t("table-log-before");
    const names = this.play.table?.seats.map((seat) => seat.name ?? "").join();
    void names;
    return new Log(teller(this.game, () => untrack(() => this.stage.scene!)));
  });

  /** Everything that has been told up to the position that is shown. */
  readonly chapters: Chapter[] = $derived.by(() => {
    const { entries, position } = this.play;
    if (!this.stage.scene || !position) return [];
    if (!this.session?.behind) return this.#log.tell(entries);
    return this.#log.tell(entries.filter((entry) => entry.seq <= position.turn));
  });

  /** What was said at the table. */
  readonly talk: Entry[] = $derived.by(() =>
    this.play.entries.filter((one) => one.news.kind === "said"),
  );
  #heard = $state(0);
  #rung = 0;

  /** How much was said that has not been looked at. */
  readonly unread = $derived(
    this.talk.filter((one) => one.seq > this.#heard && one.news.seat !== this.play.you).length,
  );

  /** What was told last; of much that happens nothing is told. */
  readonly last: Told | null = $derived.by(() =>
    lastTold(this.chapters, this.present?.() ?? Infinity),
  );

  name(seat: number): string {
    return seatName(this.play.table?.seats ?? [], seat);
  }

  get spectator(): boolean {
    return (this.play.you ?? SPECTATOR) === SPECTATOR;
  }

  /** Ask for a hint; asked again, take it. */
  async hint(): Promise<void> {
    if (this.hinted) return this.takeHint();
    if (!this.session || this.thinking || !this.yours) return;
    this.thinking = true;
    const advice = await this.session.hint();
    this.thinking = false;
    const option = this.picker.options.find((one) => one.choice.action === advice?.choice.action);
    if (!advice || !option) return;
    this.picker.show(option);
    this.hinted = { option, rank: advice.rank };
    await tick();
    const last = CSS.escape(option.path.at(-1) ?? "");
    document.querySelector<HTMLElement>(`[data-place="${last}"]`)?.focus();
  }

  takeHint(): void {
    if (!this.hinted) return;
    this.picker.take(this.hinted.option);
    this.hinted = null;
  }

  /** Take the last place back; if there is none, forget the hint. */
  takeBack(): void {
    this.hinted = null;
    this.picker.takeBack();
  }

  /** What was pointed at last, or else what was decided last. */
  stepBack(): void {
    if (this.picker.picked.length > 0) this.takeBack();
    else void this.undo();
  }

  async undo(): Promise<void> {
    await this.session?.undo();
  }

  /** Open a drawer, or close it if it is the one that is open. */
  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? "" : drawer;
  }
}
