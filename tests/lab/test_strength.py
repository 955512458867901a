"""Comparing two bots: sides are alternated, and the exit status says whether one is better."""

import pytest

from sztab import games
from sztab.core.action import SztabError
from sztab.lab import compare
from sztab.lab.plan import PlanBySide, PlayedGame, Series, make_plan
from sztab.lab.strength import won_by
from tools import strength

WARSAW = games.get("warsaw")


def played(players: int, *numbers: int) -> list[PlayedGame]:
    rules = WARSAW.rules(players)
    series = Series(make_plan(WARSAW, rules, ["greedy", "random"], 0, PlanBySide), WARSAW, rules)
    found = [series.play(number) for number in numbers]
    return [one for one in found if one is not None]


def test_the_first_bot_plays_both_sides() -> None:
    for one in played(4, 0, 1, 2, 3):
        bots = [bot for bot, side in zip(one.bots, one.sides, strict=True) if side == one.index % 2]
        assert bots == ["greedy", "greedy"]
        assert one.bots.count("random") == 2


def test_a_side_of_two_allies_wins_a_whole_game() -> None:
    for one in played(4, 3):
        assert sorted([won_by(one, 0), won_by(one, 1)]) == [0.0, 1.0]


def test_one_process_and_two_give_the_same() -> None:
    rules = WARSAW.rules(2)
    alone = compare(WARSAW, rules, "random", "random", 6)
    assert alone.wins.of == 6
    assert 0 < alone.wins.hits < 6
    assert compare(WARSAW, rules, "random", "random", 6, jobs=2) == alone


def test_a_comparison_without_games_is_refused() -> None:
    with pytest.raises(SztabError):
        compare(WARSAW, WARSAW.rules(2), "random", "random", 0)


def test_the_exit_status_says_whether_it_was_enough(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["warsaw", "greedy", "random", "--games", "2"]
    assert strength.main([*bots, "--least", "0.7"]) == 0
    assert "greedy wins 100.0%" in capsys.readouterr().out
    assert strength.main(["warsaw", "random", "greedy", "--games", "2", "--least", "0.7"]) == 1


def test_an_unknown_bot_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["warsaw", "gready", "random"]) == 2
    assert "gready" in capsys.readouterr().err
