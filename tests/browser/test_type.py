"""Type is large enough, headings are in order, and spoken names are the visible ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import LANDSCAPE, Size, least_type, resize, small_type
from tests.browser.playing import Visitor
from tests.browser.tables import BOT, GAMES, LANGUAGES, PERSON, asked, link, open_table, sit_down
from tests.browser.test_afterwards import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

SCREENS: tuple[Size, ...] = ((360, 740), LANDSCAPE, (1024, 768), (1366, 768))
WALLS: tuple[Size, ...] = ((2560, 1440), (3840, 2160))

HEADINGS = """() => {
  const seen = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }));
  const levels = seen.map((one) => Number(one.tagName[1]));
  const wrong = seen.filter((_, at) => levels[at] > (levels[at - 1] ?? 0) + 1);
  const found = wrong.map((one) => `${one.tagName} ${one.innerText.slice(0, 40)} skips a level`);
  const first = levels.filter((level) => level === 1).length;
  return first === 1 ? found : [...found, `${first} headings of the first level`];
}"""

NAMES = """(inTables) => {
  const words = (text) => text.toLowerCase().match(/\\p{L}{2,}/gu) ?? [];
  const seenIn = (one) => {
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) {
      const around = walk.currentNode.parentElement;
      if (around.closest("[aria-hidden=true], svg, .spoken")) continue;
      if (!around.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(around).clipPath === "none") found.push(walk.currentNode.data);
    }
    return found.join(" ");
  };
  return [...document.querySelectorAll("button, a, [role=tab], select, input")]
    .filter((one) => one.hasAttribute("aria-label"))
    .filter((one) => inTables || !("place" in one.dataset))
    .filter((one) => inTables || !one.closest("main[data-zone] *, [data-zone=side] .game"))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .flatMap((one) => {
      const name = words(one.getAttribute("aria-label"));
      const lost = words(seenIn(one)).filter((word) => !name.includes(word));
      return lost.length > 0 ? [`${one.getAttribute("aria-label")}: ${lost}`] : [];
    });
}"""
"""Controls whose accessible name differs from their text; of a table, all places."""

GROWN = """(selector) => {
  const one = document.querySelector(selector);
  return parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom;
}"""


def findings(page: Page) -> list[str]:
    """Return what is too small at any size, and headings out of order."""
    found = []
    for size in SCREENS:
        resize(page, size)
        found += [f"{size}: {one}" for one in small_type(page, least_type(size))]
        found += [f"{size}: {one}" for one in page.evaluate(HEADINGS)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_legible(game: str, shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    opened = open_table(shared_server.url, game, [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened))
    asked(page)
    assert findings(page) == []
    resize(page, (1366, 768))
    texts = ("[data-prompt] strong", "[data-zone=side] .log", "[data-zone=top] h1")
    sizes = {text: page.evaluate(GROWN, text) for text in texts}
    for wall in WALLS:
        resize(page, wall)
        for text, size in sizes.items():
            assert page.evaluate(GROWN, text) >= size * 1.5, f"{text} at {wall}"


def test_screens_around_the_tables_are_legible(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    url = shared_server.url
    waiting = open_table(url, "rush", [PERSON, PERSON], autostart=False)
    screens = {
        "/": "[data-play]",
        **{f"/{room}/{game}": "main h1, h1" for room in ("rules", "cards") for game in GAMES},
        link("", waiting): "main",
        f"/replay/{played(shared_server, 'battlegrounds')}": "[data-game]",
    }
    for path, shown in screens.items():
        page.goto(f"{url}{path}")
        expect(page.locator(shown).first).to_be_visible()
        assert findings(page) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_names_are_the_visible_ones(
    language: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(language=language).new_page()
    page.goto(shared_server.url)
    expect(page.locator("[data-play]").first).to_be_visible()
    assert page.evaluate(NAMES, False) == []
    opened = open_table(shared_server.url, "battlegrounds", [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened))
    asked(page)
    for size in SCREENS:
        resize(page, size)
        assert page.evaluate(NAMES, False) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_places_of_a_table_are_called_by_what_is_written_on_them(
    game: str, language: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(language=language).new_page()
    seats = [PERSON, *[BOT] * (3 if game == "warsaw" else 1)]
    preset = {"preset": "second-front"} if game == "rush" else {}
    opened = open_table(shared_server.url, game, seats, **preset)
    sit_down(page, link(shared_server.url, opened))
    visitor, wrong, seen = Visitor(page, f"names {game}"), set(), 0
    for size in ((1440, 900), (1366, 768), (390, 844), LANDSCAPE, (1440, 900)):
        resize(page, size)
        asked(page)
        seen += page.locator("[data-place][aria-label]").count()
        wrong |= {f"{size}: {one}" for one in page.evaluate(NAMES, True)}
        visitor.decide(3)
    assert seen > 0
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_and_hint_bear_their_words(
    language: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(language=language).new_page()
    opened = open_table(shared_server.url, "rush", [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened))
    asked(page)
    words = page.locator("[data-prompt] .tools .word")
    for size in ((360, 740), LANDSCAPE, (768, 1024), (1024, 768), (1366, 768), (1440, 900)):
        resize(page, size)
        expect(words).to_have_count(2)
        for word in words.all():
            box = word.bounding_box()
            assert box is not None
            assert box["width"] > 20, f"{word.inner_text()} is not written at {size}"
            assert box["x"] + box["width"] <= size[0]


def test_the_navigation_can_be_skipped(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    page.goto(shared_server.url)
    expect(page.locator("[data-play]").first).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("button", name="Skip to the main content")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
