"""A turn of the Family variant: the move, and the two tokens that are turned up."""

from __future__ import annotations

import pytest

from tests.games.battlegrounds.family import (
    covered,
    face_up,
    family,
    meadow,
    shoot,
    shows,
    touching,
)
from tests.games.battlegrounds.table import SQUARES

TABLE = family()
FOUR = family(4)


def within(square: str, steps: int) -> list[str]:
    """Return the squares within this many steps in any direction, in board order."""
    column, row = ord(square[0]), int(square[1])
    return [
        other
        for other in SQUARES
        if max(abs(ord(other[0]) - column), abs(int(other[1]) - row)) <= steps
    ]


@pytest.mark.clause("BG-193")
@pytest.mark.parametrize(("square", "count"), [("D5", 25), ("A1", 9), ("B4", 20), ("H4", 15)])
def test_the_pawn_moves_one_or_two_squares(square: str, count: int) -> None:
    s = meadow(TABLE, square, others={"yellow": "H8"})
    assert sorted(TABLE.offered(s, "go")) == within(square, 2)
    assert len(TABLE.legal(s)) == count


@pytest.mark.clause("BG-193")
@pytest.mark.parametrize("square", ["F3", "C6", "F6", "H3", "A8"])
def test_the_pawn_moves_no_farther(square: str) -> None:
    s = meadow(TABLE, "C3")
    assert TABLE.refuse(s, f"go {square}") == "BG-193"


@pytest.mark.clause("BG-193")
def test_the_move_comes_first_and_is_obligatory() -> None:
    s = meadow(TABLE, "C3", up={"D4": "castle"})
    for move in ("reveal B2", "end", "hold", "stay green", "wait"):
        assert TABLE.refuse(s, move) == "BG-193", move


@pytest.mark.clause("BG-193")
def test_the_pawn_moves_once() -> None:
    s = meadow(TABLE, "C3")
    TABLE.play(s, "go C4")
    assert TABLE.pawn(s, "green") == "C4"
    assert TABLE.refuse(s, "go C5") == "BG-193"


@pytest.mark.clause("BG-193")
def test_the_move_takes_and_turns_up_nothing() -> None:
    s = meadow(TABLE, "C3", up={"D4": "castle"}, seen={"C4": "castle"})
    TABLE.play(s, "go C4")
    assert face_up(TABLE, s) == {"D4": "castle"}
    assert covered(TABLE, s) == {"C4": "castle"}
    assert TABLE.points(s) == [0, 0]


@pytest.mark.clause("BG-193")
def test_it_does_not_matter_whether_the_destination_is_empty_or_face_up() -> None:
    s = meadow(TABLE, "C3", up={"D4": "castle"}, gone=["C4", "C5"])
    assert {"D4", "C4", "C5", "B3"} < set(TABLE.offered(s, "go"))


@pytest.mark.clause("BG-194")
def test_one_step_goes_to_any_of_the_eight_neighbours() -> None:
    s = meadow(TABLE, "C3")
    assert set(touching("C3")) < set(TABLE.offered(s, "go"))
    assert len(touching("C3")) == 8


@pytest.mark.clause("BG-194")
@pytest.mark.parametrize("square", ["D5", "E4", "B1", "A4", "B5", "A2"])
def test_the_second_step_may_have_another_direction(square: str) -> None:
    s = meadow(TABLE, "C3")
    TABLE.play(s, f"go {square}")
    assert TABLE.pawn(s, "green") == square


@pytest.mark.clause("BG-195")
def test_a_move_of_two_steps_may_end_where_it_began() -> None:
    s = meadow(TABLE, "C3")
    TABLE.play(s, "go C3")
    assert TABLE.pawn(s, "green") == "C3"
    assert sorted(TABLE.offered(s, "reveal")) == touching("C3")


