"""The printed questions of the book, as the situations that they describe."""

from __future__ import annotations

import pytest

from tests.games.rush.table import Table

TABLE = Table(
    vehicles={
        "red": "ussr f1 a1",
        "red2": "ussr f1 a1",
        "pershing": "usa f1 a1 c1",
        "sherman": "usa f1 a1",
        "saboteur": "france sabotage",
        "zero": "r0",
        "x": "c0",
    }
)


@pytest.mark.clause("RUSH-278")
def test_an_owner_of_soviet_vehicles_may_buy_an_american_one_and_defend_with_both() -> None:
    s = TABLE.facing(["red", "sherman", "engineers"], reserve=["pershing"], deck=[])
    TABLE.play(s, "buy pershing", "pay engineers", "take")
    TABLE.play(s, "defend red", "place base1", "defend sherman", "place base2")
    assert TABLE.bases(s, 0) == [{"guard": "red"}, {"guard": "sherman"}, "open"]


@pytest.mark.clause("RUSH-278", "RUSH-178")
def test_only_an_attack_with_two_nations_together_is_illegal() -> None:
    s = TABLE.facing(["red", "sherman"])
    TABLE.play(s, "attack red")
    assert TABLE.refuse(s, "join sherman") == "RUSH-178"


@pytest.mark.clause("RUSH-081")
def test_a_vehicle_of_cost_0_cannot_be_bought_after_the_last_card_was_played() -> None:
    s = TABLE.facing(["red", "red2", "saboteur"], reserve=["x"], deck=[])
    TABLE.play(s, "attack red", "join red2", "charge", "strike red", "hit P2.base1", "hit P2.base1")
    TABLE.play(s, "activate saboteur")
    assert TABLE.refuse(s, "buy x") == "RUSH-081"


@pytest.mark.clause("RUSH-075")
def test_a_card_of_value_0_is_enough_to_buy_a_vehicle_of_cost_0() -> None:
    s = TABLE.facing(["zero"], reserve=["x"], deck=[])
    TABLE.play(s, "buy x", "pay zero", "take")
    assert TABLE.depot(s, 0) == ["x", "zero"]


@pytest.mark.clause("RUSH-074")
@pytest.mark.parametrize("card", ["volunteers", "base"])
def test_a_card_without_the_resource_symbol_is_not_enough(card: str) -> None:
    s = TABLE.facing([card], reserve=["x"], deck=[])
    assert TABLE.refuse(s, "buy x") == "RUSH-081"
