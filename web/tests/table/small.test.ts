import { describe, expect, it } from "vitest";
import type { Option } from "$lib/page";
import { clockText, leftNow } from "$table/clock";
import { matching } from "$table/search";

describe("clocks", () => {
  it.each([
    [0, "0:00"],
    [59_001, "1:00"],
    [245_000, "4:05"],
    [3_845_000, "1:04:05"],
  ])("%i ms are read as %s", (left, text) => {
    expect(clockText(left)).toBe(text);
  });

  it("run only for the seat that decides, and never below nought", () => {
    const clock = { left: [5000, 9000], running: 0, heard: 1000 };
    expect(leftNow(clock, 0, 3000)).toBe(3000);
    expect(leftNow(clock, 1, 3000)).toBe(9000);
    expect(leftNow(clock, 0, 99_000)).toBe(0);
  });
});

describe("searching choices", () => {
  const option = (action: string, label: string): Option => ({
    choice: { action, fields: { verb: "x" }, text: label },
    path: [action],
    label,
  });
  const options = [
    option("end play", "Koniec"),
    option("end", "Zakończ kolejkę"),
    option("buy is-3", "Kup ИС-3 na Żółtym polu"),
  ];
  const found = (wanted: string): string[] =>
    matching(options, wanted).map((one) => one.choice.action);

  it("finds words without their marks", () => {
    expect(found("zoltym")).toEqual(["buy is-3"]);
    expect(found("KOLEJKE zakoncz")).toEqual(["end"]);
  });

  it("puts what was typed in full notation first", () => {
    expect(found("end")).toEqual(["end", "end play"]);
  });

  it("shows all without words, and none where nothing fits", () => {
    expect(found(" ")).toHaveLength(3);
    expect(found("xyzzy")).toEqual([]);
  });
});
