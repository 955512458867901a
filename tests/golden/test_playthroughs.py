"""The golden playthroughs are replayed and compared line by line, in both builds."""

from __future__ import annotations

import re
from difflib import unified_diff

import pytest

from sztab import games
from tests.golden import make
from tests.laws.adapters import adapter_for

SHOWN = 40


@pytest.mark.parametrize(("game", "preset", "players"), make.TABLES)
def test_the_game_is_played_as_it_was(game: str, preset: str, players: int) -> None:
    file = make.path(game, preset, players)
    expected = file.read_text("utf-8").splitlines()
    found = make.playthrough(game, preset, players)
    if found != expected:
        pytest.fail(_explain(file.name, expected, found), pytrace=False)


def _explain(name: str, expected: list[str], found: list[str]) -> str:
    """Show only the first difference, because all that follows depends on it."""
    diff = list(unified_diff(expected, found, name, "played now", lineterm=""))
    rest = f"... and {len(diff) - SHOWN} more lines" if len(diff) > SHOWN else ""
    hint = "If the change is meant: python -m tests.golden.make, and read the diff."
    return "\n".join([f"{name} is not what is played now.", *diff[:SHOWN], rest, hint])


def test_every_playthrough_on_file_is_compared() -> None:
    files = {file.name for file in make.FOLDER.glob("*.txt")}
    assert files == {make.path(*table).name for table in make.TABLES}


def test_every_game_has_playthroughs() -> None:
    assert list(make.GAMES) == games.names()


@pytest.mark.parametrize("game", make.GAMES)
def test_the_playthroughs_meet_every_verb(game: str) -> None:
    """A diff of playthroughs can only show what at least one of them contains."""
    texts = [file.read_text("utf-8") for file in make.FOLDER.glob(f"{game}-*.txt")]
    met = {verb for text in texts for verb in re.findall(r"(?:P\d |\{)([a-z-]+)", text)}
    assert met >= adapter_for(game).verbs


MAIN = {
    "battlegrounds": ["battle", "team", "family", "solo"],
    "rush": ["base", "second-front", "alternative", "alternative-teams"],
    "warsaw": ["standard"],
}


@pytest.mark.parametrize("game", make.GAMES)
def test_the_main_presets_are_played(game: str) -> None:
    assert {preset for name, preset, _ in make.TABLES if name == game} >= set(MAIN[game])
