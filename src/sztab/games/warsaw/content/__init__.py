"""Card files: the printed cards, and cards that players add, change or leave out.

Not compiled. Every error names the file, the line, the card and the field.
"""

from sztab.games.warsaw.content.assembly import cards, digest, resources
from sztab.games.warsaw.content.catalogue import card_rows, explain_effect, sentence
from sztab.games.warsaw.content.components import CARD_FILE, WarsawComponents

__all__ = [
    "CARD_FILE",
    "WarsawComponents",
    "card_rows",
    "cards",
    "digest",
    "explain_effect",
    "resources",
    "sentence",
]
