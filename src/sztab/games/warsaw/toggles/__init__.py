"""The rules that players may choose, and what each of them edits."""

from sztab.games.warsaw.toggles.options import PRESETS, TOGGLES

__all__ = ["PRESETS", "TOGGLES"]
