"""The cards as files: the printed ones, and what players add, change or leave out.

Outside the compiled part. Every complaint names the file, the line, the card and the field.
"""

from sztab.games.rush.content.catalogue import achievement_rows
from sztab.games.rush.content.components import in_play
from sztab.games.rush.content.differing import changes
from sztab.games.rush.content.reading import check, merge, parse, printed
from sztab.games.rush.content.schema import schema
from sztab.games.rush.content.selecting import digest, own_achievements, select
from sztab.games.rush.content.vocabulary import TABLES

__all__ = [
    "TABLES",
    "achievement_rows",
    "changes",
    "check",
    "digest",
    "in_play",
    "merge",
    "own_achievements",
    "parse",
    "printed",
    "schema",
    "select",
]
