"""The toggles and presets of Battlegrounds."""

from sztab.games.battlegrounds.toggles.options import PRESETS, TOGGLES

__all__ = ["PRESETS", "TOGGLES"]
