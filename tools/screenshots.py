"""Takes pictures of every screen of the page, for the documentation and for looking at them.

    python tools/screenshots.py [--only WORD,...] [--targets FOLDER]

Starts a server of its own, lets bots play tables to interesting moments, and writes
docs/screenshots/<screen>-<desktop|phone>-<dark|light>.webp. With --targets, a folder that has drawn
targets of the same names as PNG, it also writes docs/screenshots/compare, each picture beside its
target. Needs Debian's chromium, and besides the development environment Pillow.
"""

from __future__ import annotations

import argparse
import io
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
from PIL import Image
from playwright.sync_api import TimeoutError as NotShown
from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.playing import LIT, Visitor  # noqa: E402
from tests.browser.tables import BOT, PERSON, link, open_table  # noqa: E402
from tests.server.running import Outside, sqlite  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

OUT: Final = ROOT / "docs" / "screenshots"
SIZES: Final[dict[str, ViewportSize]] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
THEMES: Final = ("dark", "light")
NAMES: Final = ("Marta", "Zofia", "Kuba", "Ondřej")
PATIENCE: Final = 60.0
TO_THE_END: Final = 10**9


@dataclass
class Shot:
    """A screen: where it is, and what to do there before the picture is taken."""

    name: str
    address: str
    prepare: Callable[[Page], None] = field(default=lambda _page: None)
    language: str = "en"


class Tables:
    """Tables that bots have played to a moment worth a picture."""

    def __init__(self, url: str) -> None:
        self.url = url

    def table(self, game: str, seats: int, moves: int, **terms: Any) -> str:  # noqa: ANN401
        """Return the address of the first seat of a table after so many moves of its own."""
        plan = [{**PERSON, "name": NAMES[0]}]
        plan += [{**BOT, "rank": "corporal"} for _ in range(seats - 1)]
        opened = open_table(self.url, game, plan, **terms)
        self._let_bots_play(opened, moves)
        return link(self.url, opened)

    def _let_bots_play(self, opened: dict[str, Any], moves: int) -> None:
        """Hand the seat to a bot until enough has happened, then take it back."""
        if moves == 0:
            return
        table = f"{self.url}/api/tables/{opened['code']}"
        bearer = {"authorization": f"Bearer {opened['passes'][0]['token']}"}

        def ask(**request: object) -> dict[str, Any]:
            answer = httpx.post(f"{table}/messages", json=request, headers=bearer)
            told: dict[str, Any] = answer.json()
            return told

        ask(type="hand", seat=0, rank="corporal")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state = httpx.get(f"{table}/state", headers=bearer).json()
            if state["table"]["status"] == "over" or state["seq"] >= moves:
                break
            time.sleep(0.1)
        if moves < TO_THE_END:
            ask(type="back")


def point(*keys: str) -> Callable[[Page], None]:
    """Return what points at the first lit place that begins with each of the words in turn."""

    def prepare(page: Page) -> None:
        page.locator(LIT).first.wait_for(timeout=20_000)
        for key in keys:
            found = page.locator(f"[data-lit][data-place^='{key}']")
            if found.count():
                found.first.dispatch_event("click")
                page.wait_for_timeout(150)

    return prepare


def wait_for_question(page: Page) -> None:
    """Wait until something is asked."""
    page.locator(LIT).first.wait_for(timeout=30_000)


@dataclass
class Moment:
    """A table after so many moves of bots."""

    name: str
    game: str
    seats: int
    moves: int
    terms: dict[str, Any] = field(default_factory=dict)
    prepare: Callable[[Page], None] = wait_for_question
    language: str = "en"


