"""The components in play, as data for drawing."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.games.rush.game import GAME
from tests.laws.adapters import adapter_for

OWN = """
vehicles = [
  { id = "usa-x", name = "X", nation = "usa", class = "light", cost = 1, quantity = 2, firepower = 1, armour = 1 },
  { id = "usa-m6", cost = 2 },
]
achievements = [{ id = "mine", name = { en = "Mine", cs = "Moje" }, measure = "count", where = { class = "light" } }]
remove = ["ussr-t-26"]
"""  # noqa: E501  # a table in a line


def shown(players: int = 2, preset: str | None = None, cards: str = "") -> dict[str, Any]:
    content = GAME.components.read(cards, "cards") if cards else None
    return GAME.components.in_play(GAME.rules(players, preset=preset, content=content))


def test_a_vehicle_has_all_that_is_printed_on_it() -> None:
    card = shown()["cards"]["ussr-t-28"]
    assert (card["title"], card["names"]) == ("Т-28", {"own": "Т-28", "en": "T-28"})
    assert (card["kind"], card["nation"], card["class"]) == ("vehicle", "ussr", "medium")
    assert (card["cost"], card["resources"], card["goods"]) == (2, 3, "ussr")
    assert (card["firepower"], card["armour"], card["limits"]) == (1, 2, [])
    assert shown()["cards"]["ussr-ms-1"]["abilities"] == [{"kind": "research", "value": 2}]


def test_a_symbol_that_is_not_printed_is_no_zero() -> None:
    cards = shown()["cards"]
    assert cards["technicians"]["resources"] is None
    assert cards["ussr-t-60"]["resources"] == 0
    assert cards["technicians"]["names"] == {"pl": "Technicy", "en": "Technicians"}


@pytest.mark.parametrize("preset", [preset.name for preset in GAME.presets()])
def test_all_cards_on_the_table_are_shown_with_their_number(preset: str) -> None:
    for players in adapter_for("rush").preset_players[preset]:
        rules = GAME.rules(players, preset=preset)
        cards = GAME.components.in_play(rules)["cards"]
        assert list(cards) == rules.cards.names
        assert [card["title"] for card in cards.values()] == rules.cards.titles
        box = adapter_for("rush").inventory(GAME.codec.dump(GAME.new(rules)))
        assert {name: card["copies"] for name, card in cards.items()} == box


def test_numbers_places_and_nations_follow_the_rules() -> None:
    base, front = shown(), shown(preset="second-front")
    assert base["places"]["bases"] == ["base1", "base2", "base3"]
    assert base["places"]["headquarters"] == ""
    assert front["places"]["guards"][-1] == "hq-guard"
    assert front["places"]["headquarters"] == "hq"
    assert list(base["nations"]) == ["ussr", "germany", "usa", "france"]
    assert front["nations"]["uk"]["double"] == "medal-uk-2"
    assert (base["numbers"]["reserve"], base["numbers"]["singles"]) == (4, 9)
    assert (base["numbers"]["rear_guard"], front["numbers"]["rear_guard"]) == (0, 1)
    assert shown(4, "alternative-teams")["parties"] == [[0, 2], [1, 3]]


def test_own_cards_are_among_them() -> None:
    mine = shown(cards=OWN)
    assert {"usa-x#1", "usa-x#2"} <= set(mine["cards"])
    assert "ussr-t-26" not in mine["cards"]
    assert (mine["cards"]["usa-m6"]["cost"], mine["cards"]["usa-m6"]["source"]) == (2, "changed")
    award = mine["achievements"]["mine"]
    assert award["names"] == {"en": "Mine", "pl": "Mine", "cs": "Moje"}
    assert award["counts"] == {"measure": "count", "best": "most", "where": {"class": "light"}}
    assert award["text"] == "most cards with class light"


def test_achievements_say_what_they_count_and_what_they_are_worth() -> None:
    award = shown()["achievements"]["soviet-medals"]
    assert award["title"] == "Soviet Medals"
    assert award["counts"] == {"metric": "nation_medals", "best": "max", "nation": "ussr"}
    assert (award["value"], award["set"], award["source"]) == (5, "base", "published")
