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

from tests.browser.launching import DESK, PHONE, launch  # noqa: E402
from tests.browser.playing import LIT, Visitor  # noqa: E402
from tests.browser.tables import BOT, GAMES, PERSON, link, open_table  # noqa: E402
from tests.server.running import Outside, sqlite  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

OUT: Final = ROOT / "docs" / "screenshots"
SIZES: Final[dict[str, ViewportSize]] = {"desktop": DESK, "phone": PHONE}
THEMES: Final = ("dark", "light")
NAMES: Final = ("Marta", "Zofia", "Kuba", "Ondřej", "Jana", "Piotr")
PATIENCE: Final = 60.0
ATTEMPTS: Final = 5
TO_THE_END: Final = 10**9


@dataclass
class Shot:
    """A screen: where it is, and what to do there before the picture is taken."""

    name: str
    address: str
    prepare: Callable[[Page], None] = field(default=lambda _page: None)
    language: str = "en"


Position = dict[str, Any]
Wanted = Callable[[Position], bool]


class Seat:
    """The first seat of a table, as its player talks to the server."""

    def __init__(self, url: str, opened: dict[str, Any]) -> None:
        self._table = f"{url}/api/tables/{opened['code']}"
        self._bearer = {"authorization": f"Bearer {opened['passes'][0]['token']}"}

    def ask(self, **request: object) -> dict[str, Any]:
        """Send one request."""
        answer = httpx.post(f"{self._table}/messages", json=request, headers=self._bearer)
        told: dict[str, Any] = answer.json()
        return told

    def look(self) -> dict[str, Any]:
        """Return how the table stands."""
        told: dict[str, Any] = httpx.get(f"{self._table}/state", headers=self._bearer).json()
        return told

    def let_bots_play(self, moves: int) -> None:
        """Hand the seat to a bot until enough has happened, then take it back."""
        self.ask(type="hand", seat=0, rank="corporal")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state = self.look()
            if state["table"]["status"] == "over" or state["seq"] >= moves:
                break
            time.sleep(0.05)
        if moves < TO_THE_END:
            self.ask(type="back")

    def play_until(self, wanted: Wanted) -> None:
        """Decide as a bot advises, until one's own decision is worth a picture."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state = self.look()
            position = state["position"]
            if state["table"]["status"] == "over":
                raise NoPicture("the game was over before")
            if not position.get("choices"):
                time.sleep(0.05)
            elif wanted(position):
                return
            else:
                self._decide(position)
        raise NoPicture("no such moment came")

    def _decide(self, position: Position) -> None:
        advice = self.ask(type="hint", answers=position["turn"])
        choice = advice.get("choice") or position["choices"][0]
        action = choice["action"]
        self.ask(type="move", answers=position["turn"], action=action, id=f"m{position['turn']}")


class NoPicture(Exception):
    """The moment that was looked for did not come."""


class Tables:
    """Tables that bots have played to a moment worth a picture."""

    def __init__(self, url: str) -> None:
        self.url = url

    def table(
        self, game: str, seats: int, moves: int, wanted: Wanted | None = None, **terms: object
    ) -> str:
        """Return the address of the first seat of a table after so many moves, or a few more."""
        plan = [{**PERSON, "name": NAMES[0]}]
        plan += [{**BOT, "rank": "corporal", "name": name} for name in NAMES[1:seats]]
        opened = open_table(self.url, game, plan, **terms)
        seat = Seat(self.url, opened)
        if moves > 0:
            seat.let_bots_play(moves)
        if wanted is not None:
            seat.play_until(wanted)
        return link(self.url, opened)


def asked(verb: str, *, choices: int = 1, hand: int = 0) -> Wanted:
    """Return whether so many choices have the verb, with so many cards in the first hand."""

    def wanted(position: Position) -> bool:
        found = [one for one in position["choices"] if one["fields"]["verb"] == verb]
        mine = position["view"].get("players", [{}])[0]
        return len(found) >= choices and len(mine.get("hand", [])) >= hand

    return wanted


Prepare = Callable[["Page"], None]


def wait_for_question(page: Page) -> None:
    """Wait until something is asked."""
    page.locator(LIT).first.wait_for(timeout=30_000)


def point(*keys: str) -> Prepare:
    """Return what points at the first lit place that begins with each of the words in turn."""

    def prepare(page: Page) -> None:
        wait_for_question(page)
        for key in keys:
            found = page.locator(f"[data-lit][data-place^='{key}']")
            if found.count():
                found.first.dispatch_event("click")
                page.wait_for_timeout(150)

    return prepare


def try_what_is_too_dear(page: Page) -> None:
    """Point at a card of the Reserve that cannot be paid for, so that the rule is told."""
    wait_for_question(page)
    page.wait_for_timeout(800)  # the texts of the rules come after the table
    page.locator("[data-place^='reserve/']:not([data-lit])").first.dispatch_event("click")


def wait_for_result(page: Page) -> None:
    """Wait until the result lies over the table, with its chart."""
    page.locator("[data-end]").wait_for(timeout=30_000)
    page.wait_for_timeout(600)


def at_one_screen(opened: dict[str, Any], game: str) -> Prepare:
    """Return what sits down on all seats of a table in one browser."""
    seats = {str(one["seat"]): one["token"] for one in opened["passes"]}
    kept = [{"code": opened["code"], "game": game, "seats": seats, "seen": 1}]

    def prepare(page: Page) -> None:
        page.evaluate("(kept) => localStorage.setItem('sztab.passes', JSON.stringify(kept))", kept)
        page.goto(f"{page.url}table/{opened['code']}")
        page.locator("[data-curtain]").wait_for()

    return prepare


@dataclass
class Moment:
    """A table after so many moves of bots, and then when something is asked."""

    name: str
    game: str
    seats: int
    moves: int
    terms: dict[str, Any] = field(default_factory=dict)
    prepare: Prepare = wait_for_question
    language: str = "en"
    wanted: Wanted | None = None


TEAM: Final = {"preset": "team"}
FAMILY: Final = {"preset": "family"}
SOLO: Final = {"preset": "solo"}
SECOND_FRONT: Final = {"preset": "second-front"}
TEAMS: Final = {"preset": "alternative-teams"}
DRAFT: Final = {"settings": {"dealing": "draft"}}

MOMENTS: Final = [
    Moment(
        "rush", "rush", 4, 160, prepare=point("hand/", "do/attack"), wanted=asked("attack", hand=4)
    ),
    Moment("rush-second-front", "rush", 3, 180, SECOND_FRONT, wanted=asked("buy", hand=3)),
    Moment("rush-teams", "rush", 4, 220, TEAMS, wanted=asked("buy", hand=3)),
    Moment("rush-first-turn", "rush", 2, 0, prepare=point("hand/")),
    Moment("rush-refused", "rush", 2, 0, prepare=try_what_is_too_dear),
    Moment("rush-pl", "rush", 3, 160, language="pl", wanted=asked("buy", hand=3)),
    Moment("rush-cs", "rush", 5, 160, language="cs", wanted=asked("buy", hand=3)),
    Moment("warsaw", "warsaw", 2, 90, prepare=point("hand/"), wanted=asked("play", choices=3)),
    Moment("warsaw-allies", "warsaw", 4, 100, wanted=asked("play")),
    Moment("warsaw-card", "warsaw", 2, 0, prepare=point("hand/"), wanted=asked("play", choices=3)),
    Moment("warsaw-pl", "warsaw", 2, 110, language="pl", wanted=asked("play")),
    Moment("warsaw-cs", "warsaw", 3, 110, language="cs", wanted=asked("play")),
    Moment("battlegrounds", "battlegrounds", 4, 50, wanted=asked("move", choices=4)),
    Moment("battlegrounds-shot", "battlegrounds", 4, 30, wanted=asked("shoot", choices=3)),
    Moment("battlegrounds-team", "battlegrounds", 4, 40, TEAM, wanted=asked("move", choices=3)),
    Moment("battlegrounds-family", "battlegrounds", 3, 20, FAMILY),
    Moment("battlegrounds-solo", "battlegrounds", 1, 16, SOLO),
    Moment("battlegrounds-draft", "battlegrounds", 3, 0, DRAFT),
    Moment("battlegrounds-pl", "battlegrounds", 2, 60, language="pl", wanted=asked("move")),
    Moment("battlegrounds-cs", "battlegrounds", 3, 60, language="cs", wanted=asked("move")),
]


def tables(url: str, wanted: tuple[str, ...]) -> Iterator[Shot]:
    """Yield the tables whose names begin with one of the words."""
    opened = Tables(url)
    for one in MOMENTS:
        if one.name.startswith(wanted):
            yield from look_for(opened, one)


def look_for(opened: Tables, one: Moment) -> Iterator[Shot]:
    """Yield the table of a moment; some games are over before it comes."""
    for _ in range(ATTEMPTS):
        try:
            address = opened.table(one.game, one.seats, one.moves, one.wanted, **one.terms)
        except NoPicture as why:
            print(f"{one.name}: {why}", file=sys.stderr)
        else:
            yield Shot(one.name, address, one.prepare, one.language)
            return


def screens(url: str, wanted: tuple[str, ...]) -> Iterator[Shot]:
    """Yield the screens whose names begin with one of the words, each with its table."""
    yield from tables(url, wanted)
    opened = Tables(url)
    over = opened.table("battlegrounds", 2, TO_THE_END)
    code = over.split("/table/")[1].split("#")[0]
    waiting = open_table(url, "rush", [PERSON, {}, {}], public=True)
    shared = open_table(url, "rush", [{**PERSON, "name": one} for one in NAMES[:2]])
    opened.table("warsaw", 2, 40, public=True)
    others = [
        Shot("game-over", over, wait_for_result),
        Shot("no-table", f"{url}/table/KRAKEN"),
        Shot("replay", f"{url}/replay/{code}?at=60"),
        Shot("waiting-room", link(url, waiting)),
        Shot("curtain", f"{url}/", at_one_screen(shared, "rush")),
        Shot("lobby", f"{url}/"),
        Shot("lobby-pl", f"{url}/", language="pl"),
        Shot("lobby-cs", f"{url}/", language="cs"),
        Shot("new-table", f"{url}/new/rush"),
        Shot("new-table-cs", f"{url}/new/battlegrounds", language="cs"),
        *(
            Shot(f"tutorial-{game}", learn(opened.table(game, 2, 0)), wait_for_question)
            for game in GAMES
        ),
        Shot("rules", f"{url}/rules/rush#RUSH-168"),
        Shot("rules-pl", f"{url}/rules/warsaw#WAR-120", language="pl"),
        *(Shot(f"cards-{game}", f"{url}/cards/{game}") for game in GAMES),
    ]
    yield from (one for one in others if one.name.startswith(wanted))


def learn(address: str) -> str:
    """Return the address of a table at which one is taught."""
    return address.replace("#", "?learn#")


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
        browser = launch(playwright)
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
