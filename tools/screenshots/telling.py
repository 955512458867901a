"""Screenshots of opponents' turns: key events as the page shows them, and the recap."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Final

from PIL import Image

from tests.browser.playing import Visitor
from tests.browser.tables import GAMES
from tools.screenshots.shots import NoPicture, Shot, photograph
from tools.screenshots.tables import Moment

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE: Final = 60.0
FRAMES: Final = 6
COLUMNS: Final = 3
FRAME: Final = (720, 450)
MAX_OF_A_KIND: Final = 2
FADE: Final = 120
"""Milliseconds in which an event fades in."""
BEGUN: Final = {"rush": 90, "warsaw": 12, "battlegrounds": 20}
"""Moves after which most turns of opponents have events to show."""
SEEN: Final = """() => ({
  stage: document.querySelector("[data-stage]")?.dataset.stage ?? "",
  text: document.querySelector("[data-stage]")?.textContent ?? "",
  recap: !!document.querySelector("[data-recap]"),
})"""


def wait_for_recap(page: Page) -> None:
    """Play until our turn begins with a recap."""
    visitor, end = Visitor(page, "recap"), time.monotonic() + PATIENCE
    while not (seen := page.evaluate(SEEN))["recap"]:
        if visitor.ended or time.monotonic() > end:
            raise NoPicture("no turn began with a recap")
        if seen["stage"]:
            page.wait_for_timeout(15)
        else:
            visitor.decide_if_asked()


def storyboard(page: Page) -> Image.Image:
    """Play, and return the first screenshots of each kind of event."""
    visitor, end = Visitor(page, "storyboard"), time.monotonic() + PATIENCE
    frames: list[Image.Image] = []
    kinds: Counter[str] = Counter()
    last = ""
    while len(frames) < FRAMES and not visitor.ended and time.monotonic() < end:
        seen = page.evaluate(SEEN)
        kind, text = seen["stage"], seen["text"]
        if not kind:
            visitor.decide_if_asked()
        elif text == last or kinds[kind] == MAX_OF_A_KIND:
            page.wait_for_timeout(15)
        else:
            page.wait_for_timeout(FADE)
            frames.append(photograph(page))
            kinds[kind] += 1
        last = text
    if not frames:
        raise NoPicture("no key event was shown")
    return sheet(frames)


def sheet(frames: list[Image.Image]) -> Image.Image:
    """Return pictures in rows."""
    width, height = FRAME
    columns = min(COLUMNS, len(frames))
    whole = Image.new("RGB", (columns * width, -(-len(frames) // columns) * height))
    for number, frame in enumerate(frames):
        row, column = divmod(number, columns)
        whole.paste(frame.resize(FRAME), (column * width, row * height))
    return whole


def told() -> list[Shot]:
    """Return the screenshots of opponents' turns."""
    recap = Moment("rush", 3, BEGUN["rush"])
    views = ("desktop-dark", "phone-dark")
    return [
        Shot("rush-recap", recap.open, wait_for_recap, views=views, pace="quick"),
        *(
            Shot(
                f"storyboard-{game}",
                Moment(game, 3 if game == "rush" else 2, BEGUN[game]).open,
                views=("desktop-dark",),
                pace="normal",
                picture=storyboard,
            )
            for game in GAMES
        ),
    ]
