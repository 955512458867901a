import { describe, expect, test } from "vitest";
import type { Lesson, Scene } from "$lib/page";
import { follow, learn, type Progress } from "$table/progress";

/** What a lesson of this test looks at. */
interface Sample {
  round: number;
  done?: string[];
}
const sample = (scene: Scene): Sample => scene as unknown as Sample;
const lesson = (id: string, round: number, task = false): Lesson => ({
  id,
  task,
  when: (scene) => sample(scene).round === round,
  done: (scene) => sample(scene).done?.includes(id) ?? false,
});
const LESSONS = [lesson("goal", 1), lesson("buy", 2, true), lesson("plan", 2), lesson("end", 3)];
const NOTHING: Progress = { learnt: [], current: "" };
const at = (progress: Progress, scene: Sample): Progress =>
  follow(LESSONS, progress, scene as unknown as Scene);

describe("a lesson that is only read", () => {
  test("stays until one goes on, whatever happens", () => {
    const first = at(NOTHING, { round: 1 });
    expect(first.current).toBe("goal");
    expect(at(first, { round: 2 })).toEqual(first);
    expect(at(learn(first), { round: 2 })).toEqual({ learnt: ["goal"], current: "buy" });
  });

  test("is over when what it is about was done", () => {
    const first = at(NOTHING, { round: 1 });
    expect(at(first, { round: 2, done: ["goal"] })).toEqual({ learnt: ["goal"], current: "buy" });
  });
});

describe("a lesson that asks for an action", () => {
  const asked = at({ learnt: ["goal"], current: "" }, { round: 2 });

  test("stays until it is done", () => {
    expect(at(asked, { round: 2 })).toEqual(asked);
    expect(at(asked, { round: 2, done: ["buy"] })).toEqual({
      learnt: ["goal", "buy"],
      current: "plan",
    });
  });

  test("comes again if its moment went by", () => {
    const later = at(asked, { round: 3 });
    expect(later).toEqual({ learnt: ["goal"], current: "end" });
    expect(at(learn(later), { round: 2 }).current).toBe("buy");
  });

  test("is left out only if one says so", () => {
    expect(at(learn(asked), { round: 2 }).current).toBe("plan");
  });
});

test("when nothing fits, nothing is said", () => {
  expect(at(NOTHING, { round: 9 })).toEqual(NOTHING);
});
