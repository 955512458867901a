"""Direction: the tank may turn at each step of its move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.table import DIRECTION, EXTRA_TURN, FURTHER_MOVE, ORDER_CHANGE, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()
STRAIGHT = Table(settings={"direction_reversal": "false"})


def position(
    card: str,
    board: dict[str, str] | None = None,
    *more: str,
    **data: Any,  # noqa: ANN401 (fields of a saved position)
) -> BattlegroundsState:
    """Return a position of P1: green on D4 with a card that has Direction and perhaps more."""
    table: Table = data.pop("table", TABLE)
    tanks = table.parked(green=f"D4 {card}", **data.pop("tanks", {}))
    return table.position(board, tanks=tanks, upgrades={card: [DIRECTION, *more]}, **data)


def ways(table: Table, s: BattlegroundsState, goal: str) -> set[str]:
    """Return the legal ways to a square."""
    return {way for way in table.offered(s, "move") if way.endswith(goal)}


@pytest.mark.clause("BG-145")
def test_an_orthogonal_mover_turns_at_each_step() -> None:
    s = position("7tp")
    assert TABLE.goals(s) == {"D2", "D6", "B4", "F4", "C3", "C5", "E3", "E5"}
    assert ways(TABLE, s, "E5") == {"D4-D5-E5", "D4-E4-E5"}
    assert ways(TABLE, s, "D6") == {"D4-D5-D6"}
    TABLE.play(s, "move D4-D5-E5")
    assert TABLE.pawn(s, "green") == "E5"


@pytest.mark.clause("BG-145")
def test_a_diagonal_mover_turns_at_each_step() -> None:
    s = position("sherman")
    assert TABLE.goals(s) == {"B2", "B6", "F2", "F6", "B4", "F4", "D2", "D6"}
    assert ways(TABLE, s, "D6") == {"D4-C5-D6", "D4-E5-D6"}
    TABLE.play(s, "move D4-E5-D6")
    assert TABLE.pawn(s, "green") == "D6"


@pytest.mark.clause("BG-145")
@pytest.mark.parametrize(
    ("card", "way"),
    [
        ("7tp", "D4-E5-E6"),
        ("7tp", "D4-D5-E6"),
        ("7tp", "D4-C5-D6"),
        ("sherman", "D4-D5-E6"),
        ("sherman", "D4-E5-E6"),
        ("sherman", "D4-D5-D6"),
    ],
)
def test_a_step_keeps_to_the_directions_of_the_card(card: str, way: str) -> None:
    assert TABLE.refuse(position(card), f"move {way}") == "BG-145"


@pytest.mark.clause("BG-145")
def test_without_it_a_move_does_not_turn() -> None:
    s = TABLE.position(tanks=TABLE.parked(green="D4 7tp"))
    assert TABLE.goals(s) == {"D2", "D6", "B4", "F4"}
    assert TABLE.refuse(s, "move D4-D5-E5") == "BG-055"


@pytest.mark.clause("BG-145")
def test_it_does_not_bend_shots() -> None:
    s = position("7tp")
    TABLE.play(s, "move D4-D5-E5")
    assert set(TABLE.offered(s, "shoot")) == {"E4 dud", "E6 dud", "D5 dud", "F5 dud"}


@pytest.mark.clause("BG-145")
def test_turning_may_avoid_the_edge_of_the_board() -> None:
    """A D2 tank on A7 has one straight move; turning gives two more."""
    s = TABLE.position(
        tanks=TABLE.parked(green="A7 sherman", yellow="E1"), upgrades={"sherman": [DIRECTION]}
    )
    assert set(TABLE.offered(s, "move")) == {"A7-B6-C5", "A7-B6-A5", "A7-B6-C7", "A7-B8-C7"}


@pytest.mark.clause("BG-146")
@pytest.mark.parametrize("way", ["D4-D5", "D4-E4", "D4-D5-E5-E6", "D4-D5-D6-D7"])
def test_the_number_of_steps_stays_the_distance_of_the_card(way: str) -> None:
    assert TABLE.refuse(position("7tp"), f"move {way}") == "BG-146"


@pytest.mark.clause("BG-147")
@pytest.mark.parametrize("way", ["D4-D5-D4", "D4-C4-D4"])
def test_a_move_does_not_end_where_it_began(way: str) -> None:
    assert TABLE.refuse(position("7tp"), f"move {way}") == "BG-147"
    assert STRAIGHT.refuse(position("7tp", table=STRAIGHT), f"move {way}") == "BG-149"


@pytest.mark.clause("BG-147")
def test_a_diagonal_move_does_not_end_where_it_began() -> None:
    assert TABLE.refuse(position("bt-7"), "move D4-E5-D4") == "BG-147"


@pytest.mark.clause("BG-148")
@pytest.mark.parametrize(("card", "way"), [("kv-1", "D4-D5-E5"), ("hetzer", "D4-E5-D6")])
def test_a_move_of_distance_1_does_not_turn(card: str, way: str) -> None:
    s = position(card)
    assert all(way.count("-") == 1 for way in TABLE.offered(s, "move"))
    assert len(TABLE.goals(s)) == 4
    assert TABLE.refuse(s, f"move {way}") == "BG-148"


@pytest.mark.clause("BG-148")
def test_with_further_move_a_tank_of_distance_1_turns_in_moves_of_two_steps() -> None:
    s = position("kv-1", {}, FURTHER_MOVE)
    assert TABLE.goals(s) == {
        "D3",
        "D5",
        "C4",
        "E4",
        "D2",
        "D6",
        "B4",
        "F4",
        "C3",
        "C5",
        "E3",
        "E5",
    }
    assert ways(TABLE, s, "C5") == {"D4-C4-C5", "D4-D5-C5"}


@pytest.mark.clause("BG-149")
def test_a_move_may_turn_straight_back() -> None:
    s = position("7tp", {}, FURTHER_MOVE)
    assert ways(TABLE, s, "D5") >= {"D4-D5-D6-D5", "D4-D5-D4-D5", "D4-C4-D4-D5"}
    TABLE.play(s, "move D4-D5-D6-D5")
    assert TABLE.pawn(s, "green") == "D5"


@pytest.mark.clause("BG-149")
def test_a_move_may_come_through_its_start_square() -> None:
    s = position("7tp", {}, FURTHER_MOVE)
    TABLE.play(s, "move D4-D5-D4-D3")
    assert TABLE.pawn(s, "green") == "D3"


@pytest.mark.clause("BG-149")
def test_all_ways_of_three_steps_are_offered() -> None:
    """4 x 4 x 4 ways of three steps, none back on D4, and 4 x 4 - 4 ways of two."""
    assert len(TABLE.offered(position("7tp", {}, FURTHER_MOVE), "move")) == 64 + 12


@pytest.mark.clause("BG-149")
def test_without_reversal_no_step_is_the_reverse_of_the_step_before() -> None:
    s = position("7tp", {}, FURTHER_MOVE, table=STRAIGHT)
    assert len(STRAIGHT.offered(s, "move")) == 4 * 3 * 3 + 4 * 3
    for way in ("D4-D5-D6-D5", "D4-D5-D4-D3", "D4-D5-D4-E4"):
        assert STRAIGHT.refuse(s, f"move {way}") == "BG-149"
    STRAIGHT.play(s, "move D4-D5-E5-E4")
    assert STRAIGHT.pawn(s, "green") == "E4"


@pytest.mark.clause("BG-149")
def test_without_reversal_a_move_of_two_steps_turns_as_before() -> None:
    assert STRAIGHT.legal(position("7tp", table=STRAIGHT)) == TABLE.legal(position("7tp"))


@pytest.mark.clause("BG-149")
def test_without_reversal_a_diagonal_mover_does_not_step_back_either() -> None:
    s = position("sherman", {}, FURTHER_MOVE, table=STRAIGHT)
    assert STRAIGHT.refuse(s, "move D4-E5-F6-E5") == "BG-149"
    STRAIGHT.play(s, "move D4-E5-D6-C5")
    assert STRAIGHT.pawn(s, "green") == "C5"


@pytest.mark.clause("BG-149")
def test_the_player_chooses_the_way_and_so_its_hazards() -> None:
    around = position("7tp", {"D5": "dud"})
    TABLE.play(around, "move D4-E4-E5")
    assert TABLE.pawn(around, "green") == "E5"
    assert TABLE.square(around, "D5") == "dud"
    through = position("7tp", {"D5": "dud"})
    TABLE.play(through, "move D4-D5-E5")
    assert TABLE.pawn(through, "green") == ""
    assert TABLE.square(through, "D5") == ""


@pytest.mark.clause("BG-149")
def test_each_square_of_a_turning_way_may_destroy_the_tank() -> None:
    s = position("7tp", tanks={"yellow": "D5 t-34"})
    TABLE.play(s, "move D4-D5-C5")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.pawn(s, "yellow") == "D5"
    assert TABLE.won(s, "P2") == ["green 3"]


@pytest.mark.clause("BG-149")
def test_coming_back_to_the_start_square_is_no_collision_with_oneself() -> None:
    s = position("7tp", {"D4": "dam"}, FURTHER_MOVE)
    TABLE.play(s, "move D4-C4-D4-E4", "hold")
    assert TABLE.pawn(s, "green") == "E4"
    assert TABLE.stack(s, "green") == [3, 2, 1]


@pytest.mark.clause("BG-149", "BG-057")
def test_a_turning_move_ends_on_no_other_pawn() -> None:
    s = position("7tp", tanks={"yellow": "E5 t-34"})
    assert "E5" not in TABLE.goals(s)
    assert TABLE.refuse(s, "move D4-D5-E5") == "BG-057"


@pytest.mark.clause("BG-145", "BG-152")
def test_a_tank_that_shoots_first_may_turn_too() -> None:
    s = position("7tp", {}, ORDER_CHANGE)
    TABLE.play(s, "fire green", "shoot D5 dud", "move D4-E4-E5")
    assert TABLE.pawn(s, "green") == "E5"


@pytest.mark.clause("BG-145", "BG-063")
def test_turning_is_never_a_duty() -> None:
    """All straight destinations are taken: the tank may stay, or turn."""
    table = Table(3)
    s = table.position(
        tanks={"green": "A1 7tp", "yellow": "A3", "blue": "C1"}, upgrades={"7tp": [DIRECTION]}
    )
    assert set(table.legal(s)) >= {"stay green", "move A1-A2-B2", "move A1-B1-B2"}
    assert table.goals(s) == {"B2"}


@pytest.mark.clause("BG-145")
def test_laid_before_the_move_it_works_in_that_move() -> None:
    s = TABLE.position(
        tanks=TABLE.parked(green="D4 7tp"),
        areas={"P1": area(ready=["harbour*", EXTRA_TURN])},
    )
    TABLE.play(s, "fit direction 7tp", "move D4-D5-E5", "hold", "extra-turn", "move E5-E6-F6")
    assert TABLE.pawn(s, "green") == "F6"
