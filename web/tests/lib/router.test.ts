/** Clicks on links: they change the screen, or load a newer page with it. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

const claim = vi.fn(() => true);
vi.mock("$lib/renewal", () => ({ renewal: { claim } }));

const HERE = new URL("https://sztab.example/rules/rush?all");
let follow: (event: MouseEvent) => void;

beforeAll(async () => {
  vi.stubGlobal("location", HERE);
  vi.stubGlobal("window", { addEventListener: vi.fn(), scrollTo: vi.fn() });
  vi.stubGlobal("history", { pushState: vi.fn(), replaceState: vi.fn() });
  follow = (await import("$lib/router.svelte")).followLinks;
});

beforeEach(() => claim.mockClear());

/** Whether the page itself follows a click on a link, instead of the browser. */
function followed(address: string): boolean {
  const { pathname, search, hash, origin } = new URL(address, HERE);
  const link = { pathname, search, hash, origin, target: "", hasAttribute: () => false };
  const preventDefault = vi.fn();
  follow({ button: 0, target: { closest: () => link }, preventDefault } as unknown as MouseEvent);
  return preventDefault.mock.calls.length > 0;
}

test("a link to another screen loads a newer page", () => {
  expect(followed("/cards/rush")).toBe(false);
  expect(followed("/rules/rush?some")).toBe(false);
  expect(claim).toHaveBeenCalledTimes(2);
});

test("a link within the screen does not use up the only attempt: the browser loads nothing", () => {
  expect(followed("#RUSH-031")).toBe(true);
  expect(claim).not.toHaveBeenCalled();
});

test("what the server answers is left to the browser", () => {
  expect(followed("/api/games")).toBe(false);
  expect(claim).not.toHaveBeenCalled();
});
