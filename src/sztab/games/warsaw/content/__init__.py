"""The cards as a file: read, checked, made into what the engine plays with, and put into words.

Outside the compiled part. Every complaint names the file, the card and the field.
"""

from sztab.games.warsaw.content.building import cards, digest, resources
from sztab.games.warsaw.content.catalogue import card_rows, explain_effect, sentence
from sztab.games.warsaw.content.components import in_play
from sztab.games.warsaw.content.reading import parse, printed

__all__ = [
    "card_rows",
    "cards",
    "digest",
    "explain_effect",
    "in_play",
    "parse",
    "printed",
    "resources",
    "sentence",
]
