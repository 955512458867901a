"""Whole games, played by clicking on anything that is lit.

Each game is played in one language, another for each game, and some variants; `SZTAB_SOAK=1` plays
every game in every language, and all variants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.boxes import SOAK
from tests.browser.playing import Visitor, play_to_the_end
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

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]


FEWEST = 5
"""Fewer clicks are not a game."""
COMPANY = {"rush": [PERSON, BOT, BOT, BOT], "warsaw": [PERSON, BOT], "battlegrounds": [PERSON, BOT]}
"""With more players games of Rush are shorter: others buy and attack, too."""


def play(*visitors: Visitor) -> None:
    """Play to the end; nothing may go wrong on the way."""
    assert play_to_the_end(*visitors) > FEWEST
    for visitor in visitors:
        assert visitor.errors == []
        assert visitor.foreign == []


EVERY = [(game, language) for game in GAMES for language in LANGUAGES]
SPOKEN = EVERY if SOAK else list(zip(GAMES, LANGUAGES, strict=True))


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_a_newcomer_plays_a_whole_game(
    game: str, language: str, shared_server: Outside, visitors: Visitors
) -> None:
    page = visitors(language=language).new_page()
    visitor = Visitor(page, f"{game} {language}")
    play_against_bots(page, shared_server.url, game)
    assert page.locator("html").get_attribute("lang") == language
    play(visitor)


VARIANTS = {
    "family": ("battlegrounds", [PERSON, BOT, BOT], {"preset": "family"}),
    "solo": ("battlegrounds", [PERSON], {"preset": "solo"}),
    "allies in Warsaw": ("warsaw", [PERSON, BOT, BOT, BOT], {}),
    "teams of Rush": ("rush", [PERSON, BOT, BOT, BOT], {"preset": "alternative-teams"}),
    "team of Battlegrounds": ("battlegrounds", [PERSON, BOT, BOT, BOT], {"preset": "team"}),
    "Second Front": ("rush", [PERSON, BOT, BOT], {"preset": "second-front"}),
}
PLAYED = list(VARIANTS) if SOAK else list(VARIANTS)[:4]


@pytest.mark.parametrize("variant", PLAYED)
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
    opened = open_table(shared_server.url, game, COMPANY[game])
    sit_down(page, link(shared_server.url, opened))
    play(visitor)
    too_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not too_wide, "the page scrolls sideways"


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(game: str, shared_server: Outside, visitors: Visitors) -> None:
    page = visitors().new_page()
    visitor = Visitor(page, f"keyboard {game}", keyboard=True)
    opened = open_table(shared_server.url, game, COMPANY[game])
    sit_down(page, link(shared_server.url, opened))
    play(visitor)


def test_two_people_by_a_share_link(shared_server: Outside, visitors: Visitors) -> None:
    opened = open_table(shared_server.url, "battlegrounds", [PERSON, PERSON, BOT])
    both = []
    for at in range(2):
        page = visitors().new_page()
        both.append(Visitor(page, f"share {at}"))
        sit_down(page, link(shared_server.url, opened, at))
        assert "#" not in page.url, "the pass must not stay in the address"
    play(*both)
