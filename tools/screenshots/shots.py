"""What a screenshot shows: a screen, how to open it, and its sizes and themes."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PIL import Image

from tests.browser.launching import DESK, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

SIZES: Final[dict[str, ViewportSize]] = {
    "desktop": DESK,
    "laptop": {"width": 1366, "height": 768},
    "wall": {"width": 2560, "height": 1440},
    "phone": PHONE,
    "landscape": {"width": 844, "height": 390},
}
TOUCH: Final = ("phone", "landscape")
USUAL: Final = ("desktop-dark", "phone-dark")
EVERY: Final = ("desktop-dark", "desktop-light", "phone-dark", "phone-light", "landscape-dark")
"""Views of the most important screens; more pictures would make every clone larger."""

Open = Callable[[str], str]
"""Takes the URL of the server, prepares the screen there, and returns its URL."""
Prepare = Callable[["Page"], None]


class NoPicture(Exception):
    """The screen or the moment in the game did not appear."""


def stay(_page: Page) -> None:
    """Change nothing on the screen."""


def photograph(page: Page) -> Image.Image:
    """Take a screenshot."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def at(path: str) -> Open:
    """Return how to open a screen that needs no table."""
    return lambda url: f"{url}{path}"


@dataclass(frozen=True)
class Shot:
    """A screen: how to open it, and what to do before the screenshot is taken."""

    name: str
    open: Open
    prepare: Prepare = stay
    language: str = "en"
    views: tuple[str, ...] = USUAL
    pace: str = ""
    """The pace at which opponents' turns are shown; empty for the default."""
    picture: Callable[[Page], Image.Image] = photograph

    def names(self) -> list[str]:
        """Return the names of its screenshots."""
        return [f"{self.name}-{view}" for view in self.views]
