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

/** What the event of a battle says of an army: its units, and the parts of its strength. */
const side = (army: string, line1: number, line2: number, commander: number, order: number) => ({
  [`${army}_line1`]: line1,
  [`${army}_line2`]: line2,
  [`${army}_line1_strength`]: 2 * line1,
  [`${army}_line2_strength`]: line2,
  [`${army}_commander_strength`]: commander,
  [`${army}_order_strength`]: order,
});

const ROUND = [
  event("strengthened", { army: "wp", front: "n", number: 2 }),
  event("battle", {
    front: "n",
    wp_strength: 7,
    acz_strength: 6,
    army: "wp",
    ...side("wp", 2, 1, 0, 2),
    ...side("acz", 1, 4, 0, 0),
  }),
  event("battle", { front: "c", wp_strength: 5, acz_strength: 4, army: "wp" }),
  event("battle", { front: "s", wp_strength: 3, acz_strength: 5, army: "acz" }),
  event("points", { army: "wp", number: 2, battles: 1, bonus: 1 }),
];

/** The view before the round. */
function before(): View {
  const view = structuredClone(sceneOf("takeAction").view);
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

  it("tells the parts of the strength, and draws the units of both lines", () => {
    const { rows = [] } = told()[0]!.shown as OnStage;
    expect(rows.map(({ key, wp, acz }) => [key, wp, acz])).toEqual([
      ["line1", 4, 2],
      ["line2", 1, 4],
      ["commander", 0, 0],
      ["order", 2, 0],
    ]);
    expect(rows.map(({ units }) => units)).toEqual([
      { wp: 2, acz: 1 },
      { wp: 1, acz: 4 },
      undefined,
      undefined,
    ]);
  });

  it("takes what moved from the event, and has no rows without its parts", () => {
    const moved = { ...side("wp", 1, 1, 0, 0), ...side("acz", 2, 3, 0, 0) };
    const front = { front: "n", wp_strength: 3, acz_strength: 7, army: "acz" };
    const rowsOf = (parts: Record<string, unknown>) => {
      const events = [
        event("moved", { army: "acz", from: "n.line2", to: "n.line1" }),
        event("removed", { army: "wp", front: "n", line: "line1", number: 1 }),
        event("battle", parts),
      ];
      const told = keyEvents(events, sceneOf("takeAction", events), before());
      return (told.at(-1)!.shown as OnStage).rows!;
    };
    expect(
      rowsOf({ ...front, ...moved })
        .slice(0, 2)
        .map(({ wp, acz }) => [wp, acz]),
    ).toEqual([
      [2, 4],
      [1, 3],
    ]);
    expect(rowsOf(front)).toEqual([]);
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
