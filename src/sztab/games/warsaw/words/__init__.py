"""The Battle of Warsaw in words; interpreted, because it speaks through Fluent."""

from sztab.games.warsaw.words.phrases import WarsawWording

WORDING = WarsawWording
"""Found by `sztab.words`."""

__all__ = ["WORDING", "WarsawWording"]
