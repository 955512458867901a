/** What the parts of the table share: the scene, how it lies, and what pointing means beyond it. */
import { place } from "$lib/place";
import { getContext, setContext } from "svelte";
import { Intent } from "./intent";
import {
  type Army,
  enemyOf,
  frameOf,
  type Front,
  ownArmy,
  type Parts,
  type Preview,
  type Resource,
  type View,
  type WarsawScene,
} from "./view";

const KEY = Symbol("warsaw");
/** Below this width of the screen the rail becomes a strip, as the side column does. */
const NARROW = 1100;
/** Below this width of the table the fronts become lanes. */
const LANES = 640;
/** Below this height cards are small, so that map and hand are seen together. */
const LOW = 900;
/** A phone held sideways: no more height than this, and wider than high. */
const SIDEWAYS = 480;

export interface Battle {
  front: Front;
  wp: number;
  acz: number;
}

/** The table and what stands beside it tell a battle together. */
class Telling {
  /** The view that is shown while a battle is presented, instead of the position. */
  past = $state.raw<View | null>(null);
  /** The battle being presented, with the strengths counted so far. */
  battle = $state.raw<Battle | null>(null);
  /** What has just come of it, in words. */
  said = $state("");
}
export const told = new Telling();

export class SheetState {
  width = $state(1200);
  screenWidth = $state(globalThis.innerWidth ?? 1440);
  screenHeight = $state(globalThis.innerHeight ?? 900);
  /** The card that is looked at, in a window of its own. */
  looked = $state("");
  /** The open pile of an army that is looked into. */
  pile = $state<{ army: Army; zone: "discard" | Resource } | null>(null);
  /** Whether a window has been opened: until then none is drawn. */
  get windowed(): boolean {
    return this.looked !== "" || this.pile !== null;
  }
  readonly intent = new Intent();
  #scene: () => WarsawScene;

  constructor(scene: () => WarsawScene) {
    this.#scene = scene;
  }

  get scene(): WarsawScene {
    return this.#scene();
  }
  get view(): View {
    return told.past ?? this.scene.view;
  }
  /** Whether the sheet shows what was before, because it is being told. */
  get telling(): boolean {
    return told.past !== null;
  }
  // What stays the same from move to move is derived, so that what depends on it is left alone.
  readonly parts: Parts = $derived.by(() => this.scene.components);
  readonly near: Army = $derived.by(() => ownArmy(this.scene));
  readonly far: Army = $derived.by(() => enemyOf(this.near));
  /** A phone held sideways: the sheet on the left, all else in a column on the right. */
  readonly low: boolean = $derived(
    this.screenHeight <= SIDEWAYS && this.screenWidth > this.screenHeight,
  );
  readonly narrow: boolean = $derived(this.low || this.screenWidth < NARROW);
  readonly lanes: boolean = $derived(!this.low && this.width < LANES);
  /** Whether hand, effects and coach share one box, because there is room for one of them only. */
  readonly single: boolean = $derived(this.low || this.lanes);
  /** Whether cards in the hand are shown without their sentences. */
  readonly small: boolean = $derived(this.single || (this.narrow && this.screenHeight < LOW));
  /** Spectators have no hand: the sheet takes its room. */
  readonly seated: boolean = $derived.by(() => this.scene.you >= 0);
  readonly teams: boolean = $derived.by(() => this.scene.seats.length > 2);
  /** Fronts as they lie from left to right, or from top to bottom. */
  readonly fronts: Front[] = $derived(this.near === "wp" ? ["n", "c", "s"] : ["s", "c", "n"]);
  /** The card of the hand that is pointed at. */
  get held(): string {
    const first = this.scene.picker.picked[0] ?? "";
    return first.startsWith("hand/") ? first.slice("hand/".length) : "";
  }
  /** The card in question: the one that was shown, or the one that is pointed at. */
  get card(): string {
    return this.scene.view.announced || (this.inTurn ? this.held : "");
  }
  get inTurn(): boolean {
    return ["take-action", "extra-action"].includes(frameOf(this.scene.view).kind);
  }
  /** Whether one of the effects of a commander is chosen now. */
  get choosesEffect(): boolean {
    return frameOf(this.scene.view).kind === "choose-effect";
  }
  /** Whether Blockade markers are put now: then second lines are one place. */
  get placing(): boolean {
    return this.scene.position.choices?.some((one) => one.fields.verb === "put") ?? false;
  }

