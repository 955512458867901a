import { describe, expect, it, vi } from "vitest";
import type { Entry } from "$lib/play";
import { extract, heading, lastTold, Log, type Teller } from "$table/lines";

const teller = (): Teller => ({
  event: vi.fn(({ parts, text }) => ({
    text,
    seat: typeof parts.seat === "number" ? parts.seat : null,
    weight: parts.kind === "silent" ? (0 as const) : (1 as const),
    places: [],
    cards: [],
  })),
  news: ({ kind }) => (kind === "resigned" ? { text: "gives up", weight: 2 as const } : null),
});

const moved = (seq: number, ...events: [string, Record<string, unknown>?][]): Entry => ({
  seq,
  at: 0,
  news: { kind: "moved", seat: 0, action: `act ${seq}` },
  events: events.map(([kind, parts]) => ({ parts: { kind, seat: 0, ...parts }, text: kind })),
});

describe("a heading", () => {
  it("is a round, or a turn of a round", () => {
    const round = { parts: { kind: "round-begun", round: 4 }, text: "" };
    const turn = { parts: { kind: "turn-begun", number: 9, seat: 2 }, text: "" };
    expect(heading(round)).toEqual({ round: 4, seat: null });
    expect(heading(turn)).toEqual({ round: 9, seat: 2 });
    expect(heading({ parts: { kind: "turn", seat: 1 }, text: "" })).toBeNull();
  });
});

describe("the log", () => {
  it("puts lines under the round in which they happened", () => {
    const log = new Log(teller());
    const chapters = log.tell([
      moved(1, ["dealt"]),
      moved(2, ["bought"], ["round-begun", { round: 1 }], ["drawn"]),
      moved(3, ["hit"]),
    ]);
    expect(chapters.map((one) => [one.round, one.lines.map((line) => line.text)])).toEqual([
      [0, ["dealt", "bought"]],
      [1, ["drawn", "hit"]],
    ]);
  });

  it("shows the notation of a decision once, and also of one that nothing was told of", () => {
    const [chapter] = new Log(teller()).tell([
      moved(1, ["bought"], ["paid"]),
      moved(2, ["silent"]),
    ]);
    expect(chapter!.lines.map((line) => line.notation)).toEqual(["act 1", "act 2"]);
  });

  it("goes on in a line that is open to it, of the same seat only", () => {
    const going: Teller = {
      ...teller(),
      event: ({ parts, text }) => ({
        text,
        seat: Number(parts.seat),
        weight: 1,
        places: [text],
        cards: [],
        open: text === "drives",
        after: text === "shoots" ? ", shoots" : undefined,
      }),
    };
    const [chapter] = new Log(going).tell([
      moved(1, ["drives"]),
      moved(2, ["shoots"]),
      moved(3, ["shoots"]),
      moved(4, ["drives"], ["shoots", { seat: 1 }]),
    ]);
    expect(chapter!.lines.map(({ text, notation }) => [text, notation])).toEqual([
      ["drives, shoots", "act 1 act 2"],
      ["shoots", "act 3"],
      ["drives", "act 4"],
      ["shoots", ""],
    ]);
    expect(chapter!.lines[0]!.places).toEqual(["drives", "shoots"]);
  });

  it("tells news of the table, too", () => {
    const entry: Entry = { seq: 5, at: 0, news: { kind: "resigned", seat: 1 }, events: [] };
    const [chapter] = new Log(teller()).tell([entry]);
    expect(chapter!.lines[0]).toMatchObject({ text: "gives up", seat: 1, weight: 2 });
  });

  it("tells each entry once, and leaves complete chapters as they are", () => {
    const telling = teller();
    const log = new Log(telling);
    const entries = [moved(1, ["a"]), moved(2, ["round-begun", { round: 1 }], ["b"])];
    const before = log.tell(entries);
    const after = log.tell([...entries, moved(3, ["c"])]);
    expect(telling.event).toHaveBeenCalledTimes(3);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]!.lines.map((line) => line.text)).toEqual(["b", "c"]);
  });

  it("starts over when other entries are shown", () => {
    const log = new Log(teller());
    log.tell([moved(1, ["a"]), moved(2, ["b"])]);
    const chapters = log.tell([moved(7, ["x"])]);
    expect(chapters.flatMap((one) => one.lines.map((line) => line.text))).toEqual(["x"]);
  });

  it("has keys of its own for every line", () => {
    const chapters = new Log(teller()).tell([moved(1, ["a"], ["b"], ["turn-begun"], ["c"])]);
    const keys = chapters.flatMap((one) => one.lines.map((line) => `${one.key}/${line.key}`));
    expect(new Set(keys).size).toBe(3);
  });
});

it("draws only the end of a long log", () => {
  const entries = Array.from({ length: 200 }, (_, n) =>
    moved(n + 1, ["round-begun", { round: n + 1 }], ["a"], ["b"]),
  );
  const chapters = new Log(teller()).tell(entries);
  const shown = extract(chapters, chapters.length, 50);
  expect(shown.length).toBe(25);
  expect(shown.at(-1)).toBe(chapters.at(-1));
});

it("finds what was told last, also when a round has begun of which nothing is told", () => {
  const chapters = new Log(teller()).tell([
    moved(1, ["a"]),
    moved(2, ["b"], ["round-begun", { round: 1 }]),
  ]);
  expect(chapters.at(-1)!.lines).toEqual([]);
  expect(lastTold(chapters, Infinity)?.text).toBe("b");
  expect(lastTold(chapters, 1)?.text).toBe("a");
  expect(lastTold(chapters, 0)).toBeNull();
});
