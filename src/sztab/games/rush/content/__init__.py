"""Card files: the printed cards, and those that players add, change or leave out.

Not compiled. Every error names the file, the line, the card and the field.
"""

from sztab.games.rush.content.assembly import custom_achievements, select
from sztab.games.rush.content.components import CARD_FILE, RushComponents, card_file

__all__ = ["CARD_FILE", "RushComponents", "card_file", "custom_achievements", "select"]
