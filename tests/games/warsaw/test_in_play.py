"""The components in play, as data for drawing them."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.games.warsaw.game import GAME


def shown(players: int = 2) -> dict[str, Any]:
    return GAME.components.in_play(GAME.rules(players))


def test_all_cards_are_shown_with_names_and_effects() -> None:
    rules = GAME.rules(2)
    cards = GAME.components.in_play(rules)["cards"]
    assert list(cards) == rules.cards.names
    assert [card["title"] for card in cards.values()] == rules.cards.titles
    assert all(set(card["names"]) == {"pl", "en", "cs"} for card in cards.values())
    assert all(card["effects"] and card["text"] for card in cards.values())


def test_a_commander_has_a_limit_and_others_have_none() -> None:
    for card in shown()["cards"].values():
        assert ("limit" in card) is (card["kind"] == "commander")
    leader = shown()["cards"]["wp-skierski"]
    assert (leader["limit"], leader["army"]) == (4, "wp")
    assert leader["effects"][1] == {"op": "move_units", "n": 3, "forward": True}


@pytest.mark.parametrize(("players", "edge"), [(2, [5]), (3, [3, 3]), (4, [3, 3])])
def test_resource_cards_show_the_face_for_the_number_of_players(
    players: int, edge: list[int]
) -> None:
    resources = shown(players)["resources"]
    assert list(resources) == ["funds", "supply", "support"]
    assert resources["funds"]["edges"]["a"] == edge
    assert resources["funds"]["choice"] is (players > 2)


def test_tracks_and_fronts_are_told() -> None:
    table = shown()
    assert (table["numbers"]["rounds"], table["numbers"]["points_to_win"]) == (13, 7)
    assert list(table["fronts"]) == ["n", "c", "s"]
    assert table["markers"] == ["wp", "acz", "special"]
