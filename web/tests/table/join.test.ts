import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./browser";
import { ApiError } from "../../src/lib/api";
import { Joining } from "../../src/table/invitations/join.svelte";
import { isSame, isVisible } from "../../src/table/invitations/names";
import type { Joined, JoinTable } from "../../src/wire";

const SEAT: Joined = { code: "KRAKEN", seat: 1, token: "szp_seat", seq: 1 };
const ASKED: JoinTable = { name: "Ada", invitation: "szi_link" };

type Answer = "lost" | "cut" | Response;
const answers: Answer[] = [];
const sent: JoinTable[] = [];
const kept = new Map<string, string>();

const told = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status });
const refusal = (code: string, status: number): Response => told({ code, text: code }, status);

async function answer(_path: string, init: RequestInit): Promise<Response> {
  sent.push(JSON.parse(init.body as string) as JoinTable);
  const next = answers.shift()!;
  if (next === "lost") throw new TypeError("Failed to fetch");
  if (next === "cut") return new Response("{", { status: 200 });
  return next;
}

beforeEach(() => {
  answers.length = sent.length = 0;
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.useRealTimers());

describe("sitting down", () => {
  it("asks again with the same key until it is answered", async () => {
    answers.push("lost", "cut", refusal("unavailable", 503), told(SEAT));
    const joining = new Joining("KRAKEN");
    const joined = joining.begin(ASKED, false);
    await vi.advanceTimersByTimeAsync(1);
    expect(joining.patience.lost).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await joined).toEqual(SEAT);
    expect(joining.patience.lost).toBe(false);
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map((one) => one.join_key)).size).toBe(1);
    expect(sent[0]).toMatchObject(ASKED);
  });

  it("uses a key that nobody can guess, and another one each time", async () => {
    answers.push(told(SEAT), told(SEAT));
    for (const code of ["KRAKEN", "DRAGON"]) await new Joining(code).begin(ASKED, false);
    const keys = sent.map((one) => one.join_key!);
    for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("is gone on with by the next page, if this one was closed before the answer came", async () => {
    answers.push("lost");
    const first = new Joining("KRAKEN");
    const left = first.begin(ASKED, true).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1);
    first.patience.end();
    answers.push("lost");
    await vi.advanceTimersByTimeAsync(1);
    expect(await left).toBeInstanceOf(ApiError);

    answers.push(told(SEAT));
    const second = new Joining("KRAKEN");
    expect(second.attempt).toEqual({ request: sent[0], learn: true });
    expect(await second.resume(second.attempt!)).toEqual(SEAT);
    expect(sent.at(-1)).toEqual(sent[0]);
    second.done();
    expect(new Joining("KRAKEN").attempt).toBeNull();
    expect(new Joining("DRAGON").attempt).toBeNull();
  });

  it("is over when it is refused, and the key is forgotten", async () => {
    answers.push("lost", refusal("used", 409));
    const joining = new Joining("KRAKEN");
    const refused = joining.begin(ASKED, false).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await refused).toMatchObject({ code: "used" });
    expect(joining.attempt).toBeNull();
    expect(kept.size).toBe(0);
  });

  it("need not be waited for", async () => {
    answers.push("lost", told(SEAT));
    const joining = new Joining("KRAKEN");
    const joined = joining.begin(ASKED, false);
    await vi.advanceTimersByTimeAsync(1);
    joining.patience.hurry();
    expect(await joined).toEqual(SEAT);
  });
});

describe("a name", () => {
  it("can be seen", () => {
    for (const name of ["Ada", "李", "😀", "7", "?"]) expect(isVisible(name)).toBe(true);
    for (const name of ["", "  ", "\u200b", "\u202e\u2066", "\u3164", "\u2800"])
      expect(isVisible(name)).toBe(false);
  });

  it("is another's if it reads the same", () => {
    expect(isSame("Olga", " olga ")).toBe(true);
    expect(isSame("Olga", "Ｏｌｇａ")).toBe(true);
    expect(isSame("Olga", "Ola")).toBe(false);
    expect(isSame("", "")).toBe(false);
    expect(isSame(undefined, "Olga")).toBe(false);
  });
});
