"""Hazards on the way of a tank [BG-066] to [BG-075]."""

from __future__ import annotations

import pytest

from tests.games.battlegrounds.table import ARMOUR, DIRECTION, FURTHER_MOVE, Table

OTHER_ARMOUR = "radar-station*"


@pytest.mark.clause("BG-066")
def test_a_dud_and_then_a_tank_with_one_armour() -> None:
    """The Armour is spent on the dud, so the tank behind it gets the point token."""
    table = Table()
    s = table.position(
        {"B1": "dud"},
        tanks=table.parked(green="A1 7tp", blue="C1"),
        upgrades={"7tp": [FURTHER_MOVE, ARMOUR]},
    )
    table.play(s, "move A1-B1-C1-D1")
    assert table.pawn(s, "green") == ""
    assert table.won(s, "P3") == ["green 3"]
    assert table.duds(s) == 16


@pytest.mark.clause("BG-066")
def test_a_tank_and_then_a_dud_with_one_armour() -> None:
    """The Armour is spent on the tank, so the dud behind it destroys and nobody scores."""
    table = Table()
    s = table.position(
        {"C1": "dud"},
        tanks=table.parked(green="A1 7tp", blue="B1"),
        upgrades={"7tp": [FURTHER_MOVE, ARMOUR]},
    )
    table.play(s, "move A1-B1-C1-D1")
    assert table.pawn(s, "green") == ""
    assert table.won(s, "P3") == []
    assert table.stack(s, "green") == [3, 2, 1]
    assert table.duds(s) == 16


@pytest.mark.clause("BG-066")
def test_the_square_where_the_move_starts_is_no_hazard() -> None:
    table = Table()
    s = table.position(
        {"A2": "dam"}, tanks=table.parked(green="A1 7tp"), upgrades={"7tp": [DIRECTION]}
    )
    table.play(s, "move A1-A2-B2")
    assert table.pawn(s, "green") == "B2"


@pytest.mark.clause("BG-067")
@pytest.mark.parametrize(
    ("card", "way"),
    [("kv-1", "D4-D5"), ("is-2", "D4-E5"), ("7tp", "D4-D5-D6"), ("bt-7", "D4-E5-F6")],
)
def test_ending_on_a_dud_destroys_the_tank(card: str, way: str) -> None:
    table = Table()
    s = table.position({way[-2:]: "dud"}, tanks=table.parked(green=f"D4 {card}"))
    table.play(s, f"move {way}")
    assert table.pawn(s, "green") == ""
    assert table.card(s, "green") == ""


@pytest.mark.clause("BG-068")
@pytest.mark.parametrize(("card", "way"), [("7tp", "D4-D5-D6"), ("bt-7", "D4-E5-F6")])
def test_driving_through_a_dud_destroys_the_tank(card: str, way: str) -> None:
    table = Table()
    s = table.position({way.split("-")[1]: "dud"}, tanks=table.parked(green=f"D4 {card}"))
    table.play(s, f"move {way}")
    assert table.pawn(s, "green") == ""
    assert table.card(s, "green") == ""


@pytest.mark.clause("BG-069")
@pytest.mark.parametrize("square", ["D5", "D6"])
@pytest.mark.parametrize("laid", [[], [ARMOUR]])
def test_the_dud_goes_back_to_the_pool(square: str, laid: list[str]) -> None:
    table = Table()
    s = table.position(
        {square: "dud", "A4": "dud"}, tanks=table.parked(green="D4 7tp"), upgrades={"7tp": laid}
    )
    assert table.duds(s) == 14
    table.play(s, "move D4-D5-D6")
    assert table.square(s, square) == ""
    assert table.square(s, "A4") == "dud"
    assert table.duds(s) == 15
    assert table.pawn(s, "green") == ("D6" if laid else "")


@pytest.mark.clause("BG-070", "BG-071")
@pytest.mark.parametrize(
    ("players", "variant", "other"),
    [
        (2, "battle", "yellow"),
        (2, "battle", "red"),
        (3, "battle", "blue"),
        (4, "battle", "yellow"),
        (4, "team", "blue"),
        (4, "team", "red"),
    ],
)
def test_driving_through_a_tank_destroys_the_moving_one_only(
    players: int, variant: str, other: str
) -> None:
    table = Table(players, variant)
    s = table.position(
        {"D5": "dam"},
        tanks=table.parked(green="D4 7tp", **{other: "D5 kv-1"}),
        upgrades={"kv-1": [ARMOUR]},
    )
    table.play(s, "move D4-D5-D6")
    assert table.pawn(s, "green") == ""
    assert table.pawn(s, other) == "D5"
    assert table.card(s, other) == "kv-1"
    assert table.upgrades(s, "kv-1") == [ARMOUR]
    assert table.stack(s, other) == [3, 2, 1]
    assert table.square(s, "D5") == "dam"


@pytest.mark.clause("BG-071")
def test_the_tank_driven_through_acts_as_before() -> None:
    table = Table()
    s = table.position(tanks=table.parked(green="D4 7tp", yellow="D5 kv-1"))
    table.play(s, "move D4-D5-D6")
    assert table.mover(s) == "P2"
    assert table.goals(s) == {"D4", "D6", "C5", "E5"}


@pytest.mark.clause("BG-072")
def test_squares_behind_the_place_of_destruction_have_no_effect() -> None:
    table = Table()
    s = table.position({"D5": "dud", "D6": "dud"}, tanks=table.parked(green="D4 7tp"))
    table.play(s, "move D4-D5-D6")
    assert table.square(s, "D5") == ""
    assert table.square(s, "D6") == "dud"
    assert table.duds(s) == 15


