"""Whole games in every language: every question, choice, event and table has its words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from sztab import games, words
from sztab.bots import make_bot
from sztab.core.action import Reason
from sztab.core.rng import Rng
from sztab.words.speech import speaker
from tests.records.played import Played

if TYPE_CHECKING:
    from sztab.core.game import AnyGame

TABLES = [
    ("rush", 2, "base"),
    ("rush", 3, "second-front"),
    ("rush", 4, "alternative-teams"),
    ("warsaw", 2, "base"),
    ("warsaw", 4, "base"),
    ("battlegrounds", 2, "battle"),
    ("battlegrounds", 4, "team"),
    ("battlegrounds", 3, "family"),
    ("battlegrounds", 1, "solo"),
]
HOLES = re.compile(r"[{}$]|\bNone\b|\?\?\?")


def tell_everything(match: Played, language: str) -> set[str]:
    """Return everything that a reader in each seat would read, at every decision."""
    game, rules, said = match.game, match.rules, set()
    bots = {seat: make_bot("random", game, Rng(seat)) for seat in range(rules.players)}
    while not match.is_over():
        seat = match.to_move()
        if seat >= 0:
            view = match.state.view(seat)
            said.add(words.question(game, language, rules, view))
            for action in view.legal_actions():
                said.add(words.explain(game, language, rules, action))
            for section in words.sheet(game, language, rules, view):
                said |= {section.title, *section.columns}
                said |= {cell for row in section.rows for cell in row}
        match.step(bots)
    for reader in range(-1, rules.players):
        for event in match.log.seen_by(reader):
            said.add(words.describe(game, language, rules, event, reader))
    return said


def preset_of(game: AnyGame, name: str) -> str:
    known = [preset.name for preset in game.presets()]
    return name if name in known else known[0]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("name", "players", "preset"), TABLES)
def test_a_game_is_told_from_set_up_to_the_end(
    name: str, players: int, preset: str, language: str
) -> None:
    """A missing message or argument is a warning, which fails the test."""
    game = games.get(name)
    match = Played(game, game.rules(players, preset=preset_of(game, preset)), seed=3)
    said = tell_everything(match, language)
    assert len(said) > 50
    assert [text for text in said if HOLES.search(text)] == []


@pytest.mark.parametrize("name", games.names())
def test_languages_differ(name: str) -> None:
    game = games.get(name)
    rules = game.rules(max(2, game.min_players))
    said = {}
    for language in words.LANGUAGES:
        said[language] = tell_everything(Played(game, rules, seed=1), language)
    for language in words.LANGUAGES[1:]:
        assert len(said[language] & said[words.ENGLISH]) < len(said[language]) / 2


def test_the_reader_is_you() -> None:
    game = games.get("rush")
    match = Played(game, game.rules(2), seed=1)
    match.step({})
    [event] = [
        one
        for one in match.log.events
        if game.codec.tell(match.rules, one)["kind"] == "first-player"
    ]
    seat = event.seat
    told = [words.describe(game, "en", match.rules, event, reader) for reader in (seat, 1 - seat)]
    assert told == ["You get the first-player card", f"P{seat + 1} gets the first-player card"]


def test_a_refusal_is_told_in_the_language() -> None:
    game = games.get("rush")
    rules = game.rules(2)
    match = Played(game, rules, seed=1)
    while match.to_move() < 0:
        match.step({})
    action = game.codec.notation(rules).parse("take")
    reason = match.state.why_not(action)
    assert reason is not None
    polish = words.refuse("pl", reason)
    assert polish.endswith(f"[{reason.clause}]")
    assert reason.text not in polish
    assert words.refuse("en", reason) == str(reason)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_refusal_that_no_language_knows_says_its_text_or_its_key(language: str) -> None:
    told = Reason("HOUSE-1", "mud-is-deep", {"card": "T-34"}, "{card} is stuck in the mud.")
    assert words.refuse(language, told) == "T-34 is stuck in the mud. [HOUSE-1]"
    assert words.refuse(language, Reason("HOUSE-1", "mud-is-deep")) == "mud is deep [HOUSE-1]"


def test_equal_rules_share_what_was_said() -> None:
    game = games.get("rush")
    one, other = game.rules(2), game.rules(2)
    assert speaker(game, one, "en") is speaker(game, other, "en")
    assert speaker(game, one, "en") is not speaker(game, one, "pl")
    assert speaker(game, one, "en") is not speaker(game, game.rules(3), "en")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_cards_have_a_name_in_every_language(language: str) -> None:
    cards = games.get("warsaw").components.in_play(games.get("warsaw").rules(2))["cards"]
    assert [name for name, card in cards.items() if language not in card["names"]] == []
    pictures = games.get("battlegrounds").components.in_play(games.get("battlegrounds").rules(2))[
        "pictures"
    ]
    assert [name for name, one in pictures.items() if language not in one["names"]] == []


def test_renamed_cards_have_their_own_names() -> None:
    """The hash of the cards leaves out their names, so tables must not share speakers."""
    game = games.get("battlegrounds")
    file = '[[tanks]]\nid = "hetzer"\nname = "Little Hetzer"\n'
    renamed = game.rules(4, content=game.components.read(file, "my.toml"))
    printed = game.rules(4)
    assert renamed.card_hash == printed.card_hash
    for rules, name in ((printed, "Jagdpanzer 38 Hetzer"), (renamed, "Little Hetzer")):
        action = game.codec.notation(rules).parse("take hetzer")
        assert name in words.explain(game, words.ENGLISH, rules, action)
