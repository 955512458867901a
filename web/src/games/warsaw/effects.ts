/** What a card does, from the data of its effects: as a sentence and as a row of icons. */
import { entry } from "$lib/declared";
import { t } from "$lib/i18n.svelte";
import type { Effect as EffectKind } from "./declared";
import { frontShort } from "./words";
import type { Card, Effect, Front, Units } from "./view";
import { FRONTS } from "./view";

/** A piece of an effect as it is drawn: an icon, or a word between icons. */
export interface Sign {
  icon?: string;
  text?: string;
  /** A condition or a place, drawn a little smaller. */
  small?: boolean;
  /** What waits for the battle, drawn in its own colour. */
  later?: boolean;
}

const icon = (name: string): Sign => ({ icon: name });
const small = (name: string): Sign => ({ icon: name, small: true });
const text = (words: string): Sign => ({ text: words });

// --- sentences ---------------------------------------------------------------------------------

const linked = (words: string[], link: "and" | "or"): string =>
  words.reduce((so, next) => t(`warsaw-${link}`, { one: so, other: next }));

function frontsText(fronts: Front[], link: "and" | "or"): string {
  if (link === "or" && fronts.length === FRONTS.length) return t("warsaw-any-front");
  return linked(fronts.map(frontShort), link);
}

const onShort = (front: Front): string => t("warsaw-on-short", { front });

const linesText = (lines: number[]): string =>
  linked(
    lines.map((line) => t("warsaw-line", { line })),
    "or",
  );

type Share = Units & { div: number };

/** Whether a shorter sentence says it, as for all printed cards; custom cards may have others. */
const isPrinted = (n: number, per: Share): boolean => n === 1 && per.whose === "own";

const shareText = (per: Share | undefined): string =>
  per
    ? t("warsaw-ability-per", { whose: per.whose, div: per.div, line: linesText(per.lines) })
    : "";

type Sentence = (effect: Effect) => string;
const SENTENCES = {
  add_units({ n = 0, line = 1, fronts, pick }) {
    const where = { n, line: String(line) };
    if (!fronts) return t("warsaw-ability-add-here", where);
    if (pick === "each")
      return t("warsaw-ability-add-each", { ...where, fronts: frontsText(fronts, "and") });
    return t("warsaw-ability-add", { ...where, fronts: frontsText(fronts, "or") });
  },
  move_units({ n = 0, forward, here, per }) {
    if (per && isPrinted(n, per) && forward && !here && per.div === 1)
      return t("warsaw-ability-move-per", { line: linesText(per.lines) });
    const way = forward ? (here ? "forward-here" : "forward") : here ? "here" : "any";
    return t("warsaw-ability-move", { n, way }) + shareText(per);
  },
  move_all: ({ may }) => t("warsaw-ability-move-all", { may: may ? "yes" : "no" }),
  add_strength: ({ n = 0 }) => t("warsaw-ability-strength", { n }),
  remove_enemy({ n = 0, lines = [], per }) {
    const line = linesText(lines);
    if (!per || !isPrinted(n, per)) return t("warsaw-ability-remove", { n, line }) + shareText(per);
    return t("warsaw-ability-remove-per", { n, line, div: per.div, own: linesText(per.lines) });
  },
  start_battle({ may, at_start: first = [] }) {
    const start = t("warsaw-ability-battle", { may: may ? "yes" : "no" });
    if (first.length === 0) return start;
    return t("warsaw-ability-battle-first", { start, first: linked(first.map(clause), "and") });
  },
  place_blockade({ places = [], fronts = [] }) {
    const where = linked(
      places.map((place) => t("warsaw-ability-target", { place })),
      "or",
    );
    const any = fronts.length === FRONTS.length;
    if (any) return t("warsaw-ability-block", { where });
    return t("warsaw-ability-block-on", { where, fronts: frontsText(fronts, "or") });
  },
  move_blockade: () => t("warsaw-ability-move-blockade"),
  extra_action: () => t("warsaw-ability-extra"),
} satisfies Record<EffectKind, Sentence>;

