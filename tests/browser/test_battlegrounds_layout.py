"""The table of Battlegrounds keeps zones apart, type legible and targets large enough."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any, Final

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.boxes import (
    LANDSCAPE,
    PHONES,
    SIZES,
    cut_texts,
    geometry,
    least_type,
    overlaps,
    resize,
    small_type,
    spills,
)
from tests.browser.tables import BOT, LANGUAGES, PERSON, asked, link, open_table, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.browser.boxes import Size
    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

PATIENCE: Final = 60.0
ATTEMPTS: Final = 5
TOUCHED: Final = (*PHONES, LANDSCAPE)
LEAST_TARGET: Final = 40

VARIANTS: Final[dict[str, tuple[int, int, dict[str, Any]]]] = {
    "battle-2": (2, 40, {}),
    "battle-3": (3, 40, {}),
    "battle-4": (4, 40, {}),
    "team": (4, 40, {"preset": "team"}),
    "family": (3, 14, {"preset": "family"}),
    "solo": (1, 10, {"preset": "solo"}),
}
"""Seats, the number of moves that bots make first, and the rules."""

TARGETS: Final = """(least) => {
  const found = [];
  for (const one of document.querySelectorAll("[data-lit], [data-possible], [data-tool]")) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width < least || height < least)
      found.push(`${one.dataset.place ?? one.textContent.trim()}: ${width} x ${height}`);
  }
  return found;
}"""

SEEN: Final = """(selector) => {
  const { top, bottom, left, right } = document.querySelector(selector).getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && !!over?.closest(selector);
}"""
"""Whether the middle of an element is in the window and not covered."""


def played(server: Outside, seats: int, moves: int, **terms: object) -> dict[str, Any]:
    """Open a table, and let bots play until there is something on it to be laid out."""
    for _ in range(ATTEMPTS):
        opened = open_table(server.url, "battlegrounds", [PERSON, *[BOT] * (seats - 1)], **terms)
        if _let_bots_play(f"{server.url}/api/tables/{opened['code']}", opened, moves):
            return opened
    raise AssertionError(f"every game was over before move {moves}")


def _let_bots_play(table: str, opened: dict[str, Any], moves: int) -> bool:
    """Hand the first seat to a bot for a while; return whether it has a turn after that.

    The other bots go on meanwhile, and may end the game before the turn comes.
    """
    bearer = {"authorization": f"Bearer {opened['passes'][0]['token']}"}
    hand = {"type": "hand", "seat": 0, "rank": "recruit"}
    httpx.post(f"{table}/messages", json=hand, headers=bearer)
    _wait_for(table, bearer, lambda state: state["seq"] >= moves)
    httpx.post(f"{table}/messages", json={"type": "back"}, headers=bearer)
    return _wait_for(table, bearer, lambda state: state["position"]["to_move"] == 0)


def _wait_for(
    table: str, bearer: dict[str, str], condition: Callable[[dict[str, Any]], bool]
) -> bool:
    """Wait for a state of the table; return False if the game is over or nothing comes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = httpx.get(f"{table}/state", headers=bearer).json()
        if state["table"]["status"] == "over":
            return False
        if condition(state):
            return True
        time.sleep(0.05)
    return False


def faults(page: Page, size: Size) -> dict[str, list[str]]:
    """Return what is wrong with the table in a window of this size, by kind; nothing if all is."""
    resize(page, size)
    found = {
        "zones over each other": overlaps(page),
        "texts wider than their boxes": spills(page),
        "texts that are cut": cut_texts(page),
        "small type": small_type(page, least_type(size)),
    }
    if size in TOUCHED:
        found["small targets"] = page.evaluate(TARGETS, LEAST_TARGET)
    return {kind: faults for kind, faults in found.items() if faults}


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_overlaps_spills_or_is_too_small(
    variant: str, shared_server: Outside, visitors: Visitors
) -> None:
    seats, moves, terms = VARIANTS[variant]
    opened = played(shared_server, seats, moves, **terms)
    language = LANGUAGES[list(VARIANTS).index(variant) % len(LANGUAGES)]
    page = visitors(language=language).new_page()
    sit_down(page, link(shared_server.url, opened))
    asked(page)
    found: dict[object, object] = {size: wrong for size in SIZES if (wrong := faults(page, size))}
    watching = visitors(language="pl").new_page()
    sit_down(watching, f"{shared_server.url}/table/{opened['code']}")
    found |= {("watched", *size): wrong for size in SIZES if (wrong := faults(watching, size))}
    assert found == {}


