"""Kinds of values that only the frames of this game hold."""

from __future__ import annotations

from typing import Final

ARMY: Final = "army"
EDGE: Final = "edge"
FRONT: Final = "front"
"""A front, or none."""
RESOURCE: Final = "resource"
VERB: Final = "verb"
