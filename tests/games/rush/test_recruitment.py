"""Recruitment [RUSH-099] to [RUSH-105]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "v": "r4",
    "l": "germany r4 goods=germany",
    "rec": "recruitment",
    "a": "c2",
    "b": "c3",
    "d": "c6",
    "e": "c4",
    "n": "c0",
    "o": "germany c0",
}


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES)


def recruiting(table: Table, *hand: str, reserve: list[str]) -> RushTable:
    """Return the position after the Volunteers were activated."""
    p1 = {"hand": ["volunteers", *hand]}
    s = table.position(players=[p1], reserve=reserve, deck=["n"])
    table.play(s, "activate volunteers")
    return s


@pytest.mark.clause("RUSH-099")
def test_any_number_of_vehicles_may_be_bought_after_recruitment(table: Table) -> None:
    hand = ["engineers"] * 5 + ["v"]
    s = recruiting(table, *hand, reserve=["a", "b", "e"])
    table.play(s, "buy a", "pay engineers", "pay engineers", "take", "deal n")
    table.play(s, "buy b", *["pay engineers"] * 3, "take")
    table.play(s, "buy e", "pay v", "take")
    assert table.depot(s, 0)[0] == "e"


@pytest.mark.clause("RUSH-099")
def test_recruitment_is_for_this_turn_only(table: Table) -> None:
    players = [{}, {"hand": ["engineers"]}]
    s = table.position(players=players, reserve=["n", "o", "a", "b"], turn={"recruiting": True})
    table.end_turn(s)
    table.play(s, "buy n", "pay engineers", "take")
    table.chance(s)
    assert table.refuse(s, "buy o") == "RUSH-082"


@pytest.mark.clause("RUSH-100")
def test_the_resources_must_reach_the_total_cost(table: Table) -> None:
    s = recruiting(table, "v", "engineers", reserve=["a", "b", "d", "e"])
    assert table.refuse(s, "buy d") == "RUSH-076"
    table.play(s, "buy a", "pay v", "take", "deal n")
    assert table.refuse(s, "buy e") == "RUSH-076"
    table.play(s, "buy b", "pay engineers", "take")
    assert table.refuse(s, "buy e") == "RUSH-076"


@pytest.mark.clause("RUSH-101")
def test_what_is_left_over_stays_in_a_pool_for_later_purchases(table: Table) -> None:
    s = recruiting(table, "v", "engineers", reserve=["a", "b", "d", "e"])
    table.play(s, "buy a", "pay v", "take", "deal n")
    assert table.turn(s)["pool"] == 2
    assert table.reserve(s) == ["n", "b", "d", "e"]
    table.play(s, "buy b", "pay engineers", "take")
    assert table.turn(s)["pool"] == 0


@pytest.mark.clause("RUSH-101")
def test_a_vehicle_revealed_by_a_refill_may_be_bought_too(table: Table) -> None:
    s = recruiting(table, "v", reserve=["a"])
    assert table.refuse(s, "buy n") == "RUSH-083"
    table.play(s, "buy a", "pay v", "take", "deal n", "buy n", "take")
    assert table.depot(s, 0)[:3] == ["n", "a", "v"]


@pytest.mark.clause("RUSH-102")
def test_a_further_purchase_needs_no_new_card_if_the_pool_covers_it(table: Table) -> None:
    s = recruiting(table, "v", reserve=["a", "b", "o"])
    table.play(s, "buy a", "pay v", "take", "deal n")
    assert table.refuse(s, "buy b") == "RUSH-076"
    table.play(s, "buy n", "take", "buy o", "take")
    assert table.turn(s)["pool"] == 2


@pytest.mark.clause("RUSH-102")
def test_the_first_purchase_under_recruitment_needs_a_paying_card(table: Table) -> None:
    s = recruiting(table, reserve=["o"])
    assert table.refuse(s, "buy o") == "RUSH-081"


@pytest.mark.clause("RUSH-102")
def test_a_card_that_may_not_be_used_for_a_vehicle_does_not_back_its_purchase(
    table: Table,
) -> None:
    s = recruiting(table, "l", reserve=["a", "o"])
    table.play(s, "buy o", "pay l", "take", "deal n")
    assert table.refuse(s, "buy n") == "RUSH-157"


@pytest.mark.clause("RUSH-103")
def test_the_surplus_of_a_purchase_before_recruitment_is_not_recovered(table: Table) -> None:
    p1 = {"hand": ["v", "volunteers", "engineers"]}
    s = table.position(players=[p1], reserve=["a", "b", "o"], deck=["n"])
    table.play(s, "buy a", "pay v", "take", "deal n", "activate volunteers")
    assert table.turn(s)["pool"] == 0
    assert table.refuse(s, "buy b") == "RUSH-076"
    table.play(s, "buy o")
    assert table.refuse(s, "take") == "RUSH-081"
    table.play(s, "pay engineers", "take")


@pytest.mark.clause("RUSH-104")
def test_a_second_recruitment_changes_nothing(table: Table) -> None:
    s = recruiting(table, "v", "rec", reserve=["a", "e"])
    table.play(s, "buy a", "pay v", "take", "deal n")
    before = table.turn(s)
    table.play(s, "activate rec")
    assert table.turn(s) == before | {"played": ["v", "rec"]}
    assert table.refuse(s, "buy e") == "RUSH-076"


@pytest.mark.clause("RUSH-105")
def test_the_pool_is_lost_at_the_end_of_phase_ii(table: Table) -> None:
    reserve = ["a", "b", "d", "e"]
    s = recruiting(table, "v", reserve=reserve)
    table.play(s, "buy a", "pay v", "take", "deal n")
    assert table.turn(s)["pool"] == 2
    table.play(s, "end")
    assert (table.turn(s)["pool"], table.turn(s)["backers"]) == (0, [])
    table.chance(s)
    assert s.to_move() == 1
    assert table.refuse(s, "buy n") == "RUSH-081"
