"""Measures how quickly the page responds, in Debian's Chromium with a local server.

    python -m bench.page                    # all three games
    python -m bench.page --only rush        # one of them

Three things are timed, with animations as for users:

- **click to drawn**: from the click that makes a decision until the frame that shows it. This
  includes the message to the server, storing it, and the answer. Measured at the beginning of a
  game and late in a long one.
- **log**: frames while its log is scrolled from its beginning to its end.
- **replay**: frames while a game is replayed at eight times the speed, and the time of a jump to
  another moment.

A frame is due every 17 ms. The table has the slowest frame, and the number of frames over 50 ms,
which look like a stutter. The figures depend on the machine, so they are not a test.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
from playwright.sync_api import sync_playwright

from tests.browser.launching import DESK, launch
from tests.browser.playing import Visitor
from tests.browser.tables import BOT, GAMES, PERSON, link, open_table, sit_down
from tests.server.servers import Outside, sqlite

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CLICKS: Final = 25
LONG: Final = {"rush": 300, "warsaw": 110, "battlegrounds": 70}
"""Moves of a long game. Only Rush reaches 300; the other games are stopped before their end."""
PATIENCE: Final = 240.0
STUTTER: Final = 50.0
JUMPS: Final = (0.9, 0.1, 0.5, 0.75, 0.25, 1.0, 0.0, 0.6)
REST: Final = 350.0
"""Milliseconds after a click."""
REPLAYED: Final = 8.0
"""Seconds for which a replay is watched."""

WATCH: Final = """
window.clicked = 0;
window.drawn = [];
window.addEventListener("click", (event) => (window.clicked = event.timeStamp), true);
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      if (!window.clicked || JSON.parse(data).type !== "update") return;
      const since = window.clicked;
      window.clicked = 0;
      // After the handlers of the page; a task from within a frame comes after its painting, and
      // an urgent one before what the server has sent since.
      const note = () => window.drawn.push(performance.now() - since);
      requestAnimationFrame(() => scheduler.postTask(note, { priority: "user-blocking" }));
    });
  }
};
"""
"""Records the times of clicks, and of the frames that show the server's answer."""

FRAMES: Final = """() => {
  window.frames_taken = [];
  let last = performance.now();
  const note = (now) => {
    window.frames_taken.push(now - last);
    last = now;
    window.counting = requestAnimationFrame(note);
  };
  window.counting = requestAnimationFrame(note);
}"""
COUNTED: Final = "() => { cancelAnimationFrame(window.counting); return window.frames_taken; }"

SCROLL: Final = """async () => {
  const log = document.querySelector("[role=log]");
  log.querySelector("button.more")?.click();
  log.scrollTop = 0;
  while (log.scrollTop + log.clientHeight < log.scrollHeight - 1) {
    log.scrollTop += 60;
    await new Promise(requestAnimationFrame);
  }
}"""

JUMP: Final = """(share) => new Promise((done) => {
  const slider = document.querySelector(".projector [type=range]");
  const since = performance.now();
  slider.value = String(Math.round(share * Number(slider.max)));
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - since);
    port2.postMessage(null);
  }));
})"""


def play_by_bots(url: str, opened: dict[str, Any], moves: int) -> int:
    """Let bots play a table for a number of moves; return how many were made."""
    table = f"{url}/api/tables/{opened['code']}"
    bearer = {"authorization": f"Bearer {opened['passes'][0]['token']}"}
    hand = {"type": "hand", "seat": 0, "rank": "recruit"}
    httpx.post(f"{table}/messages", json=hand, headers=bearer)
    end, seq = time.monotonic() + PATIENCE, 0
    while time.monotonic() < end and seq < moves:
        state = httpx.get(f"{table}/state", headers=bearer).json()
        seq = state["seq"]
        if state["table"]["status"] == "over":
            break
        time.sleep(0.05)
    httpx.post(f"{table}/messages", json={"type": "back"}, headers=bearer)
    return seq


def clicks(page: Page, seed: str) -> list[float]:
    """Make some decisions; return how long each took until it was drawn, in milliseconds."""
    visitor = Visitor(page, seed)
    page.evaluate("window.drawn = []")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not visitor.ended:
        if page.evaluate("window.drawn.length") >= CLICKS:
            break
        if visitor.decide_if_asked():
            page.wait_for_timeout(REST)  # looking for the next place now would delay drawing
    taken: list[float] = page.evaluate("window.drawn")
    return taken


def frames(page: Page, deed: str | None) -> list[float]:
    """Return the durations of frames during an action, or while only watching."""
    page.evaluate(FRAMES)
    if deed is None:
        page.wait_for_timeout(REPLAYED * 1000)
    else:
        page.evaluate(deed)
    taken: list[float] = page.evaluate(COUNTED)
    return taken[1:]


def line(what: str, taken: list[float]) -> None:
    """Print a row with durations."""
    if not taken:
        print(f"  {what:<34} not measured")
        return
    ordered = sorted(taken)
    late = sum(one > STUTTER for one in taken)
    share = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(
        f"  {what:<34} {len(taken):5d}  median {statistics.median(taken):6.1f} ms"
        f"  95 % {share:6.1f} ms  slowest {ordered[-1]:6.1f} ms  over 50 ms: {late}",
        flush=True,
    )


class Bench:
    """Measurements with a browser and a server."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self._context = browser.new_context(viewport=DESK, service_workers="block")
        self._context.add_init_script(WATCH)

    def measure(self, game: str) -> None:
        """Measure one game."""
        print(game)
        page, _ = self._table(game)
        line("click to drawn, first moves", clicks(page, f"{game} early"))
        page.close()
        page, opened = self._table(game)
        page.close()
        moves = play_by_bots(self.url, opened, LONG[game])
        page = self._context.new_page()
        sit_down(page, link(self.url, opened))
        page.wait_for_timeout(1000)
        line(f"scrolling the log of {moves} moves", frames(page, SCROLL))
        line(f"click to drawn, after {moves} moves", clicks(page, f"{game} late"))
        page.close()
        self._replay(opened)

    def _table(self, game: str) -> tuple[Page, dict[str, Any]]:
        page = self._context.new_page()
        opened = open_table(self.url, game, [PERSON, *[BOT] * 3])
        sit_down(page, link(self.url, opened))
        return page, opened

    def _replay(self, opened: dict[str, Any]) -> None:
        moves = play_by_bots(self.url, opened, 10**9)
        page = self._context.new_page()
        page.goto(f"{self.url}/replay/{opened['code']}")
        page.locator(".projector [type=range]").wait_for()
        page.wait_for_timeout(1000)
        page.locator("select:has([value='0.5'])").select_option("8")
        page.locator(".projector .brass").click()
        line(f"replay of {moves} moves, frames", frames(page, None))
        page.locator(".projector .brass").click()
        for share in JUMPS:  # load what is missing
            page.evaluate(JUMP, share)
            page.wait_for_timeout(600)
        line("a jump in it", [page.evaluate(JUMP, share) for share in JUMPS])
        page.close()


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description="How quickly the page follows.")
    parser.add_argument("--only", choices=GAMES, help="one game")
    wanted = parser.parse_args().only
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Outside(sqlite(Path(folder)))
        server.start()
        browser = launch(playwright)
        try:
            bench = Bench(browser, server.url)
            for game in GAMES if wanted is None else [wanted]:
                bench.measure(game)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
