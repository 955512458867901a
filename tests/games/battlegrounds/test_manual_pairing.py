"""Pairs formed by hand: two ordinary tokens may wait for the special one [BG-123]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area, worth
from tests.games.battlegrounds.table import Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

MANUAL = {"pairing": "manual"}
TABLE = Table(settings=MANUAL)
BOTH = ["church", "church", "church*"]


def position(single: list[str], table: Table = TABLE, **data: Any) -> BattlegroundsState:  # noqa: ANN401 (fields of a saved position)
    """Return a position of P1 with green on D4 and these single tokens."""
    areas = {"P1": area(single), **data.pop("areas", {})}
    board = data.pop("board", {})
    tanks = table.parked(green="D4 kv-1")
    return table.position(board, tanks=tanks, areas=areas, **data)


@pytest.mark.clause("BG-123")
def test_the_second_token_stays_single_and_scores_nothing() -> None:
    s = position(["church"], board={"D7": "church"})
    TABLE.play(s, "move D4-D5", "shoot D7 token")
    assert TABLE.area(s, "P1") == area(["church", "church"])
    assert TABLE.points(s) == [0, 0, 0, 0]
    assert set(TABLE.legal(s)) == {"pair church", "end"}
    TABLE.play(s, "pair church")
    assert TABLE.area(s, "P1") == area(done=["church"])
    assert TABLE.points(s) == [2, 0, 0, 0]


@pytest.mark.clause("BG-123")
def test_two_ordinary_tokens_may_wait_for_the_special_one() -> None:
    s = position(["church", "church"], board={"D7": "church*"})
    TABLE.play(s, "move D4-D5", "shoot D7 token")
    assert set(TABLE.legal(s)) == {"pair church", "pair church*", "end"}
    TABLE.play(s, "pair church*")
    assert TABLE.area(s, "P1") == area(["church"], ready=["church*"])
    assert set(TABLE.legal(s)) == {"fit direction kv-1", "end"}


@pytest.mark.clause("BG-123")
def test_the_special_token_may_wait_too() -> None:
    s = position(BOTH)
    TABLE.play(s, "pair church")
    assert TABLE.area(s, "P1") == area(["church*"], done=["church"])
    assert TABLE.refuse(s, "fit direction kv-1") == "BG-126"


@pytest.mark.clause("BG-123")
def test_all_four_tokens_make_two_pairs_one_after_the_other() -> None:
    s = position(["church", *BOTH])
    TABLE.play(s, "pair church*", "pair church")
    assert TABLE.area(s, "P1") == area(done=["church"], ready=["church*"])
    assert TABLE.points(s) == [4, 0, 0, 0]


@pytest.mark.clause("BG-123")
def test_pairs_may_be_formed_before_between_and_after_the_halves_of_the_main_action() -> None:
    s = position(["church", "church", "dam", "dam", "oasis", "oasis"])
    TABLE.play(s, "pair dam", "move D4-D5")
    assert {"pair church", "pair oasis", "hold"} <= set(TABLE.legal(s))
    TABLE.play(s, "pair oasis", "hold")
    assert set(TABLE.legal(s)) == {"pair church", "end"}
    TABLE.play(s, "pair church")
    assert TABLE.mover(s) == "P2"
    assert TABLE.points(s) == [6, 0, 0, 0]


@pytest.mark.clause("BG-123")
def test_pairs_may_be_formed_after_a_change_of_tank() -> None:
    s = position(["dam", "dam"], reserve={"P1": ["is-2"]})
    TABLE.play(s, "change green is-2")
    assert set(TABLE.legal(s)) == {"pair dam", "end"}


@pytest.mark.clause("BG-123")
def test_pairs_may_be_formed_between_shot_and_move() -> None:
    s = position(["dam", "dam"], upgrades={"kv-1": ["oasis*"]})
    TABLE.play(s, "fire green")
    assert "pair dam" in TABLE.legal(s)
    TABLE.play(s, "shoot D6 dud")
    assert "pair dam" in TABLE.legal(s)
    TABLE.play(s, "pair dam")
    assert TABLE.goals(s) == {"D3", "D5", "C4", "E4"}


@pytest.mark.clause("BG-123")
def test_no_pair_is_formed_before_the_respawn() -> None:
    s = TABLE.position(
        tanks={"yellow": "A8", "blue": "H8", "red": "H1"},
        reserve={"P1": ["kv-1", "is-2"]},
        damaged=["is-2"],
        areas={"P1": area(["dam", "dam"])},
    )
    assert TABLE.refuse(s, "pair dam") == "BG-050"
    repaired = s.clone()
    TABLE.play(repaired, "enter green is-2 A1")
    assert TABLE.mover(repaired) == "P2"
    TABLE.play(s, "enter green kv-1 A1")
    assert "pair dam" in TABLE.legal(s)


@pytest.mark.clause("BG-123", "BG-122")
@pytest.mark.parametrize(
    ("single", "pair"),
    [
        (["church"], "church"),
        (["church", "dam"], "church"),
        (["church", "church"], "church*"),
        (["church*"], "church*"),
        (["church", "church*"], "church"),
    ],
)
def test_a_pair_needs_its_two_tokens(single: list[str], pair: str) -> None:
    assert TABLE.refuse(position(single), f"pair {pair}") == "BG-122"


@pytest.mark.clause("BG-123", "BG-122")
def test_a_pair_needs_both_tokens_in_one_area() -> None:
    s = position(["church"], areas={"P2": area(["church", "church*"])})
    assert TABLE.refuse(s, "pair church") == "BG-122"
    TABLE.play(s, "move D4-D5", "hold")
    assert TABLE.mover(s) == "P2"
    assert TABLE.offered(s, "pair") == ["church*"]


@pytest.mark.clause("BG-123", "BG-124")
def test_a_formed_pair_stays_as_it_is() -> None:
    s = position(["church*", "church"], areas={"P1": area(["church*", "church"], done=["church"])})
    assert TABLE.offered(s, "pair") == ["church*"]
    TABLE.play(s, "pair church*")
    assert TABLE.area(s, "P1") == area(done=["church"], ready=["church*"])


@pytest.mark.clause("BG-123", "BG-127")
def test_in_the_smaller_picture_set_the_player_chooses_among_three_pairs() -> None:
    table = Table(settings=MANUAL | {"picture_set": "8x8"})
    s = position(["church", "church", "church*", "church*"], table)
    assert set(table.offered(s, "pair")) == {"church", "church*", "church**"}
    twice = s.clone()
    table.play(twice, "pair church*", "pair church*")
    assert table.area(twice, "P1") == area(ready=["church*", "church*"])
    table.play(s, "pair church**")
    assert table.area(s, "P1") == area(["church", "church"], ready=["church**"])
    assert table.points(s) == [2, 0, 0, 0]


@pytest.mark.clause("BG-123", "BG-127")
def test_a_pair_of_two_special_tokens_needs_two_of_them() -> None:
    table = Table(settings=MANUAL | {"picture_set": "8x8"})
    s = position(["church", "church", "church*"], table)
    assert table.refuse(s, "pair church**") == "BG-122"


@pytest.mark.clause("BG-123", "BG-164")
def test_tokens_kept_apart_do_not_win_but_forming_their_pair_does() -> None:
    s = position([], board={"D7": "church"}, areas={"P1": worth(10, single=["church"])})
    TABLE.play(s, "move D4-D5", "shoot D7 token")
    assert TABLE.points(s)[0] == 10
    assert TABLE.mover(s) == "P1"
    TABLE.play(s, "pair church")
    assert TABLE.mover(s) == "over"
    assert s.returns() == [1, 0, 0, 0]


@pytest.mark.clause("BG-123", "BG-164")
def test_a_pair_formed_before_the_main_action_wins_at_once() -> None:
    s = position([], areas={"P1": worth(10, single=["church", "church"])})
    TABLE.play(s, "pair church")
    assert TABLE.mover(s) == "over"
    assert TABLE.pawn(s, "green") == "D4"


@pytest.mark.clause("BG-123", "BG-167")
def test_tokens_kept_apart_score_nothing_when_the_game_ends() -> None:
    """P1 declines to pair in the last turn; P2 with one pair wins."""
    s = position(
        ["church", "church", "oasis", "oasis"],
        areas={"P2": area(done=["dam"])},
        stacks={"green": [], "yellow": [], "blue": [], "red": []},
    )
    TABLE.play(s, "move D4-D5", "hold", "end")
    assert TABLE.mover(s) == "over"
    assert TABLE.points(s) == [0, 2, 0, 0]
    assert s.returns() == [0, 1, 0, 0]


@pytest.mark.clause("BG-123", "BG-182")
def test_either_member_of_a_team_forms_pairs_of_the_common_area() -> None:
    table = Table(variant="team", settings=MANUAL)
    s = table.position(
        {"D7": "church*"},
        tanks=table.parked(green="D4 kv-1"),
        areas={"A": area(["church"]), "B": area(["dam"])},
    )
    table.play(s, "move D4-D5", "shoot D7 token", "end")
    assert table.area(s, "A") == area(["church", "church*"])
    assert table.offered(s, "pair") == []
    assert table.refuse(s, "pair church*") == "BG-122"
    table.play(s, table.legal(s)[0], "hold")
    assert table.mover(s) == "P3"
    table.play(s, "pair church*")
    assert table.area(s, "A") == area(ready=["church*"])


@pytest.mark.clause("BG-123")
@pytest.mark.parametrize("players", [2, 3])
def test_pairs_are_formed_by_hand_with_fewer_players(players: int) -> None:
    table = Table(players, settings=MANUAL)
    s = position(BOTH, table)
    assert set(table.offered(s, "pair")) == {"church", "church*"}
    table.play(s, "pair church*", "fit direction kv-1")
    assert table.points(s)[0] == 2
