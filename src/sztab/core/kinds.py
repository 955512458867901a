"""Kinds of values that the fields of frames hold; each kind has its own words for 0, 1, 2 ….

These kinds are common to several games. A game declares its own in its `kinds` module.
"""

from __future__ import annotations

from typing import Final

Fields = tuple[tuple[str, str], ...]
"""The fields of a class of frames: for each its attribute and its kind."""

CARD: Final = "card"
FLAG: Final = "flag"
"""True or false."""
NUMBER: Final = "number"
"""Written as a plain number."""
SEAT: Final = "seat"
STEP: Final = "step"
"""A position in the list of steps that make up a turn or a round."""
