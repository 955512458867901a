"""How Battle ends and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area, rest, worth
from tests.games.battlegrounds.table import ARMOUR, EXTRA_TURN, FURTHER_SHOT, PICTURES, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()
LATE = Table(settings={"victory_check": "end_of_own_turn"})
EMPTY: dict[str, list[int]] = {"green": [], "yellow": [], "blue": [], "red": []}
REST = ("move D4-D5", "hold")
"""P1 does nothing that counts."""


def position(
    board: dict[str, str] | None = None,
    table: Table = TABLE,
    **data: Any,  # noqa: ANN401 (fields of a saved position)
) -> BattlegroundsState:
    """Return a position of P1 with green on D4."""
    data.setdefault("tanks", table.parked(green="D4 kv-1"))
    return table.position(board, **data)


@pytest.mark.clause("BG-164")
def test_the_game_ends_at_once_when_a_pair_reaches_the_target() -> None:
    """Nothing more of the turn is played: neither the upgrade nor the extra turn."""
    s = position(
        {"D7": "church*"},
        areas={"P1": worth(8, single=["church"], ready=[EXTRA_TURN])},
    )
    TABLE.play(s, "move D4-D5", "shoot D7 token")
    assert TABLE.mover(s) == "over"
    assert TABLE.legal(s) == []
    assert s.returns() == [1, 0, 0, 0]
    assert TABLE.dump(s)["winner"] == "P1"
    assert TABLE.refuse(s, "end") == "BG-164"


@pytest.mark.clause("BG-164")
def test_the_game_ends_at_once_when_a_destroyed_tank_reaches_the_target() -> None:
    s = position(tanks=TABLE.parked(green="D4 kv-1", red="D7 is-2"), areas={"P1": worth(10)})
    TABLE.play(s, "move D4-D5", "shoot D7 tank")
    assert TABLE.mover(s) == "over"
    assert TABLE.points(s) == [13, 0, 0, 0]


@pytest.mark.clause("BG-164")
def test_the_game_ends_in_another_players_turn() -> None:
    s = position(tanks=TABLE.parked(green="D4 7tp", blue="D5 is-2"), areas={"P3": worth(10)})
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.mover(s) == "over"
    assert TABLE.points(s) == [0, 0, 13, 0]
    assert s.returns() == [0, 0, 1, 0]
    assert TABLE.dump(s)["winner"] == "P3"


@pytest.mark.clause("BG-164")
def test_armour_used_up_scores_nothing_and_ends_nothing() -> None:
    s = position(
        tanks=TABLE.parked(green="D4 7tp", blue="D5 is-2"),
        areas={"P3": worth(10)},
        upgrades={"7tp": [ARMOUR]},
    )
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.mover(s) == "P1"
    assert TABLE.points(s) == [2, 0, 10, 0]


@pytest.mark.clause("BG-164")
def test_checked_at_the_end_of_ones_turn_the_winner_still_finishes_the_turn() -> None:
    s = position(
        {"D7": "church*", "A4": "dam"},
        LATE,
        areas={"P1": worth(8, single=["church"], ready=[EXTRA_TURN])},
    )
    LATE.play(s, "move D4-D5", "shoot D7 token")
    assert LATE.points(s)[0] == 12
    assert set(LATE.legal(s)) == {"fit direction kv-1", "extra-turn", "end"}
    LATE.play(s, "end")
    assert LATE.mover(s) == "over"
    assert s.returns() == [1, 0, 0, 0]
    assert LATE.dump(s)["winner"] == "P1"


@pytest.mark.clause("BG-164")
def test_checked_at_the_end_of_ones_turn_only_the_player_whose_turn_ends_is_checked() -> None:
    s = position(
        {"A4": "dam"},
        LATE,
        tanks=LATE.parked(green="D4 7tp", blue="D5 is-2"),
        areas={"P3": worth(10)},
        reserve={"P1": ["bt-7"]},
    )
    LATE.play(s, "move D4-D5-D6")
    assert LATE.points(s) == [0, 0, 13, 0]
    assert LATE.mover(s) == "P2"
    rest(LATE, s)
    assert LATE.mover(s) == "P3"
    rest(LATE, s)
    assert LATE.mover(s) == "over"
    assert s.returns() == [0, 0, 1, 0]


@pytest.mark.clause("BG-164")
def test_checked_at_the_end_of_ones_turn_another_may_win_before() -> None:
    s = position(
        {"D7": "church", "A4": "dam"},
        LATE,
        areas={"P1": worth(10, single=["church"]), "P2": area(done=["bridge", "castle"])},
        won={"P2": ["red 3", "blue 3", "red 2", "blue 2"]},
        stacks={"red": [1], "blue": [1]},
    )
    assert LATE.points(s)[1] == 14
    LATE.play(s, "move D4-D5", "shoot D7 token")
    assert LATE.mover(s) == "over"
    assert s.returns() == [1, 0, 0, 0]


@pytest.mark.clause("BG-164", "BG-109")
def test_checked_at_the_end_of_ones_turn_a_repair_pause_is_a_turn_too() -> None:
    s = position(
        {"A4": "dam"},
        LATE,
        tanks={"yellow": "A8", "blue": "H8", "red": "H1"},
        reserve={"P1": ["kv-1"]},
        damaged=["kv-1"],
        areas={"P1": worth(12)},
    )
    LATE.play(s, "enter green kv-1 A1")
    assert LATE.mover(s) == "over"
    assert s.returns() == [1, 0, 0, 0]


@pytest.mark.clause("BG-164", "BG-123")
def test_checked_at_the_end_of_ones_turn_a_pair_formed_by_hand_counts() -> None:
    table = Table(2, settings={"victory_check": "end_of_own_turn", "pairing": "manual"})
    s = position({"A4": "dam"}, table, areas={"P1": worth(14, single=["church", "church"])})
    table.play(s, *REST)
    later = s.clone()
    table.play(later, "end")
    assert table.mover(later) == "P2"
    table.play(s, "pair church")
    assert table.mover(s) == "over"
    assert s.returns() == [1, 0]


@pytest.mark.clause("BG-165")
def test_without_tokens_and_point_tokens_the_game_ends_with_the_turn() -> None:
    s = position(stacks=EMPTY, areas={"P2": area(done=["dam"])})
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == "over"
    assert s.returns() == [0, 1, 0, 0]


@pytest.mark.clause("BG-165")
@pytest.mark.parametrize(
    ("board", "stacks"),
    [
        ({"A4": "bridge"}, EMPTY),
        ({"A1": "dam"}, EMPTY),
        ({"H7": "radar-station*"}, EMPTY),
        ({}, {**EMPTY, "red": [1]}),
        ({}, {**EMPTY, "green": [1]}),
        ({}, {}),
    ],
)
def test_with_a_token_on_the_board_or_a_point_token_left_it_goes_on(
    board: dict[str, str], stacks: dict[str, list[int]]
) -> None:
    s = position(board, stacks=stacks)
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-165")
def test_duds_are_no_tokens_and_a_token_under_a_tank_is_one() -> None:
    s = position({"A4": "dud", "C7": "dud"}, stacks=EMPTY)
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == "over"
    s = position({"H8": "dam"}, stacks=EMPTY)
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-165")
def test_the_turn_that_takes_the_last_token_is_played_to_its_end() -> None:
    s = position(
        {"D7": "airfield"},
        stacks=EMPTY,
        areas={"P1": area(["airfield*"]), "P2": area(done=["dam", "castle"])},
    )
    TABLE.play(s, "move D4-D5", "shoot D7 token")
    assert set(TABLE.legal(s)) == {"fit further-shot kv-1", "end"}
    TABLE.play(s, "fit further-shot kv-1")
    assert TABLE.mover(s) == "over"
    assert TABLE.upgrades(s, "kv-1") == [FURTHER_SHOT]


@pytest.mark.clause("BG-165")
def test_the_last_point_token_may_end_the_game() -> None:
    s = position(tanks=TABLE.parked(green="D4 kv-1", red="D7 is-2"), stacks={**EMPTY, "red": [1]})
    TABLE.play(s, "move D4-D5", "shoot D7 tank")
    assert TABLE.mover(s) == "over"
    assert s.returns() == [1, 0, 0, 0]


@pytest.mark.clause("BG-165")
@pytest.mark.parametrize(("players", "turns"), [(2, 10), (3, 15), (4, 20)])
def test_without_tokens_five_full_rounds_without_points_end_the_game(
    players: int, turns: int
) -> None:
    table = Table(players)
    s = position({}, table)
    for turn in range(turns):
        assert table.mover(s) == f"P{turn % players + 1}"
        rest(table, s)
    assert table.mover(s) == "over"


@pytest.mark.clause("BG-165")
@pytest.mark.parametrize(("quiet", "mover"), [(18, "P2"), (19, "over")])
def test_the_quiet_turns_are_counted(quiet: int, mover: str) -> None:
    s = position(quiet=quiet)
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == mover


@pytest.mark.clause("BG-165")
def test_points_start_the_count_anew() -> None:
    """Five full rounds follow the turn with the last point."""
    tanks = TABLE.parked(green="D4 kv-1", red="D7 is-2")
    s = position(tanks=tanks, quiet=19, reserve={"P4": ["bt-7"]})
    TABLE.play(s, "move D4-D5", "shoot D7 tank")
    assert TABLE.dump(s)["quiet"] == 0
    for turn in range(20):
        assert TABLE.mover(s) == f"P{(turn + 1) % 4 + 1}"
        if TABLE.offered(s, "enter"):
            TABLE.play(s, "enter red bt-7 H1")
        rest(TABLE, s)
    assert TABLE.mover(s) == "over"


@pytest.mark.clause("BG-165")
def test_a_tank_destroyed_without_a_point_token_is_no_score() -> None:
    s = position(tanks=TABLE.parked(green="D4 kv-1", red="D7 is-2"), quiet=19, stacks={"red": []})
    TABLE.play(s, "move D4-D5", "shoot D7 tank")
    assert TABLE.mover(s) == "over"


@pytest.mark.clause("BG-165")
def test_points_of_another_in_my_turn_start_the_count_anew() -> None:
    s = position(
        tanks=TABLE.parked(green="D4 7tp", blue="D5 is-2"), quiet=19, reserve={"P1": ["bt-7"]}
    )
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-165")
def test_quiet_turns_end_nothing_while_a_token_is_on_the_board() -> None:
    s = position({"A4": "dam", "D7": "oasis"}, quiet=50)
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-165")
def test_the_quiet_turns_before_the_last_token_was_taken_count() -> None:
    s = position({"D7": "oasis"}, quiet=19)
    TABLE.play(s, "move D4-D5", "shoot D7 token")
    assert TABLE.mover(s) == "over"


@pytest.mark.clause("BG-165")
def test_the_last_token_taken_as_a_pair_starts_the_count_anew() -> None:
    s = position({"D7": "oasis"}, quiet=19, areas={"P1": area(["oasis"])})
    TABLE.play(s, "move D4-D5", "shoot D7 token")
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-166")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_200_full_rounds(players: int) -> None:
    table = Table(players)
    s = table.position({"A4": "dam"}, tanks=table.parked(), round=199)
    for _ in range(2 * players):
        assert table.mover(s) != "over"
        rest(table, s)
    assert table.mover(s) == "over"


@pytest.mark.clause("BG-166")
@pytest.mark.parametrize(
    ("start", "turn", "mover"),
    [("P1", "P4", "over"), ("P1", "P3", "P4"), ("P3", "P2", "over"), ("P3", "P4", "P1")],
)
def test_a_round_ends_with_the_player_before_the_starting_player(
    start: str, turn: str, mover: str
) -> None:
    s = TABLE.position({"A4": "dam"}, tanks=TABLE.parked(), start=start, turn=turn, round=200)
    rest(TABLE, s)
    assert TABLE.mover(s) == mover


@pytest.mark.clause("BG-166", "BG-164")
def test_the_last_round_ends_the_game_before_the_points_of_anothers_turn_are_checked() -> None:
    """P3 reaches the target in the last turn of the last round; his own turn never comes."""
    s = LATE.position(
        {"A4": "dam"},
        tanks=LATE.parked(red="D4 7tp", blue="D5 is-2"),
        turn="P4",
        round=200,
        areas={"P3": worth(10)},
    )
    LATE.play(s, "move D4-D5-D6")
    assert LATE.mover(s) == "over"
    assert s.returns() == [0, 0, 1, 0]
    assert LATE.dump(s)["winner"] == ""


@pytest.mark.clause("BG-165", "BG-164")
def test_checked_at_the_end_of_ones_turn_the_target_goes_before_the_end_of_the_tokens() -> None:
    s = position({}, LATE, stacks=EMPTY, areas={"P1": worth(12), "P2": area(done=["dam*"])})
    LATE.play(s, *REST)
    assert LATE.dump(s)["winner"] == "P1"


@pytest.mark.clause("BG-167")
@pytest.mark.parametrize(
    ("areas", "won", "returns"),
    [
        ({"P1": 4, "P2": 6}, {}, [0, 1, 0, 0]),
        ({"P1": 4, "P2": 2}, {"P3": ["red 3", "red 2"]}, [0, 0, 1, 0]),
        ({"P1": 4, "P2": 2}, {"P2": ["red 2"]}, [0, 1, 0, 0]),
        ({"P1": 4, "P2": 2}, {"P1": ["blue 1"], "P2": ["red 2"]}, [1, 0, 0, 0]),
        ({"P1": 4, "P2": 4}, {}, [0.5, 0.5, 0, 0]),
        ({"P1": 2, "P4": 2}, {"P1": ["blue 1"], "P4": ["blue 2"]}, [0, 0, 0, 1]),
        ({"P1": 2, "P4": 2}, {"P1": ["red 3"], "P4": ["blue 2", "blue 1"]}, [0.5, 0, 0, 0.5]),
        ({}, {}, [0.25, 0.25, 0.25, 0.25]),
    ],
)
def test_without_a_target_points_win_then_points_from_tanks(
    areas: dict[str, int], won: dict[str, list[str]], returns: list[float]
) -> None:
    """Each has pairs of its own pictures; the game ends with the turn of P1."""
    pictures = iter(["bridge", "castle", "church", "airfield", "oasis", "bunker", "dam", "quarry"])
    held = {
        seat: area(done=[next(pictures) for _ in range(points // 2)])
        for seat, points in areas.items()
    }
    s = position(stacks=EMPTY, areas=held, won=won)
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == "over"
    assert s.returns() == returns
    assert TABLE.dump(s)["winner"] == ""


@pytest.mark.clause("BG-168")
def test_with_four_players_all_tokens_may_be_taken_without_a_pair() -> None:
    """Each player holds one token of each picture; the game goes on for tank points."""
    special = [f"{picture}*" for picture in PICTURES]
    held = {"P1": area(special), **{seat: area(PICTURES) for seat in ("P2", "P3", "P4")}}
    s = position(areas=held)
    assert TABLE.points(s) == [0, 0, 0, 0]
    TABLE.play(s, *REST)
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-168")
def test_with_three_players_all_tokens_may_be_taken_without_a_winner() -> None:
    """Of each picture two tokens are single and two a pair: 32 points among three."""
    table = Table(3)
    done = [f"{picture}*" for picture in PICTURES]
    held = {
        "P1": area(PICTURES, done=done[:6]),
        "P2": area(PICTURES[:8], done=done[6:11]),
        "P3": area(PICTURES[8:], done=done[11:]),
    }
    s = position({}, table, areas=held)
    assert table.points(s) == [12, 10, 10]
    table.play(s, *REST)
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-168")
@pytest.mark.parametrize("token", ["bunker", "bunker*", "radar-station", "radar-station*"])
def test_with_two_players_somebody_wins_before_the_tokens_run_out(token: str) -> None:
    """Nobody has 16 points: 32 single tokens, 14 pairs, 4 on the board; the next one wins."""
    table = Table(2)
    left = {"D7": "bunker", "A4": "bunker*", "E2": "radar-station", "G5": "radar-station*"}
    place = next(square for square, held in left.items() if held == token)
    left[place], left["D7"] = left["D7"], left[place]
    done = [f"{picture}*" for picture in PICTURES]
    s = position(
        left,
        table,
        areas={"P1": area(PICTURES, done=done[:7]), "P2": area(PICTURES, done=done[7:14])},
    )
    assert table.points(s) == [14, 14]
    table.play(s, "move D4-D5", "shoot D7 token")
    assert table.mover(s) == "over"
    assert s.returns() == [1, 0]
