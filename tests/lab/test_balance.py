"""Results by card, and the exit status that depends on them."""

import pytest

from sztab.games.battlegrounds.game import GAME
from sztab.lab import CardBalance, CardLine, Share, balance_of, simulate
from tools import balance

FEW = ["battlegrounds", "--bot", "random", "--games", "2", "--jobs", "1"]


def test_every_card_that_was_dealt_has_a_line() -> None:
    report = simulate(GAME, GAME.rules(4), ["random"], 12, 1)
    cards = balance_of(report).cards
    assert sorted(line.card for line in cards) == sorted(GAME.rules(4).tanks.names)
    assert sum(line.wins.of for line in cards) == 12 * 4 * 2  # each player is dealt two


def test_bounds_are_inclusive() -> None:
    lines = (CardLine("a", Share(3, 10)), CardLine("b", Share(2, 10)), CardLine("c", Share(1, 10)))
    assert CardBalance(lines).outside(0.2, 0.3) == ["c"]


def test_the_tool_prints_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main([*FEW, "--games", "12"]) == 0
    printed = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert sorted(printed) == sorted(GAME.rules(4).tanks.names)


def test_the_exit_status_says_whether_all_cards_are_within(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In two games nobody wins half of the games with every card."""
    assert balance.main([*FEW, "--within", "0.49", "0.51"]) == 1
    assert "Outside 49% to 51%: " in capsys.readouterr().out


def test_an_unknown_bot_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["battlegrounds", "--bot", "gready"]) == 2
    assert "gready" in capsys.readouterr().err
