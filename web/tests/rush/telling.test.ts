/** Key events of Rush: their weight, what decides a hit, and by which clause. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { need, texts } from "$lib/i18n.svelte";
import { WAYS as BG_WAYS } from "$games/battlegrounds/keyEvents";
import { keyEvents, type OnStage, WAYS } from "$games/rush/keyEvents";
import type { BaseView, View } from "$games/rush/view";
import type { Happened } from "../../src/wire";
import { parts, sceneOf } from "./scenes";

const event = (kind: string, more: Record<string, unknown>): Happened =>
  ({ parts: { kind, ...more }, text: "" }) as Happened;
const HEAVY = Object.keys(parts.cards).find(
  (id) => parts.classes[parts.cards[id]!.class ?? ""]?.destroys_base_at_once,
)!;
const LIGHT = Object.keys(parts.cards).find((id) => parts.cards[id]!.class === "light")!;

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await texts.speak("en");
  await need("rush");
});

/** The view before a hit with a card on the first Base of the second seat. */
function before(card: string, base: BaseView): View {
  const view = structuredClone(sceneOf("target").view);
  view.players[1]!.bases[0] = base;
  view.turn.lead = "";
  view.stack = [...view.stack, `choose-target ${card}`];
  return view;
}

const told = (happened: Happened, view: View) =>
  keyEvents([happened], sceneOf("target", [happened]), view)[0]!;
const base1 = `P2.${parts.places.bases[0]}`;
const guard1 = `P2.${parts.places.guards[0]}`;

describe("a Base that is hit", () => {
  it("falls at once to a heavy tank", () => {
    const fall = told(event("base-destroyed", { seat: 0, target: base1 }), before(HEAVY, "open"));
    expect([fall.clause, (fall.shown as OnStage).why]).toEqual(["RUSH-193", "heavy tank: at once"]);
  });

  it("falls to the second hit of others", () => {
    const hurt = before(LIGHT, { damaged: true });
    const fall = told(event("base-destroyed", { seat: 0, target: base1 }), hurt);
    expect([fall.clause, (fall.shown as OnStage).why]).toEqual(["RUSH-192", "hit 2 of 2"]);
    const first = told(event("base-damaged", { seat: 0, target: base1 }), before(LIGHT, "open"));
    expect([first.clause, (first.shown as OnStage).why]).toEqual(["RUSH-191", "hit 1 of 2"]);
  });
});

describe("a vehicle that is hit", () => {
  const hit = (kind: string, attack: number, defence: number, damaged = false) =>
    told(
      event(kind, { seat: 0, card: LIGHT, target: guard1, attack, defence }),
      before(LIGHT, { guard: LIGHT, guard_damaged: damaged }),
    );

  it("shows both numbers, and who strikes before what comes of it", () => {
    const { shown, intro, text } = hit("destroyed", 2, 1);
    expect([(shown as OnStage).attack, (shown as OnStage).defence]).toEqual([2, 1]);
    expect(intro).toMatch(/attack/);
    expect(text).not.toBe(intro);
  });

  it("names the clause that decides it", () => {
    expect(hit("destroyed", 2, 2).clause).toBe("RUSH-186");
    expect(hit("damaged", 1, 2).clause).toBe("RUSH-187");
    expect(hit("destroyed", 1, 2, true).clause).toBe("RUSH-188");
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
  const found = keyEvents(events, sceneOf("target", events), before(LIGHT, { guard: LIGHT }));
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
