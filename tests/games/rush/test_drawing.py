"""Drawing from a Garage, reshuffling, Reinforcements [RUSH-063] to [RUSH-071], [RUSH-097]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.games.rush import events
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "one": "reinforcements=1",
    "two": "reinforcements=2",
    "three": "reinforcements=3",
    "a": "f1",
    "b": "a1",
    "c": "",
    "d": "",
    "e": "",
    "g": "",
}


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES)


def squad(table: Table, **zones: list[str]) -> RushTable:
    """Return a position in which P1 has these zones and no card can be dealt."""
    return table.position(players=[zones], deck=[])


def reshuffles(table: Table) -> int:
    """Count the reshuffles of a Depot into a Garage."""
    return [event.kind for event in table.log.events].count(events.RESHUFFLED)


@pytest.mark.clause("RUSH-063")
def test_from_an_empty_garage_the_whole_depot_is_shuffled_and_drawn_from(table: Table) -> None:
    s = squad(table, hand=["two"], depot=["a", "b", "c"])
    table.play(s, "activate two")
    assert (table.garage(s, 0), table.depot(s, 0)) == (["a", "b", "c"], [])
    assert table.odds(s) == dict.fromkeys(["draw a", "draw b", "draw c"], 1 / 3)
    table.play(s, "draw b", "draw c")
    assert table.hand(s, 0) == ["b", "c"]
    assert table.refuse(s, "draw a") == "RUSH-051"


@pytest.mark.clause("RUSH-064")
def test_cards_left_in_the_garage_are_drawn_before_the_reshuffle(table: Table) -> None:
    s = squad(table, garage=["g"], depot=["a", "b", "c", "d", "e"])
    table.play(s, "end")
    assert table.refuse(s, "draw a") == "RUSH-097"
    table.play(s, "draw g")
    assert reshuffles(table) == 1
    table.play(s, "draw a", "draw b")
    sizes = [len(zone) for zone in (table.hand(s, 0), table.garage(s, 0), table.depot(s, 0))]
    assert sizes == [3, 3, 0]


@pytest.mark.clause("RUSH-065")
def test_a_garage_that_becomes_empty_is_not_refilled_until_a_card_is_drawn(table: Table) -> None:
    s = squad(table, hand=["one", "two"], garage=["a"], depot=["b"])
    table.play(s, "activate one", "draw a")
    assert (table.garage(s, 0), table.depot(s, 0)) == ([], ["one", "b"])
    assert reshuffles(table) == 0
    table.play(s, "activate two")
    assert (table.garage(s, 0), table.depot(s, 0)) == (["one", "b"], [])


@pytest.mark.clause("RUSH-066")
def test_a_card_is_not_part_of_the_reshuffle_that_its_own_ability_causes(table: Table) -> None:
    s = squad(table, hand=["three"], depot=["a"])
    table.play(s, "activate three")
    assert table.turn(s)["resolving"] == "three"
    assert table.legal(s) == ["draw a"]
    table.play(s, "draw a")
    assert (table.hand(s, 0), table.depot(s, 0)) == (["a"], ["three"])


@pytest.mark.clause("RUSH-067")
def test_with_garage_and_depot_empty_the_remaining_draws_are_skipped(table: Table) -> None:
    s = squad(table, hand=["three"], garage=["a"], depot=["b"])
    table.play(s, "activate three", "draw a", "draw b")
    assert s.to_move() == 0
    assert table.hand(s, 0) == ["a", "b"]
    assert "end" in table.legal(s)


@pytest.mark.clause("RUSH-068")
def test_a_player_may_reshuffle_any_number_of_times_in_a_turn(table: Table) -> None:
    s = squad(table, hand=["one", "two", "three"], depot=["a"])
    table.play(s, "activate one", "draw a", "activate two", "draw one", "activate three")
    table.play(s, "draw two")
    assert reshuffles(table) == 3
    assert table.hand(s, 0) == ["one", "two", "a"]


@pytest.mark.clause("RUSH-069")
def test_a_drawn_base_goes_to_their_depot_at_once(table: Table) -> None:
    s = squad(table, hand=["two"], garage=["base", "a"])
    table.play(s, "activate two", "draw base")
    assert (table.hand(s, 0), table.depot(s, 0)) == ([], ["base"])
    assert table.refuse(s, "defend base") == "RUSH-097"
    table.play(s, "draw a")
    for move in ("activate base", "defend base"):
        assert table.refuse(s, move) == "RUSH-051"


@pytest.mark.clause("RUSH-070")
def test_a_drawn_base_uses_up_one_of_the_three_draws(table: Table) -> None:
    s = squad(table, garage=["engineers", "base", "medal-usa-1", "a"])
    table.play(s, "end", "draw engineers", "draw base", "draw medal-usa-1")
    assert s.to_move() == 1
    assert table.hand(s, 0) == ["engineers", "medal-usa-1"]
    assert (table.depot(s, 0), table.garage(s, 0)) == (["base"], ["a"])


@pytest.mark.clause("RUSH-071")
def test_a_drawn_base_takes_part_in_the_reshuffle_of_the_same_draw(table: Table) -> None:
    s = squad(table, garage=["base"])
    table.play(s, "end", "draw base", "draw base", "draw base")
    assert s.to_move() == 1
    assert (table.hand(s, 0), table.garage(s, 0), table.depot(s, 0)) == ([], [], ["base"])
    assert reshuffles(table) == 2


@pytest.mark.clause("RUSH-097")
@pytest.mark.parametrize(("card", "number"), [("one", 1), ("two", 2), ("three", 3)])
def test_reinforcements_draws_as_many_cards_as_printed(card: str, number: int) -> None:
    table = Table(vehicles=VEHICLES)
    s = squad(table, hand=[card], garage=["a", "b", "c", "d"])
    table.play(s, f"activate {card}", *[f"draw {drawn}" for drawn in "abc"[:number]])
    assert s.to_move() == 0
    assert len(table.hand(s, 0)) == number


@pytest.mark.clause("RUSH-097")
def test_reinforcements_draws_from_their_garage_only(table: Table) -> None:
    players = [{"hand": ["one"], "garage": ["a"]}, {"garage": ["b"]}]
    s = table.position(players=players)
    table.play(s, "activate one")
    assert table.legal(s) == ["draw a"]
    assert table.refuse(s, "draw b") == "RUSH-097"


@pytest.mark.clause("RUSH-098")
def test_cards_drawn_by_reinforcements_may_be_played_in_the_same_turn(table: Table) -> None:
    s = squad(table, hand=["two"], garage=["a", "b"])
    table.play(s, "activate two", "draw a", "draw b")
    table.play(s, "defend b", "place base1", "attack a", "charge", "hit P2.base1")
    assert table.hand(s, 0) == []
