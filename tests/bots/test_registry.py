"""Bots by name, and custom bots from a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.bots import Bot, bot_names, make_bot
from sztab.core.action import SztabError
from sztab.core.rng import Rng
from tests.toy.game import GAME

if TYPE_CHECKING:
    from pathlib import Path

OWN_BOT = """
from sztab.bots import Bot

class Last(Bot):
    name = "last"

    def choose(self, view):
        return view.legal_actions()[-1]

class Broken(Bot):
    def __init__(self, game, rng, setting=""):
        raise ValueError("no idea")

NOT_A_CLASS = 7

class NotABot:
    pass
"""


@pytest.fixture
def own_file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOT, "utf-8")
    return file


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_is_made_by_its_name(name: str) -> None:
    bot = make_bot(name, GAME, Rng(1))
    assert isinstance(bot, Bot)
    assert bot.name == name


def test_what_stands_behind_the_colon_is_the_setting() -> None:
    assert make_bot("ismcts:7", GAME, Rng(1)).setting == "7"


def test_a_bot_of_ones_own_is_loaded_from_its_file(own_file: Path) -> None:
    bot = make_bot(f"{own_file}:Last", GAME, Rng(1))
    state = GAME.new(GAME.rules(2))
    seat = state.advance(Rng(1))
    assert bot.name == "last"
    assert bot.choose(state.view(seat)) == state.legal_actions()[-1]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gready", "There is no bot 'gready'; bots: random, greedy, ismcts"),
        ("", "There is no bot ''"),
        ("mine.py", "file.py:ClassName"),
        ("nowhere.py:Last", "There is no file 'nowhere.py'"),
    ],
)
def test_an_unknown_bot_is_refused_with_what_there_is(name: str, message: str) -> None:
    with pytest.raises(SztabError) as caught:
        make_bot(name, GAME, Rng(1))
    assert message in str(caught.value)


@pytest.mark.parametrize("name", ["Missing", "NOT_A_CLASS", "NotABot", ""])
def test_a_class_that_is_no_bot_is_refused(own_file: Path, name: str) -> None:
    with pytest.raises(SztabError) as caught:
        make_bot(f"{own_file}:{name}", GAME, Rng(1))
    assert str(own_file) in str(caught.value)
    assert f"no class {name!r} derived from sztab.bots.Bot" in str(caught.value)


def test_a_bot_that_cannot_be_made_says_why(own_file: Path) -> None:
    with pytest.raises(SztabError) as caught:
        make_bot(f"{own_file}:Broken", GAME, Rng(1))
    assert str(own_file) in str(caught.value)
    assert "no idea" in str(caught.value)


@pytest.mark.parametrize("text", ["def", "raise RuntimeError('boom')", "import no_such_module"])
def test_a_file_that_fails_says_so(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(text, "utf-8")
    with pytest.raises(SztabError) as caught:
        make_bot(f"{file}:Any", GAME, Rng(1))
    assert f"{file} fails when loaded" in str(caught.value)
