import { expect, test, vi } from "vitest";

test("what slides under a pointer that rests is told from what it is moved to", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const { isResting } = await import("$lib/pointer");
  page.dispatchEvent(Object.assign(new Event("pointermove"), { clientX: 10, clientY: 20 }));
  expect(isResting({ clientX: 10, clientY: 20 })).toBe(true);
  expect(isResting({ clientX: 11, clientY: 20 })).toBe(false);
});