function conditions({ if: when }: Effect): string[] {
  const words: string[] = [];
  if (when?.on_front)
    words.push(t("warsaw-ability-if-front", { fronts: linked(when.on_front.map(onShort), "or") }));
  if (when?.units) {
    const { whose, lines, at_least: n } = when.units;
    words.push(t("warsaw-ability-if-units", { whose, n, line: linesText(lines) }));
  }
  if (when?.balance) words.push(t("warsaw-ability-if-balance", { balance: when.balance }));
  return words;
}

/** An effect without its full stop, as a part of a sentence. */
function clause(effect: Effect): string {
  const what = entry<Sentence>(SENTENCES, effect.op)?.(effect) ?? effect.op;
  const said = [what, ...conditions(effect)].join("");
  return effect.when ? t("warsaw-ability-in-battle", { what: said }) : said;
}

/** An effect as a sentence. */
export function effectSentence(effect: Effect): string {
  const said = clause(effect);
  return `${said.charAt(0).toLocaleUpperCase()}${said.slice(1)}.`;
}

/** All that a card does, for a screen reader and the log. */
export function cardSentence(card: Card): string {
  const said = card.effects.map(effectSentence);
  if (card.kind !== "commander") return said.join(" ");
  return said.reduce((one, other) => t("warsaw-either", { one, other }));
}

// --- icons -------------------------------------------------------------------------------------

function frontSigns(fronts: Front[] | undefined, each: boolean): Sign[] {
  if (!fronts) return [];
  if (each) return fronts.flatMap((one, at) => [...(at ? [text("+")] : []), small(`front-${one}`)]);
  return [small(fronts.length === FRONTS.length ? "front-any" : `front-${fronts.join("")}`)];
}

const lineSigns = (lines: number[]): Sign[] => lines.map((line) => small(`line-${line}`));

function shareSigns(per: Share | undefined): Sign[] {
  if (!per) return [];
  return [text(per.div === 1 ? "×" : `/${per.div}`), ...lineSigns(per.lines)];
}

type Drawn = (effect: Effect) => Sign[];
const SIGNS = {
  add_units: ({ n, line, fronts, pick }) => [
    icon(`add-line${line}`),
    text(`+${n}`),
    ...frontSigns(fronts, pick === "each"),
  ],
  move_units: ({ n, forward, per }) => [
    icon(forward ? "move-forward" : "move"),
    ...(per && n === 1 ? [] : [text(`≤${n}`)]),
    ...shareSigns(per),
  ],
  move_all: () => [icon("move-all"), text(t("warsaw-all"))],
  add_strength: ({ n }) => [icon("strength"), text(`+${n}`)],
  remove_enemy: ({ n, lines = [], per }) => [
    icon("remove-enemy"),
    text(`−${n}`),
    ...lineSigns(lines),
    ...shareSigns(per),
  ],
  start_battle: ({ at_start: first = [] }) => [
    icon("start-battle"),
    ...first.flatMap((part) => [text("+"), ...effectSigns(part)]),
  ],
  place_blockade: ({ places = [], fronts }) => [
    ...places.flatMap((place, at) => [
      ...(at ? [text("/")] : []),
      icon(`block-${place.replace("_", "-")}`),
    ]),
    ...frontSigns(fronts, false),
  ],
  move_blockade: () => [icon("move-blockade")],
  extra_action: () => [icon("extra-action")],
} satisfies Record<EffectKind, Drawn>;

function conditionSigns({ if: when }: Effect): Sign[] {
  const signs: Sign[] = frontSigns(when?.on_front, false);
  if (when?.units)
    signs.push(...lineSigns(when.units.lines), {
      text: `≥${when.units.at_least}`,
      small: true,
    });
  if (when?.balance) signs.push(small(when.balance));
  return signs;
}

/** An effect as a row of icons and numbers. */
export function effectSigns(effect: Effect): Sign[] {
  const signs = [...(entry<Drawn>(SIGNS, effect.op)?.(effect) ?? []), ...conditionSigns(effect)];
  return effect.when ? [{ icon: "in-battle", later: true }, ...signs] : signs;
}

/** The number of units that a card brings, drawn on it as soldiers. */
export function unitsOf(card: Card): number {
  const added = card.effects.filter((one) => one.op === "add_units" && !one.if);
  return added.reduce(
    (sum, one) => sum + (one.n ?? 0) * (one.pick === "each" ? (one.fronts?.length ?? 1) : 1),
    0,
  );
}
