"""The Battle of Warsaw in words; not compiled, because it uses Fluent."""

from sztab.games.warsaw.words.phrases import WarsawWording

WORDING = WarsawWording
"""`sztab.words` looks for this name."""

__all__ = ["WORDING", "WarsawWording"]
