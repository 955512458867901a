"""What a picture shows: a screen, how to come to it, and in which sizes and themes."""

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
"""Few screens are shown in every way: each picture weighs on every clone."""

Open = Callable[[str], str]
"""Takes the address of the server; opens what is shown there, and returns its address."""
Prepare = Callable[["Page"], None]


class NoPicture(Exception):
    """The moment that was looked for did not come."""


def stay(_page: Page) -> None:
    """Show the screen as it is."""


def photograph(page: Page) -> Image.Image:
    """Return what is on the screen."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def at(path: str) -> Open:
    """Return the way to a screen that is there without a table."""
    return lambda url: f"{url}{path}"


@dataclass(frozen=True)
class Shot:
    """A screen: where it is, and what to do there before the picture is taken."""

    name: str
    open: Open
    prepare: Prepare = stay
    language: str = "en"
    views: tuple[str, ...] = USUAL
    pace: str = ""
    """How fast opponents' turns are told; empty for the usual."""
    picture: Callable[[Page], Image.Image] = photograph

    def names(self) -> list[str]:
        """Return the names of its pictures."""
        return [f"{self.name}-{view}" for view in self.views]
