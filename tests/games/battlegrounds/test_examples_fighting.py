"""The worked examples of shooting, upgrades, points and the end, with their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area, ready_to_play, setting_up, worth
from tests.games.battlegrounds.table import ARMOUR, DIRECTION, FURTHER_MOVE, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()
SHOOT = ["end-turn", "offer-after"]


def figure(shooter: str = "yellow", **data: Any) -> BattlegroundsState:  # noqa: ANN401 (fields of a saved position)
    """Return the shooting figure: the tank of this colour is about to shoot.

    Yellow on D3 shoots orthogonally 2, green on B3 orthogonally 3; P2 holds a bunker (e).
    """
    board = {"D1": "bunker", "D5": "bunker*", "B6": "windmill", **data.pop("board", {})}
    tanks = {"green": "B3 cromwell", "yellow": "D3 kv-1", "blue": "H8", "red": "H1"}
    return TABLE.position(
        board,
        tanks=tanks,
        turn="P2" if shooter == "yellow" else "P1",
        stacks={"green": [2, 1]},
        areas={"P2": area(["bunker"])},
        stack=[*SHOOT, f"shoot {shooter}"],
        **data,
    )


@pytest.mark.clause("BG-078")
def test_the_targets_of_the_shooting_figure() -> None:
    """The four squares of yellow: D1 (a), B3 (b), F3 (c), D5 (d)."""
    s = figure()
    assert set(TABLE.legal(s)) == {
        "shoot D1 token",
        "shoot B3 tank",
        "shoot F3 dud",
        "shoot D5 token",
        "hold",
    }


@pytest.mark.clause("BG-081", "BG-122", "BG-126")
def test_we_13_an_ordinary_token_makes_a_pair_without_a_bonus() -> None:
    """WE-13: yellow shoots D1."""
    s = figure()
    TABLE.play(s, "shoot D1 token")
    assert TABLE.square(s, "D1") == ""
    assert TABLE.area(s, "P2") == area(done=["bunker"])
    assert TABLE.points(s) == [0, 2, 0, 0]
    assert TABLE.mover(s) == "P3"


@pytest.mark.clause("BG-087", "BG-097", "BG-101", "BG-161")
def test_we_14_the_tank_shot_gives_the_token_worth_2() -> None:
    """WE-14: yellow shoots the tank on B3; the token worth 3 is already gone."""
    s = figure()
    TABLE.play(s, "shoot B3 tank")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.won(s, "P2") == ["green 2"]
    assert TABLE.points(s) == [0, 2, 0, 0]
    assert TABLE.stack(s, "green") == [1]


@pytest.mark.clause("BG-088", "BG-089")
def test_we_15_the_token_under_a_tank() -> None:
    """WE-15: a railway station lies under green; yellow shoots the token."""
    s = figure(board={"B3": "railway-station"})
    assert {"shoot B3 token", "shoot B3 tank"} <= set(TABLE.legal(s))
    TABLE.play(s, "shoot B3 token")
    assert TABLE.pawn(s, "green") == "B3"
    assert TABLE.square(s, "B3") == ""
    assert TABLE.area(s, "P2") == area(["bunker", "railway-station"])
    assert TABLE.points(s) == [0, 0, 0, 0]


@pytest.mark.clause("BG-088", "BG-090")
def test_we_15_the_tank_on_a_token() -> None:
    """WE-15: yellow shoots the tank; the railway station stays."""
    s = figure(board={"B3": "railway-station"})
    TABLE.play(s, "shoot B3 tank")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.square(s, "B3") == "railway-station"
    assert TABLE.points(s) == [0, 2, 0, 0]


@pytest.mark.clause("BG-083")
def test_we_16_a_dud_is_laid_on_an_empty_square() -> None:
    """WE-16: yellow shoots F3."""
    s = figure()
    TABLE.play(s, "shoot F3 dud")
    assert TABLE.square(s, "F3") == "dud"
    assert TABLE.duds(s) == 15


@pytest.mark.clause("BG-082", "BG-128", "BG-131")
def test_we_17_a_special_token_makes_a_pair_with_a_bonus() -> None:
    """WE-17: yellow shoots D5 and may lay the Armour on the active card in the same turn."""
    s = figure()
    TABLE.play(s, "shoot D5 token")
    assert TABLE.square(s, "D5") == ""
    assert TABLE.area(s, "P2") == area(ready=[ARMOUR])
    assert TABLE.points(s) == [0, 2, 0, 0]
    assert set(TABLE.legal(s)) == {"fit armour kv-1", "end"}
    TABLE.play(s, "fit armour kv-1")
    assert TABLE.upgrades(s, "kv-1") == [ARMOUR]


@pytest.mark.clause("BG-079", "BG-081", "BG-083")
def test_we_18_two_squares_are_on_the_board_and_two_are_not() -> None:
    """WE-18: green takes the windmill on B6 (f), or lays a dud on E3 (g)."""
    s = figure("green")
    assert set(TABLE.legal(s)) == {"shoot B6 token", "shoot E3 dud", "hold"}
    laid = s.clone()
    TABLE.play(s, "shoot B6 token")
    assert TABLE.area(s, "P1") == area(["windmill"])
    assert TABLE.points(s) == [0, 0, 0, 0]
    TABLE.play(laid, "shoot E3 dud")
    assert TABLE.square(laid, "E3") == "dud"


@pytest.mark.clause("BG-086")
def test_we_19_a_dud_is_removed() -> None:
    """WE-19: a dud lies on F3."""
    s = figure(board={"F3": "dud"})
    assert TABLE.duds(s) == 15
    TABLE.play(s, "shoot F3 clear")
    assert TABLE.square(s, "F3") == ""
    assert TABLE.duds(s) == 16


@pytest.mark.clause("BG-150")
@pytest.mark.parametrize(
    ("laid", "more"),
    [
        ([], set()),
        (["airfield*"], {"D1", "D7", "A4", "G4"}),
        (["airfield*", "quarry*"], {"D1", "D7", "A4", "G4", "D8", "H4"}),
    ],
)
def test_we_20_further_shot(laid: list[str], more: set[str]) -> None:
    """WE-20: a tank on D4 that shoots orthogonally 2, with none, one and two."""
    s = TABLE.position(
        tanks=TABLE.parked(green="D4 kv-1"),
        upgrades={"kv-1": laid},
        stack=[*SHOOT, "shoot green"],
    )
    targets = {words.split()[0] for words in TABLE.offered(s, "shoot")}
    assert targets == {"D2", "D6", "B4", "F4"} | more


@pytest.mark.clause("BG-151")
@pytest.mark.parametrize(
    ("laid", "more"),
    [
        ([], set()),
        (["monastery*"], {"D2", "D6", "B4", "F4"}),
        (["monastery*", "dam*"], {"D2", "D6", "B4", "F4", "D1", "D7", "A4", "G4"}),
    ],
)
def test_we_21_further_move(laid: list[str], more: set[str]) -> None:
    """WE-21: a tank on D4 that moves orthogonally 1, with none, one and two."""
    s = TABLE.position(tanks=TABLE.parked(green="D4 kv-1"), upgrades={"kv-1": laid})
    assert TABLE.goals(s) == {"D3", "D5", "C4", "E4"} | more


@pytest.mark.clause("BG-148", "BG-147", "BG-151")
def test_we_22_direction_on_a_tank_of_distance_1() -> None:
    """WE-22: alone it gives no turn; with Further move it does."""
    one = {"D3", "D5", "C4", "E4"}
    tanks = TABLE.parked(green="D4 kv-1")
    s = TABLE.position(tanks=tanks, upgrades={"kv-1": [DIRECTION]})
    assert TABLE.goals(s) == one
    s = TABLE.position(tanks=tanks, upgrades={"kv-1": [DIRECTION, FURTHER_MOVE]})
    assert TABLE.goals(s) == one | {"D2", "D6", "B4", "F4"} | {"C3", "C5", "E3", "E5"}
    assert TABLE.refuse(s, "move D4-D5-D4") == "BG-147"


@pytest.mark.clause("BG-073", "BG-158", "BG-160")
def test_we_23_armour_and_two_hazards() -> None:
    """WE-23: duds on B1 and C1; the tank drives A1-B1-C1-D1."""
    s = TABLE.position(
        {"B1": "dud", "C1": "dud"},
        tanks={"green": "A1 7tp", "yellow": "A8", "blue": "H8", "red": "H1"},
        reserve={"P1": ["is-2"]},
        upgrades={"7tp": [FURTHER_MOVE, ARMOUR]},
    )
    TABLE.play(s, "move A1-B1-C1-D1")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.duds(s) == 16
    assert (TABLE.square(s, "B1"), TABLE.square(s, "C1")) == ("", "")
    assert TABLE.stack(s, "green") == [3, 2, 1]
    assert TABLE.upgrades(s, "7tp") == [FURTHER_MOVE]
    assert TABLE.area(s, "P1") == area(done=[ARMOUR])
    assert TABLE.points(s) == [4, 0, 0, 0]


@pytest.mark.clause("BG-159")
def test_we_23_armour_and_one_hazard() -> None:
    """WE-23: a dud on B1 only; the tank reaches D1 and may shoot."""
    s = TABLE.position(
        {"B1": "dud"},
        tanks={"green": "A1 7tp", "yellow": "A8", "blue": "H8", "red": "H1"},
        upgrades={"7tp": [FURTHER_MOVE, ARMOUR]},
    )
    TABLE.play(s, "move A1-B1-C1-D1", "shoot D2 dud")
    assert TABLE.pawn(s, "green") == "D1"
    assert TABLE.square(s, "D2") == "dud"


@pytest.mark.clause("BG-154", "BG-160")
def test_we_24_armour_against_a_shot() -> None:
    """WE-24: green has Armour; yellow shoots the tank on B3."""
    s = figure(upgrades={"cromwell": ["radar-station*"]})
    TABLE.play(s, "shoot B3 tank")
    assert TABLE.pawn(s, "green") == "B3"
    assert TABLE.upgrades(s, "cromwell") == []
    assert TABLE.area(s, "P1") == area(done=["radar-station*"])
    assert TABLE.stack(s, "green") == [2, 1]
    assert TABLE.points(s) == [2, 0, 0, 0]


@pytest.mark.clause("BG-101", "BG-102", "BG-103")
def test_we_25_four_losses() -> None:
    """WE-25: red is destroyed four times; the shooters get 3, 2, 1 and 0 points."""
    stack, won = [3, 2, 1], {"P1": list[str](), "P2": list[str](), "P3": list[str]()}
    for seat, colour, value in (
        ("P1", "green", 3),
        ("P2", "yellow", 2),
        ("P3", "blue", 1),
        ("P1", "green", 0),
    ):
        s = TABLE.position(
            {"A4": "dam"},
            tanks={**TABLE.parked(red="D5 is-2"), colour: "D3 kv-1"},
            reserve={"P4": ["bt-7"]},
            turn=seat,
            stacks={"red": stack},
            won=won,
            stack=[*SHOOT, f"shoot {colour}"],
        )
        before = TABLE.points(s)
        TABLE.play(s, "shoot D5 tank")
        gained = [after - held for after, held in zip(TABLE.points(s), before, strict=True)]
        assert gained == [value if name == seat else 0 for name in ("P1", "P2", "P3", "P4")]
        assert TABLE.pawn(s, "red") == ""
        stack = TABLE.stack(s, "red")
        won = {name: TABLE.won(s, name) for name in won}
    assert stack == []
    s = TABLE.position(
        {"A4": "dam"},
        tanks={"green": "A1", "yellow": "A8", "blue": "H8"},
        turn="P4",
        reserve={"P4": ["is-2", "bt-7"]},
        damaged=["is-2"],
        stacks={"red": []},
        won=won,
    )
    TABLE.play(s, "enter red bt-7 H1")
    assert TABLE.card(s, "red") == "bt-7"


@pytest.mark.clause("BG-174", "BG-100")
def test_we_26_the_own_tank() -> None:
    """WE-26: green drives C4-C5-C6 through yellow; both belong to P1."""
    table = Table(2)
    s = table.position(
        tanks={"green": "C4 7tp", "yellow": "C5 kv-1", "blue": "A8", "red": "H1"},
        reserve={"P1": ["is-2", "bt-7"]},
    )
    table.play(s, "move C4-C5-C6")
    assert (table.pawn(s, "green"), table.pawn(s, "yellow")) == ("", "C5")
    assert (table.stack(s, "green"), table.stack(s, "yellow")) == ([3, 2, 1], [3, 2, 1])
    assert table.points(s) == [0, 0]


@pytest.mark.clause("BG-122", "BG-123", "BG-124")
def test_we_27_three_and_four_of_a_picture() -> None:
    """WE-27: a second church makes a pair, a third is single, a fourth makes the second pair."""
    held, expected = area(["church"]), [(2, 0), (2, 1), (4, 0)]
    for token, (points, singles) in zip(("church", "church", "church*"), expected, strict=True):
        s = TABLE.position(
            {"D6": token, "A4": "dam"},
            tanks=TABLE.parked(green="D4 kv-1"),
            areas={"P1": held},
            stack=[*SHOOT, "shoot green"],
        )
        TABLE.play(s, "shoot D6 token")
        held = TABLE.area(s, "P1")
        assert TABLE.points(s)[0] == points
        assert len(held["single"]) == singles


def through_blue(table: Table) -> BattlegroundsState:
    """Return a position: P3 has 9 points, yellow is about to drive through blue."""
    return table.position(
        {"A4": "dam"},
        tanks=table.parked(yellow="C4 7tp", blue="C5 kv-1"),
        turn="P2",
        reserve={"P2": ["is-2"]},
        areas={"P3": worth(6)},
        won={"P3": ["red 3"]},
        stacks={"red": [2, 1]},
    )


@pytest.mark.clause("BG-164", "BG-098")
def test_we_28_a_win_in_anothers_turn() -> None:
    """WE-28: blue has 9 points and gets 3; he wins in the turn of yellow."""
    s = through_blue(TABLE)
    assert TABLE.points(s)[2] == 9
    TABLE.play(s, "move C4-C5-C6")
    assert TABLE.points(s)[2] == 12
    assert TABLE.mover(s) == "over"
    assert s.returns() == [0, 0, 1, 0]


@pytest.mark.clause("BG-164")
def test_we_28_checked_at_the_end_of_the_own_turn() -> None:
    """WE-28: play goes on, and blue wins at the end of his next turn."""
    table = Table(settings={"victory_check": "end_of_own_turn"})
    s = through_blue(table)
    table.play(s, "move C4-C5-C6")
    assert table.mover(s) == "P3"
    table.play(s, "move C5-C6", "hold")
    assert table.mover(s) == "over"
    assert s.returns() == [0, 0, 1, 0]


@pytest.mark.clause("BG-180", "BG-182")
def test_we_29_team_seating() -> None:
    """WE-29: teams alternate, A owns A1 and H8; both members collect airfields for one pair."""
    table = Table(variant="team")
    seats = [table.mover(s) for s in setting_up(table, "P1") if table.offered(s, "place")]
    s = ready_to_play(table)
    assert seats == ["P1", "P2", "P3", "P4"]
    assert table.dump(s)["homes"] == {"green": "A1", "yellow": "A8", "blue": "H8", "red": "H1"}
    assert [s.side(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.clause("BG-182")
def test_we_29_a_pair_of_two_members() -> None:
    """WE-29: P1 takes an airfield, later P3 takes another: 2 points for team A."""
    table = Table(variant="team")
    s = table.position(
        {"D7": "airfield", "F6": "airfield"},
        tanks=table.parked(green="D4 kv-1", yellow="A8 t-34", blue="F2 cromwell"),
    )
    table.play(s, "move D4-D5", "shoot D7 token")
    assert table.points(s) == [0, 0, 0, 0]
    table.play(s, "move A8-A7-A6", "hold", "move F2-F3", "shoot F6 token")
    assert table.area(s, "A") == area(done=["airfield"])
    assert table.points(s) == [2, 0, 2, 0]
