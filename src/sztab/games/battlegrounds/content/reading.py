"""Reads the component file of the game."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from sztab.core.content import reading
from sztab.core.content.shapes import Row
from sztab.games.battlegrounds.content.checking import complaints

FILE: Final = "components.toml"


@cache
def printed() -> Row:
    """Return the component file of the game, checked."""
    data = resources.files("sztab.games.battlegrounds").joinpath("data", FILE)
    return parse(data.read_text("utf-8"), FILE)


def parse(text: str, file: str) -> Row:
    """Return a component file as data; ContentError names every mistake with entry and field."""
    return reading.parse(text, file, complaints)
