"""A server is updated while the page is open: an old page plays on, a newer one replaces it."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import tarfile
import threading
import time
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx
import pytest
from playwright.sync_api import Error, expect

from sztab.server.api.page_files import FOLDER
from tests.browser.boxes import SOAK
from tests.browser.launching import DESK
from tests.browser.playing import END, LIT, PATIENCE, Visitor, play_to_the_end
from tests.browser.tables import BOT, GAMES, PERSON, link, open_table, play_against_bots, sit_down
from tests.server.servers import inside, sqlite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

    Visitors = Callable[..., BrowserContext]

ROOT: Final = Path(__file__).resolve().parents[2]
OLD: Final = "090c901"
"""The last commit whose page knows nothing of builds, house rules and keys written by hand."""
BUILD: Final = re.compile(r'(?<=<meta name="sztab-page" content=")\w+')
BUILT: Final = "() => document.querySelector('meta[name=sztab-page]')?.content"
LOOK_AGAIN: Final = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""What the page does when its tab is visible again."""
FEWEST: Final = 5


class Updated:
    """A server whose page can be replaced while it runs."""

    def __init__(self, folder: Path) -> None:
        self.dist = folder / "dist"
        self.url = ""
        self._database = sqlite(folder)
        self._ready = threading.Event()
        self._stop: Callable[[], object] = threading.Event().set
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        loop, stopped = asyncio.get_running_loop(), asyncio.Event()
        self._stop = lambda: loop.call_soon_threadsafe(stopped.set)
        async with inside(self._database, folder=self.dist) as server:
            self.url = server.url
            self._ready.set()
            await stopped.wait()

    def start(self) -> None:
        """Serve the files of the folder."""
        self._thread.start()
        assert self._ready.wait(60)

    def stop(self) -> None:
        """Stop the server."""
        self._stop()
        self._thread.join(30)

    def ship(self, build: str) -> None:
        """Replace the page with the present one, under the name of a build."""
        shutil.rmtree(self.dist, ignore_errors=True)
        shutil.copytree(FOLDER, self.dist)
        index = self.dist / "index.html"
        text, number = BUILD.subn(build, index.read_text("utf-8"))
        assert number == 1
        index.write_text(text, "utf-8")
        if self.url:
            assert httpx.get(self.url).headers["sztab-page"] == build

    def ship_old(self) -> None:
        """Put the old page into the folder."""
        command = ["git", "-C", str(ROOT), "archive", OLD, "src/sztab/web/dist"]
        packed = subprocess.run(command, check=False, capture_output=True)
        if packed.returncode != 0:
            pytest.skip("the old page is in the history of the repository only")
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
            files.extractall(self.dist.parent, filter="data")
        (self.dist.parent / "src/sztab/web/dist").rename(self.dist)


@pytest.fixture(name="server")
def _server(tmp_path: Path) -> Iterator[Updated]:
    server = Updated(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def keeper(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser profile with a service worker, which caches the page."""
    context = chromium.new_context(locale="en", viewport=DESK, reduced_motion="reduce")
    yield context
    context.close()


def loads(page: Page) -> list[str]:
    """Note each time that the page is loaded."""
    seen: list[str] = []
    page.on("domcontentloaded", lambda one: seen.append(one.url))
    return seen


def test_a_page_in_the_lobby_loads_itself_again_once(
    server: Updated, keeper: BrowserContext
) -> None:
    server.ship("aaaaaaaaaaaa")
    server.start()
    page = keeper.new_page()
    page.goto(server.url)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    seen = loads(page)
    server.ship("bbbbbbbbbbbb")
    page.evaluate(LOOK_AGAIN)
    expect(page.locator("meta[name=sztab-page]")).to_have_attribute("content", "bbbbbbbbbbbb")
    for _ in range(3):
        page.evaluate(LOOK_AGAIN)
    page.wait_for_timeout(500)
    assert len(seen) == 1
    assert page.evaluate(BUILT) == "bbbbbbbbbbbb"


def test_a_page_that_stays_old_does_not_load_itself_over_and_over(
    server: Updated, visitors: Visitors
) -> None:
    """Something between browser and server caches the old page."""
    server.ship("aaaaaaaaaaaa")
    server.start()
    page = visitors().new_page()
    old = (server.dist / "index.html").read_text("utf-8")
    page.route(
        lambda url: url.rstrip("/") == server.url,
        lambda route: (
            route.fulfill(body=old, content_type="text/html")
            if route.request.method == "GET"
            else route.continue_()
        ),
    )
    page.goto(server.url)
    seen = loads(page)
    server.ship("bbbbbbbbbbbb")
    for _ in range(4):
        page.evaluate(LOOK_AGAIN)
        page.wait_for_timeout(300)
    assert len(seen) == 1
    expect(page.locator("[data-play='rush']")).to_be_visible()


def test_nothing_that_is_half_done_is_lost(server: Updated, visitors: Visitors) -> None:
    server.ship("aaaaaaaaaaaa")
    server.start()
    page = visitors().new_page()
    sit_down(page, link(server.url, open_table(server.url, "warsaw", [PERSON, BOT])))
    expect(page.locator(LIT).first).to_be_visible()
    seen = loads(page)
    server.ship("bbbbbbbbbbbb")
    page.evaluate(LOOK_AGAIN)  # while a decision is asked for
    page.wait_for_timeout(500)
    page.goto(f"{server.url}/new/rush")
    assert page.evaluate(BUILT) == "bbbbbbbbbbbb"
    seen.clear()
    server.ship("cccccccccccc")
    page.evaluate(LOOK_AGAIN)  # while a table is set up
    page.wait_for_timeout(500)
    assert seen == []
    page.get_by_role("link", name="Warsaw").first.click()
    expect(page.locator("meta[name=sztab-page]")).to_have_attribute("content", "cccccccccccc")
    assert page.url == f"{server.url}/new/warsaw"
    assert len(seen) == 1


def test_a_part_that_the_server_no_longer_has_comes_with_the_newer_page(
    server: Updated, visitors: Visitors
) -> None:
    server.ship("aaaaaaaaaaaa")
    server.start()
    page = visitors().new_page()
    visitor = Visitor(page, "a part is gone")
    sit_down(page, link(server.url, open_table(server.url, "battlegrounds", [PERSON, BOT])))
    seen = loads(page)
    page.route(
        "**/assets/EndPanel-*.js",
        lambda route: route.continue_() if seen else route.fulfill(status=404),
    )
    visitor.decide(2)
    server.ship("bbbbbbbbbbbb")
    until = time.monotonic() + PATIENCE
    while not seen and time.monotonic() < until:
        with suppress(Error):  # it is loaded again while it is looked at
            visitor.decide_if_asked()
    expect(page.locator(END).first).to_be_visible()
    assert len(seen) == 1
    assert page.evaluate(BUILT) == "bbbbbbbbbbbb"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES if SOAK else GAMES[-1:])
def test_the_page_of_before_plays_against_the_new_server(
    game: str, server: Updated, visitors: Visitors
) -> None:
    server.ship_old()
    server.start()
    page = visitors(language="pl").new_page()
    visitor = Visitor(page, f"old page {game}")
    play_against_bots(page, server.url, game)
    assert page.evaluate(BUILT) is None
    assert play_to_the_end(visitor) > FEWEST
    assert visitor.errors == []
    assert visitor.foreign == []
    server.ship("bbbbbbbbbbbb")
    page.reload()
    assert page.evaluate(BUILT) == "bbbbbbbbbbbb"
