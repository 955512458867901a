"""The example card files that the lobby offers are valid."""

from __future__ import annotations

from pathlib import Path

import pytest

from sztab import games

EXAMPLES = Path(__file__).resolve().parents[2] / "web" / "src" / "lobby" / "new" / "examples"


@pytest.mark.parametrize("name", games.names())
def test_the_example_of_a_game_has_no_mistakes(name: str) -> None:
    game, file = games.get(name), EXAMPLES / f"{name}.toml"
    content = game.components.read(file.read_text(encoding="utf-8"), file.name)
    kinds = {change.kind for change in game.components.changes(content)}
    assert kinds == {"added", "changed", "removed"}
    assert game.rules(2, content=content).content == content
