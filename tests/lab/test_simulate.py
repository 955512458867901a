"""Simulations: fair seats, the same results in one process or several, and interrupts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from sztab import games
from sztab.core.action import SztabError
from sztab.lab import Report, simulate
from sztab.lab.plan import make_plan
from tests.toy.game import GAME as TOY

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GAME = games.get(games.names()[0])
BOT = """
from sztab.bots import Bot

class Own(Bot):
    name = "own"

    def choose(self, view):
        return view.legal_actions()[0]

class Sick(Bot):
    def __init__(self, game, rng):
        raise RuntimeError("no")
"""


def toy(bots: list[str], number: int, progress: Callable[[int, int], None] | None = None) -> Report:
    return simulate(TOY, TOY.rules(3), bots, number, 1, progress=progress)


def test_every_bot_plays_every_seat_equally_often() -> None:
    plan = make_plan(TOY, TOY.rules(4), ["random", "greedy"], 1)
    assert plan.bots == ("random", "greedy", "random", "greedy")
    for seat in range(4):
        sitters = [plan.lineup(index, range(4))[seat] for index in range(12)]
        assert sitters.count("random") == sitters.count("greedy") == 6


def test_wins_and_points_add_up() -> None:
    report = toy(["random", "greedy"], 30)
    assert sum(line.wins.hits for line in report.bots) == pytest.approx(30)
    assert sum(line.wins.hits for line in report.seats) == pytest.approx(30)
    assert [line.wins.of for line in report.bots] == [60, 30]  # random twice, greedy once
    for line in report.bots:
        assert sum(line.sources.values()) == pytest.approx(line.score)
    assert report.decisions == 6
    assert report.balanced
    assert not toy(["random"], 31).balanced


def test_one_process_and_two_give_the_same() -> None:
    rules = GAME.rules(2)
    seen: list[tuple[int, int]] = []
    alone = simulate(GAME, rules, ["greedy", "random"], 7, 3)
    both = simulate(
        GAME, rules, ["greedy", "random"], 7, 3, jobs=2, progress=lambda *now: seen.append(now)
    )
    assert alone == both
    assert seen[-1] == (7, 7)
    assert json.loads(json.dumps(alone.to_data()))["games"] == 7


def test_another_seed_is_another_experiment() -> None:
    rules = GAME.rules(2)
    reports = [simulate(GAME, rules, ["random"], 3, seed) for seed in (1, 1, 2)]
    assert reports[0] == reports[1]
    assert reports[0].seats != reports[2].seats


def test_an_interrupt_keeps_the_games_played_so_far() -> None:
    def stop(done: int, _total: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    report = toy(["random"], 9, progress=stop)
    assert (report.games, report.planned) == (4, 9)
    assert report.bots[0].wins.of == 12


def test_an_interrupt_stops_other_processes_too() -> None:
    def stop(done: int, _total: int) -> None:
        raise KeyboardInterrupt

    report = simulate(GAME, GAME.rules(2), ["random"], 60, 1, jobs=2, progress=stop)
    assert 0 < report.games < 60


def test_own_bots_are_loaded_from_their_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT, encoding="utf-8")
    report = toy([f"{file}:Own", "random"], 6)
    assert report.games == 6
    with pytest.raises(SztabError, match=r"mine.py: Sick\(game, rng\) fails: RuntimeError"):
        toy([f"{file}:Sick"], 6)


@pytest.mark.parametrize(
    ("bots", "number", "message"),
    [
        (["random"] * 4, 1, "4 bots for 3 players"),
        ([], 1, "at least one bot"),
        (["oracle"], 1, "There is no bot 'oracle'"),
        (["random"], 0, "at least one game"),
    ],
)
def test_impossible_experiments_are_refused(bots: list[str], number: int, message: str) -> None:
    with pytest.raises(SztabError, match=message):
        toy(bots, number)


def test_own_cards_travel_to_other_processes() -> None:
    game = games.get("rush")
    content = {"vehicles": [{"id": "ussr-t-34", "cost": 0}], "remove": ["usa-m6"]}
    rules = game.rules(2, content=content)
    reports = [simulate(game, rules, ["random"], 4, 1, jobs=jobs) for jobs in (1, 2)]
    assert reports[0] == reports[1]
    assert reports[0].to_data()["content"] == content
    plain = simulate(game, game.rules(2), ["random"], 4, 1)
    assert plain.decisions != reports[0].decisions
    assert "content" not in plain.to_data()


def test_a_failure_in_another_process_is_reported_in_one_line() -> None:
    rules = GAME.rules(2)
    rules.card_hash = "own cards"
    with pytest.raises(SztabError, match="Another process has read different cards"):
        simulate(GAME, rules, ["random"], 4, 1, jobs=2)


def test_allies_win_together() -> None:
    """A victory counts in full for each member of a team, so seats of one team have the same."""
    game = games.get("rush")
    rules = game.rules(3, preset="alternative-teams")
    report = simulate(game, rules, ["random"], 6, 1)
    one, two, three = (seat["wins"] for seat in report.to_data()["seats"])
    assert one == three
    assert one + two == 6


def test_allies_win_together_in_any_seats() -> None:
    """Set-up draws the sides: of four seats two win, or all share a draw."""
    game = games.get("warsaw")
    report = simulate(game, game.rules(4), ["random"], 8, 1)
    assert sum(seat["wins"] for seat in report.to_data()["seats"]) == 16


def sided(number: int) -> Report:
    """Simulate a game whose seats differ."""
    game = games.get("warsaw")
    return simulate(game, game.rules(3), ["random"], number, 1)


def test_a_side_is_counted_once_per_game() -> None:
    """Two of three seats are allies: they win one game, not two."""
    report = sided(12)
    assert sorted(line.role for line in report.roles) == ["ACz", "WP"]
    assert [line.wins.of for line in report.roles] == [12, 12]
    assert sum(line.wins.hits for line in report.roles) == 12


def test_endings_rounds_and_telling_moves_are_reported() -> None:
    report = sided(12)
    assert sum(number for _, number in report.endings) == 12
    assert 1 <= report.rounds <= 13
    assert all(line.move.startswith("play ") for line in report.moves)
    shares = [line.wins.value for line in report.moves]
    assert shares == sorted(shares, reverse=True)
    data = json.loads(json.dumps(report.to_data()))
    assert data["endings"] == dict(report.endings)
    assert len(data["moves"]) == len(report.moves) > 50


def test_a_game_whose_seats_are_alike_has_no_sides() -> None:
    report = toy(["random"], 3)
    assert not report.roles
    assert not report.endings
    assert not report.moves
    assert report.rounds == 0
