"""Kinds of values that only the frames of this game hold."""

from __future__ import annotations

from typing import Final

NATION: Final = "nation"
PIECE: Final = "piece"
"""A card, or the card in the Rear Guard."""
