import { describe, expect, it } from "vitest";
import {
  CLOCK_KINDS,
  clockPlan,
  CLOCKS,
  PATIENCE,
  span,
  USUAL_CLOCK,
  USUAL_PATIENCE,
} from "../../src/lobby/clocks";

describe("clocks", () => {
  it("are of the kind that they are offered as, from short to long", () => {
    for (const kind of CLOCK_KINDS) {
      const plans = CLOCKS[kind];
      expect(plans.every((plan) => plan.kind === kind)).toBe(true);
      const times = plans.map((plan) => plan.seconds);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });

  it("are none, or the one that was chosen, or the usual one", () => {
    expect(clockPlan("none", 3)).toBeNull();
    expect(clockPlan("turn", 0)).toEqual({ kind: "turn", seconds: 60 });
    expect(clockPlan("bank", 99)).toBe(CLOCKS.bank[USUAL_CLOCK]);
  });

  it("stay within what the server takes", () => {
    const times = [...CLOCKS.turn, ...CLOCKS.bank].map((plan) => plan.seconds);
    expect(Math.max(...times, ...PATIENCE)).toBeLessThanOrEqual(2_592_000);
  });

  it("offer the usual patience, and to wait for ever", () => {
    expect(PATIENCE).toContain(USUAL_PATIENCE);
    expect(PATIENCE).toContain(0);
  });

  it("are told in the largest unit that fits", () => {
    expect(span(45)).toEqual({ n: 45, unit: "seconds" });
    expect(span(90)).toEqual({ n: 90, unit: "seconds" });
    expect(span(600)).toEqual({ n: 10, unit: "minutes" });
    expect(span(259_200)).toEqual({ n: 3, unit: "days" });
  });
});
