"""The component files of Battlegrounds."""

from __future__ import annotations

from typing import Final

from sztab.core.content.card_file import CardFile
from sztab.games.battlegrounds.content.consistency import BattlegroundsConsistency
from sztab.games.battlegrounds.content.vocabulary import VOCABULARY

CARD_FILE: Final = CardFile(
    "sztab.games.battlegrounds", "components.toml", VOCABULARY, BattlegroundsConsistency
)
