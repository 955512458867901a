"""A player who clicks on anything that is lit until the game is over."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from tests import games_played

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE: Final = 120.0
"""Seconds without a decision of ours after which the game counts as stuck."""

LIT: Final = "[data-game]:not([data-sent]) [data-lit]:visible:not(:disabled)"
"""While a decision is being sent, places stay lit but do nothing."""
SETTLED: Final = "() => !document.querySelector('[data-sent]')"
END: Final = "[data-end]"
GAME: Final = "() => document.querySelector('[data-game]')?.dataset.game ?? 'unknown'"
QUIET: Final = {"do/end", "do/pass", "do/stop", "do/hold", "do/decline"}
"""Answers that decline: they are chosen seldom, so that something happens."""

LOOK: Final = """() => {
  const keyOf = ({ dataset }) => ("armed" in dataset ? "confirm" : dataset.place ?? "confirm");
  if (document.querySelector("[data-end]")) return { over: true, lit: [] };
  if (document.querySelector("[data-sent]")) return { over: false, lit: [] };
  const lit = [...document.querySelectorAll("[data-lit]:not(:disabled)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return { over: false, lit: lit.map(keyOf) };
}"""
"""Whether the game is over, and which places are lit."""

AIM: Final = """(at) => {
  const lit = [...document.querySelectorAll("[data-lit]:not(:disabled)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))[at];
  if (!lit) return null;
  lit.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = lit.getBoundingClientRect();
  for (const [x, y] of [[0.5, 0.5], [0.12, 0.12], [0.12, 0.88], [0.88, 0.12], [0.88, 0.88]]) {
    const spot = { x: left + x * width, y: top + y * height };
    if (lit.contains(document.elementFromPoint(spot.x, spot.y))) return spot;
  }
  return null;
}"""
"""Where to click: a card in a fan is partly covered by its neighbour."""

FOCUS: Final = """(at) => {
  const lit = [...document.querySelectorAll("[data-lit]:not(:disabled)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))[at];
  lit?.focus();
  return document.activeElement === lit;
}"""


class Visitor:
    """A person who does not know the rules and clicks on anything that is lit."""

    def __init__(self, page: Page, seed: str, *, keyboard: bool = False) -> None:
        self.page = page
        self.lot = Random(seed)
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.missed: list[str] = []
        self.ended = False
        """Whether the game was over at the last look."""
        self._point = self._press if keyboard else self._click
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._listen)
        page.on("request", self._watch)

    def _listen(self, message: object) -> None:
        if getattr(message, "type", "") == "error":
            text = str(getattr(message, "text", ""))
            if "net::ERR" not in text and "WebSocket connection" not in text:
                self.errors.append(text)  # the test itself stops servers

    def _watch(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        if not url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:")):
            self.foreign.append(url)

    def decide(self, times: int) -> None:
        """Click on this number of places, unless the game ends first."""
        end = time.monotonic() + PATIENCE
        while times > 0 and not self.ended:
            times -= self.decide_if_asked()
            if time.monotonic() > end:
                raise TimeoutError(f"nothing can be pointed at: {self.question()} {self.missed}")
        self.page.wait_for_function(SETTLED)

    def decide_if_asked(self) -> bool:
        """Click on something that is lit; return whether there was anything."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        keys: list[str] = seen["lit"]
        self.ended = seen["over"]
        if not keys:
            self.page.wait_for_timeout(15)
            return False
        at = self._choose(keys)
        if not self._point(at):
            self.missed = [*self.missed[-4:], keys[at]]
            return False
        return True

    def _choose(self, keys: list[str]) -> int:
        if "confirm" in keys and self.lot.random() < 0.9:
            return keys.index("confirm")
        lively = [at for at, key in enumerate(keys) if key not in QUIET]
        return self.lot.choice(lively if lively and self.lot.random() < 0.85 else range(len(keys)))

    def question(self) -> str:
        """Return what the prompt asks."""
        prompt = self.page.locator("[data-prompt]")
        return prompt.first.inner_text() if prompt.count() else "(no prompt)"

    def _click(self, at: int) -> bool:
        spot: dict[str, float] | None = self.page.evaluate(AIM, at)
        if spot is not None:
            self.page.mouse.click(spot["x"], spot["y"])
        return spot is not None

    def _press(self, at: int) -> bool:
        """Press Enter on a place that has the focus."""
        there: bool = self.page.evaluate(FOCUS, at)
        if there:
            self.page.keyboard.press("Enter")
        return there


def play_to_the_end(*visitors: Visitor) -> int:
    """Let the visitors decide until their game is over; return the number of clicks."""
    pointed, since = 0, time.monotonic()
    while not all(one.ended for one in visitors):
        done = sum(one.decide_if_asked() for one in visitors)
        if done:
            pointed, since = pointed + done, time.monotonic()
        elif time.monotonic() - since > PATIENCE:
            hanging = [f"{one.question()} {one.missed}" for one in visitors]
            raise TimeoutError(f"nothing can be pointed at: {hanging}")
    for one in visitors:
        expect(one.page.locator(END).first).to_be_visible()
    games_played.finish(visitors[0].page.evaluate(GAME))
    return pointed
