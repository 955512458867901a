"""Kinds of values that only this game has."""

from __future__ import annotations

from typing import Final

from sztab.core.declare import Kind

ARMY: Final[Kind] = Kind("army")
DIVISION: Final[Kind] = Kind("division")
"""The seats of one army, as bits."""
EDGE: Final[Kind] = Kind("edge")
EFFECT: Final[Kind] = Kind("effect")
FACE: Final[Kind] = Kind("face")
"""A face of the die [WAR-005]."""
FRONT: Final[Kind] = Kind("front", 2)
FRONT_OR_NONE: Final[Kind] = Kind("front")
LINE: Final[Kind] = Kind("line")
LINE_OF_FRONT: Final[Kind] = Kind("line")
"""A line of an army; first lines come before second lines."""
MARKER: Final[Kind] = Kind("marker")
ORDER: Final[Kind] = Kind("order")
PLACE: Final[Kind] = Kind("place", 5)
RESOURCE: Final[Kind] = Kind("resource")
VERB: Final[Kind] = Kind("verb")
