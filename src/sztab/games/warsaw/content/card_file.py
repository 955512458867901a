"""The card files of Battle of Warsaw."""

from __future__ import annotations

from typing import Final

from sztab.core.content.card_file import CardFile
from sztab.games.warsaw.content.consistency import WarsawConsistency
from sztab.games.warsaw.content.vocabulary import VOCABULARY

CARD_FILE: Final = CardFile("sztab.games.warsaw", "cards.toml", VOCABULARY, WarsawConsistency)
