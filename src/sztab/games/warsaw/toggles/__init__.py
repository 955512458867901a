"""The toggles and presets of the Battle of Warsaw."""

from sztab.games.warsaw.toggles.options import PRESETS, TOGGLES

__all__ = ["PRESETS", "TOGGLES"]
