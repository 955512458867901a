"""The card files of Rush."""

from __future__ import annotations

from typing import Final

from sztab.core.content.card_file import CardFile
from sztab.games.rush.content.consistency import RushConsistency
from sztab.games.rush.content.vocabulary import VOCABULARY

CARD_FILE: Final = CardFile("sztab.games.rush", "cards.toml", VOCABULARY, RushConsistency)
