"""All games have the same modules: the same role has the same name."""

from __future__ import annotations

import pytest

from tests.architecture.source import GAMES, MODULES

PLAN = {
    "game",
    "declared",
    "kinds",
    "names",
    "actions",
    "events",
    "decision",
    "state",
    "rules",
    "builder",
    "cards",
    "view",
    "setup",
    "turn",
    "chance",
    "playout",
    "refusals",
    "codec",
    "position",
    "validation",
    "statistics",
    "abilities",
    "advice",
    "content",
    "toggles",
    "words",
}
"""Modules and folders that every game has."""
RETIRED = {
    "frames",
    "frame_names",
    "telling",
    "tries",
    "soundness",
    "judging",
    "outlook",
    "prospects",
    "foresight",
    "lookahead",
    "waiting",
    "text",
    "pointing",
}
"""Former names, each of which had the same meaning as another one."""


def rooms(game: str) -> set[str]:
    return {module.parts[3] for module in MODULES if module.game == game and len(module.parts) > 3}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_rooms_of_the_plan(game: str) -> None:
    assert PLAN - rooms(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_room_has_a_retired_name(game: str) -> None:
    assert RETIRED & rooms(game) == set()
