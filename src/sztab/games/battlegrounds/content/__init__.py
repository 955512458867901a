"""The components as a file: read, checked, and made into what the engine plays with.

Outside the compiled part. Every complaint names the file, the entry and the field.
"""

from sztab.games.battlegrounds.content.building import digest, pictures, tanks
from sztab.games.battlegrounds.content.catalogue import card_rows
from sztab.games.battlegrounds.content.components import in_play
from sztab.games.battlegrounds.content.reading import parse, printed

__all__ = ["card_rows", "digest", "in_play", "parse", "pictures", "printed", "tanks"]
