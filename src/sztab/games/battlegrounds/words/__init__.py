"""Battlegrounds in words; interpreted, because it speaks through Fluent."""

from sztab.games.battlegrounds.words.phrases import BattlegroundsWording

WORDING = BattlegroundsWording
"""Found by `sztab.words`."""

__all__ = ["WORDING", "BattlegroundsWording"]