MOMENTS: Final = [
    Moment("rush", "rush", 4, 260),
    Moment("rush-second-front", "rush", 3, 180, {"preset": "second-front"}),
    Moment("rush-teams", "rush", 4, 220, {"preset": "alternative-teams"}),
    Moment("rush-first-turn", "rush", 2, 0, prepare=point("hand/")),
    Moment("rush-pl", "rush", 3, 160, language="pl"),
    Moment("warsaw", "warsaw", 2, 120),
    Moment("warsaw-allies", "warsaw", 4, 100),
    Moment("warsaw-card", "warsaw", 2, 0, prepare=point("hand/")),
    Moment("warsaw-pl", "warsaw", 2, 110, language="pl"),
    Moment("battlegrounds", "battlegrounds", 4, 90),
    Moment("battlegrounds-team", "battlegrounds", 4, 80, {"preset": "team"}),
    Moment("battlegrounds-family", "battlegrounds", 3, 40, {"preset": "family"}),
    Moment("battlegrounds-solo", "battlegrounds", 1, 20, {"preset": "solo"}),
    Moment("battlegrounds-draft", "battlegrounds", 3, 0, {"settings": {"dealing": "draft"}}),
    Moment("battlegrounds-cs", "battlegrounds", 3, 70, language="cs"),
]


def screens(url: str, wanted: tuple[str, ...]) -> Iterator[Shot]:
    """Yield the screens whose names begin with one of the words, each with its table."""
    tables = Tables(url)
    for one in MOMENTS:
        if one.name.startswith(wanted):
            address = tables.table(one.game, one.seats, one.moves, **one.terms)
            yield Shot(one.name, address, one.prepare, one.language)
    over = tables.table("battlegrounds", 2, TO_THE_END)
    code = over.split("/table/")[1].split("#")[0]
    waiting = open_table(url, "rush", [PERSON, {}, {}], public=True)
    tables.table("warsaw", 2, 40, public=True)
    others = [
        Shot("game-over", over),
        Shot("replay", f"{url}/replay/{code}?at=60"),
        Shot("waiting-room", link(url, waiting)),
        Shot("lobby", f"{url}/"),
        Shot("new-table", f"{url}/new/rush"),
        Shot("tutorial", tables.table("rush", 2, 0).replace("#", "?learn#"), wait_for_question),
        Shot("rules", f"{url}/rules/rush#RUSH-168"),
        Shot("cards-rush", f"{url}/cards/rush"),
        Shot("cards-warsaw", f"{url}/cards/warsaw"),
        Shot("cards-battlegrounds", f"{url}/cards/battlegrounds"),
    ]
    yield from (one for one in others if one.name.startswith(wanted))


def take(browser: Browser, shot: Shot, size: str, theme: str) -> Image.Image:
    """Take one picture."""
    context = browser.new_context(
        viewport=SIZES[size],
        has_touch=size == "phone",
        locale=shot.language,
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        service_workers="block",
    )
    try:
        page = context.new_page()
        visitor = Visitor(page, shot.name)
        page.goto(shot.address)
        page.wait_for_load_state("networkidle")
        shot.prepare(page)
        page.wait_for_timeout(400)
        for error in visitor.errors:
            print(f"{shot.name}, {size}, {theme}: {error}", file=sys.stderr)
        return Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    finally:
        context.close()


def keep(picture: Image.Image, name: str, targets: Path | None) -> None:
    """Write a picture, and beside its target if there is one."""
    OUT.mkdir(parents=True, exist_ok=True)
    picture.save(OUT / f"{name}.webp", quality=86, method=6)
    target = targets / f"{name}.png" if targets else None
    if target is None or not target.exists():
        return
    (OUT / "compare").mkdir(exist_ok=True)
    with Image.open(target) as drawn:
        size = (drawn.width + picture.width + 24, max(drawn.height, picture.height))
        pair = Image.new("RGB", size)
        pair.paste(drawn.convert("RGB"), (0, 0))
        pair.paste(picture, (drawn.width + 24, 0))
    pair.save(OUT / "compare" / f"{name}.webp", quality=84, method=6)


def main() -> None:
    """Take all pictures, or those whose names begin with one of the words."""
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("--only", default="", help="names begin with one of these words")
    parser.add_argument("--targets", type=Path, help="a folder with drawn targets")
    arguments = parser.parse_args()
    wanted = tuple(arguments.only.split(",")) if arguments.only else ("",)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Outside(sqlite(Path(folder)))
        server.start()
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        try:
            for shot in screens(server.url, wanted):
                for size in SIZES:
                    for theme in THEMES:
                        name = f"{shot.name}-{size}-{theme}"
                        print(name, flush=True)
                        try:
                            keep(take(browser, shot, size, theme), name, arguments.targets)
                        except NotShown:
                            print(f"{name}: the game was over before", file=sys.stderr)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
