"""The comparison of two builds: tasks, medians and ratios."""

from __future__ import annotations

import pytest

from bench.simulate import LOOP, TASKS, Sample, Task, engine_shares, games_lines, measure, raw, show

GREEDY, RANDOM, BARE = (Task("rush", 2, bot, 1) for bot in ("greedy", "random", LOOP))


def samples(*seconds: float) -> list[Sample]:
    return [Sample(10, 1000.0, one) for one in seconds]


def test_a_figure_is_the_median_of_its_samples() -> None:
    (line,) = games_lines({GREEDY: samples(2, 1, 50)}, {GREEDY: samples(1, 1, 0.1)})
    assert (line.before, line.after, line.ratio) == (5.0, 10.0, 2.0)


def test_random_bots_are_compared_with_the_bare_engine_of_their_own_build() -> None:
    taken = {GREEDY: samples(9), RANDOM: samples(4, 2, 3), BARE: samples(1, 2, 1.5)}
    assert engine_shares(taken) == {("rush", 2): 0.5}


def test_every_game_is_measured_in_all_ways() -> None:
    tables = {(task.game, task.players) for task in TASKS}
    bots = ("greedy", "random", LOOP)
    assert {(task.game, task.players, task.bot) for task in TASKS} == {
        (*table, bot) for table in tables for bot in bots
    }


@pytest.mark.parametrize("bot", ["random", LOOP])
def test_a_task_counts_games_and_decisions(bot: str) -> None:
    sample = measure(Task("battlegrounds", 2, bot, 2))
    assert sample.games == 2
    assert sample.decisions > 50
    assert sample.games_per_second > 0


def test_all_is_shown_and_written(capsys: pytest.CaptureFixture[str]) -> None:
    taken = {RANDOM: samples(4), BARE: samples(2)}
    show(taken, taken)
    told = capsys.readouterr().out
    assert "1.00" in told
    assert "0.50" in told
    assert raw(taken, taken)["after"][0]["samples"] == [samples(4)[0]._asdict()]
