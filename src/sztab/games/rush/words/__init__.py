"""Rush in words; interpreted, because it speaks through Fluent."""

from sztab.games.rush.words.phrases import RushWording

WORDING = RushWording
"""Found by `sztab.words`."""

__all__ = ["WORDING", "RushWording"]
