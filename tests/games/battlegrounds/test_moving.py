"""Moves of tanks [BG-055] to [BG-065]."""

from __future__ import annotations

import pytest

from sztab.core.action import NotationError
from tests.games.battlegrounds.table import (
    DIRECTION,
    FURTHER_MOVE,
    SQUARES,
    Table,
)

CARDS = {"kv-1": "O1", "is-2": "D1", "7tp": "O2", "bt-7": "D2"}
MOVES = {
    "kv-1": {"D4-D5", "D4-E4", "D4-D3", "D4-C4"},
    "is-2": {"D4-E5", "D4-E3", "D4-C3", "D4-C5"},
    "7tp": {"D4-D5-D6", "D4-E4-F4", "D4-D3-D2", "D4-C4-B4"},
    "bt-7": {"D4-E5-F6", "D4-E3-F2", "D4-C3-B2", "D4-C5-B6"},
}
WRONG = {
    "kv-1": ["D4-D5-D6", "D4-E5", "D4-D5-E5", "D4-D5-D6-D7"],
    "is-2": ["D4-E5-F6", "D4-E4", "D4-E5-E6", "D4-E5-F4"],
    "7tp": ["D4-D5", "D4-D5-E5", "D4-E5-F6", "D4-D5-D6-D7", "D4-E4"],
    "bt-7": ["D4-E5", "D4-E5-F4", "D4-E5-D6", "D4-D5-D6", "D4-E5-F6-G7"],
}


@pytest.mark.clause("BG-055")
@pytest.mark.parametrize("card", CARDS)
def test_a_move_goes_straight_the_whole_distance_of_the_card(card: str) -> None:
    table = Table()
    s = table.position(tanks={"green": f"D4 {card}"})
    assert set(table.offered(s, "move")) == MOVES[card]
    for way in MOVES[card]:
        after = s.clone()
        table.play(after, f"move {way}")
        assert table.pawn(after, "green") == way.split("-")[-1]


@pytest.mark.clause("BG-055")
@pytest.mark.parametrize(("card", "way"), [(card, way) for card in WRONG for way in WRONG[card]])
def test_a_move_is_neither_shortened_nor_bent_nor_longer_nor_in_other_directions(
    card: str, way: str
) -> None:
    table = Table()
    s = table.position(tanks={"green": f"D4 {card}"})
    assert table.refuse(s, f"move {way}") == "BG-055"


@pytest.mark.clause("BG-055")
def test_a_move_starts_where_an_own_tank_stands() -> None:
    table = Table()
    s = table.position(tanks={"green": "D4 kv-1", "blue": "F4 tiger-i"})
    assert table.refuse(s, "move E4-E5") == "BG-171"
    assert table.refuse(s, "move F4-F5") == "BG-171"


@pytest.mark.clause("BG-055")
def test_with_two_tanks_each_moves_by_its_own_card() -> None:
    table = Table(2)
    s = table.position(tanks={"green": "B2 7tp", "yellow": "F6 is-2"})
    assert set(table.offered(s, "move")) == {
        "B2-B3-B4",
        "B2-C2-D2",
        "F6-G7",
        "F6-G5",
        "F6-E5",
        "F6-E7",
    }
    assert table.refuse(s, "move B2-C3") == "BG-055"
    assert table.refuse(s, "move F6-F7-F8") == "BG-055"
    table.play(s, "move F6-G7")
    assert (table.pawn(s, "green"), table.pawn(s, "yellow")) == ("B2", "G7")


@pytest.mark.clause("BG-056")
@pytest.mark.parametrize(
    ("square", "card", "goals"),
    [
        ("A1", "kv-1", {"A2", "B1"}),
        ("A2", "7tp", {"A4", "C2"}),
        ("H8", "bt-7", {"F6"}),
        ("A7", "bt-7", {"C5"}),
        ("H4", "is-2", {"G3", "G5"}),
        ("B7", "7tp", {"B5", "D7"}),
        ("H1", "7tp", {"H3", "F1"}),
        ("G8", "bt-7", {"E6"}),
    ],
)
def test_no_move_leaves_the_board(square: str, card: str, goals: set[str]) -> None:
    table = Table()
    s = table.position(tanks={"green": f"{square} {card}"})
    assert table.goals(s) == goals


