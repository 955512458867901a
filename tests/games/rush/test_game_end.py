"""The triggers of the end, and the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import OVER
from sztab.games.rush.state import NOBODY
from tests.games.rush.table import Table, damaged_base

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "heavy": "ussr heavy f2",
    "gun": "germany siege",
    "hero": "usa indestructibility",
    "red1": "ussr f2",
    "red2": "ussr f2",
    "car1": "usa a1",
    "car2": "usa a1",
    "guard": "germany a2 recruitment",
    "truck": "r2",
    **dict.fromkeys("abcdn", ""),
}
TABLE = Table(vehicles=VEHICLES)
THREE = Table(players=3, vehicles=VEHICLES)
LOST = ["destroyed", "destroyed", "destroyed"]
LAST_AMERICAN = {"usa": {"singles": 1}}


def turns_left(table: Table, s: RushTable) -> list[int]:
    """End turn after turn until the game is over; return their seats."""
    seats = []
    while s.to_move() != OVER:
        seats.append(int(s.active))
        table.end_turn(s)
    return seats


@pytest.mark.clause("RUSH-223")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("heavy", ["attack heavy", "charge", "hit P2.base2"]),
        ("gun", ["activate gun", "siege P2.base2"]),
    ],
)
@pytest.mark.parametrize(("third", "ended_by"), [("destroyed", 0), ("open", NOBODY)])
def test_the_last_base_of_a_player_triggers_the_end(
    hand: str, moves: list[str], third: str, ended_by: int
) -> None:
    s = TABLE.facing([hand], "destroyed", damaged_base(), third)
    TABLE.play(s, *moves)
    assert s.ended_by == ended_by
    assert s.to_move() == 0


@pytest.mark.clause("RUSH-223")
def test_three_bases_of_different_players_do_not_trigger_the_end() -> None:
    s = THREE.position(
        players=[
            {"hand": ["heavy"], "bases": ["destroyed", "open", "open"]},
            {"bases": ["destroyed", "open", "open"]},
        ]
    )
    THREE.play(s, "attack heavy", "charge", "hit P3.base1")
    assert s.ended_by == NOBODY


@pytest.mark.clause("RUSH-224")
@pytest.mark.parametrize("nation", ["ussr", "germany", "usa", "france"])
@pytest.mark.parametrize(("taken", "ended_by"), [(7, NOBODY), (8, 0)])
def test_the_ninth_single_of_any_stack_triggers_the_end(
    nation: str, taken: int, ended_by: int
) -> None:
    table = Table(vehicles={"tank": f"{nation} f2", "car": "a1"})
    s = table.facing(["tank"], "car", medals={nation: {"singles": 9 - taken}})
    table.play(s, "attack tank", "charge", "hit P2.guard1")
    assert s.ended_by == ended_by


@pytest.mark.clause("RUSH-225")
def test_the_last_double_does_not_trigger_the_end() -> None:
    s = TABLE.facing(["red1", "red2"], "car1", "car2", medals={"ussr": {"doubles": 1}})
    TABLE.play(s, "attack red1", "join red2", "charge", "strike red1", "hit P2.guard1")
    TABLE.play(s, "hit P2.guard2", "doubles 1")
    assert TABLE.medals(s, "ussr") == (9, 0)
    assert s.ended_by == NOBODY


@pytest.mark.clause("RUSH-226")
@pytest.mark.parametrize(
    ("first", "active", "turns"),
    [
        ("P1", "P1", [0, 1, 2]),
        ("P1", "P2", [1, 2]),
        ("P1", "P3", [2]),
        ("P2", "P2", [1, 2, 0]),
        ("P2", "P1", [0]),
    ],
)
def test_turns_go_on_until_the_player_before_the_first_player_has_finished(
    first: str, active: str, turns: list[int]
) -> None:
    hands = [{"hand": ["hero"] if f"P{seat}" == active else []} for seat in (1, 2, 3)]
    s = THREE.position(players=hands, medals=LAST_AMERICAN, first=first, active=active)
    THREE.play(s, "activate hero")
    assert turns_left(THREE, s) == turns
    assert THREE.refuse(s, "end") == "RUSH-226"


@pytest.mark.clause("RUSH-227")
def test_a_further_trigger_in_the_last_round_changes_nothing() -> None:
    s = THREE.position(
        players=[{"hand": ["hero"]}, {"hand": ["heavy"]}, {"bases": ["open", *LOST[1:]]}],
        medals=LAST_AMERICAN,
    )
    THREE.play(s, "activate hero")
    THREE.end_turn(s)
    THREE.play(s, "attack heavy", "charge", "hit P3.base1")
    assert s.ended_by == 0
    assert turns_left(THREE, s) == [1, 2]


@pytest.mark.clause("RUSH-228")
def test_the_last_turn_follows_the_normal_rules_with_phase_three() -> None:
    s = TABLE.position(
        players=[
            {},
            {"hand": ["truck"], "garage": ["engineers"] * 3, "bases": ["guard", *LOST[1:]]},
        ],
        active="P2",
        ended_by="P1",
        reserve=["a", "b", "c", "d"],
        deck=["n"],
    )
    TABLE.play(s, "buy a", "pay truck", "take", "deal n", "end")
    TABLE.play(s, "deal d", *["draw engineers"] * 3)
    assert s.to_move() == OVER
    assert TABLE.reserve(s) == ["d", "n", "b", "c"]
    assert TABLE.hand(s, 1) == ["engineers"] * 3
    assert TABLE.depot(s, 1) == ["a", "truck"]


@pytest.mark.clause("RUSH-229")
def test_a_player_who_lost_all_bases_still_takes_the_last_turn() -> None:
    s = TABLE.position(
        players=[
            {"hand": ["heavy"]},
            {"hand": ["guard", "truck"], "bases": ["open", *LOST[1:]]},
        ],
        reserve=["a"],
    )
    TABLE.play(s, "attack heavy", "charge", "hit P2.base1")
    TABLE.end_turn(s)
    assert s.to_move() == 1
    TABLE.play(s, "activate guard")
    assert TABLE.depot(s, 1) == ["guard"]
    assert turns_left(TABLE, s) == [1]


@pytest.mark.clause("RUSH-230")
def test_a_player_without_bases_can_win() -> None:
    s = TABLE.position(
        players=[{"depot": ["base"]}, {"bases": LOST, "garage": ["medal-usa-2"] * 2}],
        active="P2",
        ended_by="P1",
    )
    TABLE.end_turn(s)
    assert s.to_move() == OVER
    assert s.scores() == [3, 4]
    assert s.returns() == [0, 1]
