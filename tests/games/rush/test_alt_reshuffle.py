"""One reshuffle per turn [ALT-059] to [ALT-062]."""

from __future__ import annotations

import pytest

from sztab.core.action import CHANCE
from tests.games.rush.table import Table

ONCE = {"reshuffle.limit": "once"}
VEHICLES = {"one": "reinforcements=1", "two": "reinforcements=2", **dict.fromkeys("abcd", "")}
SHUFFLED = "P1 shuffles the Depot into a new Garage"


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES, settings=ONCE)


@pytest.mark.clause("ALT-059", "ALT-060", "ALT-061")
def test_a_second_reinforcements_finds_no_garage_but_phase_three_does(table: Table) -> None:
    p1 = {"hand": ["one", "two"], "depot": ["a", "b"]}
    s = table.position(players=[p1], deck=[])
    table.play(s, "activate two", "draw a", "draw b")
    assert table.depot(s, 0) == ["two"]
    table.play(s, "activate one")
    assert s.to_move() == 0
    assert table.hand(s, 0) == ["a", "b"]
    assert table.told(1).count(SHUFFLED) == 1
    table.play(s, "end", "draw two", "draw a", "draw one")
    assert s.active == 1
    assert len(table.hand(s, 0)) == 3
    assert table.told(1).count(SHUFFLED) == 2


@pytest.mark.clause("ALT-059")
def test_without_the_rule_the_depot_is_shuffled_as_often_as_needed() -> None:
    table = Table(vehicles=VEHICLES)
    p1 = {"hand": ["one", "two"], "depot": ["a", "b"]}
    s = table.position(players=[p1], deck=[])
    table.play(s, "activate two", "draw a", "draw b", "activate one", "draw two")
    assert table.hand(s, 0) == ["two", "a", "b"]
    assert table.told(1).count(SHUFFLED) == 2


@pytest.mark.clause("ALT-059")
def test_the_next_turn_may_reshuffle_again(table: Table) -> None:
    players = [{"hand": ["one"], "depot": ["a"]}, {"hand": ["two"], "depot": ["b", "c"]}]
    s = table.position(players=players, deck=[])
    table.play(s, "activate one", "draw a")
    table.end_turn(s)
    table.play(s, "activate two", "draw b", "draw c")
    assert "P2 shuffles the Depot into a new Garage" in table.told(0)


@pytest.mark.clause("ALT-060")
def test_missing_draws_are_lost_and_the_turn_goes_on(table: Table) -> None:
    p1 = {"hand": ["two", "engineers"], "garage": ["a"], "depot": ["b"]}
    s = table.position(players=[p1], turn={"reshuffled": True}, reserve=["c"], deck=["d"])
    table.play(s, "activate two", "draw a")
    assert s.to_move() == 0
    assert table.hand(s, 0) == ["a", "engineers"]
    assert table.depot(s, 0) == ["two", "b"]
    table.play(s, "buy c", "pay engineers", "take")
    assert s.to_move() == CHANCE


@pytest.mark.clause("ALT-061")
def test_the_draw_of_phase_three_may_make_a_new_garage_once_more(table: Table) -> None:
    p1 = {"garage": ["a"], "depot": ["b", "c", "d"]}
    s = table.position(players=[p1], turn={"reshuffled": True}, deck=[])
    table.play(s, "end", "draw a", "draw b", "draw c")
    assert table.hand(s, 0) == ["a", "b", "c"]
    assert table.told(1).count(SHUFFLED) == 1


@pytest.mark.clause("ALT-062")
@pytest.mark.parametrize(("settings", "shuffles"), [(ONCE, 1), ({}, 2)])
def test_in_phase_three_at_most_one_reshuffle_is_made(
    settings: dict[str, str], shuffles: int
) -> None:
    table = Table(vehicles=VEHICLES, settings=settings)
    s = table.position(players=[{"garage": ["base"]}], deck=[])
    table.end_turn(s)
    assert s.active == 1
    assert table.told(1).count(SHUFFLED) == shuffles
    assert table.depot(s, 0) == ["base"]
