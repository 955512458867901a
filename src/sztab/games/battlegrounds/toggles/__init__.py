"""The rules that players may choose, and what each of them edits."""

from sztab.games.battlegrounds.toggles.options import PRESETS, TOGGLES

__all__ = ["PRESETS", "TOGGLES"]
