"""How often those win who were dealt a card, and an exit status that tells."""

import pytest

from sztab.games.battlegrounds.game import GAME
from tools import balance

FEW = ["battlegrounds", "--bot", "random", "--games", "2", "--jobs", "1"]


def test_every_card_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main([*FEW, "--games", "12"]) == 0
    told = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert sorted(told) == sorted(GAME.rules(4).tanks.names)


def test_the_exit_status_tells_whether_all_are_within(capsys: pytest.CaptureFixture[str]) -> None:
    """In two games nobody wins half of the games with every card."""
    assert balance.main([*FEW, "--within", "0.49", "0.51"]) == 1
    assert "Outside 49% to 51%: " in capsys.readouterr().out


def test_an_unknown_bot_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["battlegrounds", "--bot", "gready"]) == 2
    assert "gready" in capsys.readouterr().err
