"""The golden playthroughs are played again and compared line by line, in both builds."""

from __future__ import annotations

import re
from difflib import unified_diff

import pytest

from tests.golden import make
from tests.laws.adapters import adapter_for

SHOWN = 40
VERBS = adapter_for(make.GAME).verbs


@pytest.mark.parametrize(("preset", "players"), make.SEEDS)
def test_the_game_is_played_as_it_was(preset: str, players: int) -> None:
    file = make.path(preset, players)
    expected = file.read_text("utf-8").splitlines()
    found = make.playthrough(preset, players)
    if found != expected:
        pytest.fail(_explain(file.name, expected, found), pytrace=False)


def _explain(name: str, expected: list[str], found: list[str]) -> str:
    """Show where the game takes another way; what follows from that is of little use."""
    diff = list(unified_diff(expected, found, name, "played now", lineterm=""))
    rest = f"... and {len(diff) - SHOWN} more lines" if len(diff) > SHOWN else ""
    hint = "If the change is meant: python -m tests.golden.make, and read the diff."
    return "\n".join([f"{name} is not what is played now.", *diff[:SHOWN], rest, hint])


def test_every_playthrough_on_file_is_compared() -> None:
    files = {file.name for file in make.FOLDER.glob("*.txt")}
    assert files == {make.path(preset, players).name for preset, players in make.SEEDS}


def test_the_playthroughs_meet_every_verb() -> None:
    """What no playthrough shows, no diff of them can show."""
    texts = [file.read_text("utf-8") for file in make.FOLDER.glob("*.txt")]
    met = {verb for text in texts for verb in re.findall(r"(?:P\d |\{)([a-z]+)", text)}
    assert met >= VERBS


@pytest.mark.parametrize("preset", ["base", "second-front", "alternative", "alternative-teams"])
def test_the_main_presets_are_played(preset: str) -> None:
    assert preset in {name for name, _ in make.SEEDS}
