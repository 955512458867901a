"""Kinds of values that only this game has."""

from __future__ import annotations

from typing import Final

from sztab.core.declare import Kind

BASE: Final[Kind] = Kind("base")
COLOUR: Final[Kind] = Kind("colour")
DIGIT: Final[Kind] = Kind("digit")
ICON: Final[Kind] = Kind("upgrade")
LETTER: Final[Kind] = Kind("letter")
OBJECT: Final[Kind] = Kind("target", 3)
"""The object of a shot [BG-081] [BG-083] [BG-086] [BG-087]."""
PAIR: Final[Kind] = Kind("pair")
PATH: Final[Kind] = Kind("path")
SEAT_OR_NONE: Final[Kind] = Kind("seat")
SIDE: Final[Kind] = Kind("side")
SQUARE: Final[Kind] = Kind("square", 6)
TANK: Final[Kind] = Kind("card", 4)
"""A tank card."""
TOKEN: Final[Kind] = Kind("picture")
