"""The board, its geometry, and cards in use [BG-011], [BG-014] to [BG-018], [BG-021], [BG-022]."""

from __future__ import annotations

import pytest

from sztab.core.action import NotationError, PositionError
from tests.games.battlegrounds.table import BASES, SQUARES, Table

WAYS = {
    "O1/O1": {"D5", "D3", "C4", "E4"},
    "D1/O1": {"C3", "C5", "E3", "E5"},
    "O2/O1": {"D6", "D2", "B4", "F4"},
    "D2/O1": {"B2", "B6", "F2", "F6"},
    "O3/O1": {"D7", "D1", "A4", "G4"},
    "D3/O1": {"A1", "A7", "G1", "G7"},
}
"""From D4: the squares reached by a number of equal steps."""


@pytest.mark.clause("BG-011")
def test_the_board_has_8_columns_and_8_rows() -> None:
    table = Table()
    for square in SQUARES:
        s = table.position({square: "dud"} if square != "A1" else {}, tanks={"green": "A1"})
        assert table.square(s, square) == ("dud" if square != "A1" else "")
    assert len(SQUARES) == 64


@pytest.mark.clause("BG-011")
@pytest.mark.parametrize("square", ["A0", "A9", "I1", "1A", "AA", "11", "A", "A11", ""])
def test_other_names_are_no_squares(square: str) -> None:
    table = Table()
    with pytest.raises(NotationError):
        table.notation.parse(f"place green {square}")
    with pytest.raises(PositionError):
        table.position({square: "dud"})


@pytest.mark.clause("BG-011")
def test_a_square_is_named_by_its_column_and_then_its_row() -> None:
    table = Table()
    s = table.position(tanks={"green": "B4 t-34"})
    table.play(s, "move B4-C4-D4")
    assert table.pawn(s, "green") == "D4"
    s = table.position(tanks={"green": "B4 t-34"})
    table.play(s, "move B4-B5-B6")
    assert table.pawn(s, "green") == "B6"


@pytest.mark.clause("BG-014", "BG-015")
@pytest.mark.parametrize("card", WAYS)
def test_the_four_directions_of_a_move(card: str) -> None:
    table = Table(tanks={"kv-1": card})
    s = table.position(tanks={"green": "D4 kv-1"})
    assert table.goals(s) == WAYS[card]
    assert len(table.offered(s, "move")) == 4


@pytest.mark.clause("BG-014", "BG-015")
@pytest.mark.parametrize("card", WAYS)
def test_the_four_directions_of_a_shot(card: str) -> None:
    table = Table(tanks={"kv-1": "/".join(reversed(card.split("/")))})
    s = table.position(tanks={"green": "D3 kv-1"})
    table.play(s, "move D3-D4")
    assert {shot.split()[0] for shot in table.offered(s, "shoot")} == WAYS[card]
    assert len(table.offered(s, "shoot")) == 4


@pytest.mark.clause("BG-015")
@pytest.mark.parametrize(
    ("card", "way"), [("7tp", "D4-D5-D6"), ("7tp", "D4-C4-B4"), ("bt-7", "D4-E3-F2")]
)
def test_a_way_goes_over_the_squares_in_between(card: str, way: str) -> None:
    table = Table()
    s = table.position(tanks={"green": f"D4 {card}"})
    assert way in table.offered(s, "move")
    first, _, last = way.split("-")
    assert table.notation.parse(f"move {first}-{last}") == table.notation.parse(f"move {way}")


@pytest.mark.clause("BG-016")
@pytest.mark.parametrize(
    ("board", "pawns"),
    [
        ({"C2": "dud"}, {"green": "C2"}),
        ({}, {"green": "C2", "yellow": "C2"}),
        ({}, {"green": "C2", "blue": "C2"}),
    ],
)
def test_what_never_shares_a_square(board: dict[str, str], pawns: dict[str, str]) -> None:
    table = Table(players=2)
    with pytest.raises(PositionError):
        table.position(board, tanks=pawns)


@pytest.mark.clause("BG-016")
def test_no_pawn_shares_a_square_with_an_artillery_tank() -> None:
    table = Table(players=1, variant="solo")
    with pytest.raises(PositionError):
        table.position({"C2": "artillery"}, tanks={"green": "C2"})


@pytest.mark.clause("BG-016")
def test_a_pawn_may_stand_on_a_location_token() -> None:
    table = Table()
    s = table.position({"C2": "bridge", "C3": "dam*"}, tanks={"green": "C2 kv-1"})
    table.play(s, "move C2-C3")
    assert table.pawn(s, "green") == "C3"
    assert table.square(s, "C3") == "dam*"
    assert table.square(s, "C2") == "bridge"