@pytest.mark.clause("BG-196")
def test_a_move_may_not_end_on_another_pawn() -> None:
    s = meadow(FOUR, "C3", others={"yellow": "C4", "blue": "E5", "red": "H1"})
    assert FOUR.refuse(s, "go C4") == "BG-196"
    assert FOUR.refuse(s, "go E5") == "BG-196"


@pytest.mark.clause("BG-196")
def test_a_move_may_pass_over_other_pawns_without_any_effect() -> None:
    """Pawns on all three neighbours of A1: each way out, and back, leads over one of them."""
    around = {"yellow": "A2", "blue": "B1", "red": "B2"}
    s = meadow(FOUR, "A1", others=around)
    assert sorted(FOUR.offered(s, "go")) == ["A1", "A3", "B3", "C1", "C2", "C3"]
    FOUR.play(s.clone(), "go A1")
    FOUR.play(s, "go A3")
    assert FOUR.dump(s)["pawns"] == {"green": "A3", **around}
    assert FOUR.points(s) == [0, 0, 0, 0]


@pytest.mark.clause("BG-197")
def test_two_tokens_that_touch_the_pawn_are_turned_up() -> None:
    s = meadow(TABLE)
    TABLE.play(s, "go C3")
    assert sorted(TABLE.legal(s)) == [f"reveal {square}" for square in touching("C3")]
    shoot(TABLE, s, B2="dam", C4="oasis")
    assert face_up(TABLE, s) == {"B2": "dam", "C4": "oasis"}
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-197")
@pytest.mark.parametrize("square", ["C5", "A3", "E5", "B1", "H8"])
def test_a_token_that_does_not_touch_the_pawn_cannot_be_turned_up(square: str) -> None:
    s = meadow(TABLE)
    TABLE.play(s, "go C3")
    assert TABLE.refuse(s, f"reveal {square}") == "BG-197"
    shoot(TABLE, s, B2="dam")
    assert TABLE.refuse(s, f"reveal {square}") == "BG-197"


@pytest.mark.clause("BG-197")
def test_squares_touch_from_where_the_move_ended() -> None:
    s = meadow(TABLE, "C3")
    TABLE.play(s, "go E3")
    assert sorted(TABLE.offered(s, "reveal")) == touching("E3")
    assert TABLE.refuse(s, "reveal C4") == "BG-197"


@pytest.mark.clause("BG-197")
def test_the_board_ends_at_its_edge() -> None:
    s = meadow(TABLE, "A1", others={"yellow": "G8"})
    TABLE.play(s, "go A1")
    assert TABLE.offered(s, "reveal") == ["A2", "B1", "B2"]


@pytest.mark.clause("BG-198")
def test_what_is_face_up_gone_or_under_the_own_pawn_cannot_be_turned_up() -> None:
    s = meadow(TABLE, up={"D4": "castle"}, gone=["B4"])
    TABLE.play(s, "go C3")
    assert sorted(TABLE.offered(s, "reveal")) == ["B2", "B3", "C2", "C4", "D2", "D3"]
    assert TABLE.refuse(s, "reveal D4") == "BG-198"
    assert TABLE.refuse(s, "reveal B4") == "BG-198"
    assert TABLE.refuse(s, "reveal C3") == "BG-198"


@pytest.mark.clause("BG-198")
def test_a_token_just_turned_up_cannot_be_the_second() -> None:
    s = meadow(TABLE)
    TABLE.play(s, "go C3")
    shoot(TABLE, s, B4="castle")
    assert TABLE.refuse(s, "reveal B4") == "BG-198"


@pytest.mark.clause("BG-198")
def test_a_token_under_another_pawn_can_be_turned_up() -> None:
    s = meadow(TABLE, others={"yellow": "C4"})
    TABLE.play(s, "go C3")
    shoot(TABLE, s, C4="castle")
    assert face_up(TABLE, s) == {"C4": "castle"}
    assert TABLE.pawn(s, "yellow") == "C4"


