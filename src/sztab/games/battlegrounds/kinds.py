"""Kinds of values that only the frames of this game hold."""

from __future__ import annotations

from typing import Final

COLOUR: Final = "colour"
SQUARE: Final = "square"
