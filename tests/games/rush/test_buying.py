"""Buying from the Reserve [RUSH-072] to [RUSH-085]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import RulesError
from sztab.games.rush.content import CARD_FILE
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "p0": "r0",
    "p2": "r2",
    "p3": "r3",
    "none": "r-",
    "aid": "r1 recruitment",
    "w": "c2",
    "x": "c3",
    "y": "c5",
    "z": "c1",
    "free": "c0",
    "n": "",
    "m": "",
}


def shop(table: Table, *hand: str, reserve: list[str]) -> RushTable:
    """Return a position in which P1 has a hand and the Reserve can be refilled with n."""
    return table.position(players=[{"hand": list(hand)}], reserve=reserve, deck=["n"])


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES)


@pytest.mark.clause("RUSH-072")
@pytest.mark.parametrize("card", ["p2", "engineers", "medal-usa-1", "medal-france-2"])
def test_a_vehicle_engineer_or_medal_can_pay(table: Table, card: str) -> None:
    s = shop(table, card, reserve=["z"])
    table.play(s, "buy z", f"pay {card}", "take")
    assert table.depot(s, 0) == ["z", card]


@pytest.mark.clause("RUSH-072")
def test_several_hand_cards_may_be_combined_for_one_purchase(table: Table) -> None:
    s = shop(table, "p2", "engineers", "medal-france-2", reserve=["y"])
    table.play(s, "buy y", "pay p2", "pay engineers", "pay medal-france-2", "take")
    assert table.depot(s, 0) == ["y", "medal-france-2", "engineers", "p2"]


@pytest.mark.clause("RUSH-072")
def test_only_hand_cards_can_pay(table: Table) -> None:
    s = table.position(players=[{"hand": ["engineers"], "depot": ["p2"]}], reserve=["z"])
    table.play(s, "buy z")
    assert table.refuse(s, "pay p2") == "RUSH-072"


@pytest.mark.clause("RUSH-073")
def test_a_resource_value_is_a_whole_number_from_0_to_6() -> None:
    for value in range(7):
        Table(vehicles={"v": f"r{value}"})
    with pytest.raises(RulesError, match="'resources' must be 0 to 6, not 7"):
        Table(vehicles={"v": "r7"})


@pytest.mark.clause("RUSH-073")
def test_every_printed_resource_value_is_from_0_to_6() -> None:
    data = CARD_FILE.printed()
    rows = data["vehicles"] + data["barracks"] + data["medals"]
    assert {row["resources"] for row in rows if "resources" in row} <= set(range(7))


@pytest.mark.clause("RUSH-074")
@pytest.mark.parametrize("card", ["none", "technicians", "volunteers", "base"])
def test_a_card_without_resource_symbol_cannot_pay(table: Table, card: str) -> None:
    s = shop(table, card, "engineers", reserve=["free"])
    table.play(s, "buy free")
    assert table.refuse(s, f"pay {card}") == "RUSH-074"


@pytest.mark.clause("RUSH-075")
def test_a_card_of_resource_value_0_is_a_paying_card(table: Table) -> None:
    s = shop(table, "p0", reserve=["free"])
    table.play(s, "buy free", "pay p0", "take")
    assert table.depot(s, 0) == ["free", "p0"]


@pytest.mark.clause("RUSH-076")
def test_the_sum_must_reach_the_cost(table: Table) -> None:
    s = shop(table, "p2", "engineers", "engineers", reserve=["x", "y", "z", "w"])
    assert table.refuse(s, "buy y") == "RUSH-076"
    table.play(s, "buy x")
    assert table.refuse(s, "take") == "RUSH-076"
    table.play(s, "pay p2")
    assert table.refuse(s, "take") == "RUSH-076"
    table.play(s, "pay engineers", "take")
    assert table.hand(s, 0) == ["engineers"]


@pytest.mark.clause("RUSH-077")
def test_a_surplus_is_lost(table: Table) -> None:
    s = shop(table, "p3", "aid", reserve=["z", "w"])
    table.play(s, "buy z", "pay p3", "take", "deal n")
    assert table.turn(s)["pool"] == 0
    table.play(s, "activate aid")
    assert table.refuse(s, "buy w") == "RUSH-081"


@pytest.mark.clause("RUSH-077")
def test_paying_with_more_cards_than_needed_is_legal(table: Table) -> None:
    s = shop(table, "p2", "p3", "engineers", reserve=["z"])
    table.play(s, "buy z", "pay p2", "pay p3", "pay engineers", "take")
    assert table.hand(s, 0) == []


@pytest.mark.clause("RUSH-078", "RUSH-079")
def test_the_paying_cards_go_to_the_depot_first_and_the_bought_card_on_top(table: Table) -> None:
    p1 = {"hand": ["p2", "engineers"], "depot": ["volunteers"]}
    s = table.position(players=[p1], reserve=["x"])
    table.play(s, "buy x", "pay p2", "pay engineers")
    assert table.depot(s, 0) == ["engineers", "p2", "volunteers"]
    assert table.reserve(s) == ["x"]
    table.play(s, "take")
    assert table.depot(s, 0) == ["x", "engineers", "p2", "volunteers"]


@pytest.mark.clause("RUSH-080")
def test_the_gap_is_closed_and_a_new_card_comes_into_slot_1(table: Table) -> None:
    s = shop(table, "p2", "p0", "engineers", reserve=["w", "x", "y", "z"])
    table.play(s, "buy x", "pay p2", "pay engineers", "take", "deal n")
    assert table.depot(s, 0) == ["x", "engineers", "p2"]
    assert table.reserve(s) == ["n", "w", "y", "z"]
    assert table.hand(s, 0) == ["p0"]


@pytest.mark.clause("RUSH-080")
@pytest.mark.parametrize(
    ("bought", "row"),
    [("w", ["n", "x", "y", "z"]), ("y", ["n", "w", "x", "z"]), ("z", ["n", "w", "x", "y"])],
)
def test_only_cards_between_gap_and_deck_move(table: Table, bought: str, row: list[str]) -> None:
    s = shop(table, "p2", "p3", reserve=["w", "x", "y", "z"])
    table.play(s, f"buy {bought}", "pay p2", "pay p3", "take")
    assert table.refuse(s, "end") == "RUSH-022"
    table.play(s, "deal n")
    assert table.reserve(s) == row


@pytest.mark.clause("RUSH-081")
@pytest.mark.parametrize(("kept", "legal"), [(None, False), ("engineers", True), ("p0", True)])
def test_a_card_of_cost_0_needs_a_paying_card_too(kept: str | None, legal: bool) -> None:
    table = Table(vehicles={"t": "f1", "u": "f1", "v": "recruitment", **VEHICLES})
    hand = ["t", "u", "v"] + ([kept] if kept else [])
    s = table.position(players=[{"hand": hand}], reserve=["free"], deck=[])
    table.play(s, "attack t", "join u", "charge", "strike t", "hit P2.base1", "hit P2.base1")
    table.play(s, "activate v")
    if legal:
        table.play(s, "buy free", f"pay {kept}", "take")
    else:
        assert table.refuse(s, "buy free") == "RUSH-081"


@pytest.mark.clause("RUSH-081")
def test_a_card_of_cost_0_cannot_be_taken_before_a_card_has_paid(table: Table) -> None:
    s = shop(table, "engineers", reserve=["free"])
    table.play(s, "buy free")
    assert table.refuse(s, "take") == "RUSH-081"


@pytest.mark.clause("RUSH-082")
def test_at_most_one_card_may_be_bought_per_turn(table: Table) -> None:
    s = shop(table, "p2", "engineers", "engineers", reserve=["free", "z"])
    table.play(s, "buy z", "pay engineers", "take", "deal n")
    assert table.refuse(s, "buy free") == "RUSH-082"


@pytest.mark.clause("RUSH-082")
def test_recruitment_lifts_the_limit_of_one_purchase(table: Table) -> None:
    s = shop(table, "aid", "engineers", "engineers", reserve=["free", "z"])
    table.play(s, "buy z", "pay engineers", "take", "deal n", "activate aid")
    table.play(s, "buy free", "pay engineers", "take")


@pytest.mark.clause("RUSH-082")
def test_the_next_turn_brings_a_new_purchase(table: Table) -> None:
    players = [{"hand": ["engineers"]}, {"hand": ["engineers"]}]
    s = table.position(players=players, reserve=["z", "free", "w", "x"], turn={"bought": True})
    assert table.refuse(s, "buy free") == "RUSH-082"
    table.end_turn(s)
    table.play(s, "buy free", "pay engineers", "take")


@pytest.mark.clause("RUSH-083")
@pytest.mark.parametrize("card", ["n", "m", "x", "engineers", "medal-usa-1"])
def test_only_face_up_cards_of_the_reserve_can_be_bought(table: Table, card: str) -> None:
    p1 = {"hand": ["p3", "engineers"], "depot": ["x"]}
    s = table.position(players=[p1], reserve=["z"], deck=["n"], discard=["m"])
    assert table.refuse(s, f"buy {card}") == "RUSH-083"


@pytest.mark.clause("RUSH-083")
def test_a_card_that_was_just_laid_out_can_be_bought(table: Table) -> None:
    s = shop(table, "aid", "p3", reserve=["z"])
    table.play(s, "activate aid", "buy z", "pay p3", "take", "deal n", "buy n", "take")
    assert table.depot(s, 0)[:2] == ["n", "z"]


@pytest.mark.clause("RUSH-084")
def test_nobody_has_to_buy(table: Table) -> None:
    s = shop(table, "p3", reserve=["z"])
    table.end_turn(s)
    assert s.to_move() == 1
    assert "z" not in table.hand(s, 0) + table.garage(s, 0) + table.depot(s, 0)


@pytest.mark.clause("RUSH-085")
def test_a_bought_card_can_be_drawn_and_played_in_the_same_turn() -> None:
    table = Table(vehicles={"v": "r3 a1", "g": "reinforcements=2", "x": "c3 a1"})
    s = table.position(players=[{"hand": ["v", "g", "engineers"]}], reserve=["x"])
    table.play(s, "buy x", "pay v", "take")
    assert table.depot(s, 0) == ["x", "v"]
    table.play(s, "activate g", "draw v", "draw x")
    assert table.refuse(s, "defend v") == "RUSH-057"
    table.play(s, "defend x", "place base1")
