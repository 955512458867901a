/** A round of battles on the stage: what it is made of, how long it takes, which clauses decide it. */
import { beforeAll, describe, expect, it } from "vitest";
import { need, texts } from "$lib/i18n.svelte";
import { keyEvents, type OnStage } from "$games/warsaw/keyEvents";
import type { View } from "$games/warsaw/view";
import type { Happened } from "../../src/wire";
import { sceneOf } from "./scenes";

const BUDGET = 5400;
const event = (kind: string, parts: Record<string, unknown>): Happened =>
  ({ parts: { kind, ...parts }, text: "" }) as Happened;

const ROUND = [
  event("strengthened", { army: "wp", front: "n", number: 2 }),
  event("battle", { front: "n", wp_strength: 7, acz_strength: 6, army: "wp" }),
  event("battle", { front: "c", wp_strength: 5, acz_strength: 4, army: "wp" }),
  event("battle", { front: "s", wp_strength: 3, acz_strength: 5, army: "acz" }),
  event("points", { army: "wp", number: 2 }),
];

/** A view in which the lines of the north are as they are said to be. */
function before(): View {
  const view = structuredClone(sceneOf("takeAction").view);
  Object.assign(view.armies.wp.fronts.n, { line1: 2, line2: 1, strength: 0, order_strength: 0 });
  Object.assign(view.armies.acz.fronts.n, { line1: 1, line2: 4, strength: 0, order_strength: 0 });
  view.armies.wp.points = 3;
  view.bonus = "n";
  view.won = { n: "", c: "", s: "" };
  return view;
}

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await texts.speak("en");
  await need("warsaw");
});

const told = () => keyEvents(ROUND, sceneOf("takeAction", ROUND), before());

describe("a round of battles", () => {
  it("is told front by front, then all of them, then the points", () => {
    expect(told().map(({ kind }) => kind)).toEqual([
      "battle",
      "battle",
      "battle",
      "fronts",
      "points",
    ]);
  });

  it("fits into its time, the first battle the longest", () => {
    const times = told().map(({ lasts }) => lasts);
    expect(times.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(BUDGET);
    expect(times[0]).toBe(Math.max(...times));
  });

  it("counts line 1 twice and tells what the Order adds", () => {
    const { rows = [] } = told()[0]!.shown as OnStage;
    expect(rows.map(({ key, wp, acz }) => [key, wp, acz])).toEqual([
      ["line1", 4, 2],
      ["line2", 1, 4],
      ["commander", 0, 0],
      ["order", 2, 0],
    ]);
  });

  it("follows units that move before the battle", () => {
    const events = [
      event("moved", { army: "acz", from: "n.line2", to: "n.line1" }),
      event("removed", { army: "wp", front: "n", line: "line1", number: 1 }),
      event("battle", { front: "n", wp_strength: 3, acz_strength: 7, army: "acz" }),
    ];
    const { rows = [] } = keyEvents(events, sceneOf("takeAction", events), before()).at(-1)!
      .shown as OnStage;
    expect(rows.slice(0, 2).map(({ wp, acz }) => [wp, acz])).toEqual([
      [2, 4],
      [1, 3],
    ]);
  });

  it("gives a reason for each point", () => {
    const [gain] = (told().at(-1)!.shown as OnStage).gains!;
    expect([gain!.from, gain!.to]).toEqual([3, 5]);
    expect(gain!.reasons.map((one) => one.gain)).toEqual([1, 1]);
    expect(gain!.reasons.map((one) => one.text).join()).toMatch(/battles.*Bonus/);
  });

  it("names who won how many, and the clause for it", () => {
    const sum = told()[3]!;
    expect([sum.text, sum.clause]).toEqual(["Battles won: Polish Army 2, Red Army 1", "WAR-189"]);
    expect(told()[0]!.clause).toBe("WAR-185");
  });
});