def test_the_board_fills_a_phone_held_sideways(shared_server: Outside, visitors: Visitors) -> None:
    opened = played(shared_server, 4, 20)
    page = visitors(phone=True).new_page()
    sit_down(page, link(shared_server.url, opened))
    asked(page)
    for size in (LANDSCAPE, (740, 360)):
        resize(page, size)
        boxes = geometry(page)
        assert boxes["zone board 1"][1] == pytest.approx(0, abs=1)
        assert boxes["zone board 1"][3] == pytest.approx(size[1], abs=1)
        for zone in ("me", "cards", "collected", "strip", "prompt"):
            x, y, width, height = boxes[f"zone {zone} 1"]
            assert min(x, y) >= 0, zone
            assert x + width <= size[0], zone
            assert y + height <= size[1], zone
        assert page.evaluate("() => document.documentElement.scrollHeight") <= size[1]
        assert page.evaluate(TARGETS, LEAST_TARGET) == []


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_the_grids_that_a_lesson_is_about_are_in_sight(
    size: Size, shared_server: Outside, visitors: Visitors
) -> None:
    opened = open_table(shared_server.url, "battlegrounds", [PERSON, BOT])
    page = visitors(phone=True).new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(page, link(shared_server.url, opened).replace("#", "?learn#"))
    dock = page.locator("[data-zone='dock']")
    dock.get_by_role("button", name="Next").click()
    grid = "[data-zone='dock'] [data-place^='card/'][data-lit] .reach > svg"
    expect(page.locator(grid).first).to_be_visible()
    page.wait_for_function(SEEN, arg=grid)
    assert page.evaluate("() => scrollY") == 0


def test_a_square_out_of_reach_says_why_with_its_clause(
    shared_server: Outside, visitors: Visitors
) -> None:
    opened = open_table(shared_server.url, "battlegrounds", [PERSON, BOT, BOT])
    page = visitors().new_page()
    sit_down(page, link(shared_server.url, opened))
    asked(page)
    told = page.get_by_role("alert")
    rule = told.get_by_role("link")
    page.locator("[data-place='sq/D4']").click(force=True)
    expect(told).to_contain_text("D4 has to wait: tank cards are chosen first.")
    expect(rule).to_have_attribute("href", "/rules/battlegrounds#BG-033")
    page.locator("[data-lit][data-place^='card/']").first.click()
    page.locator("[data-lit][data-place^='sq/']").first.click()
    expect(page.locator("[data-reach], [data-lit][data-place^='sq/']").first).to_be_visible()
    asked(page)
    for square in ("A8", "H8", "A1", "H1", "D4", "E5"):
        place = page.locator(f"[data-place='sq/{square}']")
        if place.get_attribute("aria-disabled"):
            place.click(force=True)
            expect(rule).to_have_attribute("href", re.compile("#BG-[0-9]+$"))
            expect(told).not_to_contain_text("There is nothing to do")


CROWD = """() => [...document.querySelectorAll("svg .runner")]
  .filter((one) => one.checkVisibility())
  .map((one) => one.getBoundingClientRect().toJSON())"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_four_marks_on_one_point_of_the_race_are_all_seen(
    size: tuple[int, int], shared_server: Outside, visitors: Callable[..., BrowserContext]
) -> None:
    opened = open_table(shared_server.url, "battlegrounds", [PERSON, BOT, BOT, BOT])
    page = visitors().new_page()
    resize(page, size)
    sit_down(page, link(shared_server.url, opened))
    asked(page)
    marks = page.evaluate(CROWD)  # nobody has points yet: all of them are at 0
    assert len(marks) == 4
    for at, one in enumerate(marks):
        for other in marks[:at]:
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            hidden = max(0, across) * max(0, down)
            assert hidden <= 0.15 * one["width"] * one["height"]
