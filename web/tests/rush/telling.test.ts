/** Key events of Rush: their weight, what decides a hit, and by which clause. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { need, texts } from "$lib/i18n.svelte";
import { WAYS as BG_WAYS } from "$games/battlegrounds/keyEvents";
import { keyEvents, type OnStage, WAYS } from "$games/rush/keyEvents";
import type { Forecast, View } from "$games/rush/view";
import type { Happened } from "../../src/wire";
import { parts, sceneOf } from "./scenes";

const event = (kind: string, more: Record<string, unknown>): Happened =>
  ({ parts: { kind, ...more }, text: "" }) as Happened;
const LIGHT = Object.keys(parts.cards).find((id) => parts.cards[id]!.class === "light")!;

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await texts.speak("en");
  await need("rush");
});

/** The view before a hit that the server has foretold. */
function before(target: string, effect: Forecast["effect"], clause: string): View {
  const view = structuredClone(sceneOf("target").view);
  view.turn.lead = "";
  view.stack = [...view.stack, `choose-target ${LIGHT}`];
  view.forecast = { [target]: { effect, clause } };
  return view;
}

const told = (happened: Happened, view: View | null) =>
  keyEvents([happened], sceneOf("target", [happened]), view)[0]!;
const base1 = `P2.${parts.places.bases[0]}`;
const guard1 = `P2.${parts.places.guards[0]}`;

describe("a Base that is hit", () => {
  const hit = (kind: string, view: View | null): unknown[] => {
    const { clause, shown } = told(event(kind, { seat: 0, target: base1 }), view);
    return [clause, (shown as OnStage).why];
  };

  it("falls at once to a heavy tank", () => {
    const view = before(base1, "destroys", "RUSH-193");
    expect(hit("base-destroyed", view)).toEqual(["RUSH-193", "heavy tank: at once"]);
  });

  it("falls to the second hit of others", () => {
    const second = before(base1, "destroys", "RUSH-192");
    expect(hit("base-destroyed", second)).toEqual(["RUSH-192", "hit 2 of 2"]);
    const first = before(base1, "damages", "RUSH-191");
    expect(hit("base-damaged", first)).toEqual(["RUSH-191", "hit 1 of 2"]);
  });

  it("is damaged and destroyed by Siege as well", () => {
    const first = before(base1, "damages", "RUSH-116");
    expect(hit("base-damaged", first)).toEqual(["RUSH-116", "hit 1 of 2"]);
    const second = before(base1, "destroys", "RUSH-117");
    expect(hit("base-destroyed", second)).toEqual(["RUSH-117", "hit 2 of 2"]);
  });

  it("has no reason where the view before it is not known", () => {
    expect(hit("base-destroyed", null)).toEqual([undefined, undefined]);
    expect(hit("base-damaged", null)).toEqual(["RUSH-191", "hit 1 of 2"]);
  });
});

describe("a vehicle that is hit", () => {
  const view = (clause: string): View =>
    before(guard1, clause === "RUSH-187" ? "damages" : "destroys", clause);
  const hit = (kind: string, attack: number, defence: number, clause = "RUSH-186") =>
    told(event(kind, { seat: 0, card: LIGHT, target: guard1, attack, defence }), view(clause));

  it("shows both numbers, and who strikes before what comes of it", () => {
    const { shown, intro, text } = hit("destroyed", 2, 1);
    expect([(shown as OnStage).attack, (shown as OnStage).defence]).toEqual([2, 1]);
    expect(intro).toMatch(/attack/);
    expect(text).not.toBe(intro);
  });

  it("names the clause that decides it", () => {
    expect(hit("destroyed", 2, 2).clause).toBe("RUSH-186");
    expect(hit("damaged", 1, 2, "RUSH-187").clause).toBe("RUSH-187");
    expect(hit("destroyed", 1, 2, "RUSH-188").clause).toBe("RUSH-188");
    const fight = { ...view("RUSH-186"), forecast: {} };
    fight.turn.lead = LIGHT;
    const parts = { seat: 0, card: LIGHT, target: guard1, attack: 2, defence: 2 };
    expect(told(event("destroyed", parts), fight).clause).toBe("ALT-033");
    expect(told(event("repelled", parts), fight).clause).toBe("ALT-034");
  });

  it("sounds heavier with more firepower", () => {
    expect([hit("damaged", 1, 2).opening, hit("destroyed", 2, 2).opening]).toEqual([
      "gun",
      "cannon",
    ]);
  });
});

it("gives Medals for vehicles destroyed their reason", () => {
  const card = Object.keys(parts.cards).find((id) => parts.cards[id]!.kind === "medal")!;
  const events = [
    event("destroyed", { seat: 0, card: LIGHT, target: guard1, attack: 2, defence: 1 }),
    event("medal-taken", { seat: 0, card }),
  ];
  const found = keyEvents(
    events,
    sceneOf("target", events),
    before(guard1, "destroys", "RUSH-186"),
  );
  const { reasons = [] } = found.at(-1)!.shown as OnStage;
  expect(reasons.map(({ gain }) => gain)).toEqual([parts.cards[card]!.medals]);
  const other = keyEvents([events[1]!], sceneOf("target"), null);
  expect((other[0]!.shown as OnStage).reasons).toEqual([]);
});

describe("weights", () => {
  const lasts = (kind: string): number => WAYS[kind as keyof typeof WAYS].lasts;

  it("give the most time to a Base that falls, and none to purchases and placing", () => {
    const times = Object.values(WAYS).map((way) => way.lasts);
    expect(lasts("base-destroyed")).toBe(Math.max(...times));
    expect([lasts("bought"), lasts("defended")]).toEqual([0, 0]);
  });

  it("let a whole attack fit into the 4 s of a turn", () => {
    const attack = ["attackers-named", "destroyed", "base-destroyed"].map(lasts);
    expect(attack.reduce((sum, one) => sum + one, 0) + 1000).toBeLessThanOrEqual(4000);
  });

  it("let a pair and a destroyed tank fit into the 2.5 s of Battlegrounds", () => {
    expect(BG_WAYS.paired!.lasts + BG_WAYS.destroyed!.lasts).toBeLessThanOrEqual(2500);
  });
});

it.each(["rush", "warsaw", "battlegrounds"])("names only clauses that exist: %s", (game) => {
  const rules = readFileSync(`../locales/en/rules-${game}.ftl`, "utf8");
  const source = ["keyEvents.ts", "battles.ts"]
    .map((file) => {
      try {
        return readFileSync(`src/games/${game}/${file}`, "utf8");
      } catch {
        return "";
      }
    })
    .join();
  const named = source.match(/\b(?:RUSH|FRONT|ALT|WAR|BG)-\d{3}\b/g) ?? [];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((one) => !rules.includes(`\n${one} =`))).toEqual([]);
});
