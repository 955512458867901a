"""Setting up the Solo variant: the board, two cards, two bases, the artillery."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.battlegrounds.solo import artillery, solo
from tests.games.battlegrounds.table import BASES, MERGED, PICTURES, SQUARES, TANKS

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState
    from tests.games.battlegrounds.table import Table

TABLE = solo()


def layout() -> dict[str, str]:
    """Return a board without equal neighbours; the special tokens lie in the columns A and B.

    The columns A, C, E, G show the same eight pictures from row 1 to 8, the others the other eight.
    """
    return {
        square: PICTURES[(SQUARES.index(square) // 8 % 2) * 8 + int(square[1]) - 1]
        + ("*" if square[0] in "AB" else "")
        for square in SQUARES
    }


def one_fault() -> dict[str, str]:
    """Return the same board with equal neighbours in one place: A1 and A2 show the bridge."""
    board = layout()
    board["A2"], board["C1"], board["H8"] = board["C1"], board["H8"], board["A2"]
    return board


def laid(table: Table, board: dict[str, str]) -> BattlegroundsState:
    """Let chance lay out this board."""
    s = table.new()
    table.play(s, *[f"token {board[square]}" for square in SQUARES])
    return s


def dealt() -> BattlegroundsState:
    """Return the table when the pawns are to be placed."""
    s = laid(TABLE, layout())
    TABLE.play(s, "deal is-2", "deal kv-1")
    return s


@pytest.mark.clause("BG-209")
def test_any_of_the_64_tokens_may_lie_on_any_square() -> None:
    s = TABLE.new()
    ordinary = {f"token {picture}": 3 / 64 for picture in PICTURES}
    special = {f"token {picture}*": 1 / 64 for picture in PICTURES}
    assert TABLE.odds(s) == pytest.approx(ordinary | special)
    TABLE.play(s, "token bridge*")
    odds = TABLE.odds(s)
    assert "token bridge*" not in odds
    assert odds["token bridge"] == pytest.approx(3 / 63)


@pytest.mark.clause("BG-209")
def test_all_tokens_lie_face_up_and_the_centre_has_no_special_role() -> None:
    s = laid(TABLE, layout())
    assert TABLE.dump(s)["board"] == layout()
    assert (TABLE.square(s, "A1"), TABLE.square(s, "D4")) == ("bridge*", "dam")
    assert TABLE.offered(s, "deal")


@pytest.mark.clause("BG-209")
def test_in_the_centre_too_any_token_may_come() -> None:
    s = TABLE.new()
    board = layout()
    TABLE.play(s, *[f"token {board[square]}" for square in SQUARES[:18]])
    odds = TABLE.odds(s)
    assert odds["token airfield"] == pytest.approx(3 / 46)
    assert not any(token.endswith("*") for token in odds)
    assert sum(odds.values()) == pytest.approx(1)


@pytest.mark.clause("BG-209")
def test_with_eight_pictures_there_are_six_ordinary_and_two_special_tokens_of_each() -> None:
    table = solo(picture_set="8x8")
    ordinary = {f"token {picture}": 6 / 64 for picture in MERGED}
    special = {f"token {picture}*": 2 / 64 for picture in MERGED}
    assert table.odds(table.new()) == pytest.approx(ordinary | special)


@pytest.mark.clause("BG-210")
def test_equal_neighbours_change_places_with_a_token_anywhere() -> None:
    """The first token that offends lies on A1; it may go to the centre, and a special one move."""
    s = laid(TABLE, one_fault())
    odds = TABLE.odds(s)
    assert {"swap D4", "swap B7", "swap H8", "swap C3"} < set(odds)
    assert "swap A1" not in odds
    assert len(odds) == 63
    assert odds == pytest.approx(dict.fromkeys(odds, 1 / 63))


@pytest.mark.clause("BG-210")
def test_the_repair_ends_when_no_neighbours_are_equal() -> None:
    s = laid(TABLE, one_fault())
    TABLE.play(s, "swap D5")
    assert (TABLE.square(s, "A1"), TABLE.square(s, "D5")) == ("oasis", "bridge*")
    assert TABLE.offered(s, "deal")
    assert TABLE.offered(s, "swap") == []


@pytest.mark.clause("BG-210")
def test_the_repair_goes_on_while_neighbours_are_equal() -> None:
    """On B2 the bridge lies next to A2, which shows it too and is now the first that offends."""
    s = laid(TABLE, one_fault())
    TABLE.play(s, "swap B2")
    assert TABLE.square(s, "B2") == "bridge*"
    assert len(TABLE.offered(s, "swap")) == 63
    TABLE.play(s, "swap F6")
    assert TABLE.square(s, "F6") == "bridge"
    assert TABLE.offered(s, "deal")


@pytest.mark.clause("BG-210")
def test_equal_tokens_may_touch_by_a_corner() -> None:
    board = layout()
    board["B2"], board["C1"], board["G8"] = board["C1"], board["G8"], board["B2"]
    s = laid(TABLE, board)
    assert TABLE.offered(s, "deal")


@pytest.mark.clause("BG-211")
def test_the_player_is_dealt_two_cards_which_are_both_active() -> None:
    s = laid(TABLE, layout())
    assert TABLE.odds(s) == pytest.approx({f"deal {card}": 1 / 12 for card in TANKS})
    TABLE.play(s, "deal is-2")
    assert TABLE.odds(s)["deal kv-1"] == pytest.approx(1 / 11)
    TABLE.play(s, "deal kv-1")
    assert TABLE.dump(s)["drives"] == {"green": "is-2", "yellow": "kv-1"}
    assert TABLE.reserve(s, "P1") == []
    assert sorted(TABLE.dump(s)["deck"]) == sorted(set(TANKS) - {"is-2", "kv-1"})
    assert TABLE.offered(s, "place")


@pytest.mark.clause("BG-212")
def test_two_pawns_are_placed_in_two_bases_of_the_players_choice() -> None:
    s = dealt()
    everywhere = sorted(square for base in BASES.values() for square in base)
    assert TABLE.mover(s) == "P1"
    assert sorted(TABLE.offered(s, "place")) == [f"green {square}" for square in everywhere]
    TABLE.play(s, "place green B8")
    elsewhere = [square for square in everywhere if square not in BASES["A8"]]
    assert sorted(TABLE.offered(s, "place")) == [f"yellow {square}" for square in elsewhere]
    TABLE.play(s, "place yellow H2")
    assert TABLE.dump(s)["pawns"] == {"green": "B8", "yellow": "H2"}
    assert TABLE.dump(s)["homes"] == {"green": "A8", "yellow": "H1"}


@pytest.mark.clause("BG-212")
def test_the_bases_must_differ_and_only_base_squares_will_do() -> None:
    s = dealt()
    for square in ("B2", "D4", "A3", "C8"):
        assert TABLE.refuse(s, f"place green {square}") == "BG-212"
    TABLE.play(s, "place green B8")
    for square in ("A8", "A7", "B8", "E5"):
        assert TABLE.refuse(s, f"place yellow {square}") == "BG-212"


@pytest.mark.clause("BG-212")
def test_after_the_placing_the_first_turn_begins() -> None:
    s = dealt()
    TABLE.play(s, "place green A1", "place yellow H1")
    assert TABLE.mover(s) == "P1"
    assert {way[:2] for way in TABLE.offered(s, "move")} == {"A1", "H1"}
    assert TABLE.dump(s)["round"] == 1


@pytest.mark.clause("BG-213")
def test_green_and_yellow_drive_and_two_pawns_are_spare() -> None:
    s = dealt()
    TABLE.play(s, "place green A1", "place yellow H1")
    data = TABLE.dump(s)
    assert list(data["pawns"]) == list(data["drives"]) == ["green", "yellow"]
    assert TABLE.refuse(s, "change blue kv-1") == "BG-171"


@pytest.mark.clause("BG-214")
def test_all_letters_and_digits_lie_face_down_at_the_start() -> None:
    s = dealt()
    assert artillery(TABLE, s)["letters"] == list("ABCDEFGH")
    assert sorted(str(digit) for digit in artillery(TABLE, s)["digits"]) == list("12345678")
    assert TABLE.duds(s) == 0


@pytest.mark.clause("BG-215")
def test_the_artillery_has_twelve_tanks_whose_values_do_not_count() -> None:
    s = dealt()
    data = TABLE.dump(s)
    assert (data["artillery"]["supply"], data["artillery"]["taken"]) == (12, [])
    assert not any(data.get("won", {}).values())
    assert TABLE.points(s) == [0]


@pytest.mark.clause("BG-246")
def test_nobody_has_to_be_drawn_as_starting_player() -> None:
    assert TABLE.offered(TABLE.new(), "first") == []
    assert TABLE.mover(dealt()) == "P1"
