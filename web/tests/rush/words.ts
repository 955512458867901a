import declared from "$games/rush/declared.ts?raw";

/** One value of each kind that verbs and events have. */
const SAMPLES: Record<string, string | number> = {
  achievement: "light-tanks",
  base: "base2",
  card: "germany-tiger",
  nation: "uk",
  number: 2,
  seat: 1,
  target: "P1.guard1",
};

/** What an interface of `declared.ts` has, each with one value of each of its parts. */
function listed(name: string): [string, Record<string, string | number>][] {
  const start = declared.indexOf(`export interface ${name} {`);
  const lines = declared.slice(start, declared.indexOf("\n}", start)).split("\n").slice(1);
  return lines.map((line) => {
    const [, key = "", rest = ""] = /^  "?([\w-]+)"?: (.*);$/.exec(line) ?? [];
    const parts = [...rest.matchAll(/(\w+): "(\w+)"/g)];
    return [key, Object.fromEntries(parts.map(([, part, kind]) => [part!, SAMPLES[kind!]!]))];
  });
}

/** The words of the engine: every verb with what it names, every kind of event, every question. */
const TRIED: Record<string, string>[] = [
  ...["end", "take", "charge", "stop", "pass", "refill", "recruit", "retain"].map((verb) => ({
    verb,
  })),
  ...["buy", "research"].map((verb) => ({ verb, card: "ussr-t-34" })),
  ...["pay", "join", "discard", "support", "station"].map((verb) => ({ verb, card: "engineers" })),
  ...["pay", "activate", "defend", "attack", "join", "support"].map((verb) => ({
    verb,
    card: "rear",
  })),
  ...["activate", "defend", "attack", "keep", "scrap"].map((verb) => ({
    verb,
    card: "usa-m4-sherman",
  })),
  ...["strike", "send", "dispatch", "dismantle"].map((verb) => ({ verb, card: "uk-archer" })),
  ...["draw", "deal", "top"].map((verb) => ({ verb, card: "medal-uk-2" })),
  ...["hit", "siege", "aid"].map((verb) => ({ verb, target: "P2.base1" })),
  { verb: "hit", target: "P2.hq-guard" },
  { verb: "place", base: "base2" },
  { verb: "place", base: "hq" },
  ...["plan", "reveal"].map((verb) => ({ verb, achievement: "light-tanks" })),
  { verb: "medal", nation: "uk" },
  { verb: "first", seat: "P2" },
  ...["0", "1", "2", "5"].map((number) => ({ verb: "doubles", number })),
];
export const VERBS: Record<string, string>[] = [
  ...TRIED,
  ...listed("Verbs")
    .filter(([verb]) => !TRIED.some((tried) => tried.verb === verb))
    .map(([verb, values]) => ({ verb, ...(values as Record<string, string>) })),
];

/** What each kind of event has besides its name. */
export const EVENTS: Record<string, Record<string, unknown>> = {
  ...Object.fromEntries(listed("Events")),
  "card-drawn": { seat: 1, card: "?" },
  kept: { seat: 1, card: "?" },
  "medal-taken": { seat: 1, card: "medal-france-2" },
  "base-damaged": { seat: 1, target: "P1.base3" },
  "base-destroyed": { seat: 1, target: "P1.base3" },
  defended: { seat: 1, card: "germany-tiger", target: "P2.hq" },
  "guard-home": { seat: 1, card: "germany-tiger", target: "P1.base1" },
  "game-over": {},
};

/** Every question that a player may be asked. */
const ASKED = [
  "play-cards",
  "pay-for ussr-t-34 engineers",
  "place-defender ussr-t-34",
  "place-unused ussr-t-34",
  "name-attackers ussr-t-34",
  "choose-striker",
  "choose-target ussr-t-34",
  "choose-aim ussr-t-34",
  "attack-again",
  "support 0 0",
  "sabotage-discard P1",
  "choose-siege ussr-s-51",
  "choose-research 3",
  "choose-dismantle engineers 2",
  "choose-dismantle engineers 1",
  "choose-doubles ussr 2",
  "offer-refill",
  "send-defender",
  "choose-dispatch",
  "choose-station",
  "choose-achievement",
  "choose-medal",
  "choose-recruitment",
  "choose-compensation",
  "choose-kept 2",
];
export const QUESTIONS = [
  ...ASKED,
  ...listed("Decisions")
    .map(([name]) => name)
    .filter((name) => !ASKED.some((asked) => asked.split(" ")[0] === name)),
];
