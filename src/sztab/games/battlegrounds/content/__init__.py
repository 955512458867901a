"""Component files: the printed components, and those that players add, change or leave out.

Not compiled. Every error names the file, the line, the entry and the field.
"""

from sztab.games.battlegrounds.content.assembly import digest, pictures, tanks
from sztab.games.battlegrounds.content.catalogue import card_rows
from sztab.games.battlegrounds.content.components import CARD_FILE, BattlegroundsComponents

__all__ = ["CARD_FILE", "BattlegroundsComponents", "card_rows", "digest", "pictures", "tanks"]
