"""Simulations of Battlegrounds: alone, in teams, and with more or less memory."""

from __future__ import annotations

import json

import pytest

from sztab import games
from sztab.core.action import SztabError
from sztab.lab import simulate
from tests.laws.cases import presets

GAME = games.get("battlegrounds")


@pytest.mark.parametrize(("preset", "players"), list(presets(GAME)))
def test_every_variant_is_simulated_in_one_process_or_two(preset: str, players: int) -> None:
    rules = GAME.rules(players, preset=preset)
    alone = simulate(GAME, rules, ["random"], 4, 1)
    both = simulate(GAME, rules, ["random"], 4, 1, jobs=2)
    assert alone == both
    assert sum(number for _, number in alone.endings) == 4
    assert 1 <= alone.rounds <= 200
    assert json.loads(json.dumps(alone.to_data()))["games"] == 4


def test_alone_there_is_one_seat_and_perhaps_no_winner() -> None:
    report = simulate(GAME, GAME.rules(1, preset="solo"), ["random"], 10, 1)
    assert [line.wins.of for line in report.seats] == [10]
    assert report.seats[0].wins.hits < 10
    assert {ending for ending, _ in report.endings} <= {"artillery", "no tank left", "board empty"}
    with pytest.raises(SztabError, match="2 bots for 1 players"):
        simulate(GAME, GAME.rules(1, preset="solo"), ["random", "greedy"], 2, 1)


def test_team_mates_win_together() -> None:
    report = simulate(GAME, GAME.rules(4, preset="team"), ["random"], 8, 1)
    wins = [seat["wins"] for seat in report.to_data()["seats"]]
    assert wins[0] == wins[2]
    assert wins[1] == wins[3]
    assert wins[0] + wins[1] == 8
    assert sorted(line.role for line in report.roles) == ["team A", "team B"]
    assert [line.wins.of for line in report.roles] == [8, 8]


def test_who_begins_is_counted() -> None:
    report = simulate(GAME, GAME.rules(3), ["random"], 9, 1)
    assert sorted(line.role for line in report.roles) == ["first", "second", "third"]
    assert sum(line.wins.hits for line in report.roles) == pytest.approx(9)


def test_points_come_from_pairs_and_tanks() -> None:
    report = simulate(GAME, GAME.rules(2), ["greedy", "random"], 10, 1)
    for line in report.bots:
        assert set(line.sources) <= {"pairs", "tanks"}
        assert sum(line.sources.values()) == pytest.approx(line.score)


def test_memory_wins_in_family() -> None:
    rules = GAME.rules(2, preset="family")
    report = simulate(GAME, rules, ["greedy@perfect", "greedy@none"], 60, 1)
    perfect, none = report.bots
    assert (perfect.bot, none.bot) == ("greedy@perfect", "greedy@none")
    assert perfect.wins.value > 0.65
