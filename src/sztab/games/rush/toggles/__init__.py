"""The rules that players of Rush may choose."""

from sztab.games.rush.toggles.options import PRESETS, TOGGLES

__all__ = ["PRESETS", "TOGGLES"]
