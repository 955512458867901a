"""What scores and what does not, and how many points win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area, pairs, worth
from tests.games.battlegrounds.table import ARMOUR, DIRECTION, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()


def position(
    board: dict[str, str] | None = None,
    table: Table = TABLE,
    **data: Any,  # noqa: ANN401 (fields of a saved position)
) -> BattlegroundsState:
    """Return a position of P1 with green on D4."""
    data.setdefault("tanks", table.parked(green="D4 kv-1"))
    return table.position(board, **data)


@pytest.mark.clause("BG-161")
@pytest.mark.parametrize(("stack", "points"), [([3, 2, 1], 3), ([2, 1], 2), ([1], 1), ([], 0)])
def test_a_destroyed_tank_is_worth_the_token_on_top_of_its_stack(
    stack: list[int], points: int
) -> None:
    s = position(tanks=TABLE.parked(green="D4 kv-1", red="D7 is-2"), stacks={"red": stack})
    TABLE.play(s, "move D4-D5", "shoot D7 tank")
    assert TABLE.pawn(s, "red") == ""
    assert TABLE.points(s) == [points, 0, 0, 0]
    assert TABLE.stack(s, "red") == stack[1:]


@pytest.mark.clause("BG-161")
def test_pairs_and_point_tokens_won_are_added() -> None:
    s = position(
        stacks={"red": [], "blue": [1]},
        won={"P1": ["red 3", "blue 2"], "P2": ["red 2", "red 1", "blue 3"]},
        areas={"P1": area(ready=[ARMOUR], done=pairs(2)), "P2": area(done=["church"])},
    )
    assert TABLE.points(s) == [6 + 5, 2 + 6, 0, 0]


@pytest.mark.clause("BG-161")
@pytest.mark.parametrize(
    ("board", "moves"),
    [
        ({"D7": "dam"}, ["move D4-D5", "shoot D7 token"]),
        ({"D7": "dam*"}, ["move D4-D5", "shoot D7 token"]),
        ({}, ["move D4-D5", "shoot D7 dud"]),
        ({"D7": "dud"}, ["move D4-D5", "shoot D7 clear"]),
        ({"D5": "dud"}, ["move D4-D5"]),
        ({}, ["change green is-2"]),
    ],
    ids=["ordinary token", "special token", "dud laid", "dud removed", "dud hit", "change"],
)
def test_nothing_else_scores(board: dict[str, str], moves: list[str]) -> None:
    s = position(board, reserve={"P1": ["is-2"]})
    TABLE.play(s, *moves)
    assert TABLE.points(s) == [0, 0, 0, 0]


@pytest.mark.clause("BG-162")
def test_single_tokens_stacks_and_cards_are_worth_nothing() -> None:
    s = position(
        reserve={"P1": ["is-2", "bt-7", "t-34"]},
        areas={"P1": area(["dam", "church*", "oasis", "bunker*"])},
        stacks={"green": [3, 2, 1], "red": [1]},
    )
    assert TABLE.points(s) == [0, 0, 0, 0]


@pytest.mark.clause("BG-162")
def test_point_tokens_out_of_the_game_are_worth_nothing() -> None:
    s = position(stacks={"green": [], "yellow": [], "blue": [], "red": []})
    assert TABLE.points(s) == [0, 0, 0, 0]


@pytest.mark.clause("BG-163")
@pytest.mark.parametrize(("players", "target"), [(2, 16), (3, 14), (4, 12)])
def test_the_target_depends_on_the_number_of_players(players: int, target: int) -> None:
    table = Table(players)
    for held, mover in ((target - 4, "P2"), (target - 2, "over")):
        s = position(
            {"D7": "church", "A4": "oasis"},
            table,
            areas={"P1": worth(held, single=["church"])},
        )
        assert table.points(s)[0] == held
        table.play(s, "move D4-D5", "shoot D7 token")
        assert table.mover(s) == mover
        assert table.points(s)[0] == held + 2


@pytest.mark.clause("BG-163")
@pytest.mark.parametrize(("players", "target"), [(2, 16), (3, 14), (4, 12)])
def test_one_point_less_does_not_win_and_one_more_does(players: int, target: int) -> None:
    table = Table(players)
    for won, left, mover in ((["blue 1"], [], "P2"), (["blue 3"], [2, 1], "over")):
        s = position(
            {"D7": "church", "A4": "oasis"},
            table,
            areas={"P1": worth(target - 4, single=["church"])},
            won={"P1": won},
            stacks={"blue": left},
        )
        table.play(s, "move D4-D5", "shoot D7 token")
        assert table.points(s)[0] == target - 2 + int(won[0][-1])
        assert table.mover(s) == mover


@pytest.mark.clause("BG-163")
@pytest.mark.parametrize(("players", "target"), [(2, 16), (3, 14), (4, 12)])
def test_points_for_tanks_reach_the_target_too(players: int, target: int) -> None:
    table = Table(players)
    s = position(
        {"A4": "oasis"},
        table,
        tanks=table.parked(green="D4 kv-1", blue="D7 is-2"),
        areas={"P1": worth(target - 4)},
        won={"P1": ["blue 3"]},
        stacks={"blue": [2, 1]},
    )
    table.play(s, "move D4-D5", "shoot D7 tank")
    assert table.points(s)[0] == target + 1
    assert table.mover(s) == "over"
    assert s.returns() == [1, *[0] * (players - 1)]


@pytest.mark.clause("BG-161", "BG-125")
def test_the_sheet_of_a_player_adds_up_to_the_points() -> None:
    s = position(
        stacks={"red": [2, 1]},
        won={"P1": ["red 3"]},
        areas={"P1": area(["castle"], [ARMOUR], pairs(2))},
        upgrades={"kv-1": [DIRECTION]},
    )
    assert TABLE.points(s) == [11, 0, 0, 0]
    sheet = TABLE.game.statistics.score_sheet(s)
    assert [sum(row.values()) for row in sheet] == [11, 0, 0, 0]
