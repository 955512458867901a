"""Kinds of values that only this game has."""

from __future__ import annotations

from typing import Final

from sztab.core.declare import Kind

ACHIEVEMENT: Final = Kind("Achievement")
BASE: Final = Kind("Base")
NATION: Final = Kind("nation")
PIECE: Final = Kind("card")
"""A card, or the card in the Rear Guard [FRONT-050]."""
TARGET: Final = Kind("target")
"""A Base, or the vehicle that defends it."""
