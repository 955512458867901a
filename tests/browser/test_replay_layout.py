"""Replays: the controls take the place of the question, and the room of the hand is used."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.boxes import SIZES, cut_texts, geometry, overlaps, resize
from tests.browser.tables import BOT, LANGUAGES, PERSON, open_table, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

TABLES: Final = (("rush", 4), ("warsaw", 2), ("battlegrounds", 2))
MOVES: Final = 30
PATIENCE: Final = 60.0
HIDDEN: Final = """() => [...document.querySelectorAll(".projector :is(button, input, select)")]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const bar = one.closest(".projector").getBoundingClientRect();
    return box.left < bar.left - 1 || box.right > bar.right + 1
      || box.top < bar.top - 1 || box.bottom > bar.bottom + 1;
  }).map((one) => one.ariaLabel ?? one.innerText)"""
"""Controls that extend beyond the bar, or need scrolling."""


def given_up(server: Outside, game: str, seats: int) -> dict[str, Any]:
    """Return a table whose bots played a while, until the person gave up."""
    opened = open_table(server.url, game, [PERSON, *[BOT] * (seats - 1)])
    table = f"{server.url}/api/tables/{opened['code']}"
    bearer = {"authorization": f"Bearer {opened['passes'][0]['token']}"}
    told = {"type": "hand", "seat": 0, "rank": "recruit"}
    httpx.post(f"{table}/messages", json=told, headers=bearer)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = httpx.get(f"{table}/state", headers=bearer).json()
        if state["seq"] >= MOVES or state["table"]["status"] == "over":
            break
        time.sleep(0.05)
    for kind in ("back", "resign"):
        httpx.post(f"{table}/messages", json={"type": kind}, headers=bearer)
    return opened


def faults(page: Page) -> list[str]:
    """Return the faults at all sizes."""
    found = []
    for size in SIZES:
        resize(page, size)
        told = overlaps(page)
        told += [f"{one} is out of sight" for one in page.evaluate(HIDDEN)]
        told += cut_texts(page)
        found += [f"{size}: {one}" for one in told]
    return found


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_replay_keeps_its_zones_apart(
    table: tuple[str, int], shared_server: Outside, visitors: Visitors
) -> None:
    opened = given_up(shared_server, *table)
    page = visitors(language=LANGUAGES[TABLES.index(table)]).new_page()
    page.goto(f"{shared_server.url}/replay/{opened['code']}?at=20")
    expect(page.locator("[data-game] .projector")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("table", TABLES[:2], ids=str)
def test_the_room_of_the_hand_is_used(
    table: tuple[str, int], shared_server: Outside, visitors: Visitors
) -> None:
    """A spectator has no hand: the table extends down to the question."""
    opened = open_table(shared_server.url, table[0], [PERSON, *[BOT] * (table[1] - 1)])
    page = visitors().new_page()
    sit_down(page, f"{shared_server.url}/table/{opened['code']}")
    for size in ((1366, 768), (1440, 900), (1920, 1080)):
        resize(page, size)
        boxes = geometry(page)
        assert not [name for name in boxes if name.startswith("zone hand")]
        area = boxes["zone area 1"]
        lowest = max(
            box[1] + box[3]
            for name, box in boxes.items()
            if name.startswith("zone ") and name.split()[1] not in ("area", "side")
        )
        assert area[1] + area[3] - lowest < 24, size
