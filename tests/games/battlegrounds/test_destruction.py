"""Destruction of a tank and who gets points for it [BG-094] to [BG-103]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.battlegrounds.table import ARMOUR, COLOURS, DIRECTION, FURTHER_MOVE, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

EMPTY_STACKS: dict[str, list[int]] = {colour: [] for colour in COLOURS}


def shot(
    table: Table, target: str, board: dict[str, str] | None = None, **data: object
) -> BattlegroundsState:
    """Return the position after green has shot at this tank, which drove is-2, on D6."""
    tanks = table.parked(green="D3 kv-1", **{target: "D6 is-2"})
    s = table.position(board, tanks=tanks, **data)
    table.play(s, "move D3-D4", "shoot D6 tank")
    return s


def collision(
    table: Table, other: str, board: dict[str, str] | None = None, **data: object
) -> BattlegroundsState:
    """Return the position after green, which drove 7tp, went through the tank of this colour."""
    tanks = table.parked(green="D4 7tp", **{other: "D5 is-2"})
    s = table.position(board, tanks=tanks, **data)
    table.play(s, "move D4-D5-D6")
    return s


@pytest.mark.clause("BG-094")
@pytest.mark.parametrize("cause", ["shot", "onto a dud", "through a dud", "through a tank"])
def test_what_destroys_a_tank(cause: str) -> None:
    table = Table()
    if cause == "shot":
        assert table.pawn(shot(table, "blue"), "blue") == ""
    elif cause == "through a tank":
        assert table.pawn(collision(table, "blue"), "green") == ""
    else:
        square = "D6" if cause == "onto a dud" else "D5"
        s = table.position({square: "dud"}, tanks=table.parked(green="D4 7tp"))
        table.play(s, "move D4-D5-D6")
        assert table.pawn(s, "green") == ""


@pytest.mark.clause("BG-094")
def test_nothing_else_destroys_a_tank() -> None:
    table = Table()
    board = {"D5": "dam", "D6": "dam*", "D7": "dud", "C6": "dud"}
    s = table.position(board, tanks=table.parked(green="D4 7tp", blue="E6", red="F5"))
    table.play(s, "move D4-D5-D6", "shoot D7 clear")
    assert [table.pawn(s, colour) for colour in COLOURS] == ["D6", "A8", "E6", "F5"]
    assert table.dump(s)["damaged"] == table.dump(s)["broken"] == []


@pytest.mark.clause("BG-095")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pawn_leaves_the_board_at_once(players: int) -> None:
    table = Table(players)
    s = shot(table, "blue", {"D6": "dam"}, areas={"P1": {"ready": ["bridge*"]}})
    assert table.mover(s) == "P1"
    assert table.pawn(s, "blue") == ""
    assert table.square(s, "D6") == "dam"
    table.play(s, "extra-turn")
    assert "move D4-D5" in table.legal(s)


@pytest.mark.clause("BG-095")
def test_the_square_of_a_destroyed_tank_is_free() -> None:
    table = Table()
    s = table.position(tanks=table.parked(green="D3 kv-1", blue="D6", yellow="D7 churchill"))
    table.play(s, "move D3-D4", "shoot D6 tank")
    assert "D6" in table.goals(s)


@pytest.mark.clause("BG-096")
def test_the_card_becomes_inactive_and_damaged_and_keeps_its_upgrades() -> None:
    table = Table()
    s = shot(
        table,
        "blue",
        reserve={"P3": ["bt-7"]},
        upgrades={"is-2": [DIRECTION, FURTHER_MOVE], "bt-7": [ARMOUR]},
    )
    assert table.card(s, "blue") == ""
    assert table.reserve(s, "P3") == ["bt-7", "is-2"]
    assert table.dump(s)["damaged"] == ["is-2"]
    assert table.dump(s)["broken"] == []
    assert table.upgrades(s, "is-2") == [DIRECTION, FURTHER_MOVE]
    assert table.upgrades(s, "bt-7") == [ARMOUR]


@pytest.mark.clause("BG-096")
def test_a_card_destroyed_in_its_owners_own_turn_is_damaged_for_the_whole_next_one() -> None:
    table = Table()
    s = table.position(
        {"D5": "dud"},
        tanks=table.parked(green="D4 7tp"),
        reserve={"P1": ["is-2"]},
        areas={"P1": {"ready": ["castle*"]}},
        upgrades={"7tp": [DIRECTION]},
    )
    table.play(s, "move D4-D5-D6")
    assert table.mover(s) == "P1"
    assert table.reserve(s, "P1") == ["7tp", "is-2"]
    assert table.dump(s)["broken"] == ["7tp"]
    assert table.upgrades(s, "7tp") == [DIRECTION]
    table.play(s, "end")
    assert table.dump(s)["damaged"] == ["7tp"]
    assert table.dump(s)["broken"] == []


@pytest.mark.clause("BG-097")
@pytest.mark.parametrize(
    ("players", "variant", "target"),
    [(2, "battle", "blue"), (2, "battle", "red"), (3, "battle", "yellow"), (4, "team", "red")],
)
def test_the_shooter_gets_the_top_token_of_the_stack(
    players: int, variant: str, target: str
) -> None:
    table = Table(players, variant)
    s = shot(table, target)
    assert table.won(s, "P1") == [f"{target} 3"]
    assert table.stack(s, target) == [2, 1]
    others = [colour for colour in table.parked() if colour != target]
    assert all(table.stack(s, colour) == [3, 2, 1] for colour in others)
    assert table.points(s)[0] == 3


@pytest.mark.clause("BG-097")
def test_the_shooter_need_not_be_p1() -> None:
    table = Table()
    s = table.position(
        tanks=table.parked(red="D3 kv-1", yellow="D6"), turn="P4", stacks={"yellow": [2, 1]}
    )
    table.play(s, "move D3-D4", "shoot D6 tank")
    assert table.won(s, "P4") == ["yellow 2"]
    assert table.points(s) == [0, 0, 0, 2]


@pytest.mark.clause("BG-098")
@pytest.mark.parametrize(
    ("players", "variant", "other", "seat"),
    [
        (2, "battle", "blue", "P2"),
        (2, "battle", "red", "P2"),
        (3, "battle", "blue", "P3"),
        (4, "battle", "red", "P4"),
        (4, "team", "yellow", "P2"),
    ],
)
def test_the_owner_of_the_tank_driven_through_gets_the_top_token(
    players: int, variant: str, other: str, seat: str
) -> None:
    table = Table(players, variant)
    s = collision(table, other)
    assert table.won(s, seat) == ["green 3"]
    assert table.won(s, "P1") == []
    assert table.stack(s, "green") == [2, 1]
    assert table.stack(s, other) == [3, 2, 1]
    assert table.points(s)[int(seat[1]) - 1] == 3


@pytest.mark.clause("BG-099")
@pytest.mark.parametrize("square", ["D5", "D6"])
def test_for_a_dud_no_token_is_given(square: str) -> None:
    table = Table()
    s = table.position({square: "dud"}, tanks=table.parked(green="D4 7tp"))
    table.play(s, "move D4-D5-D6")
    assert table.stack(s, "green") == [3, 2, 1]
    assert table.points(s) == [0, 0, 0, 0]


@pytest.mark.clause("BG-099")
def test_for_a_dud_no_token_is_given_to_whoever_laid_it() -> None:
    table = Table(2)
    s = table.position(tanks=table.parked(green="D3 kv-1", blue="D7 7tp"))
    table.play(s, "move D3-D4", "shoot D6 dud", "move D7-D6-D5")
    assert table.pawn(s, "blue") == ""
    assert table.stack(s, "blue") == [3, 2, 1]
    assert table.points(s) == [0, 0]


@pytest.mark.clause("BG-100")
@pytest.mark.parametrize(
    ("players", "variant", "other"), [(2, "battle", "yellow"), (4, "team", "blue")]
)
def test_for_an_own_tank_or_the_team_mates_no_token_is_given(
    players: int, variant: str, other: str
) -> None:
    table = Table(players, variant)
    s = collision(table, other)
    assert table.pawn(s, "green") == ""
    assert table.pawn(s, other) == "D5"
    assert table.stack(s, "green") == table.stack(s, other) == [3, 2, 1]
    assert set(table.points(s)) == {0}


@pytest.mark.clause("BG-101")
@pytest.mark.parametrize(
    ("stack", "given", "left"),
    [([3, 2, 1], "blue 3", [2, 1]), ([2, 1], "blue 2", [1]), ([1], "blue 1", [])],
)
def test_tokens_are_given_in_the_order_3_2_1(stack: list[int], given: str, left: list[int]) -> None:
    table = Table()
    s = shot(table, "blue", stacks={"blue": stack})
    assert table.won(s, "P1") == [given]
    assert table.stack(s, "blue") == left
    assert table.points(s)[0] == int(given[-1])


@pytest.mark.clause("BG-101")
def test_without_tokens_the_tank_is_destroyed_all_the_same() -> None:
    table = Table()
    s = shot(table, "blue", {"A4": "dam"}, stacks={"blue": []})
    assert table.pawn(s, "blue") == ""
    assert table.won(s, "P1") == []
    assert table.points(s) == [0, 0, 0, 0]
    s = collision(table, "blue", {"A4": "dam"}, stacks={"green": []})
    assert table.pawn(s, "green") == ""
    assert table.won(s, "P3") == []


@pytest.mark.clause("BG-102")
def test_the_tank_token_is_never_given_away() -> None:
    table = Table()
    s = shot(
        table,
        "yellow",
        {"A4": "dam"},
        stacks={"yellow": []},
        reserve={"P2": ["bt-7"]},
        won={"P3": ["yellow 3", "yellow 2", "yellow 1"]},
    )
    data = table.dump(s)
    assert data["won"]["P3"] == ["yellow 3", "yellow 2", "yellow 1"]
    assert table.won(s, "P1") == []
    table.play(s, "enter yellow bt-7 A8")
    assert table.card(s, "yellow") == "bt-7"


@pytest.mark.clause("BG-103")
@pytest.mark.parametrize(
    ("players", "variant", "target"),
    [
        (2, "battle", "blue"),
        (3, "battle", "yellow"),
        (4, "battle", "yellow"),
        (4, "team", "yellow"),
    ],
)
def test_nobody_is_eliminated(players: int, variant: str, target: str) -> None:
    table = Table(players, variant)
    s = shot(table, target, {"A4": "dam"}, stacks=EMPTY_STACKS, reserve={"P2": ["bt-7"]})
    assert table.mover(s) == "P2"
    assert table.pawn(s, target) == ""
    home = table.dump(s)["homes"][target]
    table.play(s, f"enter {target} bt-7 {home}")
    assert table.pawn(s, target) == home
    assert table.offered(s, "move")