@pytest.mark.clause("BG-072")
def test_a_tank_destroyed_by_a_dud_does_not_reach_the_tank_behind_it() -> None:
    table = Table()
    s = table.position(
        {"B1": "dud"},
        tanks=table.parked(green="A1 7tp", blue="C1"),
        upgrades={"7tp": [FURTHER_MOVE]},
    )
    table.play(s, "move A1-B1-C1-D1")
    assert table.won(s, "P3") == []
    assert table.stack(s, "green") == [3, 2, 1]
    assert table.duds(s) == 16


@pytest.mark.clause("BG-073")
@pytest.mark.parametrize(
    ("laid", "reached", "left"),
    [
        ([], "", []),
        ([ARMOUR], "", []),
        ([ARMOUR, OTHER_ARMOUR], "D6", []),
    ],
)
def test_each_hazard_uses_up_one_armour(laid: list[str], reached: str, left: list[str]) -> None:
    table = Table()
    s = table.position(
        {"D5": "dud", "D6": "dud"}, tanks=table.parked(green="D4 7tp"), upgrades={"7tp": laid}
    )
    table.play(s, "move D4-D5-D6")
    assert table.pawn(s, "green") == reached
    assert table.upgrades(s, "7tp") == left
    assert table.area(s, "P1")["done"] == sorted(laid)
    assert table.duds(s) == (16 if laid else 15)


@pytest.mark.clause("BG-073")
def test_an_armour_is_left_when_there_is_one_hazard_for_two() -> None:
    table = Table()
    s = table.position(
        {"D5": "dud"}, tanks=table.parked(green="D4 7tp"), upgrades={"7tp": [ARMOUR, OTHER_ARMOUR]}
    )
    table.play(s, "move D4-D5-D6")
    assert table.pawn(s, "green") == "D6"
    assert len(table.upgrades(s, "7tp")) == 1
    assert len(table.area(s, "P1")["done"]) == 1


@pytest.mark.clause("BG-073")
def test_only_the_hazard_that_destroys_decides_who_gets_the_point_token() -> None:
    table = Table()
    s = table.position(
        tanks=table.parked(green="A1 7tp", yellow="B1", blue="C1"),
        upgrades={"7tp": [FURTHER_MOVE, ARMOUR]},
    )
    table.play(s, "move A1-B1-C1-D1")
    assert table.won(s, "P2") == []
    assert table.won(s, "P3") == ["green 3"]
    assert table.stack(s, "green") == [2, 1]


@pytest.mark.clause("BG-073")
def test_a_dud_driven_over_twice_goes_off_once() -> None:
    table = Table()
    s = table.position(
        {"A2": "dud"},
        tanks=table.parked(green="A1 7tp"),
        upgrades={"7tp": [ARMOUR, DIRECTION]},
    )
    table.play(s, "move A1-A2-B2")
    assert table.pawn(s, "green") == "B2"
    table = Table(tanks={"7tp": "O3/O1"})
    s = table.position(
        {"A2": "dud"}, tanks=table.parked(green="A1 7tp"), upgrades={"7tp": [ARMOUR, DIRECTION]}
    )
    table.play(s, "move A1-A2-A3-A2")
    assert table.pawn(s, "green") == "A2"
    assert table.duds(s) == 16


@pytest.mark.clause("BG-073")
def test_two_tanks_on_the_way_use_up_two_armours() -> None:
    table = Table(tanks={"7tp": "O3/O1"})
    s = table.position(
        tanks=table.parked(green="A1 7tp", yellow="B1", blue="C1"),
        upgrades={"7tp": [ARMOUR, OTHER_ARMOUR]},
    )
    table.play(s, "move A1-B1-C1-D1")
    assert table.pawn(s, "green") == "D1"
    assert table.upgrades(s, "7tp") == []
    assert table.won(s, "P2") == table.won(s, "P3") == []


@pytest.mark.clause("BG-074")
@pytest.mark.parametrize("players", [3, 4])
def test_a_destroyed_tank_does_not_shoot_and_the_turn_is_over(players: int) -> None:
    table = Table(players)
    s = table.position({"A2": "dud", "A4": "dam"}, tanks=table.parked(green="A1 kv-1"))
    table.play(s, "move A1-A2")
    assert table.mover(s) == "P2"
    assert table.offered(s, "shoot") == []


@pytest.mark.clause("BG-074")
def test_with_two_tanks_the_other_one_neither_moves_nor_shoots_instead() -> None:
    table = Table(2)
    s = table.position(
        {"A2": "dud", "G6": "dam"},
        tanks=table.parked(green="A1 kv-1", yellow="G8 is-2"),
        areas={"P1": {"ready": ["bridge*"]}},
    )
    table.play(s, "move A1-A2")
    assert set(table.legal(s)) == {"extra-turn", "end"}
    assert table.refuse(s, "shoot G6 token") == "BG-077"
    table.play(s, "end")
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-075")
def test_a_dud_destroys_the_tank_of_the_player_who_laid_it() -> None:
    table = Table(2, tanks={"kv-1": "O1/O1"})
    s = table.position(tanks=table.parked(green="D3 kv-1"))
    table.play(s, "move D3-D4", "shoot D5 dud")
    assert table.square(s, "D5") == "dud"
    table.play(s, table.legal(s)[0], "hold", "move D4-D5")
    assert table.pawn(s, "green") == ""


@pytest.mark.clause("BG-075")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_a_dud_destroys_the_tank_of_any_player(seat: int) -> None:
    table = Table(4)
    colour = ("green", "yellow", "blue", "red")[seat - 1]
    s = table.position({"D5": "dud"}, tanks=table.parked(**{colour: "D4 kv-1"}), turn=f"P{seat}")
    table.play(s, "move D4-D5")
    assert table.pawn(s, colour) == ""
