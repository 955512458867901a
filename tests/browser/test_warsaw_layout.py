"""Warsaw's table keeps its shape at every size, for every number of seats and all positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from sztab import games
from tests.browser.boxes import (
    DESKS,
    LANDSCAPE,
    PHONES,
    SIZES,
    cut_texts,
    drawn,
    geometry,
    least_type,
    moved,
    overlaps,
    resize,
    small_type,
    spills,
)
from tests.browser.playing import Visitor
from tests.browser.tables import (
    BOT,
    LANGUAGES,
    PERSON,
    asked,
    link,
    open_and_sit,
    open_table,
    sit_down,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

GAME: Final = games.get("warsaw")
ALL: Final = sorted(SIZES)

FAN: Final = """() => {
  const found = [];
  for (const fan of document.querySelectorAll(".fan")) {
    const cards = [...fan.querySelectorAll(":scope > .card")];
    const box = fan.getBoundingClientRect();
    for (const [at, card] of cards.entries()) {
      const { left, right, width } = card.getBoundingClientRect();
      const next = cards[at + 1]?.getBoundingClientRect();
      const seen = (next ? Math.min(right, next.left) : right) - left;
      if (seen < 0.27 * width) found.push(`card ${at + 1} of ${cards.length} shows ${seen}`);
      if (left < box.left - 1 || right > box.right + 1) found.push(`card ${at + 1} sticks out`);
    }
  }
  return found;
}"""
"""Cards that show less than their edge, or extend beyond their fan."""

WIDTH: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def faults(page: Page) -> list[str]:
    """Return the faults of the table at all sizes."""
    found: list[str] = []
    for size in ALL:
        resize(page, size)
        told = [*overlaps(page), *spills(page), *cut_texts(page)]
        told += small_type(page, least_type(size))
        told += page.evaluate(FAN)
        wide = page.evaluate(WIDTH)
        if wide > 0:
            told.append(f"the page is {wide} px too wide")
        found += [f"{size[0]}x{size[1]} {one}" for one in told]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_overlaps_spills_or_is_too_small(
    shared_server: Outside, visitors: Visitors, seats: int
) -> None:
    page = visitors(language=LANGUAGES[seats % len(LANGUAGES)]).new_page()
    opened = open_and_sit(page, shared_server.url, "warsaw", [PERSON, *[BOT] * (seats - 1)])
    asked(page)
    Visitor(page, "layout").decide(9)
    asked(page)
    assert faults(page) == []
    watching = visitors(language="pl").new_page()
    sit_down(watching, f"{shared_server.url}/table/{opened['code']}")
    assert faults(watching) == []


def largest_hand(seats: int, *, allied: bool) -> int:
    """Return the largest possible hand: what the better edge of Funds gives.

    An army of one player draws what two allies would draw together.
    """
    edges = GAME.components.in_play(GAME.rules(seats))["resources"]["funds"]["edges"]
    count = max if allied else sum
    return max(int(count(numbers)) for numbers in edges.values() if numbers)


CARDS: Final = """([n, theirs]) => {
  const fans = [...document.querySelectorAll(".fan")];
  for (const [at, fan] of fans.entries()) {
    const wanted = at === 0 ? n : theirs;
    const one = fan.querySelector(".card");
    if (!one) continue;
    while (fan.children.length > wanted) fan.lastElementChild.remove();
    while (fan.children.length < wanted) fan.append(one.cloneNode(true));
    fan.style.setProperty("--n", wanted);
  }
  return fans.map((fan) => fan.children.length);
}"""
"""Put this number of cards into the fans, without waiting until somebody wins Funds."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_largest_hand_fits(shared_server: Outside, visitors: Visitors, seats: int) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "warsaw", [PERSON, *[BOT] * (seats - 1)])
    asked(page)
    Visitor(page, "hand").decide(2)
    asked(page)
    allied = page.locator(".allied").count() > 0
    most = largest_hand(seats, allied=True)
    for size in ALL:
        resize(page, size)
        expect(page.locator(".fan.own .card").first).to_be_visible()
        page.evaluate(CARDS, [largest_hand(seats, allied=allied), most])
        drawn(page)
        assert page.evaluate(FAN) == [], size
        assert overlaps(page) == [], size


@pytest.mark.parametrize("size", [DESKS[0], PHONES[1], LANDSCAPE])
def test_no_zone_moves_while_one_plays(
    shared_server: Outside, visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "warsaw", [PERSON, BOT])
    resize(page, size)
    asked(page)
    before = zones(page)
    visitor = Visitor(page, "still")
    for _ in range(6):
        visitor.decide(2)
        asked(page)
        assert moved(before, zones(page)) == []
    hint = page.locator("[data-tool]").nth(1)
    if hint.is_enabled():
        hint.click()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        assert moved(before, zones(page)) == []


def zones(page: Page) -> dict[str, Any]:
    """Return the boxes of the zones and of the places on the sheet."""
    kept = ("zone ", "place place/", "place strength/", "place track/")
    return {name: box for name, box in geometry(page).items() if name.startswith(kept)}


def test_a_lesson_on_a_phone_leaves_all_fronts_in_sight(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(phone=True, language="cs").new_page()
    opened = open_table(shared_server.url, "warsaw", [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened).replace("#", "?learn#"))
    expect(page.get_by_role("tab").first).to_be_visible()
    for size in (*PHONES, LANDSCAPE):
        resize(page, size)
        boxes = geometry(page)
        sheet, prompt = boxes["zone sheet 1"], boxes["zone prompt 1"]
        if size == LANDSCAPE:
            assert prompt[0] >= sheet[0] + sheet[2]
        else:
            assert prompt[1] >= sheet[1] + sheet[3]
        lowest = max(box[1] + box[3] for name, box in boxes.items() if "strength/" in name)
        assert lowest <= size[1]
        assert overlaps(page) == []
        assert small_type(page, least_type(size)) == []


def test_a_phone_held_sideways_shows_board_question_and_hand(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    open_and_sit(page, shared_server.url, "warsaw", [PERSON, BOT])
    asked(page)
    Visitor(page, "sideways").decide(2)
    asked(page)
    resize(page, LANDSCAPE)
    boxes = geometry(page)
    for zone in ("sheet", "prompt", "hand", "resources"):
        x, y, width, height = boxes[f"zone {zone} 1"]
        assert x >= 0
        assert y >= 0
        assert x + width <= LANDSCAPE[0]
        assert y + height <= LANDSCAPE[1]


def test_the_largest_hands_are_those_of_the_rules() -> None:
    hands = [largest_hand(2, allied=False), largest_hand(3, allied=False)]
    assert [*hands, largest_hand(4, allied=True)] == [5, 7, 4]
