"""Somebody at a screen: finds what is lit, points at it, and goes on until the game is over."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from tests import games_played

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE: Final = 120.0
"""Seconds without a decision of ours before we assume that something hangs."""

LIT: Final = "[data-game]:not([data-sent]) [data-lit]:visible:not(:disabled)"
"""While a decision is under way all stays lit, but nothing leads on."""
SETTLED: Final = "() => !document.querySelector('[data-sent]')"
END: Final = "[data-end]"
GAME: Final = "() => document.querySelector('[data-game]')?.dataset.game ?? 'unknown'"
QUIET: Final = {"do/end", "do/pass", "do/stop", "do/hold", "do/decline"}
"""A player who always declines plays no game, so these are chosen only now and then."""

LOOK: Final = """() => {
  const keyOf = ({ dataset }) => ("armed" in dataset ? "confirm" : dataset.place ?? "confirm");
  if (document.querySelector("[data-end]")) return { over: true, lit: [] };
  if (document.querySelector("[data-sent]")) return { over: false, lit: [] };
  const lit = [...document.querySelectorAll("[data-lit]:not(:disabled)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return { over: false, lit: lit.map(keyOf) };
}"""
"""What somebody sees at a glance."""

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
"""Where to click to hit it: a card in a fan is covered by its neighbour, but never all of it."""

FOCUS: Final = """(at) => {
  const lit = [...document.querySelectorAll("[data-lit]:not(:disabled)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))[at];
  lit?.focus();
  return document.activeElement === lit;
}"""


class Visitor:
    """A person who knows nothing of the rules and points at whatever is lit."""

    def __init__(self, page: Page, seed: str, *, keyboard: bool = False) -> None:
        self.page = page
        self.lot = Random(seed)
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.missed: list[str] = []
        self.ended = False
        """Whether the game was over when it was last looked at."""
        self._point = self._press if keyboard else self._click
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._listen)
        page.on("request", self._watch)

    def _listen(self, message: object) -> None:
        if getattr(message, "type", "") == "error":
            text = str(getattr(message, "text", ""))
            if "net::ERR" not in text and "WebSocket connection" not in text:
                self.errors.append(text)  # that a server is away is the test's own doing

    def _watch(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        if not url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:")):
            self.foreign.append(url)

    def decide(self, times: int) -> None:
        """Point at this number of things, unless the game is over before."""
        end = time.monotonic() + PATIENCE
        while times > 0 and not self.ended:
            times -= self.decide_if_asked()
            if time.monotonic() > end:
                raise TimeoutError(f"nothing can be pointed at: {self.question()} {self.missed}")
        self.page.wait_for_function(SETTLED)

    def decide_if_asked(self) -> bool:
        """Point at something that is lit; say whether there was anything."""
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
        """Point without a mouse: the focus is there, and Enter is pressed."""
        there: bool = self.page.evaluate(FOCUS, at)
        if there:
            self.page.keyboard.press("Enter")
        return there


def play_to_the_end(*visitors: Visitor) -> int:
    """Let them decide until their game is over; return how often something was pointed at."""
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
