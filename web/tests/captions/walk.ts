/**
 * Walks whole replays in every language: each caption and each line of the log is a sentence, and
 * speaks to its reader where it is about the reader.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import "../table/browser";
import { expect, test } from "vitest";
import type { Language } from "$lib/i18n.svelte";
import { type GamePage, type Scene, seatName, SPECTATOR } from "$lib/page";
import type { KeyEvent } from "$lib/presenter.svelte";
import { caption } from "$table/caption";
import { Log } from "$table/lines";
import { headingText, teller } from "$table/news";
import type { Moment } from "../../src/wire";
import { saysYouDo, speaksToYou, whose } from "../persons";
import { speaking, stage } from "../staging";

const FOLDER = process.env.SZTAB_REPLAYS ?? "";
const GAMES: Record<string, () => Promise<GamePage>> = {
  rush: () =>
    tellingOf(
      import("$games/rush/tell"),
      import("$games/rush/options"),
      import("$games/rush/keyEvents"),
    ),
  warsaw: () =>
    tellingOf(
      import("$games/warsaw/tell"),
      import("$games/warsaw/options"),
      import("$games/warsaw/keyEvents"),
    ),
  battlegrounds: () =>
    tellingOf(
      import("$games/battlegrounds/tell"),
      import("$games/battlegrounds/options"),
      import("$games/battlegrounds/keyEvents"),
    ),
};

/** As much of a game as tells it; its table needs a browser. */
async function tellingOf(...modules: Promise<object>[]): Promise<GamePage> {
  return Object.assign({}, ...(await Promise.all(modules))) as GamePage;
}

interface Replay {
  game: string;
  preset: string;
  players: number;
  components: Record<string, unknown>;
  moments: Moment[];
  /** The same through the eyes of a seat. */
  reader: number;
  read: Moment[];
}

/** A replay with the page of its game, and with what must be known to judge its texts. */
interface Opened {
  replay: Replay;
  game: GamePage;
  ids: Set<string>;
  /** Names of cards that end like verbs of the second person. */
  names: string[];
}

/** A moment as one who reads it is told of it. */
interface Told {
  moment: Moment;
  scene: Scene;
  caption: string;
  headings: string[];
  lines: { text: string; seat: number | null }[];
  keys: KeyEvent[];
}

/** Words that name things for programs: with a hyphen or digits they are never words for people. */
function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) idsIn(one, found);
  else if (value && typeof value === "object")
    for (const [key, one] of Object.entries(value)) {
      if (/^[a-z][a-z0-9]*([-_][a-z0-9]+)+$/.test(key)) found.add(key);
      idsIn(one, found);
    }
  return found;
}

const KEY = /\b(rush|warsaw|bg|table|page)-[a-z]+(-[a-z0-9]+)*/;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}_.-]*/gu;

function faultOf(text: string, ids: Set<string>, { action = "" }: Moment["news"]): string {
  if (!text.trim()) return "empty";
  if (KEY.test(text)) return "a message key";
  if (/[{}]|undefined|NaN|(^|\s)\?(\W|$)/.test(text)) return "something left open";
  if (action.includes(" ") && text.includes(action)) return "notation";
  const words: string[] = text.match(WORD) ?? [];
  const id = words.find((word) => ids.has(word.replace(/[.-]+$/, "")));
  return id ? `the id ${id}` : "";
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

test("there is a replay of every game", () => {
  expect(new Set(files.map((name) => name.split("-")[0]))).toEqual(new Set(Object.keys(GAMES)));
});

async function open(file: string): Promise<Opened> {
  const replay = JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Replay;
  const ids = idsIn([replay.components, replay.moments.map((one) => one.position.view)]);
  expect(ids.size).toBeGreaterThan(10);
  return { replay, ids, names: misleading(replay), game: await GAMES[replay.game]!() };
}

const inEachLanguage = (game: string): ReturnType<typeof speaking> =>
  speaking("table", "page", game);

test.each(files)("%s is told in sentences, to nobody in particular", async (file) => {
  const { replay, game, ids, names } = await open(file);
  await inEachLanguage(replay.game)((language) => {
    for (const told of tellings(replay, game, SPECTATOR))
      for (const text of textsOf(told, game)) {
        const to = speaksToYou(bare(text, names), language) ? "“you”" : "";
        const fault = faultOf(text, ids, told.moment.news) || to;
        if (fault) expect.fail(`${language} ${at(told)}: ${fault} in “${text}”`);
      }
  });
});

test.each(files)("%s speaks to its reader, and to nobody else", async (file) => {
  const opened = await open(file);
  const { replay, game, ids } = opened;
  await inEachLanguage(replay.game)((language) => {
    let own = 0;
    for (const told of tellings(replay, game)) {
      for (const text of textsOf(told, game)) {
        const fault = faultOf(text, ids, told.moment.news) || named(text, told.scene);
        if (fault) expect.fail(`${language} ${at(told)}: ${fault} in “${text}”`);
      }
      const { faults, yours } = addressing(told, opened, language);
      if (faults[0]) expect.fail(`${language} ${at(told)}: ${faults[0]}`);
      own += yours;
    }
    expect(own, "events of the reader").toBeGreaterThan(10);
  });
});

/** As if the message of a kind had no form for its reader. */
const lacking = (game: GamePage, kind: string): GamePage => ({
  ...game,
  tell: (happened, scene) =>
    game.tell(happened, happened.parts.kind === kind ? { ...scene, reader: SPECTATOR } : scene),
});
/** As if the message of a kind spoke to everybody. */
const exaggerating = (game: GamePage, kind: string): GamePage => ({
  ...game,
  tell: (happened, scene) => {
    const { seat } = happened.parts;
    const reader = happened.parts.kind === kind && typeof seat === "number" ? seat : scene.reader;
    return game.tell(happened, { ...scene, reader });
  },
});

test.each([
  ["rush", "bought"],
  ["rush", "paid"],
  ["warsaw", "played"],
  ["warsaw", "bid"],
  ["battlegrounds", "moved"],
  ["battlegrounds", "token-taken"],
])("in %s a message that speaks to the wrong one is found: %s", async (name, kind) => {
  const file = files.find((one) => one.startsWith(`${name}-`))!;
  const opened = await open(file);
  for (const wrong of [lacking, exaggerating]) {
    const game = wrong(opened.game, kind);
    await inEachLanguage(name)((language) => {
      const faults = tellings(opened.replay, game).flatMap(
        (told) => addressing(told, { ...opened, game }, language).faults,
      );
      expect(faults.length, `${wrong.name} ${language}`).toBeGreaterThan(0);
    });
  }
});

const at = ({ moment }: Told): string => `${moment.number} (${moment.position.to_move})`;

/** Everything that is said about a moment. */
const textsOf = (
  { moment, scene, caption: under, headings, lines, keys }: Told,
  game: GamePage,
) => [
  ...(moment.number > 0 ? [under] : []),
  ...headings,
  ...lines.map((line) => line.text),
  ...(moment.events ?? []).map((happened) => game.tell(happened, scene).text),
  ...keys.flatMap(({ text, chip, verdict = text }) => [text, chip, verdict]),
];

function tellings(replay: Replay, game: GamePage, reader = replay.reader): Told[] {
  let scene: Scene;
  const log = new Log(teller(game, () => scene));
  let before: Scene["view"] | null = null;
  const moments = reader === SPECTATOR ? replay.moments : replay.read;
  return moments.map((moment) => {
    const { news, events = [], number } = moment;
    scene = sceneOf(replay, moment, reader, game);
    const chapters = log.tell([{ seq: number, at: 0, news, events }]);
    log.tell([]);
    const lines = chapters.flatMap((one) => one.lines);
    const keys = game.keyEvents!(events, scene, before);
    before = scene.view;
    return {
      moment,
      scene,
      caption: caption(moment, lines[0], game, scene),
      headings: chapters.map((one) => headingText(one.round, one.seat, scene)),
      lines,
      keys,
    };
  });
}

/** The reader is never called by name. */
function named(text: string, { seats, reader }: Scene): string {
  const name = seatName(seats, reader);
  return new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text) ? `the reader ${name}` : "";
}

