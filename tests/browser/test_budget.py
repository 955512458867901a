"""The first view of a table is small."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.playing import LIT
from tests.browser.tables import BOT, GAMES, PERSON, link, open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

    from tests.server.running import Outside

    Visitors = Callable[..., BrowserContext]

FIRST_VIEW = 150_000
"""Bytes over the wire until a table can be played at."""


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_view_of_a_table_is_small(
    game: str, language: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(language=language).new_page()
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    sizes: dict[str, int] = {}
    urls: dict[str, str] = {}
    client.on(
        "Network.responseReceived", lambda e: urls.update({e["requestId"]: e["response"]["url"]})
    )
    client.on(
        "Network.loadingFinished",
        lambda e: sizes.update({e["requestId"]: int(e["encodedDataLength"])}),
    )
    opened = open_table(shared_server.url, game, [PERSON, BOT])
    page.goto(link(shared_server.url, opened))
    expect(page.locator(LIT).first).to_be_visible(timeout=20_000)
    page.wait_for_timeout(200)  # what is asked for by then is needed for the view
    total = sum(sizes.values())
    largest = sorted(((size, urls.get(key, "?")) for key, size in sizes.items()), reverse=True)[:30]
    assert total < FIRST_VIEW, f"{total} bytes; the largest: {largest}"
