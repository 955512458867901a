"""The match between two bots: every side equally often, and an exit status that tells."""

import pytest

from sztab import games
from sztab.core.action import OVER
from sztab.core.rng import Rng
from tools import strength

WARSAW = games.get("warsaw")


def test_the_first_bot_plays_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def won_by(_state: object, side: int) -> float:
        asked.append(side)
        return 1.0

    monkeypatch.setattr(strength, "won_by", won_by)
    strength.main(["warsaw", "random", "random", "--games", "4"])
    assert asked == [0, 1, 0, 1]


def test_a_side_of_two_allies_wins_a_whole_game() -> None:
    state, rng = WARSAW.new(WARSAW.rules(4)), Rng(3)
    while state.advance(rng) != OVER:
        state.apply(state.sample(rng))
    assert sorted([strength.won_by(state, 0), strength.won_by(state, 1)]) == [0.0, 1.0]


def test_the_exit_status_tells_whether_it_was_enough(capsys: pytest.CaptureFixture[str]) -> None:
    match = ["warsaw", "greedy", "random", "--games", "2"]
    assert strength.main([*match, "--least", "0.7"]) == 0
    assert "greedy wins 100.0%" in capsys.readouterr().out
    assert strength.main(["warsaw", "random", "greedy", "--games", "2", "--least", "0.7"]) == 1


def test_an_unknown_bot_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["warsaw", "gready", "random"]) == 2
    assert "gready" in capsys.readouterr().err
