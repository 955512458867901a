"""The cards as files: the printed ones, and what players add, change or leave out.

Outside the compiled part. Every error names the file, the line, the card and the field.
"""

from sztab.games.rush.content.assembly import custom_achievements, select
from sztab.games.rush.content.components import CARD_FILE, RushComponents, card_file

__all__ = ["CARD_FILE", "RushComponents", "card_file", "custom_achievements", "select"]
