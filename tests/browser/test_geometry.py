"""Nothing at a table moves when something appears: a hint, the coach, a banner, a refusal."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from sztab import games
from tests.browser.boxes import LANDSCAPE, SIZES, Box, Size, geometry, moved, resize
from tests.browser.playing import Visitor
from tests.browser.rush_positions import full
from tests.browser.rush_positions import moment as rush_moment
from tests.browser.still import Moment, Still, played
from tests.browser.tables import (
    BOT,
    GAMES,
    LANGUAGES,
    PERSON,
    asked,
    link,
    menu,
    open_table,
    sit_down,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

DESK: Size = (1366, 768)
PHONE: Size = (390, 844)
SCREENS = (DESK, PHONE, LANDSCAPE)

Table: TypeAlias = tuple[str, int]
TABLES: Final[tuple[Table, ...]] = (
    *(("rush", seats) for seats in range(2, 7)),
    *(("warsaw", seats) for seats in range(2, 5)),
    *(("battlegrounds", seats) for seats in range(2, 5)),
)
"""Every game with every number of seats."""
MOVES: Final = {"warsaw": 40, "battlegrounds": 30}
"""The number of decisions after which there is something on the table."""
BANNERS: Final[dict[str, dict[str, Any]]] = {
    "a question to take back": {"asking": {"asked": 1, "seat": 1, "waiting": [0]}},
    "waiting to take back": {"asking": {"asked": 1, "seat": 0, "waiting": [1]}},
}
LONG_TITLE: Final = "Maksymilian wybiera, czym odpowie na atak przeciwnika na Kwaterę Główną " * 4
RENAME: Final = """(title) => {
  const text = document.querySelector("[data-prompt] strong").firstChild;
  const before = text.data;
  text.data = title;
  return before;
}"""
"""Longer than any present question."""

FRAME = {"zone top 1", "zone prompt 1", "zone side 1", "zone handle 1"}
YOURS = "[data-prompt].yours"

TRY = """() => {
  const lit = "[data-lit], [data-possible], [data-chosen]";
  const places = [...document.querySelectorAll("[data-place][aria-disabled='true']")]
    .filter((one) => !one.closest(".goals")) // these show all Achievements
    .filter((one) => !one.matches(lit) && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  places[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return places.length > 0;
}"""
"""Click on something visible that does nothing."""


def table_only(boxes: dict[str, Box]) -> dict[str, Box]:
    """Leave out the buttons of the prompt, which change inside its zone."""
    return {name: box for name, box in boxes.items() if not name.startswith("place do/")}


def look(page: Page) -> dict[str, Box]:
    """Return all boxes while nothing is under the mouse: that would be lifted."""
    page.mouse.move(0, 0)
    return table_only(geometry(page))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_appears_moves_nothing(
    table: Table, shared_server: Outside, visitors: Visitors
) -> None:
    """A hint, a refusal, a title of two lines, banners: at all sizes, for all numbers of seats.

    The languages take turns; texts are longer in some of them.
    """
    page = visitors(language=LANGUAGES[TABLES.index(table) % 3]).new_page()
    still = Still(page, shared_server.url)
    moment = begin(table)
    still.go(moment)
    asked(page)
    found = []
    for size in SIZES:
        resize(page, size)
        before = look(page)
        for what in appearances(page, still, moment):
            found += [
                f"{size}, {what}: {one}"
                for one in moved(before, look(page))
                if not drawn_so(size, one)
            ]
    assert found == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_next_lesson_moves_nothing(
    table: Table, shared_server: Outside, visitors: Visitors
) -> None:
    """The next lesson moves nothing, whatever its length and subject."""
    page = visitors(language=LANGUAGES[TABLES.index(table) % 3]).new_page()
    Still(page, shared_server.url).go(begin(table), "?learn=1")
    asked(page)
    found = []
    for size in SIZES:
        resize(page, size)
        if not teach(page):
            break
        before = look(page)
        page.locator("[data-coach]").click()
        teach(page)
        found += [f"{size}: {one}" for one in moved(before, look(page))]
    assert found == []


def begin(table: Table) -> Moment:
    """Return a position of the table in which the first seat is asked."""
    game, seats = table
    if game == "rush":
        preset = "base" if seats < 6 else "second-front"
        data = full(preset, seats, active=0)
        data["players"][0]["hand"] = data["players"][0]["hand"][-9:]
        return rush_moment(preset, seats, data)
    return played(games.get(game), seats, MOVES[game])


def drawn_so(size: Size, moved_place: str) -> bool:
    """Return whether it is intended: in landscape a chosen card of Warsaw opens its fan."""
    return size == LANDSCAPE and moved_place.startswith("place hand/")


def appearances(page: Page, still: Still, moment: Moment) -> Iterator[str]:
    """Let one thing after the other appear and vanish."""
    page.keyboard.press("h")
    expect(page.locator("[data-prompt] .hint")).to_be_visible()
    yield "a hint"
    for _ in range(4):  # no path of places is longer
        page.keyboard.press("Escape")
    expect(page.locator("[data-prompt] .hint, [data-chosen]")).to_have_count(0)
    if page.evaluate(TRY):
        expect(page.get_by_role("alert")).to_be_visible()
        yield "a refusal"
        page.get_by_role("alert").get_by_role("button").click()
    short = page.evaluate(RENAME, LONG_TITLE)
    yield "a title of two lines"
    page.evaluate(RENAME, short)
    banner = page.locator("[data-banner]")
    for what, told in BANNERS.items():
        still.tell(replace(moment, table=told))
        expect(banner).to_be_visible()
        yield what
        still.tell(moment)
        expect(banner).to_have_count(0)


def teach(page: Page) -> bool:
    """Bring the coach to the front; return whether there is a lesson left."""
    coach = page.locator(".coach")
    if not coach.count():
        words = ("Coach", "Instruktor")
        tab = page.get_by_role("tab").filter(has_text=re.compile("|".join(words)))
        button = page.get_by_role("button", name=re.compile("|".join(words)))
        opener = tab if tab.count() else button
        if not opener.count() or opener.first.get_attribute("aria-disabled") == "true":
            return False
        opener.first.click()
    expect(coach).to_be_visible()
    return True


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_moves_nothing(game: str, shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    opened = open_table(shared_server.url, game, [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened).replace("#", "?learn=1#"))
    asked(page)
    for size in SCREENS:
        resize(page, size)
        show_coach(page, size)
        before = look(page)
        page.locator(".coach").get_by_role("button", name="Hide", exact=True).click()
        expect(page.locator(".coach")).to_have_count(0)
        assert moved(before, look(page)) == [], f"{size}: the coach is hidden"
        show_coach(page, size)
        assert moved(before, look(page)) == [], f"{size}: the coach is back"


def show_coach(page: Page, size: Size) -> None:
    if page.locator(".coach").count():
        return
    role: Literal["button", "tab"] = "button" if size == DESK else "tab"
    page.get_by_role(role, name="Coach").first.click()
    expect(page.locator(".coach")).to_be_visible()


@pytest.mark.parametrize("game", ["warsaw", "battlegrounds"])
def test_a_question_to_take_back_moves_nothing(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    opened = open_table(shared_server.url, game, [PERSON, PERSON])
    pages = [visitors().new_page() for _ in range(2)]
    for at, page in enumerate(pages):
        sit_down(page, link(shared_server.url, opened, at))
    first, other = sorted(pages, key=lambda page: page.locator(YOURS).count() == 0)
    asked(first)
    visitor = Visitor(first, f"asks to take back: {game}")
    for _ in range(400):
        if other.locator(YOURS).count():
            break
        visitor.decide_if_asked()
    before = {size: at_size(other, size) for size in SCREENS}
    first.keyboard.press("u")
    expect(other.locator("[data-banner]").get_by_role("button").first).to_be_visible()
    for size in SCREENS:
        assert moved(before[size], at_size(other, size)) == [], size


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_in_ones_place_does_not_move_the_frame(
    game: str, shared_server: Outside, visitors: Visitors
) -> None:
    """Cards move on; the banner takes no room."""
    page = visitors().new_page()
    opened = open_table(shared_server.url, game, [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened))
    asked(page)
    before = {size: frame_of(at_size(page, size)) for size in SCREENS}
    resize(page, DESK)
    menu(page, "Let a bot play for me")
    expect(page.locator("[data-banner]")).to_be_visible()
    for size in SCREENS:
        assert moved(before[size], frame_of(at_size(page, size))) == [], size


def at_size(page: Page, size: Size) -> dict[str, Box]:
    resize(page, size)
    return look(page)


def frame_of(boxes: dict[str, Box]) -> dict[str, Box]:
    return {name: box for name, box in boxes.items() if name in FRAME}
