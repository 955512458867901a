"""Indestructibility: a single Medal of the card's nation, at once."""

from __future__ import annotations

import pytest

from sztab.games.rush.state import NOBODY
from tests.games.rush.table import Table

TABLE = Table(vehicles={"hero": "france indestructibility", "guardian": "usa a2 indestructibility"})


@pytest.mark.clause("RUSH-147")
def test_a_single_of_the_cards_own_nation_goes_to_the_depot_at_once() -> None:
    s = TABLE.facing(["hero"])
    TABLE.play(s, "activate hero")
    assert TABLE.depot(s, 0) == ["hero", "medal-france-1"]
    assert TABLE.medals(s, "france") == (8, 3)
    assert TABLE.medals(s, "usa") == (9, 3)


@pytest.mark.clause("RUSH-147")
def test_the_medal_comes_before_the_vehicle_is_placed_on_a_base() -> None:
    s = TABLE.facing(["guardian"])
    TABLE.play(s, "activate guardian")
    assert TABLE.depot(s, 0) == ["medal-usa-1"]
    assert TABLE.legal(s) == ["place base1"]


@pytest.mark.clause("RUSH-148")
@pytest.mark.parametrize("doubles", [0, 3])
def test_without_a_single_in_the_stack_nothing_is_received(doubles: int) -> None:
    s = TABLE.facing(["hero"], medals={"france": {"singles": 0, "doubles": doubles}})
    TABLE.play(s, "activate hero")
    assert TABLE.depot(s, 0) == ["hero"]
    assert TABLE.medals(s, "france") == (0, doubles)


@pytest.mark.clause("RUSH-149")
@pytest.mark.parametrize(("singles", "ended_by"), [(2, NOBODY), (1, 0)])
def test_the_last_single_taken_by_indestructibility_triggers_the_end(
    singles: int, ended_by: int
) -> None:
    s = TABLE.facing(["hero"], medals={"france": {"singles": singles}})
    TABLE.play(s, "activate hero")
    assert s.ended_by == ended_by


@pytest.mark.clause("RUSH-150")
def test_indestructibility_is_no_kill() -> None:
    s = TABLE.facing(["hero"])
    TABLE.play(s, "activate hero")
    TABLE.end_turn(s)
    assert s.players[0].kills == 0
    assert TABLE.medals(s, "france") == (8, 3)
