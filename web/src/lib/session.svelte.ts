/** A connection to a table as one seat, or as a spectator; it comes back by itself when it is cut. */
import type * as wire from "../wire";
import { components } from "./api";
import type { Components } from "./page";
import { exchanged, exchangeKey, ownToken } from "./links";
import { Pace } from "./pace.svelte";
import { keep } from "./passes";
import type { Entry, Play } from "./play";
import { renewal } from "./renewal";
import { Socket } from "./socket";

export type Line = "connecting" | "open" | "lost" | "gone";
export type Answer = Exclude<
  wire.AnyMessage,
  wire.Welcome | wire.Update | wire.Presence | wire.Bye
>;

/** What a seat may ask for besides a decision. */
type Wish = Exclude<wire.AnyRequest, wire.Hello | wire.Move>;

/** The clocks as last received, and the local time of that. */
export interface HeardClock extends wire.ClockState {
  heard: number;
}

export class Session implements Play {
  readonly code: string;
  /** The pass of the seat; a link to it until the server has exchanged that. */
  token = $state("");
  you = $state<number | null>(null);
  table = $state.raw<wire.TableInfo | null>(null);
  components = $state.raw<Components | null>(null);
  entries = $state.raw<Entry[]>([]);
  here = $state.raw<number[]>([]);
  spectators = $state(0);
  line = $state<Line>("connecting");
  /** Why the table cannot be shown, if it cannot. */
  trouble = $state.raw<Pick<wire.Refusal, "code" | "text" | "values"> | null>(null);
  /** Whether the host has freed our seat: the pass is void. */
  unseated = $state(false);
  /** Where the players have gone on, with the pass of one's seat there. */
  next = $state.raw<wire.Next | null>(null);
  /** Milliseconds by which the server's clock is ahead of ours. */
  ahead = $state(0);
  /** What was not granted last; each time another object, so that the same no is said again. */
  refusal = $state.raw<wire.Refusal | null>(null);
  /** The clocks of the latest position, even while an earlier one is shown. */
  clock = $state.raw<HeardClock | null>(null);

  /** Shows one position after the other. */
  readonly pace = new Pace();
  #socket: Socket;
  #seq = -1;
  /** What the last refusal speaks of: a goodbye follows on one, and says why in words only. */
  #values: wire.Refusal["values"];

