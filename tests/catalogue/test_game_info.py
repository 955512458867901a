"""Toggles and presets as plain data agree with the game."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from sztab import games
from sztab.catalogue import GameInfo, describe_game
from sztab.core.action import RulesError
from tests.laws.adapters import adapter_for
from tests.records.played import NAMES
from tests.toy.game import GAME as TOY

if TYPE_CHECKING:
    from sztab.catalogue.game_info import ToggleInfo


@cache
def described(name: str) -> GameInfo:
    return describe_game(games.get(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_description_is_json(name: str) -> None:
    data = asdict(described(name))
    again = json.loads(json.dumps(data))
    assert again == listed(data)
    assert (again["name"], again["title"]) == (name, games.get(name).title)


def listed(value: Any) -> Any:  # noqa: ANN401 (plain data)
    """Return the data as read from JSON: with lists instead of tuples."""
    if isinstance(value, dict):
        return {key: listed(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [listed(item) for item in value]
    return value


@pytest.mark.parametrize("name", NAMES)
def test_every_toggle_is_described_with_its_values(name: str) -> None:
    toggles = games.get(name).toggles()
    assert [one.name for one in described(name).toggles] == [toggle.name for toggle in toggles]
    for told, toggle in zip(described(name).toggles, toggles, strict=True):
        assert told.default == told.values[0]
        assert (told.values, told.clause, told.text) == (toggle.values, toggle.clause, toggle.text)
        assert len(told.needs) == len(toggle.needs)
        assert len(told.excludes) == len(toggle.excludes)
        assert [one.value for one in told.defaults] == [one.value for one in toggle.defaults]


def toggle_named(name: str, toggle: str) -> ToggleInfo:
    return next(one for one in described(name).toggles if one.name == toggle)


def test_a_condition_is_described_as_data_and_in_words() -> None:
    need = next(one for one in toggle_named("rush", "teams").needs if "2v2" in one.when)
    assert (need.toggle, need.values, need.clause) == ("combat", ("interactive",), "ALT-072")
    assert need.text == f"{'/'.join(need.when)} needs combat=interactive [ALT-072]."
    assert need.why


@pytest.mark.parametrize("name", NAMES)
def test_a_preset_is_for_the_players_that_the_book_says(name: str) -> None:
    game = games.get(name)
    expected = adapter_for(name).preset_players
    assert {one.name: list(one.players) for one in described(name).presets} == expected
    for preset in described(name).presets:
        for players in preset.players:
            chosen = preset.settings | preset.by_players.get(str(players), {})
            rules = game.rules(players, preset=preset.name)
            assert {key: rules.settings[key] for key in chosen} == chosen
        for players in set(range(game.min_players, game.max_players + 1)) - {*preset.players}:
            with pytest.raises(RulesError):
                game.rules(players, preset=preset.name)


@pytest.mark.parametrize("name", NAMES)
def test_card_files_are_taken_where_there_is_a_schema(name: str) -> None:
    game = games.get(name)
    if described(name).takes_cards:
        assert game.components.read("", "x") is not None
        return
    with pytest.raises(RulesError, match="takes no card file"):
        game.components.read("", "x")


def test_a_game_from_outside_is_described_too() -> None:
    told = describe_game(TOY)
    assert (told.title, told.takes_cards) == (TOY.title, False)
    assert told.presets[0].players == tuple(range(TOY.min_players, TOY.max_players + 1))
