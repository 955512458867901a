import { beforeEach, describe, expect, it } from "vitest";
import "./browser";
import { Following } from "$table/autoscroll.svelte";

const VIEW = 200;
let time = 0;
let following: Following;
/** The list scrolled to `top`, with content of such a height. */
const scroll = (top: number, height = 1000): void =>
  following.scrolled({ scrollTop: top, scrollHeight: height, clientHeight: VIEW });

beforeEach(() => {
  time = 0;
  following = new Following(() => time);
  following.count(50);
  scroll(800);
  time = 5000;
});

describe("following goes on", () => {
  it("when rows above are trimmed or get another height", () => {
    scroll(500, 1000);
    scroll(0, 3000);
    expect(following.on).toBe(true);
  });

  it("when rows are added below while the wheel turns at the end", () => {
    following.gesture();
    scroll(800, 1600);
    expect(following.on).toBe(true);
  });

  it("when somebody clicks a line and the panel changes size afterwards", () => {
    following.hold(true);
    following.hold(false);
    time += 3000;
    scroll(300, 1000);
    expect(following.on).toBe(true);
  });

  it("when a button is let go elsewhere, as after every move", () => {
    following.hold(false);
    scroll(300, 1000);
    expect(following.on).toBe(true);
  });

  it("after a key that scrolls nothing", () => {
    following.key("Enter");
    scroll(300, 1000);
    expect(following.on).toBe(true);
  });
});

describe("following ends", () => {
  it.each([
    ["wheel or finger", () => following.gesture()],
    ["scrollbar", () => following.hold(true)],
    ["key", () => following.key("PageUp")],
  ])("by a scroll of one's own: %s", (_, begin) => {
    begin();
    scroll(400);
    expect(following.on).toBe(false);
  });

  it("and stays so until the reader is back; what was missed is counted", () => {
    following.gesture();
    scroll(400);
    following.count(57);
    expect(following.missed).toBe(7);
    time += 5000;
    scroll(780); // by trimming, not by the reader
    expect(following.on).toBe(false);
    following.gesture();
    scroll(790);
    expect(following.on).toBe(true);
    expect(following.missed).toBe(0);
  });

  it("until asked to go on", () => {
    following.gesture();
    scroll(100);
    following.resume();
    expect(following.on).toBe(true);
  });
});
