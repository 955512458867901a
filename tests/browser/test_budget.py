"""The first view of a table is small, with all its pictures."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from sztab.words import LANGUAGES
from tests.browser.playing import LIT
from tests.browser.tables import BOT, GAMES, PERSON, link, open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

FIRST_VIEW = 180_000
"""Bytes over the wire until all that is in sight has loaded, its pictures included."""
IDLE = 1.0
"""Seconds without any traffic after which nothing more is expected."""
ART = Path("web/src/games/rush/art")

IN_SIGHT = """() => [...document.querySelectorAll("[data-picture]")]
  .filter((one) => {
    const { width, height, top, left, bottom, right } = one.getBoundingClientRect();
    const inside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return width > 0 && height > 0 && inside;
  })
  .map((one) => ({
    name: one.dataset.picture,
    paths: [...one.querySelectorAll("path")].map((path) => path.getAttribute("d")),
  }))"""
"""The pictures in the window: their names, and what is drawn."""
DRAWN = f"() => ({IN_SIGHT})().every((one) => one.paths.length > 0)"
"""Whether all of them are drawn: on a busy machine they come late."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_view_of_a_table_is_small(
    game: str, language: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(language=language).new_page()
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    sizes: dict[str, int] = {}
    last = [time.monotonic()]
    urls: dict[str, str] = {}
    client.on(
        "Network.responseReceived", lambda e: urls.update({e["requestId"]: e["response"]["url"]})
    )
    client.on("Network.requestWillBeSent", lambda _: last.__setitem__(0, time.monotonic()))

    def finished(event: dict[str, Any]) -> None:
        last[0] = time.monotonic()
        sizes[event["requestId"]] = int(event["encodedDataLength"])

    client.on("Network.loadingFinished", finished)
    opened = open_table(shared_server.url, game, [PERSON, BOT])
    page.goto(link(shared_server.url, opened))
    expect(page.locator(LIT).first).to_be_visible()
    page.wait_for_function(DRAWN)
    while sizes and time.monotonic() - last[0] < IDLE:
        page.wait_for_timeout(100)
    if game == "rush":
        check_pictures(page)
    total = sum(sizes.values())
    largest = sorted(((size, urls.get(key, "?")) for key, size in sizes.items()), reverse=True)[:30]
    assert total < FIRST_VIEW, f"{total} bytes; the largest: {largest}"


def check_pictures(page: Page) -> None:
    """Every vehicle and every person in sight shows its own picture."""
    shown = page.evaluate(IN_SIGHT)
    vehicles = [one for one in shown if (ART / "vehicles" / f"{one['name']}.svg").exists()]
    assert len(vehicles) >= 4, "the Reserve alone shows four"
    for one in shown:
        (file,) = ART.glob(f"*/{one['name']}.svg")
        drawn = re.findall(r' d="([^"]+)"', file.read_text(encoding="utf-8"))
        assert one["paths"] == drawn, one["name"]