@pytest.mark.clause("BG-198")
def test_a_token_that_was_covered_again_can_be_turned_up() -> None:
    s = meadow(TABLE, seen={"C4": "castle*"})
    TABLE.play(s, "go C3", "reveal C4")
    assert TABLE.mover(s) == "P1"
    assert face_up(TABLE, s) == {"C4": "castle*"}
    assert covered(TABLE, s) == {}


@pytest.mark.clause("BG-199")
def test_a_single_token_in_reach_is_turned_up_alone() -> None:
    s = meadow(TABLE, "A1", gone=["A2", "B1"])
    TABLE.play(s, "go A1")
    assert TABLE.legal(s) == ["reveal B2"]
    shoot(TABLE, s, B2="castle")
    assert face_up(TABLE, s) == {"B2": "castle"}
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-199")
def test_without_a_token_in_reach_nothing_is_turned_up() -> None:
    s = meadow(TABLE, "A1", up={"B2": "castle"}, gone=["A2", "B1"])
    TABLE.play(s, "go A1")
    assert TABLE.mover(s) == "P2"
    assert covered(TABLE, s) == {"B2": "castle"}


@pytest.mark.clause("BG-199")
def test_turning_up_fewer_than_possible_is_not_allowed() -> None:
    s = meadow(TABLE)
    TABLE.play(s, "go C3")
    for move in ("end", "hold"):
        assert TABLE.refuse(s, move) == "BG-199", move
    shoot(TABLE, s, B4="castle")
    for move in ("end", "hold"):
        assert TABLE.refuse(s, move) == "BG-199", move
    assert all(move.startswith("reveal") for move in TABLE.legal(s))


@pytest.mark.clause("BG-199")
def test_the_last_two_tokens_in_reach_are_both_turned_up() -> None:
    s = meadow(TABLE, "A1", gone=["A2"])
    TABLE.play(s, "go A1")
    shoot(TABLE, s, B1="castle")
    assert TABLE.legal(s) == ["reveal B2"]
    shoot(TABLE, s, B2="dam")
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-200")
def test_the_first_token_is_turned_up_before_the_second_is_chosen() -> None:
    s = meadow(TABLE)
    TABLE.play(s, "go C3", "reveal B4")
    assert TABLE.mover(s) == "chance"
    TABLE.play(s, "turn castle")
    assert TABLE.dump(s)["turned"] == ["B4"]
    assert shows(TABLE.dump(s), "B4") == "castle"
    assert TABLE.mover(s) == "P1"
    assert sorted(TABLE.offered(s, "reveal")) == [at for at in touching("C3") if at != "B4"]


@pytest.mark.clause("BG-200")
def test_a_pair_made_by_the_first_token_waits_for_the_second() -> None:
    """Pairs are found after both shots; until then the tokens lie on the board."""
    s = meadow(TABLE, up={"D4": "castle"})
    TABLE.play(s, "go C3")
    shoot(TABLE, s, B4="castle")
    assert face_up(TABLE, s) == {"B4": "castle", "D4": "castle"}
    assert TABLE.points(s) == [0, 0]
    shoot(TABLE, s, C4="dam")
    assert TABLE.points(s) == [2, 0]


@pytest.mark.clause("BG-200")
def test_what_a_token_shows_is_any_that_nobody_has_seen_elsewhere() -> None:
    """One castle lies face up, one was covered, a pair was taken: no castle is left."""
    areas = {"P2": {"done": ["castle", "dam*"]}}
    s = meadow(TABLE, up={"D4": "castle"}, seen={"F6": "castle*"}, areas=areas, gone=["A1"])
    TABLE.play(s, "go C3", "reveal B4")
    odds = TABLE.odds(s)
    assert not {"turn castle", "turn castle*", "turn dam*"} & set(odds)
    assert odds["turn dam"] == pytest.approx(2 / 58)
    assert odds["turn oasis"] == pytest.approx(3 / 58)
    assert sum(odds.values()) == pytest.approx(1)
