"""Settings that exclude each other are refused with their clause; all others are allowed.

The game is compared with the table of its adapter, which knows nothing of conditions and builders:
for every pair of values, random subsets and presets, and for numbers of players beyond the limits.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from sztab.core.action import RulesError
from tests.laws.adapters import adapter_for
from tests.laws.cases import CASES, COMBINATIONS, GAMES, WHOLE, pairs, subsets

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from sztab.core.game import AnyGame

NUMBERS = range(1, 8)
PART = 50
STEP = 1 if WHOLE else 4
"""The interpreted build compares one toggle, and one part of the subsets, out of this number."""
TOGGLES = [(game, one.name) for game in GAMES.values() for one in game.toggles()][::STEP]
PARTS = [(game, n) for game in GAMES.values() for n in range(0, len(subsets(game)), PART)][::STEP]


def refusal(
    game: AnyGame, players: int, asked: Mapping[str, str], own: Mapping[str, Any] | None = None
) -> str:
    """Return the refusal of these settings; nothing if the game accepts them."""
    try:
        settings = game.rules(players, asked, content=own).settings
    except RulesError as error:
        return str(error)
    assert settings.items() >= asked.items()
    return ""


def faults(game: AnyGame, asked: Mapping[str, str], numbers: Iterable[int]) -> list[str]:
    """Return where the game and the table of its adapter disagree."""
    adapter, found = adapter_for(game.name), []
    own = adapter.content(asked)
    for players in numbers:
        clauses = adapter.forbidden(asked, players)
        answer = refusal(game, players, asked, own)
        cited = set(re.findall(r"\[(.+?)\]", answer))
        if bool(cited) != bool(answer) or bool(cited) != bool(clauses) or not cited <= {*clauses}:
            found.append(f"{asked} for {players}: {answer or 'allowed'}, expected {clauses}")
    return found


@pytest.mark.parametrize(("game", "name"), TOGGLES, ids=[name for _, name in TOGGLES])
def test_pairs_of_values_are_refused_as_the_rules_say(game: AnyGame, name: str) -> None:
    """Values that are not defaults with every number of players, others with one.

    Of allowed pairs with a default, every third is tested: most change nothing.
    """
    forbidden = adapter_for(game.name).forbidden
    toggles = [toggle.name for toggle in game.toggles()]
    later = game.toggles()[toggles.index(name) :]
    found = []
    for asked in pairs(later, defaults=False):
        if name in asked:
            found += faults(game, asked, NUMBERS)
    for number, asked in enumerate(pairs(later, defaults=True)):
        if name in asked and (number % 3 == 0 or forbidden(asked, 2 + number % 5)):
            found += faults(game, asked, [2 + number % 5])
    assert not found


@pytest.mark.parametrize(("game", "first"), PARTS, ids=[f"{g.name}-{n}" for g, n in PARTS])
def test_random_subsets_are_refused_as_the_rules_say(game: AnyGame, first: int) -> None:
    chosen = subsets(game)[first : first + PART]
    assert not [fault for asked in chosen for fault in faults(game, asked, NUMBERS)]


@pytest.mark.parametrize("name", GAMES)
def test_random_subsets_are_both_refused_and_allowed(name: str) -> None:
    """Otherwise the test above proves little. A game whose values all combine refuses none."""
    chosen, adapter = subsets(GAMES[name]), adapter_for(name)
    allowed = [asked for asked in chosen if any(not adapter.forbidden(asked, n) for n in NUMBERS)]
    if adapter.reasons <= numbers_alone(name):
        assert allowed == chosen
    else:
        assert PART < len(allowed) < len(chosen) - PART


def numbers_alone(name: str) -> set[str]:
    """Return the clauses with which default rules are refused: those on the number of players."""
    return {clause for n in NUMBERS for clause in adapter_for(name).forbidden({}, n)}


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_of_the_table_comes_up(name: str) -> None:
    game, adapter = GAMES[name], adapter_for(name)
    met = {
        clause
        for asked in subsets(game)
        for players in NUMBERS
        for clause in adapter.forbidden(asked, players, own=False)
    }
    alone = numbers_alone(name)
    assert met | alone >= adapter.reasons
    assert met | alone <= adapter.clauses()


@pytest.mark.parametrize("name", GAMES)
def test_presets_are_for_the_players_they_name(name: str) -> None:
    game, adapter = GAMES[name], adapter_for(name)
    assert [preset.name for preset in game.presets()] == list(adapter.preset_players)
    for preset, numbers in adapter.preset_players.items():
        for players in NUMBERS:
            if players in numbers:
                game.rules(players, preset=preset)
                continue
            with pytest.raises(RulesError) as caught:
                game.rules(players, preset=preset)
            cited = set(re.findall(r"\[(.+?)\]", str(caught.value)))
            assert cited
            assert cited <= adapter.reasons


@pytest.mark.parametrize("name", GAMES)
def test_what_needs_a_card_file_is_refused_without_one(name: str) -> None:
    game, adapter = GAMES[name], adapter_for(name)
    for toggle in game.toggles():
        for value in toggle.values:
            asked = {toggle.name: value}
            if adapter.content(asked):
                clauses = adapter.forbidden(asked, 2, own=False)
                assert any(f"[{clause}]" in refusal(game, 2, asked) for clause in clauses)


@pytest.mark.parametrize("name", GAMES)
def test_a_card_file_that_does_not_go_with_the_rules_is_refused(name: str) -> None:
    for text, asked, players, clause in adapter_for(name).unfit_content():
        own = GAMES[name].components.read(text, "own.toml")
        assert f"[{clause}]" in refusal(GAMES[name], players, asked, own)


def test_all_of_it_is_tried() -> None:
    """Every preset and number of players, every value, nearly every pair, 500 subsets."""
    for game in GAMES.values():
        numbers = adapter_for(game.name).preset_players.values()
        values = sum(len(toggle.values) - 1 for toggle in game.toggles())
        assert len([case for case in CASES if case.game is game]) == sum(map(len, numbers)) + values
        tried = [case for case in COMBINATIONS if case.game is game]
        assert len([case for case in tried if "subset" in case.name]) == len(subsets(game))
        assert all(case.players for case in CASES)