  constructor(
    code: string,
    token = "",
    readonly shared = false,
  ) {
    this.code = code;
    this.token = ownToken(token);
    this.#socket = new Socket(`/api/tables/${code}/socket`, {
      hello: () => this.#hello(),
      heard: (message) => this.#hear(message),
      cut: () => (this.line = this.line === "gone" ? "gone" : "lost"),
    });
    void this.#fetchComponents();
  }

  /** The position that is shown; it follows the table at a pace that people can watch. */
  get position(): wire.Position | null {
    return this.pace.shown?.position ?? null;
  }
  get events(): wire.Happened[] {
    return this.pace.shown?.events ?? [];
  }
  get beat(): number {
    return this.pace.beat;
  }
  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return this.pace.behind;
  }
  /** Show at once all that has happened. */
  hurry(): void {
    this.pace.hurry();
  }

  async move(action: string): Promise<boolean> {
    const answers = this.#turn;
    const answer = await this.ask({ type: "move", answers, action });
    if (answer.type === "refusal") this.refusal = answer;
    return answer.type === "ok";
  }

  /** The rule against doing something at a place now; null if there is none to name. */
  async why(place: string): Promise<wire.Refusal | null> {
    const answer = await this.ask({ type: "why", place });
    return answer.type === "refusal" ? answer : null;
  }

  /** Ask for something else; a no is kept to be shown. */
  async wish(request: Wish): Promise<Answer> {
    const answer = await this.ask(request);
    if (answer.type === "refusal") this.refusal = answer;
    return answer;
  }

  undo(): Promise<Answer> {
    return this.wish({ type: "undo", answers: this.#turn });
  }

  /** What a good bot would do now; null if it does not say. */
  async hint(): Promise<wire.Advice | null> {
    const answer = await this.wish({ type: "hint", answers: this.#turn });
    return answer.type === "advice" ? answer : null;
  }

  /** Agree to the undo that is asked for, or not. */
  async agree(agree: boolean): Promise<void> {
    const asked = this.table?.asking?.asked;
    if (asked !== undefined) await this.wish({ type: "answer", asked, agree });
  }

  get #turn(): number {
    return this.position?.turn ?? 0;
  }

  /** Send a request; the answer is what the protocol says, or a refusal. */
  ask(request: wire.AnyRequest): Promise<Answer> {
    return this.#socket.ask(request) as Promise<Answer>;
  }

  close(): void {
    this.#socket.close();
  }

  #hello(): wire.Hello {
    const token = (this.token = ownToken(this.token)); // another tab may have exchanged the link
    if (!token) return { type: "hello", after: this.#seq };
    return { type: "hello", token, after: this.#seq, exchange_key: exchangeKey(token) };
  }

  #hear(message: wire.AnyMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "presence") {
      this.#meet(message);
    } else if (message.type === "next") this.#goOn(message);
    else if (message.type === "refusal") this.#values = message.values;
    else if (message.type === "bye" && !message.again) this.#gone(message);
  }

  /** Who is there is said twice: for the frame, and with the seats that a game draws. */
  #meet({ here, spectators }: wire.Presence): void {
    this.here = here;
    this.spectators = spectators;
    if (!this.table) return;
    const seats = this.table.seats.map((one) => ({ ...one, here: here.includes(one.seat) }));
    this.table = { ...this.table, seats };
  }

  /** Where several play at one screen, all of them go on: each pass is kept before the first does. */
  #goOn(next: wire.Next): void {
    const { table, you } = this;
    if (this.shared && next.token && table && you !== null)
      keep(next.code, table.game, (you + 1) % table.seats.length, next.token);
    this.next = next;
  }

  #welcome(welcome: wire.Welcome): void {
    if (this.line === "lost") void renewal.ask(); // perhaps it was an update
    this.line = "open";
    if (this.token) exchanged(this.token, welcome.token ?? "");
    this.token = welcome.token || this.token;
    this.you = welcome.you;
    this.table = welcome.table;
    this.pace.watching = welcome.you === null;
    this.#note(welcome.missed ?? []);
    this.#seq = welcome.seq;
    this.#time(welcome.position);
    this.pace.jump({ position: welcome.position ?? null, events: [], own: true });
  }

  #update(update: wire.Update): void {
    if (update.seq <= this.#seq) return;
    this.#seq = update.seq;
    this.ahead = update.at - Date.now();
    this.#note([update]);
    if (update.table) this.table = update.table;
    if (update.news.kind === "freed" && update.news.seat === this.you) this.unseated = true;
    if (!update.position) return;
    this.#time(update.position);
    const own = update.news.kind !== "moved" || update.news.seat === this.you;
    const { seat } = update.news;
    this.pace.add({ position: update.position, events: update.events ?? [], own, seat });
  }

  #time(position: wire.Position | null | undefined): void {
    const clock = position?.clock;
    this.clock = clock ? { ...clock, heard: Date.now() } : null;
  }

  #note(updates: wire.Update[]): void {
    const added = updates.map(({ seq, at, news, events }) => ({
      seq,
      at,
      news,
      events: events ?? [],
    }));
    this.entries = [...this.entries, ...added];
  }

  #gone(bye: wire.Bye): void {
    this.line = "gone";
    this.trouble = { code: bye.code, text: bye.text, values: this.#values };
  }

  async #fetchComponents(): Promise<void> {
    try {
      this.components = await components(this.code, this.token);
    } catch {
      setTimeout(() => void this.#fetchComponents(), 2000);
    }
  }
}