  /** The strengths of a front while its battle is presented. */
  counted(front: Front): Battle | null {
    return told.battle?.front === front ? told.battle : null;
  }

  /** What would come of the card in question on a front. */
  preview(front: Front): Preview | null {
    const { previews } = this.scene.view;
    if (told.past || !this.card) return null;
    return previews[this.#onFront(front)] ?? previews[`play ${this.card}`] ?? null;
  }

  /** What would come of each effect of a commander there; null for one that cannot be chosen. */
  effects(front: Front): (Preview | null)[] {
    const { previews } = this.scene.view;
    const all = this.parts.cards[this.card]?.effects ?? [];
    const found = all.map((_, at) => previews[`${this.#onFront(front)}, effect ${at + 1}`] ?? null);
    return told.past || found.every((one) => one === null) ? [] : found;
  }

  #onFront(front: Front): string {
    return this.scene.view.announced ? `front ${front}` : `play ${this.card}, front ${front}`;
  }

  /** What would come of pointing at a place, if that is the last thing to point at. */
  previewAt(key: string): Preview | null {
    const { next, picked } = this.scene.picker;
    const ends = next.filter(
      ({ path }) => path[picked.length] === key && path.length === picked.length + 1,
    );
    return ends.length === 1 ? (this.scene.view.previews[ends[0]!.choice.action] ?? null) : null;
  }

  /** Whether pointing at the place leads anywhere by itself. */
  leads(key: string): boolean {
    const { picker } = this.scene;
    return picker.lit(key) || picker.chosen(key) || picker.possible(key);
  }

  /** Whether a button of the prompt bar leads here: then pointing here presses it on the way. */
  #isShortcut(key: string): boolean {
    return (
      this.inTurn &&
      this.scene.picker.options.some(({ path: [first, second] }) => {
        return second === key && first?.startsWith("do/");
      })
    );
  }

  /** Attributes of a place; `instead` is tried where pointing leads nowhere, before a refusal. */
  place(key: string, name: string, instead?: () => boolean) {
    const { picker } = this.scene;
    const attributes = place(picker, key, name);
    const shortcut = instead && !this.leads(key) && this.#isShortcut(key);
    return {
      ...attributes,
      ...(shortcut && { "data-possible": "" as const, "aria-disabled": undefined, tabindex: 0 }),
      onclick: (event: Event) => {
        event.stopPropagation();
        if (this.leads(key) || !instead?.()) picker.point(key);
      },
    };
  }

  /** Play the card that is held on a front. */
  playOn(front: Front): boolean {
    if (!this.held || !this.inTurn) return false;
    return this.intent.begin(
      this.scene,
      { verb: "play", card: this.held },
      { verb: "front", front },
    );
  }

  /** Press a button of the prompt bar on the way to a place, or pay at once with the held card. */
  through(button: string, key: string, fields: Record<string, string>): boolean {
    const { picker } = this.scene;
    if (!this.inTurn || !picker.possible(button)) return false;
    if (this.held) {
      return this.intent.begin(this.scene, fields, { verb: "discard", card: this.held });
    }
    picker.point(button);
    const leads = picker.lit(key);
    if (leads) picker.point(key);
    else picker.clear();
    return leads;
  }

  look(card: string): boolean {
    this.looked = card;
    return card !== "";
  }
}

export const setSheet = (sheet: SheetState): SheetState => setContext(KEY, sheet);
export const getSheet = (): SheetState => getContext<SheetState>(KEY);
