"""Battlegrounds in words; not compiled, because it uses Fluent."""

from sztab.games.battlegrounds.words.phrases import BattlegroundsWording

WORDING = BattlegroundsWording
"""`sztab.words` looks for this name."""

__all__ = ["WORDING", "BattlegroundsWording"]
