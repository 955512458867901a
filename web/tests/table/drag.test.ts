import { describe, expect, it } from "vitest";
import { leadsOn, stepsTo } from "$lib/drag";
import type { Option } from "$lib/page";

const option = (...path: string[]): Option => {
  const action = path.join(" ");
  return { choice: { action, fields: { verb: "go" }, text: action }, path, label: action };
};

const OPTIONS = [
  option("hand/t-34", "do/attack", "base/P2.1"),
  option("hand/t-34", "do/defend", "base/P1.1"),
  option("hand/su-85", "do/attack", "guard/P2.1"),
  option("hand/su-85", "do/siege", "guard/P2.1"),
  option("reserve/kv-1"),
  option("hand/engineers", "do/activate"),
];
const after = (key: string): Option[] => OPTIONS.filter((one) => one.path[0] === key);

describe("dragging", () => {
  it("walks over buttons that lie between, where there is only one way", () => {
    expect(stepsTo(after("hand/t-34"), ["hand/t-34"], "base/P2.1")).toEqual([
      "do/attack",
      "base/P2.1",
    ]);
  });

  it("does not guess where there are two", () => {
    expect(stepsTo(after("hand/su-85"), ["hand/su-85"], "guard/P2.1")).toBeNull();
    expect(stepsTo(after("hand/t-34"), ["hand/t-34"], "base/P9.9")).toBeNull();
  });

  it("begins only where another place follows", () => {
    expect(leadsOn(OPTIONS, [], "hand/t-34")).toBe(true);
    expect(leadsOn(OPTIONS, [], "reserve/kv-1")).toBe(false);
    expect(leadsOn(OPTIONS, [], "hand/engineers")).toBe(false);
  });
});