function misleading({ components }: Replay): string[] {
  const cards = Object.values((components.cards ?? {}) as Record<string, { names?: object }>);
  const names = cards.flatMap((card) => Object.values({ ...card, ...card.names }) as unknown[]);
  const found = names.filter((name) => typeof name === "string" && /(sz|š)(?!\p{L})/iu.test(name));
  return found.map((name) => String(name).toLowerCase());
}

/** A text without what a card says, and without names that would be taken for verbs. */
const bare = (text: string, names: string[]): string =>
  names.reduce((left, name) => left.replaceAll(name, "–"), unquoted(text).toLowerCase());
const unquoted = (text: string): string => text.replace(/[“„][^”“]*[”“]/gu, "–");

/** Whether what the reader did is told to the reader as such, and nothing else is. */
function addressing(
  { moment, scene, lines, keys, caption: under }: Told,
  { replay, game, names }: Opened,
  language: Language,
): { faults: string[]; yours: number } {
  const { reader } = scene;
  const faults: string[] = [];
  let yours = 0;
  const check = (text: string, whom: "yours" | "others" | "all"): void => {
    const words = bare(text, names);
    if (whom === "yours") yours += 1;
    if (whom === "yours" && !speaksToYou(words, language)) faults.push(`no “you” in “${text}”`);
    if (whom === "others" && saysYouDo(words, language)) faults.push(`“you” in “${text}”`);
  };
  const mine = (seat: number | null | undefined) => (seat === reader ? "yours" : "others");
  const army = armyOf(scene, reader);
  for (const happened of moment.events ?? [])
    check(game.tell(happened, scene).text, whose(replay.game, happened, reader, army));
  for (const { kind, text, seat } of keys)
    if (kind === "medals" || kind === "overtaken") check(text, mine(seat));
  // What goes on in a line is seen there only; in Warsaw a line is of who is on turn.
  if (replay.game !== "warsaw")
    for (const { text, seat } of lines) if (seat !== reader) check(text, "others");
  // The player who chooses; the choice itself may well be about the reader.
  if (lines.length === 0 && moment.news.kind === "moved")
    check(under.split(":")[0]!, mine(moment.news.seat));
  return { faults, yours };
}

/** The army of a seat of Warsaw, once it has one. */
function armyOf({ view }: Scene, seat: number): string {
  const wp = view.wp as string[] | undefined;
  if (!wp?.length) return "";
  return wp.includes(`P${seat + 1}`) ? "wp" : "acz";
}

const sceneOf = (
  replay: Replay,
  moment: Moment,
  you: number,
  { option, barred }: GamePage,
): Scene =>
  stage(
    {
      view: moment.position.view,
      you,
      to_move: moment.position.to_move ?? null,
      players: replay.players,
      events: moment.events,
    },
    replay.components,
    { option, barred },
  );
