import { beforeEach, expect, it, vi } from "vitest";
import "./browser";
import { exchanged, exchangeKey, ownToken } from "$lib/links";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

it("shows a link with the same key in every tab, until it is exchanged", () => {
  const key = exchangeKey("szp_link");
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(exchangeKey("szp_link")).toBe(key);
  expect(exchangeKey("szl_other")).not.toBe(key);
  expect(ownToken("szp_link")).toBe("szp_link");
});

it("finds the pass behind a link that this browser has exchanged", () => {
  exchangeKey("szp_link");
  exchanged("szp_link", "szp_own");
  expect(ownToken("szp_link")).toBe("szp_own");
  expect(ownToken("szp_own")).toBe("szp_own");
});

it("forgets the key of a token that turned out to be a pass", () => {
  const key = exchangeKey("szp_own");
  exchanged("szp_own", "");
  expect(exchangeKey("szp_own")).not.toBe(key);
});

it("keeps what it knows about a used link when the pass is shown again", () => {
  exchangeKey("szp_link");
  exchanged("szp_link", "szp_own");
  exchangeKey("szp_own");
  exchanged("szp_own", "");
  expect(ownToken("szp_link")).toBe("szp_own");
});

it("works for this visit where nothing is kept", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  const key = exchangeKey("szp_private");
  expect(exchangeKey("szp_private")).toBe(key);
  exchanged("szp_private", "szp_mine");
  expect(ownToken("szp_private")).toBe("szp_mine");
});
