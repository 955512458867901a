"""Games by pointing at whatever is lit: every game in every language, variants, ways to point.

By default each game is played to its end in one language, and the rest for a while, because a
browser takes about a minute for a game; `SZTAB_SOAK=1` plays them all to their ends.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import Visitor
from tests.browser.tables import (
    BOT,
    GAMES,
    LANGUAGES,
    PERSON,
    link,
    open_table,
    play_against_bots,
    sit_down,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext

    from tests.server.running import Outside

    Visitors = Callable[..., BrowserContext]


ALL = bool(os.environ.get("SZTAB_SOAK"))
WHOLE = {("rush", "en"), ("warsaw", "pl"), ("battlegrounds", "cs")}
A_WHILE = 15


def play(visitor: Visitor, *, whole: bool = False) -> None:
    """Play to the end, or for a while; nothing may go wrong on the way."""
    if whole or ALL:
        assert visitor.play_to_the_end() > A_WHILE
    else:
        visitor.decide(A_WHILE)
    assert visitor.errors == []
    assert visitor.foreign == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_a_whole_game(
    game: str, language: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(language=language).new_page()
    visitor = Visitor(page, f"{game} {language}")
    play_against_bots(page, shared_server.url, game)
    assert page.locator("html").get_attribute("lang") == language
    play(visitor, whole=(game, language) in WHOLE)


VARIANTS = {
    "family": ("battlegrounds", [PERSON, BOT, BOT], {"preset": "family"}),
    "solo": ("battlegrounds", [PERSON], {"preset": "solo"}),
    "team of Battlegrounds": ("battlegrounds", [PERSON, BOT, BOT, BOT], {"preset": "team"}),
    "teams of Rush": ("rush", [PERSON, BOT, BOT, BOT], {"preset": "alternative-teams"}),
    "Second Front": ("rush", [PERSON, BOT, BOT], {"preset": "second-front"}),
    "allies in Warsaw": ("warsaw", [PERSON, BOT, BOT, BOT], {}),
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_is_played(variant: str, shared_server: Outside, visitors: Visitors) -> None:
    game, seats, terms = VARIANTS[variant]
    page = visitors().new_page()
    visitor = Visitor(page, variant)
    opened = open_table(shared_server.url, game, seats, **terms)
    sit_down(page, link(shared_server.url, opened))
    play(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(game: str, shared_server: Outside, visitors: Visitors) -> None:
    page = visitors(phone=True).new_page()
    visitor = Visitor(page, f"phone {game}")
    opened = open_table(shared_server.url, game, [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened))
    visitor.decide(6)
    too_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not too_wide, "the page scrolls sideways"
    play(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(game: str, shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    visitor = Visitor(page, f"keyboard {game}", keyboard=True)
    opened = open_table(shared_server.url, game, [PERSON, BOT])
    sit_down(page, link(shared_server.url, opened))
    play(visitor)


def test_two_people_by_a_share_link(shared_server: Outside, visitors: Visitors) -> None:
    opened = open_table(shared_server.url, "battlegrounds", [PERSON, PERSON])
    both = []
    for at in range(2):
        page = visitors().new_page()
        both.append(Visitor(page, f"share {at}"))
        sit_down(page, link(shared_server.url, opened, at))
        assert "#" not in page.url, "the pass must not stay in the address"
    decisions = 0
    while not all(one.over() for one in both) and (ALL or decisions < 2 * A_WHILE):
        decisions += sum(one.decide_if_asked() for one in both)
    for one in both:
        assert (one.errors, one.foreign) == ([], [])
