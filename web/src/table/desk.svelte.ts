/** All that the frame around one seat's table works with: the stage, the log, hints, drawers. */
import { tick, untrack } from "svelte";
import { t } from "$lib/i18n.svelte";
import { type GamePage, type Option, type Scene, SPECTATOR, seatName } from "$lib/page";
import type { Picker } from "$lib/picker.svelte";
import type { Entry, Play } from "$lib/play";
import { type KeyEvent, Presenter } from "$lib/presenter.svelte";
import type { Shown } from "$lib/pace.svelte";
import type { Session } from "$lib/session.svelte";
import { play as sound } from "$lib/sounds";
import { settings } from "$lib/settings.svelte";
import { Stage } from "$lib/stage.svelte";
import type { Advice } from "../wire";
import type { Course } from "./course.svelte";
import type { Deed } from "./deeds";
import { unused } from "./guard";
import { type Chapter, lastTold, Log, type Told } from "./lines";
import type { Peeked } from "./peek";
import { sinceOwnTurn, Views } from "./recap";
import { teller } from "./news";

export type Drawer = "" | "side" | "coach" | "log" | "chat";

export interface Hinted {
  option: Option;
  /** What else was thought of; null if there is nothing else to choose. */
  next: Option | null;
  advice: Advice;
}

export class Desk {
  readonly stage: Stage;
  /** What is open over the table on a small screen; on a large one, which list is on top. */
  drawer = $state<Drawer>("");
  /** The lessons of a first game, once they are there. */
  course = $state.raw<Course | null>(null);
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
  /** The button that would end something early: pressed once, it asks to be pressed again. */
  armed = $state("");
  /** Places that something else points at: a line of the log, a lesson. */
  shown = $state.raw<string[]>([]);
  /** The card of the log that is looked at. */
  peeked = $state.raw<Peeked | null>(null);

  readonly presenter = new Presenter();
  readonly #views = new Views();
  /** Which event of the recap is looked at; -1 while it is closed. */
  recalled = $state(-1);

  constructor(
    readonly play: Play,
    readonly game: GamePage,
    readonly session: Session | null = null,
    /** In a replay the entry of the log that is shown. */
    readonly present: (() => number) | null = null,
    /** Whether the first game is taught here: then the coach has a place, lesson or not. */
    readonly taught = false,
  ) {
    this.stage = new Stage(play, game, present !== null);
    $effect(() => {
      void this.play.beat;
      this.hinted = null;
      this.armed = "";
    });
    $effect(() => this.#listen());
    if (session) {
      session.pace.budget = game.budget ?? session.pace.budget;
      session.pace.present = (...told) => this.#present(...told);
      session.pace.notice = (shown, before) => this.#views.note(shown, before);
    }
  }

  /** Present key events on the stage; of one's own doing only the big ones. */
  #present(
    shown: Shown,
    before: Shown | null,
    speed: number,
    left: number,
    done: () => void,
  ): number {
    const scene = untrack(() => this.stage.scene);
    if (!scene || !this.game.keyEvents) return 0;
    const view = before?.position?.view ?? null;
    const all = this.game.keyEvents(shown.events, scene, view);
    const events = all.filter((one) => one.lasts > 0 && (!shown.own || one.big));
    return this.presenter.present(events, speed, left, done);
  }

  /** End all that is being presented or waits to be. */
  skip(): void {
    this.presenter.clear();
    this.session?.hurry();
  }

  /** Whether something is presented, or waits to be shown. */
  get telling(): boolean {
    return this.recalled < 0 && (this.presenter.event !== null || !!this.session?.behind);
  }

  /** What the others have done since one's own turn. */
  readonly recap: KeyEvent[] = $derived.by(() => {
    const { keyEvents } = this.game;
    const scene = this.stage.scene;
    if (!keyEvents || !scene || !this.yours) return [];
    const entries = sinceOwnTurn(this.play.entries, scene.you);
    return entries.flatMap((one) => {
      const { view = scene.view, before = null } = this.#views.of(one.seq) ?? {};
      return keyEvents(one.events, { ...scene, view, events: one.events }, before);
    });
  });

  /** Look at an event of the recap, on the stage as well unless `quietly`; -1 closes it. */
  recall(at: number, quietly = false): void {
    const event = this.recap[at];
    if (!event && this.recalled < 0) return;
    this.recalled = event ? at : -1;
    this.shown = event?.places ?? [];
    if (event && !quietly && event.lasts > 0) this.presenter.hold(event);
    else this.presenter.clear();
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

  /** Texts load one room after the other; lines made before are made again. */
  readonly #log = $derived.by(() => {
    t("table-log-before");
    const names = this.play.table?.seats.map((seat) => seat.name ?? "").join();
    void [names, this.stage.scene?.reader];
    return new Log(teller(this.game, () => untrack(() => this.stage.scene!)));
  });

  /** Everything that has been told up to the position that is shown. */
  readonly chapters: Chapter[] = $derived.by(() => {
    const { entries, position } = this.play;
    if (!this.stage.scene || !position) return [];
    // The log does not give away what the stage is about to say.
    const { secret } = this.presenter;
    if (!this.session?.behind && !secret) return this.#log.tell(entries);
    const last = secret ? position.turn - 1 : position.turn;
    return this.#log.tell(entries.filter((entry) => entry.seq <= last));
  });

  /** The chat messages of the table. */
  readonly talk: Entry[] = $derived.by(() =>
    this.play.entries.filter((one) => one.news.kind === "said"),
  );
  #heard = $state(0);
  #rung = 0;

  /** The number of unread chat messages. */
  readonly unread = $derived(
    this.talk.filter((one) => one.seq > this.#heard && one.news.seat !== this.play.you).length,
  );

  /** The last line of the log; many events have none. */
  readonly last: Told | null = $derived.by(() =>
    lastTold(this.chapters, this.present?.() ?? Infinity),
  );

  name(seat: number): string {
    return seatName(this.play.table?.seats ?? [], seat);
  }

  /** The name to be spoken before a line that does not name its seat; the reader's own need none. */
  spokenName({ text, seat }: { text: string; seat?: number | null }): string {
    if (typeof seat !== "number" || seat === this.scene?.reader) return "";
    const name = this.name(seat);
    return text.includes(name) ? "" : name;
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
    const second = advice.runner_up?.action;
    const next = this.picker.options.find((one) => one.choice.action === second) ?? null;
    this.hinted = { option, next, advice };
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

  /** Press a button of the prompt; what ends something early is pressed twice. */
  press(deed: Deed): void {
    const { armed } = this;
    this.armed = "";
    const left = deed.ends && settings.guard ? this.unused(deed.ends) : "";
    if (!deed.ends || !left) this.picker.point(deed.key);
    else if (armed === deed.key) this.picker.take(deed.ends);
    else this.armed = deed.key;
  }

  /** What would be left unused after this choice, in words. */
  unused(option: Option): string {
    return unused(option, this.picker.options, this.game);
  }

  async undo(): Promise<void> {
    await this.session?.undo();
  }

  /** Open a drawer, or close it if it is the one that is open. */
  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? "" : drawer;
  }
}
