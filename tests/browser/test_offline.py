"""Offline, the page says so and shows rules and cards; on a slow line it shows an outline."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.launching import DESK, PHONE
from tests.browser.playing import LIT
from tests.browser.tables import BOT, PERSON, link, open_table, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, Route

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

STOCKED = """async () => {
  const wanted = ["rush", "warsaw", "battlegrounds"].flatMap((game) =>
    ["rules", "components"].map((part) => `/api/games/${game}/${part}`));
  const kept = () => Promise.all(wanted.map((path) => caches.match(path)));
  while ((await kept()).includes(undefined)) await new Promise((next) => setTimeout(next, 50));
}"""
"""Wait until everything that can be read offline is cached."""


@pytest.fixture
def traveller(chromium: Browser) -> Iterator[BrowserContext]:
    """Somebody whose browser keeps the page."""
    context = chromium.new_context(locale="en", viewport=DESK, reduced_motion="reduce")
    yield context
    context.close()


def test_a_table_without_a_connection_offers_what_can_be_read(
    shared_server: Outside, traveller: BrowserContext
) -> None:
    page = traveller.new_page()
    opened = open_table(shared_server.url, "battlegrounds", [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened))
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate(STOCKED)
    traveller.set_offline(True)
    page.reload()
    notice = page.locator("[data-offline]")
    expect(notice.get_by_role("heading", level=1, name="You are offline")).to_be_visible()
    notice.get_by_role("link", name="Rules").click()
    expect(page.get_by_text("BG-055").first).to_be_attached()
    for game, clause in (("rush", "RUSH-051"), ("warsaw", "WAR-109")):
        page.goto(f"{shared_server.url}/rules/{game}")
        expect(page.get_by_text(clause).first).to_be_attached()
        page.goto(f"{shared_server.url}/cards/{game}")
        expect(page.locator(".cards > li").first).to_be_visible()
    page.goto(f"{shared_server.url}/table/{opened['code']}")
    notice.get_by_role("link", name="Cards").click()
    expect(page.locator(".cards > li").first).to_be_visible()
    page.go_back()
    notice.get_by_role("link", name="Lobby").click()
    expect(page.locator("[data-play='rush']")).to_be_visible()
    page.goto(f"{shared_server.url}/table/{opened['code']}")
    expect(notice).to_be_visible()
    traveller.set_offline(False)
    expect(page.locator(LIT).first).to_be_visible()


class Held:
    """Requests that are held back until they are let go, as by a slow network."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._routes: list[Route] = []
        self._free = False
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        if self._free:
            route.continue_()
        else:
            self._routes.append(route)

    def let_go(self) -> None:
        """Let these requests and all later ones through."""
        self._free = True
        for route in self._routes:
            route.continue_()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_slow_network_shows_an_outline_at_every_stage(
    size: dict[str, int], shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    outline = page.locator(".skeleton")
    opened = open_table(shared_server.url, "rush", [PERSON, BOT])
    scripts = Held(page, "**/assets/*.js")
    page.goto(link(shared_server.url, opened), wait_until="commit")
    expect(outline).to_be_visible()
    assert page.locator("html").get_attribute("data-screen") == "table"
    boxes = [box.bounding_box() for box in outline.locator("i").all()]
    assert all(box and box["width"] > 40 and box["height"] > 20 for box in boxes)
    cards = Held(page, "**/components")
    scripts.let_go()
    expect(page.locator("[data-skeleton='rush']")).to_be_visible()
    cards.let_go()
    expect(page.locator(LIT).first).to_be_visible()
    expect(outline).to_have_count(0)
    lobby = Held(page, "**/assets/*.js")
    page.goto(shared_server.url, wait_until="commit")
    expect(outline).to_be_visible()
    lobby.let_go()
    expect(page.locator("[data-play='rush']")).to_be_visible()
    expect(outline).to_have_count(0)
