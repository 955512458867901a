"""The golden playthroughs are played again and compared line by line, in both builds."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.golden import make

SHOWN = 40


@pytest.mark.parametrize("players", make.counts())
def test_the_game_is_played_as_it_was(players: int) -> None:
    file = make.path(players)
    expected = file.read_text("utf-8").splitlines()
    found = make.playthrough(players)
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
    assert files == {make.path(players).name for players in make.counts()}
