"""Somebody at a screen: finds what is lit, points at it, and goes on until the game is over."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Error, expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

PATIENCE: Final = 120.0
"""So many seconds may pass without a decision of ours before we think that something hangs."""

LIT: Final = "[data-lit]:visible:not(:disabled)"
CONFIRM: Final = "[data-confirm]:visible:not(:disabled)"
END: Final = "[data-end]"
QUIET: Final = {"do/end", "do/pass", "do/stop", "do/hold", "do/decline"}
"""Whoever only ever says no plays no game: these are taken now and then."""


class Visitor:
    """A person who knows nothing of the rules and points at whatever is lit."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.lot = Random(seed)
        self.errors: list[str] = []
        self.foreign: list[str] = []
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

    def play_to_the_end(self, point: Callable[[Locator], None] | None = None) -> int:
        """Decide until the game is over; return how often something was pointed at."""
        pointed, since = 0, time.monotonic()
        while not self.over():
            if self._step(point or self.click):
                pointed, since = pointed + 1, time.monotonic()
            elif time.monotonic() - since > PATIENCE:
                raise TimeoutError(f"nothing is lit any more: {self.question()}")
            else:
                self.page.wait_for_timeout(20)
        expect(self.page.locator(END).first).to_be_visible()
        return pointed

    def decide(self, times: int) -> None:
        """Point at so many things."""
        done, end = 0, time.monotonic() + PATIENCE
        while done < times and time.monotonic() < end:
            done += self._step(self.click)

    def decide_if_asked(self) -> bool:
        """Point at something if something is lit."""
        return not self.over() and self._step(self.click)

    def over(self) -> bool:
        """Return whether the game is over."""
        return self.page.locator(END).count() > 0

    def question(self) -> str:
        """Return what the prompt asks."""
        prompt = self.page.locator("[data-prompt]")
        return prompt.first.inner_text() if prompt.count() else "(no prompt)"

    def _step(self, point: Callable[[Locator], None]) -> bool:
        """Point at something that is lit, or confirm; say whether there was anything."""
        confirm = self.page.locator(CONFIRM)
        lit = self.page.locator(LIT)
        try:
            if confirm.count() and self.lot.random() < 0.9:
                point(confirm.first)
                return True
            keys = [str(one) for one in lit.evaluate_all("all => all.map(e => e.dataset.place)")]
            if not keys:
                return False
            lively = [at for at, key in enumerate(keys) if key not in QUIET]
            among = lively if lively and self.lot.random() < 0.85 else range(len(keys))
            point(lit.nth(self.lot.choice(list(among))))
        except Error as error:  # it was drawn anew between looking and pointing
            if "Target page, context or browser has been closed" in str(error):
                raise
            return False
        return True

    def click(self, target: Locator) -> None:
        """Click as a hurried person does: near the corner, which a fan of cards leaves visible."""
        box = target.bounding_box()
        if box is None:
            return
        spot = {"x": min(14.0, box["width"] / 2), "y": min(14.0, box["height"] / 2)}
        target.click(position=spot, timeout=1500)  # type: ignore[arg-type]

    def type(self, target: Locator) -> None:
        """Point without a mouse: put the focus there and press Enter."""
        target.focus()
        self.page.keyboard.press("Enter")
