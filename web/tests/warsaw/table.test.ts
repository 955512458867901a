import { need } from "$lib/i18n.svelte";
import { describe, expect, test } from "vitest";
import { FOLLOWING, changes, forecast, remarks, shortfall, waysOf } from "$games/warsaw/forecast";
import { SheetState } from "$games/warsaw/sheet.svelte";
import { project, slantOf } from "$games/warsaw/map/projection";
import { flightsOf } from "$games/warsaw/motion/flights";
import { retell } from "$games/warsaw/motion/playback";
import { titleOf } from "$games/warsaw/cards/title";
import { frameOf, limitOf, ownArmy, seatsOf, stageOf, strengthOf } from "$games/warsaw/view";
import { sceneOf, parts } from "./scenes";

const wide = { near: "wp", lanes: false, width: 960, height: 556 } as const;

describe("the sheet", () => {
  test("faces the player's army", () => {
    const north = { x: 100, y: 500 };
    expect(project(north, wide)).toEqual(north);
    const turned = project(north, { ...wide, near: "acz" });
    expect(turned.x).toBeCloseTo(860);
    expect(turned.y).toBeCloseTo(56);
  });

  test("turns by a quarter on a narrow screen: the near army is on the left", () => {
    const turn = { near: "wp", lanes: true, width: 390, height: 430 } as const;
    const own = project({ x: 100, y: 500 }, turn);
    const enemy = project({ x: 100, y: 60 }, turn);
    expect(own.x).toBeLessThan(enemy.x);
    expect(own.y).toBeCloseTo(enemy.y);
  });

  test("keeps names upright", () => {
    for (const near of ["wp", "acz"] as const)
      for (const lanes of [true, false])
        for (let slant = -90; slant <= 90; slant += 15) {
          const shown = slantOf(slant, { ...wide, near, lanes });
          expect(Math.abs(shown)).toBeLessThanOrEqual(90.001);
        }
  });
});

describe("the view", () => {
  test("tells stage, army and question", () => {
    expect(stageOf(sceneOf("takeAction").view)).toBe(3);
    expect(stageOf(sceneOf("chooseEdge").view)).toBe(2);
    expect(ownArmy(sceneOf("takeAction"))).toBe("acz");
    expect(frameOf(sceneOf("supplyActions").view)).toEqual({
      kind: "supply-actions",
      words: ["wp", "3"],
    });
    expect(seatsOf(sceneOf("extraAction").view, "wp")).toHaveLength(2);
  });

  test("tells strengths and limits", () => {
    const { view } = sceneOf("moveMarker");
    expect(view.strengths.n).toEqual([strengthOf(view, "wp", "n"), strengthOf(view, "acz", "n")]);
    expect(limitOf(view, "wp", "n")).toBe(3);
    expect(limitOf(view, "acz", "s")).toBe(4);
  });
});

describe("a shortcut", () => {
  test("shows that a button of the prompt bar leads here", () => {
    const scene = sceneOf("takeAction");
    const sheet = new SheetState(() => scene);
    const offered = scene.picker.options.filter(({ path }) => path[0] === "do/bid");
    expect(offered.length).toBeGreaterThan(0);
    for (const { path } of offered) {
      const attributes = sheet.place(path[1]!, "name", () => true);
      expect(attributes).toMatchObject({ "data-possible": "", tabindex: 0 });
      expect(attributes["aria-disabled"]).toBeUndefined();
    }
    expect(sheet.place("reserve/wp", "name", () => true)["data-possible"]).toBeUndefined();
  });

  test("is shown only where it is taken", () => {
    const scene = sceneOf("chooseEdge");
    const attributes = new SheetState(() => scene).place("resource/funds", "name", () => true);
    expect(attributes["data-possible"]).toBeUndefined();
  });
});

