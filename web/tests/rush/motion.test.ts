import { expect, test, vi } from "vitest";
import { receive, send } from "$games/rush/motion";
import { sceneOf } from "./scenes";

/** There is no window here to ask. */
vi.mock("$lib/settings.svelte", () => ({ calm: () => false }));

const happened = [{ parts: { kind: "bought", seat: 0, card: "ussr-t-34" }, text: "" }];

test("cards fly where something happened, and are just there where nothing did", () => {
  for (const move of [send, receive]) {
    const flight = (scene: ReturnType<typeof sceneOf>) =>
      move({} as Element, { key: "ussr-t-34", scene });
    expect(flight(sceneOf("target"))).toEqual({ duration: 0 });
    expect(typeof flight(sceneOf("target", happened))).toBe("function");
  }
});
