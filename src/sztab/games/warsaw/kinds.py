"""Kinds of values that only this game has."""

from __future__ import annotations

from typing import Final

from sztab.core.declare import Kind

ARMY: Final = Kind("army")
DIVISION: Final = Kind("division")
"""The seats of one army, as bits."""
EDGE: Final = Kind("edge")
EFFECT: Final = Kind("effect")
FACE: Final = Kind("face")
"""A face of the die [WAR-005]."""
FRONT: Final = Kind("front", 2)
FRONT_OR_NONE: Final = Kind("front")
LINE: Final = Kind("line")
LINE_OF_FRONT: Final = Kind("line")
"""A line of an army: first lines are counted before second lines."""
MARKER: Final = Kind("marker")
ORDER: Final = Kind("order")
PLACE: Final = Kind("place", 5)
RESOURCE: Final = Kind("resource")
VERB: Final = Kind("verb")
