"""The card files of Rush."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.content.card_file import CardFile
from sztab.games.rush.content.consistency import RushConsistency
from sztab.games.rush.content.vocabulary import VOCABULARY, RushVocabulary, vocabulary_with

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.games.rush.abilities.ability import AnyEffect


def card_file(effects: Sequence[type[AnyEffect]]) -> CardFile:
    """Return the card files in which cards may have these abilities: with those of house rules."""
    return _card_file(vocabulary_with(effects))


def _card_file(vocabulary: RushVocabulary) -> CardFile:
    return CardFile("sztab.games.rush", "cards.toml", vocabulary, RushConsistency)


CARD_FILE: Final = _card_file(VOCABULARY)