describe("the forecast", () => {
  test("counts fronts, and the bonus apart", () => {
    const { view } = sceneOf("moveMarker");
    expect(view.battle.won.n).toBe("wp");
    expect(forecast(view, "wp")).toEqual({ points: 1, fronts: 2, bonus: false });
    expect(forecast(view, "acz")).toEqual({ points: 1, fronts: 0, bonus: true });
  });

  test("lists the ways to play a card, and what comes of each", async () => {
    await need("warsaw");
    const { view } = sceneOf("takeAction");
    const strength = { n: [3, 2] as [number, number] };
    view.previews = {
      "play one, front n": { points: [0, 0], strength, arrive: 1, of: 2, then: "move-steps" },
      "play one, front s": { points: [0, 0], strength: {}, arrive: 0, of: 2 },
      "play two": { points: [1, 0], strength, arrive: 2, of: 2 },
    };
    expect(waysOf(view, "one").map(({ front }) => front)).toEqual(["n", "s"]);
    expect(waysOf(view, "two").map(({ front }) => front)).toEqual([null]);
    expect(shortfall(view, "one")).toEqual({ n: 1, of: 2 });
    expect(shortfall(view, "two")).toBeNull();
    expect(shortfall(view, "three")).toBeNull();
    expect(changes(view.previews["play two"]!)).toBe("North 3:2");
    expect(remarks(view.previews["play one, front n"]!)).toEqual([
      "1 of 2 arrive",
      "then you move units",
    ]);
    expect(FOLLOWING).toContain("move-steps");
  });
});

describe("a battle", () => {
  const battle = {
    parts: { kind: "battle", front: "n", wp_strength: 6, acz_strength: 3, army: "wp" },
    text: "",
  };
  const lost = { parts: { kind: "lost", front: "n" }, text: "" };

  test("is retold over the position before it", () => {
    const { view } = sceneOf("moveMarker");
    const fought = retell(view, battle, () => "");
    expect(fought.fought).toContain("n");
    expect(fought.won.n).toBe("wp");
    expect(fought.strengths.n).toEqual([6, 3]);
    expect(fought.strengths.c).toEqual(view.strengths.c);
    expect(view.fought).not.toContain("n");
  });

  test("adds a strength that an event names", () => {
    const { view } = sceneOf("moveMarker");
    const [wp, acz] = view.strengths.s;
    const parts = { kind: "strengthened", army: "acz", front: "s", number: 2 };
    expect(retell(view, { parts, text: "" }, () => "").strengths.s).toEqual([wp, acz + 2]);
  });

  test("sends the first lines home", () => {
    const { view } = sceneOf("moveMarker");
    const after = retell(view, lost, () => "");
    expect(after.armies.wp.fronts.n.line1).toBe(0);
    const home = view.armies.wp.reserve + view.armies.wp.fronts.n.line1;
    expect(after.armies.wp.reserve).toBe(home);
  });
});

describe("flights", () => {
  test("units come from the Reserve, one by one", () => {
    const added = {
      parts: { kind: "added", seat: 0, army: "acz", front: "c", line: "line1", number: 2 },
      text: "",
    };
    const flights = flightsOf([added], sceneOf("takeAction"));
    expect(flights).toHaveLength(2);
    expect(flights[0]).toMatchObject({ from: "reserve/acz", to: "place/acz.c.line1" });
  });

  test("a card of somebody else is shown to be read", () => {
    const played = { parts: { kind: "played", seat: 1, card: "wp-galica", front: "s" }, text: "" };
    expect(flightsOf([played], sceneOf("takeAction"))[0]).toMatchObject({
      from: "seat/1",
      to: "place/wp.s.commander",
      read: true,
    });
  });
});

describe("names on cards", () => {
  test("are set by what they are", () => {
    expect(titleOf("unit", "10. DYWIZJA PIECHOTY")).toMatchObject({
      number: "10.",
      name: "DYWIZJA PIECHOTY",
    });
    expect(titleOf("unit", "2nd Rifle Division").number).toBe("2.");
    expect(titleOf("commander", "GEN. LUCJAN ŻELIGOWSKI")).toMatchObject({
      given: "Gen. Lucjan",
      name: "ŻELIGOWSKI",
    });
  });
});