@pytest.mark.clause("BG-017")
def test_a_square_without_token_dud_and_pawn_is_empty() -> None:
    table = Table()
    board = {"D6": "bridge", "F4": "dud"}
    s = table.position(board, tanks={"green": "D3 kv-1", "blue": "B4"})
    table.play(s, "move D3-D4")
    assert set(table.offered(s, "shoot")) == {"B4 tank", "D2 dud", "D6 token", "F4 clear"}
    for square in ("B4", "D6", "F4"):
        assert table.refuse(s, f"shoot {square} dud") == "BG-083"


@pytest.mark.clause("BG-017")
def test_a_square_that_a_pawn_has_left_is_empty() -> None:
    table = Table()
    s = table.position(tanks={"green": "D5 7tp"})
    table.play(s, "move D5-D6-D7")
    assert "D6 dud" in table.offered(s, "shoot")
    table = Table(tanks={"kv-1": "O1/O1"})
    s = table.position(tanks={"green": "D5 kv-1"})
    table.play(s, "move D5-D6")
    assert "D5 dud" in table.offered(s, "shoot")


@pytest.mark.clause("BG-018")
@pytest.mark.parametrize("base", BASES)
def test_a_tank_may_end_its_move_in_any_base(base: str) -> None:
    table = Table()
    start = {"A1": "A3", "A8": "A5", "H8": "H5", "H1": "H3"}[base]
    middle, goal = {
        "A1": ("A2", "A1"),
        "A8": ("A6", "A7"),
        "H8": ("H6", "H7"),
        "H1": ("H2", "H1"),
    }[base]
    s = table.position(tanks={"green": f"{start} 7tp"})
    table.play(s, f"move {start}-{middle}-{goal}")
    assert table.pawn(s, "green") == goal
    assert goal in BASES[base]


@pytest.mark.clause("BG-018")
def test_a_tank_may_drive_through_a_base_and_shoot_into_it() -> None:
    table = Table()
    board = {"A8": "bridge"}
    s = table.position(board, tanks={"green": "C8 7tp", "yellow": "A7"})
    table.play(s, "move C8-B8-A8")
    assert "A7 tank" in table.offered(s, "shoot")
    s = table.position(board, tanks={"green": "A3 t-34", "yellow": "B8"})
    table.play(s, "move A3-A4-A5", "shoot A8 token")
    assert table.area(s, "P1")["single"] == ["bridge"]
    s = table.position(tanks={"green": "A6 bt-7", "yellow": "C6"})
    table.play(s, "move A6-B7-C8")
    assert table.pawn(s, "green") == "C8"


@pytest.mark.clause("BG-018")
def test_a_pawn_in_its_own_base_can_be_shot() -> None:
    table = Table()
    s = table.position(tanks={"green": "C8 7tp", "yellow": "A7"})
    table.play(s, "move C8-B8-A8", "shoot A7 tank")
    assert table.pawn(s, "yellow") == ""
    assert table.won(s, "P1") == ["yellow 3"]


@pytest.mark.clause("BG-018")
def test_a_pawn_that_has_just_come_back_has_no_protection() -> None:
    table = Table()
    s = table.position(
        tanks={"blue": "C8 7tp", "red": "H1"},
        reserve={"P2": ["is-2"]},
        damaged=["is-2"],
        turn="P2",
    )
    table.play(s, "enter yellow is-2 A7", "move C8-B8-A8", "shoot A7 tank")
    assert table.pawn(s, "yellow") == ""
    assert table.won(s, "P3") == ["yellow 3"]


@pytest.mark.clause("BG-021")
def test_only_the_active_card_drives_the_pawn() -> None:
    table = Table()
    s = table.position(tanks={"green": "D4 kv-1"}, reserve={"P1": ["bt-7"]})
    assert table.goals(s) == {"D3", "D5", "C4", "E4"}
    assert table.card(s, "green") == "kv-1"
    assert table.reserve(s, "P1") == ["bt-7"]
    assert table.refuse(s, "move D4-E5-F6") == "BG-055"


@pytest.mark.clause("BG-022")
def test_the_tank_token_lies_on_the_card_that_drives_the_pawn() -> None:
    table = Table(players=2)
    s = table.position(
        tanks={"green": "D4 kv-1", "yellow": "F4 bt-7"}, reserve={"P1": ["is-2", "7tp"]}
    )
    assert (table.card(s, "green"), table.card(s, "yellow")) == ("kv-1", "bt-7")
    assert table.goals(s) == {"D3", "D5", "C4", "E4", "D2", "D6", "H2", "H6"}
    with pytest.raises(PositionError):
        table.position(
            pawns={"green": "D4", "yellow": "F4"}, drives={"green": "kv-1", "yellow": "kv-1"}
        )