@pytest.mark.clause("BG-056")
@pytest.mark.parametrize(
    "move", ["move A2-A1-A0", "move A2-@2", "move H8-I8", "move H8-H9", "move A8-A9-A10"]
)
def test_off_the_board_there_are_no_squares(move: str) -> None:
    table = Table()
    with pytest.raises(NotationError, match="BG-056"):
        table.notation.parse(move)


@pytest.mark.clause("BG-056")
def test_a_way_does_not_go_round_the_edge() -> None:
    table = Table()
    s = table.position(tanks={"green": "A8 kv-1"})
    assert table.goals(s) == {"A7", "B8"}
    with pytest.raises(NotationError):
        table.notation.parse("move A8-B1")


@pytest.mark.clause("BG-057")
@pytest.mark.parametrize(
    ("players", "variant", "other"),
    [
        (2, "battle", "yellow"),
        (2, "battle", "blue"),
        (3, "battle", "blue"),
        (4, "battle", "red"),
        (4, "team", "blue"),
        (4, "team", "yellow"),
    ],
)
def test_no_move_ends_on_a_square_with_another_pawn(players: int, variant: str, other: str) -> None:
    table = Table(players, variant)
    s = table.position(tanks={"green": "D4 7tp", other: "D6"})
    assert table.refuse(s, "move D4-D5-D6") == "BG-057"
    assert {"F4", "D2", "B4"} <= table.goals(s)


@pytest.mark.clause("BG-058")
@pytest.mark.parametrize("between", ["dud", "dam", "dam*", "pawn", "own pawn"])
def test_pieces_in_between_do_not_make_a_move_illegal(between: str) -> None:
    table = Table(2)
    tanks = {"green": "D4 7tp"}
    board = {}
    if between.endswith("pawn"):
        tanks["yellow" if between == "own pawn" else "blue"] = "D5"
    else:
        board["D5"] = between
    s = table.position(board, tanks=tanks)
    assert "D4-D5-D6" in table.offered(s, "move")


@pytest.mark.clause("BG-059")
def test_driving_over_tokens_neither_takes_nor_changes_them() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 7tp"}, fill=True)
    before = table.dump(s)["board"]
    assert {"A1", "A2", "A3"} <= set(before)
    table.play(s, "move A1-A2-A3")
    assert table.dump(s)["board"] == before
    assert table.area(s, "P1") == {"single": [], "ready": [], "done": []}


@pytest.mark.clause("BG-060")
@pytest.mark.parametrize("card", CARDS)
def test_a_tank_that_can_move_does_not_stay(card: str) -> None:
    table = Table()
    s = table.position(tanks={"green": f"D4 {card}"})
    assert table.offered(s, "stay") == []
    assert table.refuse(s, "stay green") == "BG-060"


@pytest.mark.clause("BG-060")
def test_a_tank_must_move_even_when_every_way_is_deadly() -> None:
    table = Table()
    board = {"A2": "dud", "B1": "dud"}
    s = table.position(board, tanks={"green": "A1 kv-1"}, reserve={"P1": ["is-2"]})
    assert table.refuse(s, "stay green") == "BG-060"
    assert set(table.legal(s)) == {"move A1-A2", "move A1-B1", "change green is-2"}


@pytest.mark.clause("BG-060")
def test_one_free_destination_is_enough_to_make_the_move_a_duty() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 kv-1", "blue": "A2"})
    assert table.legal(s) == ["move A1-B1"]
    assert table.refuse(s, "stay green") == "BG-060"


@pytest.mark.clause("BG-060")
def test_a_move_gained_by_an_upgrade_fulfils_the_duty() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 kv-1"}, upgrades={"kv-1": [FURTHER_MOVE]})
    assert table.goals(s) == {"A2", "B1", "A3", "C1"}
    assert table.refuse(s, "stay green") == "BG-060"
    table.play(s, "move A1-A2-A3")
    assert table.pawn(s, "green") == "A3"


