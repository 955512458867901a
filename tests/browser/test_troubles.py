"""Reloading, being cut off, a server that dies: the game goes on where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.playing import LIT, Visitor
from tests.browser.tables import BOT, GAMES, PERSON, link, open_table, sit_down
from tests.server.servers import Outside, sqlite

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext

    Visitors = Callable[..., BrowserContext]


@pytest.mark.parametrize("game", GAMES)
def test_reloading_in_mid_decision_changes_nothing(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    visitor = Visitor(page, f"reload {game}")
    opened = open_table(shared_server.url, game, [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened))
    visitor.decide(8)
    expect(page.locator(LIT).first).to_be_visible()
    page.keyboard.press("Escape")  # what was pointed at halfway is not kept
    page.keyboard.press("Escape")
    before = visitor.question()
    page.reload()
    expect(page.locator(LIT).first).to_be_visible()
    assert visitor.question() == before
    visitor.decide(5)
    assert visitor.errors == []


def test_a_server_that_is_killed_and_started_again(tmp_path: Path, visitors: Visitors) -> None:
    server = Outside(sqlite(tmp_path), seeded=True)
    server.start()
    try:
        page = visitors().new_page()
        visitor = Visitor(page, "killed")
        opened = open_table(server.url, "battlegrounds", [PERSON, BOT])
        sit_down(page, link(server.url, opened))
        for _ in range(3):
            visitor.decide(4)
            server.kill()
            expect(page.locator("[data-lost]")).to_be_visible()
            server.start()
            expect(page.locator("[data-lost]")).to_be_hidden()
        visitor.decide(4)
        assert visitor.errors == []
    finally:
        server.kill()


def test_a_table_that_does_not_exist(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    page.goto(f"{shared_server.url}/table/QQQQQQ")
    expect(
        page.get_by_role("link", name="SZTAB").or_(page.get_by_role("heading")).first
    ).to_be_visible()
    expect(page.locator("[data-trouble]")).to_be_visible()


def test_a_spoilt_link_is_explained(shared_server: Outside, visitors: Visitors) -> None:
    opened = open_table(shared_server.url, "rush", [PERSON, BOT])
    page = visitors().new_page()
    page.goto(f"{shared_server.url}/table/{opened['code']}#szp_spoilt.signature")
    expect(page.locator("[data-trouble], [data-game]").first).to_be_visible()
