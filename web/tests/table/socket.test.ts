import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "./browser";
import { Socket } from "$lib/socket";
import type { AnyMessage } from "../../src/wire";

class FakeSocket {
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.cut();
  }
  cut(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.onopen();
    this.say({ type: "welcome", seq: 3 });
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
let heard: AnyMessage[];
let cuts: number;
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  heard = [];
  cuts = 0;
  socket = new Socket("/api/tables/ABCDEF/socket", {
    hello: () => ({ type: "hello", after: 3 }),
    heard: (message) => heard.push(message),
    cut: () => (cuts += 1),
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

it("says hello first, and passes on what it hears", () => {
  latest().greet();
  expect(latest().address).toBe("ws://sztab.test/api/tables/ABCDEF/socket");
  expect(latest().sent).toEqual([{ type: "hello", after: 3 }]);
  expect(heard.map((message) => message.type)).toEqual(["welcome"]);
});

it("gives each answer to its request", async () => {
  latest().greet();
  const [first, second] = [socket.ask({ type: "ping" }), socket.ask({ type: "rematch" })];
  const [, ping, rematch] = latest().sent;
  latest().say({ type: "next", seq: 4, code: "GHIJKL", id: rematch!.id });
  latest().say({ type: "pong", seq: 4, at: 1, id: ping!.id });
  expect((await first).type).toBe("pong");
  expect((await second).type).toBe("next");
});

it("comes back, later and later", () => {
  for (const pause of [400, 800, 1600]) {
    const before = FakeSocket.all.length;
    latest().cut();
    vi.advanceTimersByTime(pause);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
  expect(cuts).toBe(3);
});

it("sends a decision again with the same mark when it is back", async () => {
  latest().greet();
  const answer = socket.ask({ type: "move", answers: 3, action: "end" });
  const first = latest().sent.at(-1)!;
  latest().cut();
  vi.advanceTimersByTime(1000);
  latest().greet();
  const again = latest().sent.at(-1)!;
  expect(again).toEqual(first);
  latest().say({ type: "ok", seq: 4, done: 4, id: again.id });
  expect((await answer).type).toBe("ok");
});

it("keeps a decision until it is connected, but refuses what is not safe to repeat", async () => {
  const move = socket.ask({ type: "move", answers: 3, action: "end" });
  const undo = await socket.ask({ type: "undo", answers: 3 });
  expect(undo).toMatchObject({ type: "refusal", code: "offline" });
  latest().greet();
  expect(latest().sent.map((message) => message.type)).toEqual(["hello", "move"]);
  latest().say({ type: "ok", seq: 4, done: 4, id: latest().sent.at(-1)!.id });
  expect((await move).type).toBe("ok");
});

it("stays away when the server says so", () => {
  latest().greet();
  latest().say({ type: "bye", seq: 4, code: "no-table", text: "", again: false });
  latest().cut();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});
