"""Takes screenshots, and puts each beside its design drawing."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PIL import Image

from tests.browser.playing import Visitor
from tools.screenshots.shots import SIZES, TOUCH, NoPicture

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tools.screenshots.shots import Shot

GAP: Final = 24
QUALITY: Final = 82
DRAWN: Final = {
    "rush-landscape-dark": "turn2/rush-phone-landscape-dark",
    "rush-opponent-desktop-dark": "turn2/rush-3p-1440x900-dark",
    "rush-opponent-laptop-dark": "turn2/rush-3p-1366x768-dark",
    "rush-six-desktop-dark": "turn2/rush-6p-1440x900-dark",
    "rush-watch-desktop-dark": "turn2/rush-watch-4p-1440x900-dark",
    "rush-watch-desktop-light": "turn2/rush-watch-4p-1440x900-light",
    "rush-wall-dark": "turn2/rush-wall-2560x1440-dark",
    "rush-recap-desktop-dark": "turn2/rush-recap-1440x900-dark",
    "warsaw-landscape-dark": "turn2/warsaw-phone-landscape-dark",
    "battlegrounds-landscape-dark": "turn2/battlegrounds-phone-landscape-dark",
    "tutorial-warsaw-cs-phone-dark": "turn2/warsaw-tutorial-phone-dark",
    "tutorial-warsaw-cs-phone-light": "turn2/warsaw-tutorial-phone-light",
    "storyboard-rush-desktop-dark": "turn2/storyboard-rush-dark",
    "storyboard-warsaw-desktop-dark": "turn2/storyboard-warsaw-dark",
    "storyboard-battlegrounds-desktop-dark": "turn2/storyboard-battlegrounds-dark",
    "waiting-room-desktop-dark": "turn2/waiting-room-desktop-dark",
    "waiting-room-phone-light": "turn2/waiting-room-phone-light",
    "players-desktop-dark": "turn2/running-links-desktop-dark",
    "join-desktop-dark": "turn2/join-name-desktop-dark",
    "join-phone-dark": "turn2/join-name-phone-dark",
    "result-rush-desktop-dark": "turn2/result-rush-desktop-dark",
    "result-rush-desktop-light": "turn2/result-rush-desktop-light",
    "result-rush-phone-dark": "turn2/result-rush-phone-dark",
    "result-warsaw-desktop-dark": "turn2/result-warsaw-desktop-dark",
    "cards-rush-desktop-dark": "rush-vehicles/card-dark",
    "cards-rush-desktop-light": "rush-vehicles/card-light",
}
"""The design drawings whose names differ from those of their screenshots."""


@dataclass(frozen=True)
class Album:
    """The folders of screenshots and of design drawings."""

    folder: Path
    targets: Path | None

    def keep(self, picture: Image.Image, name: str) -> None:
        """Write a screenshot, and a comparison with its design drawing if there is one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        picture.save(self.folder / f"{name}.webp", quality=QUALITY, method=6)
        target = self.targets / f"{DRAWN.get(name, name)}.png" if self.targets else None
        if target is None or not target.exists():
            return
        with Image.open(target) as file:
            pair = beside(file.convert("RGB"), picture)
        (self.folder / "compare").mkdir(exist_ok=True)
        pair.save(self.folder / "compare" / f"{name}.webp", quality=QUALITY, method=6)


def beside(drawn: Image.Image, shown: Image.Image) -> Image.Image:
    """Return two pictures side by side, scaled to the height of the lower one."""
    height = min(drawn.height, shown.height)
    left, right = (one.resize((one.width * height // one.height, height)) for one in (drawn, shown))
    pair = Image.new("RGB", (left.width + right.width + GAP, height))
    pair.paste(left, (0, 0))
    pair.paste(right, (left.width + GAP, 0))
    return pair


def take(browser: Browser, shot: Shot, address: str, view: str) -> Image.Image:
    """Take one screenshot; NoPicture if the screen does not appear."""
    size, theme = view.split("-")
    context = browser.new_context(
        viewport=SIZES[size],
        has_touch=size in TOUCH,
        locale=shot.language,
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        service_workers="block",
    )
    if shot.pace:
        context.add_init_script(f"localStorage['sztab.pace'] = '\"{shot.pace}\"'")
    try:
        page = context.new_page()
        visitor = Visitor(page, shot.name)
        page.goto(address)
        page.wait_for_load_state("networkidle")
        shot.prepare(page)
        page.wait_for_timeout(400)
        picture = shot.picture(page)
        for error in visitor.errors:
            print(f"{shot.name}-{view}: {error}", file=sys.stderr)
        if "undefined" in page.locator("body").inner_text():
            raise NoPicture("the page shows the word undefined")
        return picture
    finally:
        context.close()