@pytest.mark.clause("BG-061")
def test_a_tank_without_a_legal_move_stays_and_may_shoot() -> None:
    table = Table()
    s = table.position(
        {"A4": "dam"},
        tanks={"green": "A1 is-2", "blue": "B2"},
        reserve={"P1": ["kv-1"]},
    )
    assert set(table.legal(s)) == {"stay green", "change green kv-1"}
    table.play(s, "stay green", "shoot A4 token")
    assert table.pawn(s, "green") == "A1"
    assert table.area(s, "P1")["single"] == ["dam"]


@pytest.mark.clause("BG-061")
def test_a_tank_that_stays_need_not_shoot() -> None:
    table = Table()
    s = table.position(tanks=table.parked(green="A1 is-2", blue="B2"))
    table.play(s, "stay green", "hold")
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-061")
def test_with_two_tanks_the_one_that_cannot_move_may_be_chosen_to_stay() -> None:
    table = Table(2)
    s = table.position(tanks={"green": "A1 is-2", "yellow": "B2 kv-1"})
    assert "stay green" in table.legal(s)
    assert table.refuse(s, "stay yellow") == "BG-060"
    table.play(s, "stay green", "shoot D1 dud")
    assert table.square(s, "D1") == "dud"


@pytest.mark.clause("BG-061")
def test_a_dud_on_the_only_destination_is_no_reason_to_stay() -> None:
    table = Table()
    s = table.position({"B2": "dud"}, tanks={"green": "A1 is-2"})
    assert table.legal(s) == ["move A1-B2"]


@pytest.mark.clause("BG-062")
@pytest.mark.parametrize("card", ["O1/O1", "D1/O1", "O2/O1", "D2/O1", "O3/O1", "D3/O1"])
def test_from_every_square_there_is_a_destination_on_the_board(card: str) -> None:
    table = Table(tanks={"kv-1": card})
    for square in SQUARES:
        s = table.position(tanks={"green": f"{square} kv-1"})
        assert table.offered(s, "move")
        assert table.offered(s, "stay") == []


@pytest.mark.clause("BG-063")
@pytest.mark.parametrize("upgrade", [FURTHER_MOVE, DIRECTION])
def test_moves_gained_by_upgrades_are_no_obligation(upgrade: str) -> None:
    table = Table(tanks={"is-2": "D1/O3" if upgrade == FURTHER_MOVE else "O2/O3"})
    blocked = {"blue": "B2"} if upgrade == FURTHER_MOVE else {"blue": "A3", "red": "C1"}
    s = table.position(tanks={"green": "A1 is-2", **blocked}, upgrades={"is-2": [upgrade]})
    ways = {FURTHER_MOVE: {"A1-B2-C3"}, DIRECTION: {"A1-A2-B2", "A1-B1-B2"}}[upgrade]
    assert set(table.legal(s)) == {"stay green", *[f"move {way}" for way in ways]}
    table.play(s, "stay green")
    assert table.pawn(s, "green") == "A1"


@pytest.mark.clause("BG-063")
def test_an_upgraded_move_may_replace_staying() -> None:
    table = Table()
    s = table.position(tanks={"green": "A1 bt-7", "blue": "C3"}, upgrades={"bt-7": [FURTHER_MOVE]})
    assert set(table.legal(s)) == {"stay green", "move A1-B2-C3-D4"}
    table.play(s, "move A1-B2-C3-D4")
    assert table.pawn(s, "green") == ""
    assert table.won(s, "P3") == ["green 3"]


@pytest.mark.clause("BG-064")
def test_an_occupied_destination_is_illegal_even_if_the_tank_would_not_get_there() -> None:
    table = Table()
    s = table.position({"A2": "dud"}, tanks={"green": "A1 7tp", "blue": "A3"})
    assert table.refuse(s, "move A1-A2-A3") == "BG-057"
    assert table.goals(s) == {"C1"}


@pytest.mark.clause("BG-065")
@pytest.mark.parametrize("card", CARDS)
def test_a_destination_with_a_dud_is_legal(card: str) -> None:
    table = Table()
    goals = {way.split("-")[-1] for way in MOVES[card]}
    s = table.position(dict.fromkeys(goals, "dud"), tanks={"green": f"D4 {card}"})
    assert set(table.offered(s, "move")) == MOVES[card]
    assert table.offered(s, "stay") == []
