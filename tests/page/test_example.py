"""The example of a card file that the lobby gives away is a good one."""

from __future__ import annotations

from pathlib import Path

from sztab.games.rush.game import GAME

EXAMPLE = Path(__file__).resolve().parents[2] / "web" / "src" / "lobby" / "new" / "example.toml"


def test_the_example_has_no_mistakes() -> None:
    assert GAME.read_content(EXAMPLE.read_text(encoding="utf-8"), EXAMPLE.name)
