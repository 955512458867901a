/** A table while it is being put together. */
import type { ClockPlan, GameInfo, SeatPlan, Terms } from "../wire";
import { type ClockKind, clockPlan, USUAL_CLOCK, USUAL_PATIENCE } from "./clocks";
import { introduced } from "./games";
import { LONGEST_NAME, USUAL_RANK } from "./terms";
import { conflicts, effective, presetOf, presetValues, type Values } from "./toggles";

/** here: at this screen; link: the person who gets the link; open: the first who joins. */
export type Sitting = "here" | "link" | "open" | "bot";
export const SITTINGS: readonly Sitting[] = ["here", "bot", "link", "open"];

export interface SeatDraft {
  sitting: Sitting;
  name: string;
  rank: string;
}

export class Draft {
  readonly game: GameInfo;
  preset = $state("");
  players = $state(2);
  /** What was chosen by hand, besides the preset. */
  own = $state<Values>({});
  seats = $state<SeatDraft[]>([]);
  public = $state(false);
  watch = $state(true);
  hints = $state(true);
  undo = $state(true);
  chat = $state(true);
  patience = $state(USUAL_PATIENCE);
  /** The rank of the bot that plays for somebody who is away. */
  replacement = $state(USUAL_RANK);
  clockKind = $state<ClockKind>("none");
  clockWhich = $state(USUAL_CLOCK);
  /** A custom card file, as text. */
  cards = $state("");

  readonly #name: string;

  readonly presetInfo = $derived.by(() => presetOf(this.game, this.preset));
  readonly values = $derived.by(() =>
    effective(this.game, { ...presetValues(this.presetInfo, this.players), ...this.own }),
  );
  readonly conflicts = $derived.by(() => conflicts(this.game, this.values));

  constructor(game: GameInfo, name: string) {
    this.game = game;
    this.#name = name;
    this.preset = game.presets[0]!.name;
    this.sit((introduced(game.name)?.opponents ?? 1) + 1);
  }

  get clock(): ClockPlan | null {
    return clockPlan(this.clockKind, this.clockWhich);
  }

  /** Choose a preset; what was chosen by hand before belonged to another one. */
  choose(preset: string): void {
    this.preset = preset;
    this.own = {};
    const { players } = this.presetInfo;
    if (!players.includes(this.players)) this.sit(players[0] ?? this.players);
  }

  /** Set the number of players: new seats are for bots. */
  sit(players: number): void {
    this.players = players;
    const seats = this.seats.slice(0, players);
    while (seats.length < players)
      seats.push(
        seats.length === 0
          ? { sitting: "here", name: this.#name, rank: USUAL_RANK }
          : { sitting: "bot", name: "", rank: USUAL_RANK },
      );
    this.seats = seats;
  }

  /** Let somebody else have a seat; a table with an open one is listed, so that people find it. */
  seat(seat: number, sitting: Sitting): void {
    if (sitting === "open" && !this.seats.some((one) => one.sitting === "open")) this.public = true;
    this.change(seat, { sitting });
  }

  change(seat: number, changes: Partial<SeatDraft>): void {
    const found = this.seats[seat];
    if (found) this.seats[seat] = { ...found, ...changes };
  }

  set(toggle: string, value: string): void {
    const own = { ...this.own, [toggle]: value };
    const preset = effective(this.game, presetValues(this.presetInfo, this.players));
    if (preset[toggle] === value) delete own[toggle];
    this.own = own;
  }

  /** Go back to what the preset says about a toggle. */
  unset(toggle: string): void {
    const own = { ...this.own };
    delete own[toggle];
    this.own = own;
  }

  terms(): Terms {
    return {
      game: this.game.name,
      seats: this.seats.map(plan),
      preset: this.preset === this.game.presets[0]!.name ? "" : this.preset,
      settings: { ...this.own },
      public: this.public,
      watch: this.watch,
      hints: this.hints,
      undo: this.undo,
      chat: this.chat,
      patience: this.patience,
      replacement: this.replacement,
      clock: this.clock,
    };
  }
}

function plan({ sitting, name, rank }: SeatDraft): SeatPlan {
  if (sitting === "bot") return { kind: "bot", rank };
  if (sitting === "open") return { kind: "open" };
  if (sitting === "link") return { kind: "friend" };
  return { kind: "person", name: name.trim().slice(0, LONGEST_NAME) };
}
