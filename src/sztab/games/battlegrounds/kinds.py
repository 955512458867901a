"""Kinds of values that only this game has."""

from __future__ import annotations

from typing import Final

from sztab.core.declare import Kind

COLOUR: Final = Kind("colour")
ICON: Final = Kind("upgrade")
OBJECT: Final = Kind("target", 3)
"""What a shot is meant for [BG-081] [BG-083] [BG-086] [BG-087]."""
PAIR: Final = Kind("pair")
PATH: Final = Kind("path")
SEAT_OR_NONE: Final = Kind("seat")
SIDE: Final = Kind("side")
SQUARE: Final = Kind("square", 6)
TANK: Final = Kind("card", 4)
"""A tank card."""
TOKEN: Final = Kind("picture")
