"""The log keeps up with the game, until somebody scrolls it, and again when asked to."""

from __future__ import annotations

import time
from itertools import cycle
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.playing import END, PATIENCE, Visitor
from tests.browser.tables import BOT, GAMES, PERSON, asked, open_and_sit, open_table, sit_down
from tests.browser.test_first_games import READ

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

CORPORAL = {"kind": "bot", "rank": "corporal"}
SIZES = ((1366, 768), (1920, 1080), (1440, 900))
DECISIONS = 5
LOG = ".log [role=log]"
AT_END = """() => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector(".log [role=log]");
  if (clientHeight === 0) document.querySelector("aside nav [data-to=log]")?.click();
  return clientHeight > 0 && scrollHeight - scrollTop - clientHeight < 4;
}"""
"""Whether the latest line is visible; a lesson in front of the log is put behind it."""
JUMP = ".log .jump"


def follows(page: Page) -> None:
    """Wait until the latest line is visible."""
    page.wait_for_function(AT_END)
    assert page.locator(JUMP).count() == 0


def test_it_follows_six_bots_to_the_end(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    opened = open_table(shared_server.url, "rush", [CORPORAL] * 6, preset="second-front")
    sit_down(page, f"{shared_server.url}/table/{opened['code']}")
    end = time.monotonic() + 3 * PATIENCE
    sizes = cycle(SIZES)
    while not page.locator(END).count():
        assert time.monotonic() < end, "the bots do not finish"
        width, height = next(sizes)
        page.set_viewport_size({"width": width, "height": height})
        follows(page)
        page.wait_for_timeout(700)
    follows(page)
    assert page.locator(".round b").inner_text() in page.locator(f"{LOG} h3").last.inner_text()
    assert page.locator(f"{LOG} .more").count(), "the game is too short to be trimmed"


@pytest.mark.parametrize("game", GAMES)
def test_it_follows_a_first_game(game: str, shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    visitor = Visitor(page, f"log of {game}")
    page.goto(shared_server.url)
    page.locator(f"[data-learn='{game}']").click()
    expect(page.locator(".coach")).to_be_visible()
    end = time.monotonic() + PATIENCE
    for _ in range(4):
        decided = 0
        while decided < DECISIONS:
            assert time.monotonic() < end, visitor.question()
            page.evaluate(READ)
            decided += visitor.decide_if_asked()
        follows(page)
        page.locator("aside nav [data-to=coach]").dispatch_event("click")
    assert visitor.errors == []


def test_only_a_reader_ends_it_and_a_button_brings_it_back(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    visitor = Visitor(page, "reader")
    open_and_sit(page, shared_server.url, "rush", [PERSON, BOT, BOT])
    asked(page)
    visitor.decide(30)
    follows(page)
    page.locator(LOG).hover()
    page.mouse.wheel(0, -400)
    jump = page.locator(JUMP)
    expect(jump).to_be_visible()
    top = page.locator(LOG).evaluate("(list) => list.scrollTop")
    visitor.decide(12)
    assert int("".join(filter(str.isdigit, jump.inner_text()))) > 0
    assert page.locator(LOG).evaluate("(list) => list.scrollTop") == pytest.approx(top, abs=2)
    jump.click()
    follows(page)
    page.locator(LOG).hover()
    page.mouse.wheel(0, -400)
    expect(jump).to_be_visible()
    page.mouse.wheel(0, 4000)
    expect(jump).to_have_count(0)
    visitor.decide(8)
    follows(page)
