"""The toggles of Rush."""

from sztab.games.rush.toggles.choices import PRESETS, TOGGLES
from sztab.games.rush.toggles.front import CUSTOM

__all__ = ["CUSTOM", "PRESETS", "TOGGLES"]
