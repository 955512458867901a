"""Ending a turn early is asked about once more; undo and hints say why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Visitor
from tests.browser.tables import (
    BOT,
    GAMES,
    PERSON,
    asked,
    link,
    menu,
    open_and_sit,
    open_table,
    sit_down,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

END = "[data-place='do/end']"


def sit_in_rush(page: Page, url: str) -> None:
    """Sit down at a table of Rush on our turn, with something to buy or to use."""
    open_and_sit(page, url, "rush", [PERSON, BOT])
    asked(page)
    expect(page.locator(END)).to_be_visible()


def listen(page: Page) -> list[str]:
    """Return a list to which each end of a turn that the page sends is added."""
    sent: list[str] = []

    def hear(data: str | bytes) -> None:
        if '"action":"end"' in str(data).replace(" ", ""):
            sent.append(str(data))

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return sent


def sends_the_end(page: Page, sent: list[str]) -> None:
    """Wait until the turn has been ended."""
    for _ in range(400):
        if sent:
            return
        page.wait_for_timeout(25)
    raise AssertionError("the turn is not ended")


def test_end_turn_is_pressed_twice_while_something_is_possible(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    sent = listen(page)
    sit_in_rush(page, shared_server.url)
    end = page.locator(END)
    place = end.bounding_box()
    end.click()
    expect(end).to_contain_text("Unused: ")
    expect(end).to_have_attribute("data-armed", "")
    assert not sent
    again = end.bounding_box()
    assert place is not None
    assert again is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    assert again["x"] <= x <= again["x"] + again["width"]
    page.locator("h1").click()  # anything else takes it back
    expect(end).not_to_contain_text("Unused: ")
    end.click()
    page.keyboard.press("Escape")
    expect(end).not_to_contain_text("Unused: ")
    page.mouse.click(x, y)
    expect(end).to_contain_text("Unused: ")
    page.mouse.click(x, y)
    sends_the_end(page, sent)


def test_the_guard_can_be_turned_off_and_stays_off(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    sent = listen(page)
    sit_in_rush(page, shared_server.url)
    menu(page, "Don’t ask before ending a turn early")
    page.keyboard.press("Escape")
    page.reload()
    asked(page)
    page.locator(END).click()
    sends_the_end(page, sent)


def test_undo_looks_disabled_when_it_cannot_work_and_says_why(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    opened = open_table(shared_server.url, "battlegrounds", [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened))
    asked(page)
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "You have nothing to undo yet.")
    undo.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("You have nothing to undo yet.")
    Visitor(page, "undoes").decide(1)
    page.keyboard.press("Escape")
    expect(undo).not_to_have_attribute("aria-disabled", "true")


def test_where_nothing_is_taken_back_undo_says_so(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "battlegrounds", [PERSON, BOT], undo=False)
    asked(page)
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("title", "Undo is switched off at this table.")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_why_and_names_the_runner_up(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, game, [PERSON, BOT])
    asked(page)
    page.keyboard.press("h")
    hint = page.locator("[data-prompt] .hint")
    expect(hint).to_contain_text("simulated games")
    expect(hint).to_contain_text("Next best: ")
