import { beforeEach, describe, expect, it } from "vitest";
import type { Barred, Option } from "$lib/page";
import { Picker } from "$lib/picker.svelte";

const option = (path: string[], more: Partial<Option> = {}): Option => {
  const action = path.join(" ");
  return { choice: { action, fields: { verb: "go" }, text: action }, path, label: action, ...more };
};
const barredAt = (path: string[], clause: string): Barred => ({
  refused: {
    action: path.join(" "),
    fields: { verb: "go" },
    clause,
    text: clause,
    key: "",
    values: {},
    reason: "",
  },
  path,
});

const OPTIONS = [
  option(["hand/t-34", "do/attack", "base/P2.1"], { effect: "destroys" }),
  option(["hand/t-34", "do/attack", "base/P2.2"]),
  option(["hand/t-34", "do/defend"]),
  option(["reserve/kv-1"], { confirm: true }),
  option(["do/end"]),
];
const BARRED = [
  barredAt(["hand/t-34", "do/attack", "base/P3.1"], "RUSH-196"),
  barredAt(["hand/engineers"], "RUSH-086"),
];

let sent: string[];
let picker: Picker;
beforeEach(() => {
  sent = [];
  picker = new Picker(
    () => OPTIONS,
    () => BARRED,
    (choice) => sent.push(choice.action),
  );
});

describe("pointing", () => {
  it("lights up what begins a choice", () => {
    for (const key of ["hand/t-34", "reserve/kv-1", "do/end"]) expect(picker.lit(key)).toBe(true);
    expect(picker.lit("base/P2.1")).toBe(false);
  });

  it("leads on step by step and sends what is complete", () => {
    picker.point("hand/t-34");
    expect(picker.lit("do/attack")).toBe(true);
    expect(picker.lit("reserve/kv-1")).toBe(false);
    expect(picker.possible("reserve/kv-1")).toBe(true);
    picker.point("do/attack");
    expect(picker.effect("base/P2.1")).toBe("destroys");
    picker.point("base/P2.1");
    expect(sent).toEqual(["hand/t-34 do/attack base/P2.1"]);
  });

  it("leaves all as it is while a choice is under way, and sends nothing else", () => {
    picker.point("hand/t-34");
    picker.point("do/attack");
    picker.point("base/P2.1");
    expect(picker.chosen("base/P2.1")).toBe(true);
    expect(picker.lit("base/P2.1")).toBe(true);
    picker.point("base/P2.1");
    picker.takeBack();
    picker.confirm();
    expect(sent).toHaveLength(1);
    expect(picker.picked).toEqual(["hand/t-34", "do/attack"]);
    picker.clear();
    expect(picker.picked).toEqual([]);
    picker.point("reserve/kv-1");
    picker.confirm();
    expect(sent).toHaveLength(2);
  });

  it("waits for a confirmation where the game wants one", () => {
    picker.point("reserve/kv-1");
    expect(sent).toEqual([]);
    expect(picker.ready?.choice.action).toBe("reserve/kv-1");
    picker.confirm();
    expect(sent).toEqual(["reserve/kv-1"]);
  });

  it("starts over at another first place, and takes back at a chosen one", () => {
    picker.point("hand/t-34");
    picker.point("reserve/kv-1");
    expect(picker.picked).toEqual(["reserve/kv-1"]);
    picker.point("reserve/kv-1");
    expect(picker.picked).toEqual([]);
  });

  it("takes back one place after the other", () => {
    picker.point("hand/t-34");
    picker.point("do/attack");
    picker.takeBack();
    expect(picker.picked).toEqual(["hand/t-34"]);
    picker.takeBack();
    picker.takeBack();
    expect(picker.picked).toEqual([]);
  });
});

describe("what is not allowed", () => {
  it("is answered with its rule, each time", () => {
    picker.point("hand/engineers");
    expect(picker.refused?.refused.clause).toBe("RUSH-086");
    expect(picker.refusedAt).toBe("hand/engineers");
    picker.point("hand/engineers");
    expect(picker.tries).toBe(2);
    expect(sent).toEqual([]);
  });

  it("is found behind what was pointed at", () => {
    picker.point("hand/t-34");
    picker.point("do/attack");
    picker.point("base/P3.1");
    expect(picker.refused?.refused.clause).toBe("RUSH-196");
    expect(picker.picked).toEqual(["hand/t-34", "do/attack"]);
  });

  it("may be no rule at all", () => {
    picker.point("nowhere");
    expect(picker.refused).toBeNull();
    expect(picker.tries).toBe(1);
  });

  it("is forgotten with the next good step", () => {
    picker.point("hand/engineers");
    picker.point("hand/t-34");
    expect(picker.refused).toBeNull();
  });
});

it("shows a choice without taking it", () => {
  picker.show(OPTIONS[0]!);
  expect(picker.picked).toEqual(["hand/t-34", "do/attack"]);
  expect(picker.lit("base/P2.1")).toBe(true);
  expect(sent).toEqual([]);
});

describe("a place without a listed rule", () => {
  const explained = barredAt(["sq/H8"], "BG-055");
  let answers: ((barred: Barred | null) => void)[];
  beforeEach(() => {
    answers = [];
    picker = new Picker(
      () => OPTIONS,
      () => BARRED,
      (choice) => sent.push(choice.action),
      () => new Promise((resolve) => answers.push(resolve)),
    );
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it("is explained by the server", async () => {
    picker.point("sq/H8");
    expect(picker.tries).toBe(0);
    answers[0]!(explained);
    await settled();
    expect([picker.refused, picker.refusedAt, picker.tries]).toEqual([explained, "sq/H8", 1]);
  });

  it("is not asked about where a rule is listed", () => {
    picker.point("hand/engineers");
    expect(answers).toEqual([]);
    expect(picker.refused?.refused.clause).toBe("RUSH-086");
  });

  it("is no longer explained once something else was pointed at, or something came of it", async () => {
    picker.point("sq/H8");
    picker.point("hand/t-34");
    answers[0]!(explained);
    picker.point("sq/H8");
    picker.clear();
    answers[1]!(explained);
    await settled();
    expect([picker.refused, picker.tries]).toEqual([null, 0]);
  });

  it("is said to lead nowhere where there is no rule", async () => {
    picker.point("sq/H8");
    answers[0]!(null);
    await settled();
    expect([picker.refused, picker.refusedAt, picker.tries]).toEqual([null, "sq/H8", 1]);
  });
});
