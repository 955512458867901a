"""Tables for the browser, opened through the API or in the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import httpx
from playwright.sync_api import expect

from sztab.core.languages import LANGUAGES as LANGUAGES  # noqa: PLC0414 (imported by the tests)
from tests.browser.playing import LIT
from tests.server.seeded_server import current_test

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES: Final = ("rush", "warsaw", "battlegrounds")
BOT: Final = {"kind": "bot", "rank": "lieutenant"}
PERSON: Final = {"kind": "person"}


def open_table(url: str, game: str, seats: list[dict[str, str]], **terms: object) -> dict[str, Any]:
    """Open a table; return the answer with its code and the passes of the persons.

    The links to the seats are exchanged, so that a test can use a pass in several places.
    """
    opened = open_links(url, game, seats, **terms)
    for one in opened["passes"]:
        bearer = {"authorization": f"Bearer {one['token']}"}
        own = httpx.post(f"{url}/api/tables/{opened['code']}/exchange", json={}, headers=bearer)
        one["token"] = own.json()["token"]
    return opened


def open_links(url: str, game: str, seats: list[dict[str, str]], **terms: object) -> dict[str, Any]:
    """Open a table; return the answer, with links that have not been exchanged."""
    body = {"terms": {"game": game, "seats": seats, **terms}}
    answer = httpx.post(f"{url}/api/tables", json=body, headers=current_test())
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def link(url: str, opened: dict[str, Any], at: int = 0) -> str:
    """Return the address of a seat."""
    return f"{url}/table/{opened['code']}#{opened['passes'][at]['token']}"


def sit_down(page: Page, address: str) -> None:
    """Open a table and wait until it is drawn."""
    page.goto(address)
    expect(page.locator("[data-game]")).to_be_visible()


def play_against_bots(page: Page, url: str, game: str) -> None:
    """Open the lobby and start a game against bots with one click."""
    page.goto(url)
    page.locator(f"[data-play='{game}']").click()
    expect(page.locator("[data-game]")).to_be_visible()


def open_and_sit(
    page: Page,
    url: str,
    game: str,
    seats: list[dict[str, str]],
    **terms: object,
) -> dict[str, Any]:
    """Open a table and sit down on its first seat."""
    opened = open_table(url, game, seats, **terms)
    sit_down(page, link(url, opened))
    return opened


def asked(page: Page) -> None:
    """Wait until we have to decide."""
    expect(page.locator(LIT).first).to_be_visible()


def menu(page: Page, deed: str) -> None:
    """Choose an entry of the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=deed, exact=True).click()
