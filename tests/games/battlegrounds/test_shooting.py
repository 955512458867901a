"""Shots [BG-076] to [BG-093]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import NotationError
from tests.games.battlegrounds.table import ARMOUR, BASES, CENTRE, EXTRA_TURN, TANKS, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

FRIENDLY = {"friendly_fire": "true"}
TARGETS = {
    "kv-1": {"D2", "D6", "B4", "F4"},
    "is-2": {"D1", "D7", "A4", "G4"},
    "7tp": {"D3", "D5", "C4", "E4"},
    "churchill": {"C3", "C5", "E3", "E5"},
    "hetzer": {"B2", "B6", "F2", "F6"},
}
"""The squares that these cards can shoot at from D4."""


def aiming(
    table: Table,
    board: dict[str, str] | None = None,
    tanks: dict[str, str] | None = None,
    **data: object,
) -> BattlegroundsState:
    """Return the position in which green on D4 may shoot (kv-1: two squares, orthogonally)."""
    s = table.position(board, tanks={"green": "D3 kv-1", **(tanks or {})}, **data)
    table.play(s, "move D3-D4")
    return s


def squares(table: Table, s: BattlegroundsState) -> set[str]:
    """Return the squares that can be shot at."""
    return {shot.split()[0] for shot in table.offered(s, "shoot")}


@pytest.mark.clause("BG-076")
def test_the_shot_is_optional() -> None:
    table = Table()
    s = aiming(table, {"D6": "dam"}, tanks=table.parked(green="D3 kv-1"))
    assert "hold" in table.legal(s)
    table.play(s, "hold")
    assert table.square(s, "D6") == "dam"
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-077")
def test_there_is_one_shot_at_most() -> None:
    table = Table()
    s = aiming(table, {"D6": "dam", "D2": "dam"}, areas={"P1": {"ready": [EXTRA_TURN]}})
    table.play(s, "shoot D6 token")
    assert set(table.legal(s)) == {"extra-turn", "end"}
    assert table.refuse(s, "shoot D2 token") == "BG-077"
    assert table.refuse(s, "shoot F4 dud") == "BG-077"


@pytest.mark.clause("BG-077")
def test_a_shot_that_was_held_back_is_not_fired_later() -> None:
    table = Table()
    s = aiming(table, {"D6": "dam"}, areas={"P1": {"ready": [EXTRA_TURN]}})
    table.play(s, "hold")
    assert table.refuse(s, "shoot D6 token") == "BG-077"


@pytest.mark.clause("BG-078")
@pytest.mark.parametrize("card", TARGETS)
def test_a_target_is_exactly_at_the_distance_of_the_card(card: str) -> None:
    table = Table()
    start = {"O1": "D3", "D1": "C3", "O2": "D2", "D2": "B2"}[TANKS[card][:2]]
    s = table.position({"G4": "dam", "G7": "dam*"}, tanks={"green": f"{start} {card}"}, fill=True)
    table.play(s, f"move {start}-D4")
    assert set(table.offered(s, "shoot")) == {f"{square} token" for square in TARGETS[card]}
    for square in {"D5", "D6", "D7", "E5", "F6", "G7", "D4"} - TARGETS[card]:
        assert table.refuse(s, f"shoot {square} token") == "BG-078"


@pytest.mark.clause("BG-078")
def test_the_shot_starts_from_the_square_where_the_move_ended() -> None:
    table = Table()
    s = table.position(tanks={"green": "B2 kv-1"}, fill=True)
    assert squares(table, s) == set()
    table.play(s, "move B2-C2")
    assert squares(table, s) == {"C4", "A2", "E2"}


@pytest.mark.clause("BG-078")
def test_shot_and_move_have_their_own_directions_and_distances() -> None:
    table = Table()
    s = table.position(tanks={"green": "D4 tiger-i"}, fill=True)
    assert table.goals(s) == {"D3", "D5", "C4", "E4"}
    table.play(s, "move D4-D5")
    assert squares(table, s) == {"B3", "B7", "F3", "F7"}


@pytest.mark.clause("BG-079")
@pytest.mark.parametrize(
    ("start", "way", "targets"),
    [
        ("A1", "A1-A2", {"A4", "C2"}),
        ("H7", "H7-H8", {"H6", "F8"}),
        ("B8", "B8-B7", {"B5", "D7"}),
        ("G4", "G4-H4", {"H2", "H6", "F4"}),
    ],
)
def test_squares_off_the_board_are_no_targets(start: str, way: str, targets: set[str]) -> None:
    table = Table()
    s = table.position(tanks={"green": f"{start} kv-1"}, fill=True)
    table.play(s, f"move {way}")
    assert squares(table, s) == targets


@pytest.mark.clause("BG-079")
@pytest.mark.parametrize("square", ["A0", "I4", "H9"])
def test_there_is_nothing_to_name_off_the_board(square: str) -> None:
    with pytest.raises(NotationError):
        Table().notation.parse(f"shoot {square} dud")


@pytest.mark.clause("BG-080")
@pytest.mark.parametrize("between", ["dam", "dam*", "dud", "pawn"])
def test_what_is_between_shooter_and_target_does_not_matter(between: str) -> None:
    table = Table()
    board = {"D6": "castle", **({} if between == "pawn" else {"D5": between})}
    tanks = {"blue": "D5"} if between == "pawn" else {}
    s = aiming(table, board, tanks=tanks)
    table.play(s, "shoot D6 token")
    assert table.area(s, "P1")["single"] == ["castle"]
    assert table.square(s, "D5") == board.get("D5", "")
    assert table.pawn(s, "blue") == tanks.get("blue", "")


@pytest.mark.clause("BG-081")
def test_an_ordinary_token_is_taken() -> None:
    table = Table()
    s = aiming(table, {"D6": "dam", "D2": "dam"})
    table.play(s, "shoot D6 token")
    assert table.area(s, "P1") == {"single": ["dam"], "ready": [], "done": []}
    assert table.square(s, "D6") == ""
    assert table.square(s, "D2") == "dam"
    assert table.points(s) == [0, 0, 0, 0]


@pytest.mark.clause("BG-081")
def test_the_square_of_a_token_that_was_taken_is_empty_from_then_on() -> None:
    table = Table()
    s = aiming(table, {"D6": "dam"}, tanks=table.parked(green="D3 kv-1", yellow="F5 churchill"))
    table.play(s, "shoot D6 token", "move F5-E5")
    assert "D6 dud" in table.offered(s, "shoot")
    assert "D6 token" not in table.offered(s, "shoot")


@pytest.mark.clause("BG-081")
@pytest.mark.parametrize("held", ["", "dud"])
def test_without_a_token_there_is_none_to_take(held: str) -> None:
    table = Table()
    s = aiming(table, {"D6": held})
    assert table.refuse(s, "shoot D6 token") == "BG-081"


@pytest.mark.clause("BG-082")
def test_a_special_token_is_taken_in_the_same_way() -> None:
    table = Table()
    s = aiming(table, {"D6": "dam*"})
    table.play(s, "shoot D6 token")
    assert table.area(s, "P1") == {"single": ["dam*"], "ready": [], "done": []}
    assert table.square(s, "D6") == ""


@pytest.mark.clause("BG-082")
def test_a_token_goes_to_the_common_area_of_a_team() -> None:
    table = Table(4, "team")
    s = aiming(table, {"D6": "dam*"})
    table.play(s, "shoot D6 token")
    assert table.area(s, "A")["single"] == ["dam*"]
    assert table.area(s, "B")["single"] == []


@pytest.mark.clause("BG-083")
def test_on_an_empty_square_a_dud_may_be_laid() -> None:
    table = Table()
    s = aiming(table)
    assert set(table.offered(s, "shoot")) == {"D6 dud", "D2 dud", "B4 dud", "F4 dud"}
    table.play(s, "shoot F4 dud")
    assert table.square(s, "F4") == "dud"
    assert table.duds(s) == 15


@pytest.mark.clause("BG-083")
@pytest.mark.parametrize("held", ["dam", "dam*", "dud", "pawn", "pawn on dam"])
def test_no_dud_is_laid_on_a_square_that_is_not_empty(held: str) -> None:
    table = Table()
    board = {"D6": held.rpartition(" ")[2]} if held != "pawn" else {}
    s = aiming(table, board, tanks={"blue": "D6"} if held.startswith("pawn") else {})
    assert table.refuse(s, "shoot D6 dud") == "BG-083"


@pytest.mark.clause("BG-084")
def test_with_an_empty_pool_no_dud_is_laid() -> None:
    table = Table()
    corner = [f"{column}{row}" for column in "GH" for row in range(1, 9)]
    s = aiming(table, {**dict.fromkeys(corner, "dud"), "D6": "dam"})
    assert table.duds(s) == 0
    assert table.offered(s, "shoot") == ["D6 token"]
    assert table.refuse(s, "shoot D2 dud") == "BG-084"


@pytest.mark.clause("BG-084")
def test_the_last_dud_of_the_pool_can_be_laid() -> None:
    table = Table()
    corner = [f"{column}{row}" for column in "GH" for row in range(1, 9)][:15]
    s = aiming(table, dict.fromkeys(corner, "dud"))
    table.play(s, "shoot D2 dud")
    assert table.duds(s) == 0


@pytest.mark.clause("BG-085")
@pytest.mark.parametrize("square", sorted({*CENTRE, *BASES["A1"], *BASES["H8"], *BASES["A8"]}))
def test_a_dud_may_be_laid_in_bases_and_in_the_centre(square: str) -> None:
    table = Table()
    column, row = square[0], int(square[1])
    near = f"{column}{row + 3 if row < 4 else row - 3}"
    start = f"{chr(ord(column) + 1 if column < 'H' else ord(column) - 1)}{near[1]}"
    s = table.position(tanks={"green": f"{start} cromwell"})
    table.play(s, f"move {start}-{near}", f"shoot {square} dud")
    assert table.square(s, square) == "dud"


@pytest.mark.clause("BG-086")
def test_a_dud_may_be_taken_off_to_the_pool() -> None:
    table = Table()
    s = aiming(table, {"D6": "dud", "D2": "dud"})
    assert table.duds(s) == 14
    table.play(s, "shoot D6 clear")
    assert table.square(s, "D6") == ""
    assert table.square(s, "D2") == "dud"
    assert table.duds(s) == 15


@pytest.mark.clause("BG-086")
@pytest.mark.parametrize("held", ["", "dam"])
def test_without_a_dud_there_is_none_to_take_off(held: str) -> None:
    table = Table()
    s = aiming(table, {"D6": held})
    assert table.refuse(s, "shoot D6 clear") == "BG-086"


@pytest.mark.clause("BG-087")
@pytest.mark.parametrize(
    ("players", "variant", "other"),
    [
        (2, "battle", "blue"),
        (2, "battle", "red"),
        (3, "battle", "blue"),
        (4, "battle", "yellow"),
        (4, "team", "yellow"),
        (4, "team", "red"),
    ],
)
def test_a_tank_of_another_player_is_destroyed(players: int, variant: str, other: str) -> None:
    table = Table(players, variant)
    s = aiming(table, tanks={other: "D6 is-2"})
    table.play(s, "shoot D6 tank")
    assert table.pawn(s, other) == ""
    assert table.card(s, other) == ""
    assert table.won(s, "P1") == [f"{other} 3"]


@pytest.mark.clause("BG-087")
@pytest.mark.parametrize("held", ["", "dam", "dud"])
def test_without_a_tank_there_is_none_to_destroy(held: str) -> None:
    table = Table()
    s = aiming(table, {"D6": held})
    assert table.refuse(s, "shoot D6 tank") == "BG-087"


@pytest.mark.clause("BG-088")
def test_the_shooter_chooses_between_a_tank_and_the_token_under_it() -> None:
    table = Table()
    s = aiming(table, {"D6": "dam"}, tanks={"blue": "D6"})
    offered = [shot for shot in table.offered(s, "shoot") if shot.startswith("D6")]
    assert set(offered) == {"D6 token", "D6 tank"}


@pytest.mark.clause("BG-089")
@pytest.mark.parametrize("token", ["dam", "dam*"])
def test_with_the_token_chosen_the_tank_stays(token: str) -> None:
    table = Table()
    s = aiming(table, {"D6": token}, tanks={"blue": "D6 is-2"}, upgrades={"is-2": [ARMOUR]})
    table.play(s, "shoot D6 token")
    assert table.area(s, "P1")["single"] == [token]
    assert table.square(s, "D6") == ""
    assert table.pawn(s, "blue") == "D6"
    assert table.card(s, "blue") == "is-2"
    assert table.upgrades(s, "is-2") == [ARMOUR]
    assert table.won(s, "P1") == []


@pytest.mark.clause("BG-090")
def test_with_the_tank_chosen_the_token_stays() -> None:
    table = Table()
    s = aiming(table, {"D6": "dam"}, tanks={"blue": "D6"})
    table.play(s, "shoot D6 tank")
    assert table.square(s, "D6") == "dam"
    assert table.pawn(s, "blue") == ""
    assert table.area(s, "P1")["single"] == []
    assert table.points(s) == [3, 0, 0, 0]


@pytest.mark.clause("BG-091")
@pytest.mark.parametrize(
    ("players", "variant", "friend"), [(2, "battle", "yellow"), (4, "team", "blue")]
)
def test_own_tanks_and_those_of_the_team_mate_are_no_targets(
    players: int, variant: str, friend: str
) -> None:
    table = Table(players, variant)
    s = aiming(table, tanks={friend: "D6"})
    assert squares(table, s) == {"D2", "B4", "F4"}
    assert table.refuse(s, "shoot D6 tank") == "BG-091"


@pytest.mark.clause("BG-091")
def test_with_friendly_fire_the_team_mates_tank_is_destroyed_without_points() -> None:
    table = Table(4, "team", FRIENDLY)
    s = aiming(table, {"D6": "dam"}, tanks={"blue": "D6 is-2"})
    assert {"D6 tank", "D6 token"} <= set(table.offered(s, "shoot"))
    table.play(s, "shoot D6 tank")
    assert table.pawn(s, "blue") == ""
    assert "is-2" in table.reserve(s, "P3")
    assert table.dump(s)["damaged"] == ["is-2"]
    assert table.stack(s, "blue") == [3, 2, 1]
    assert table.won(s, "P1") == []
    assert table.points(s) == [0, 0, 0, 0]


@pytest.mark.clause("BG-091")
def test_with_friendly_fire_armour_protects_the_team_mate() -> None:
    table = Table(4, "team", FRIENDLY)
    s = aiming(table, tanks={"blue": "D6 is-2"}, upgrades={"is-2": [ARMOUR]})
    table.play(s, "shoot D6 tank")
    assert table.pawn(s, "blue") == "D6"
    assert table.upgrades(s, "is-2") == []
    assert table.area(s, "A")["done"] == [ARMOUR]


@pytest.mark.clause("BG-091")
def test_with_friendly_fire_opponents_still_lose_a_point_token() -> None:
    table = Table(4, "team", FRIENDLY)
    s = aiming(table, tanks={"red": "D6"})
    table.play(s, "shoot D6 tank")
    assert table.won(s, "P1") == ["red 3"]
    assert table.points(s) == [3, 0, 3, 0]


@pytest.mark.clause("BG-092")
@pytest.mark.parametrize(
    ("players", "variant", "friend", "side"),
    [(2, "battle", "yellow", "P1"), (4, "team", "blue", "A")],
)
def test_the_token_under_a_friendly_tank_may_be_shot(
    players: int, variant: str, friend: str, side: str
) -> None:
    table = Table(players, variant)
    s = aiming(table, {"D6": "dam*"}, tanks={friend: "D6 is-2"})
    assert "D6 token" in table.offered(s, "shoot")
    assert table.refuse(s, "shoot D6 tank") == "BG-091"
    table.play(s, "shoot D6 token")
    assert table.area(s, side)["single"] == ["dam*"]
    assert table.pawn(s, friend) == "D6"


@pytest.mark.clause("BG-093")
def test_only_shots_with_an_effect_are_offered() -> None:
    table = Table(2)
    board = {"D6": "dam", "F4": "dud"}
    s = aiming(table, board, tanks={"yellow": "D2", "blue": "B4"})
    assert set(table.legal(s)) == {"shoot D6 token", "shoot F4 clear", "shoot B4 tank", "hold"}


@pytest.mark.clause("BG-093")
def test_when_no_shot_has_an_effect_none_is_asked_for() -> None:
    table = Table(2)
    duds = [f"{column}{row}" for column in "GH" for row in range(1, 9)]
    s = table.position(
        dict.fromkeys(duds, "dud"),
        tanks={"green": "A1 kv-1", "yellow": "C2", "blue": "A8", "red": "B8"},
    )
    table.play(s, "move A1-A2")
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-093")
def test_a_dud_need_not_be_laid_nor_taken_off() -> None:
    table = Table()
    s = aiming(table, {"D6": "dud"}, tanks=table.parked(green="D3 kv-1"))
    table.play(s, "hold")
    assert table.square(s, "D6") == "dud"
    assert table.duds(s) == 15
