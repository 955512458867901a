"""The log says "you" to the one whose seat it is, and names to everybody else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from sztab.words import LANGUAGES
from tests.browser.playing import Visitor
from tests.browser.tables import BOT, GAMES, PERSON, asked, link, open_table, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

OLGA: Final = {**PERSON, "name": "Olga"}
PIOTR: Final = {**PERSON, "name": "Piotr"}
LINES: Final = ".log [role=log] li"
TEXTS: Final = r"(lines) => lines.map((one) => one.textContent.replace(/\s+/g, ' ').trim())"
"""The text of an element, even where it is not drawn."""
DECISIONS: Final = 25
YOU: Final = {
    "en": re.compile(r"^\s*Your?\b"),
    "pl": re.compile(r"^\w+sz\b|^Tw[oó]j"),
    "cs": re.compile(r"^\w+š\b|^Tv(ůj|oje)\b"),
}
"""How a line begins that speaks to its reader; names of generals end like verbs, too."""
RECORD: Final = """() => {
  const said = document.querySelector("p.spoken[aria-live]");
  window.heard = [];
  new MutationObserver(() => window.heard.push(said.textContent))
    .observe(said, { childList: true, characterData: true, subtree: true });
}"""
"""Record the announcements for screen readers."""


def log(page: Page) -> list[str]:
    """Return the lines of the log, with the parts for screen readers."""
    lines: list[str] = page.locator(LINES).evaluate_all(TEXTS)
    return lines


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_to_who_plays_and_names_who_is_watched(
    game: str, language: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(language=language).new_page()
    opened = open_table(shared_server.url, game, [OLGA, BOT])
    sit_down(page, link(shared_server.url, opened))
    asked(page)
    page.evaluate(RECORD)
    visitor = Visitor(page, f"you in {game}")
    visitor.decide(DECISIONS)
    asked(page)  # so that nothing more happens while it is read
    own = log(page)
    spoken_to = [line for line in own if YOU[language].search(line)]
    assert len(spoken_to) >= 3, own
    assert "Olga" not in "".join(own)
    heard = "".join(page.evaluate("() => window.heard"))
    assert any(line in heard for line in spoken_to), heard
    assert "Olga" not in heard
    watcher = visitors(language=language).new_page()
    sit_down(watcher, f"{shared_server.url}/table/{opened['code']}")
    expect(watcher.locator(LINES)).to_have_count(len(own))
    watched = log(watcher)
    assert sum("Olga" in line for line in watched) >= 3, watched
    assert [line for line in watched if YOU[language].search(line)] == []
    assert visitor.errors == []


def test_two_at_one_screen_are_called_by_name(shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    opened = open_table(shared_server.url, "rush", [OLGA, PIOTR])
    seats = {str(one["seat"]): one["token"] for one in opened["passes"]}
    kept = [{"code": opened["code"], "game": "rush", "seats": seats, "seen": 1}]
    page.goto(shared_server.url)
    page.evaluate("(kept) => localStorage.setItem('sztab.passes', JSON.stringify(kept))", kept)
    page.goto(f"{shared_server.url}/table/{opened['code']}")
    curtain = page.locator("[data-curtain]")
    visitor = Visitor(page, "names at one screen")
    for _ in range(3):
        expect(curtain).to_be_visible()
        page.keyboard.press("Enter")
        expect(curtain).to_be_hidden()
        asked(page)
        while not curtain.is_visible():
            visitor.decide_if_asked()
    page.keyboard.press("Enter")
    expect(curtain).to_be_hidden()
    lines = log(page)
    assert any("Olga" in line for line in lines), lines
    assert any("Piotr" in line for line in lines), lines
    assert [line for line in lines if YOU["en"].search(line)] == []


def test_a_replay_speaks_to_the_one_through_whose_eyes_it_is_seen(
    shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors().new_page()
    opened = open_table(shared_server.url, "battlegrounds", [OLGA, PIOTR])
    url = shared_server.url
    players = [page, visitors().new_page()]
    for seat, one in enumerate(players):
        sit_down(one, link(url, opened, seat))
    asks = [Visitor(one, f"replayed {seat}") for seat, one in enumerate(players)]
    moves = 0
    while moves < DECISIONS:
        moves += sum(one.decide_if_asked() for one in asks)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).last.click()
    expect(page.locator("[data-end]")).to_be_visible()
    stranger = visitors().new_page()
    stranger.goto(f"{url}/replay/{opened['code']}")
    eyes = stranger.get_by_label("View as")
    line = stranger.locator(LINES)
    expect(line.filter(has_text="Olga").first).to_be_visible()
    assert [one for one in log(stranger) if YOU["en"].search(one)] == []
    for name in ("Olga", "Piotr"):
        eyes.select_option(label=name)
        expect(line.filter(has_text=YOU["en"]).first).to_be_visible()
        expect(line.filter(has_text=name)).to_have_count(0)
    eyes.select_option(label="a spectator")
    expect(line.filter(has_text=YOU["en"])).to_have_count(0)
    expect(line.filter(has_text="Olga").first).to_be_visible()
