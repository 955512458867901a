"""Rush in words; not compiled, because it uses Fluent."""

from sztab.games.rush.words.phrases import RushWording

WORDING = RushWording
"""Used by `sztab.words`."""

__all__ = ["WORDING", "RushWording"]
