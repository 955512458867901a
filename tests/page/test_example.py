"""The example of a card file that the lobby gives away is a good one."""

from __future__ import annotations

from sztab.games.rush.game import GAME
from tests.page.texts import ROOT


def test_the_example_has_no_mistakes() -> None:
    path = ROOT / "web" / "src" / "lobby" / "new" / "example.toml"
    assert GAME.read_content(path.read_text(encoding="utf-8"), path.name)
