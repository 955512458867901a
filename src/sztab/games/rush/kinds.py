"""Kinds of values that only this game has."""

from __future__ import annotations

from typing import Final

from sztab.core.declare import Kind

ACHIEVEMENT: Final[Kind] = Kind("Achievement")
BASE: Final[Kind] = Kind("Base")
NATION: Final[Kind] = Kind("nation")
PIECE: Final[Kind] = Kind("card")
"""A card, or the card in the Rear Guard [FRONT-050]."""
TARGET: Final[Kind] = Kind("target")
"""A Base, or the vehicle that defends it."""
