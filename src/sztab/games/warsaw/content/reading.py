"""Reads the card file of the game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final

from sztab.core.action import ContentError
from sztab.games.warsaw.content.checking import complaints
from sztab.games.warsaw.content.shapes import Row

FILE: Final = "cards.toml"


@cache
def printed() -> Row:
    """Return the card file of the game, checked."""
    data = resources.files("sztab.games.warsaw").joinpath("data", FILE)
    return parse(data.read_text("utf-8"), FILE)


def parse(text: str, file: str) -> Row:
    """Return a card file as data; ContentError names every mistake with its card and field."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError([f"{file}: not a TOML file: {error}."]) from None
    found = complaints(data)
    if found:
        raise ContentError([f"{file}: {problem}" for problem in found])
    return data
