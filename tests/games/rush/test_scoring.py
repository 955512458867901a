"""Scores, the winner, and the tie-breaks."""

from __future__ import annotations

import pytest

from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

TABLE = Table(
    players=3,
    vehicles={"light1": "light a1", "heavy1": "heavy"},
)
SINGLE, DOUBLE = "medal-ussr-1", "medal-usa-2"


@pytest.mark.clause("RUSH-255")
def test_a_single_scores_1_and_a_double_2_wherever_it_lies_in_the_squad() -> None:
    s = TABLE.position(
        players=[
            {"hand": [SINGLE], "garage": [DOUBLE], "depot": [SINGLE]},
            {"depot": [DOUBLE]},
            {"hand": [SINGLE]},
        ]
    )
    assert s.scores() == [4, 2, 1]


@pytest.mark.clause("RUSH-256")
def test_a_captured_base_scores_3() -> None:
    s = TABLE.position(players=[{"depot": ["base"]}, {"garage": ["base", "base"]}])
    assert s.scores() == [3, 6, 0]


@pytest.mark.clause("RUSH-257")
def test_an_achievement_scores_5() -> None:
    s = TABLE.position(
        players=[{"depot": ["light1"]}, {"depot": ["heavy1"]}],
        achievements=["light-tanks", "heavy-tanks"],
    )
    assert s.scores() == [5, 5, 0]


@pytest.mark.clause("RUSH-258")
def test_three_surviving_bases_score_nothing() -> None:
    s = TABLE.position(players=[{"bases": ["light1", "open", "open"]}])
    assert s.scores() == [0, 0, 0]


@pytest.mark.clause("RUSH-259")
def test_3_singles_1_double_2_bases_and_1_achievement_make_16() -> None:
    cards = [SINGLE] * 3 + [DOUBLE] + ["base"] * 2 + ["engineers"] * 11
    s = TABLE.position(players=[{"depot": cards}], achievements=["largest-squad"])
    assert s.scores() == [16, 0, 0]
    assert GAME.statistics.score_sheet(s)[0] == {"medals": 5, "bases": 6, "achievements": 5}


@pytest.mark.clause("RUSH-259")
def test_the_highest_score_wins_whatever_was_destroyed() -> None:
    s = TABLE.position(
        players=[{"depot": [SINGLE], "kills": 9, "razed": 3}, {"depot": [DOUBLE]}, {}]
    )
    assert s.returns() == [0, 1, 0]


@pytest.mark.clause("RUSH-260")
def test_most_destroyed_vehicles_break_a_tie() -> None:
    s = TABLE.position(
        players=[
            {"depot": [DOUBLE], "kills": 3, "razed": 3},
            {"depot": [DOUBLE], "kills": 4},
            {"kills": 9},
        ]
    )
    assert s.returns() == [0, 1, 0]


@pytest.mark.clause("RUSH-260")
@pytest.mark.parametrize(
    "moves",
    [
        ["attack light1", "charge", "hit P2.guard1"],
        ["activate gun", "siege P2.guard1", "end"],
    ],
)
def test_a_kill_by_attack_or_siege_counts_even_without_a_medal(moves: list[str]) -> None:
    table = Table(vehicles={"light1": "f2", "gun": "siege", "car": "a1"})
    s = table.facing(
        ["light1", "gun"],
        {"guard": "car", "guard_damaged": True},
        medals={"ussr": {"singles": 0, "doubles": 0}},
    )
    table.play(s, *moves)
    assert s.scores() == [0, 0]
    assert s.players[0].kills == 1
    assert s.returns() == [1, 0]


@pytest.mark.clause("RUSH-261")
def test_most_destroyed_bases_break_a_further_tie() -> None:
    tied = {"depot": [DOUBLE], "kills": 4}
    s = TABLE.position(players=[tied | {"razed": 1}, tied | {"razed": 2}])
    assert s.returns() == [0, 1, 0]


@pytest.mark.clause("RUSH-262")
def test_most_achievements_break_the_last_tie() -> None:
    s = TABLE.position(
        players=[
            {"depot": ["base", DOUBLE], "kills": 4, "razed": 1},
            {"depot": ["light1"], "kills": 4, "razed": 1},
        ],
        achievements=["light-tanks"],
    )
    assert s.scores() == [5, 5, 0]
    assert s.returns() == [0, 1, 0]


@pytest.mark.clause("RUSH-263")
@pytest.mark.parametrize(("razed", "returns"), [((1, 2, 9), [0, 1, 0]), ((1, 1, 9), [0.5, 0.5, 0])])
def test_20_20_and_18_points(razed: tuple[int, int, int], returns: list[float]) -> None:
    points, kills = (20, 20, 18), (4, 4, 9)
    s = TABLE.position(
        players=[
            {"depot": [DOUBLE] * (points[n] // 2), "kills": kills[n], "razed": razed[n]}
            for n in range(3)
        ]
    )
    assert s.scores() == [20, 20, 18]
    assert s.returns() == returns
