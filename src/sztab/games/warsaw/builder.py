"""The rules of the Battle of Warsaw while toggles edit them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sztab.core.action import Message, RulesError
from sztab.core.declare import Declared
from sztab.games.warsaw.cards import Card
from sztab.games.warsaw.round import ROUND
from sztab.games.warsaw.rules import Resources, WarsawRules

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4


class RulesBuilder(WarsawRules):
    """The printed rules with our rulings, of which each toggle changes a number or a switch."""

    def __init__(self, players: int, resources: Resources, declared: Declared) -> None:
        face = MIN_PLAYERS if players <= MIN_PLAYERS else MAX_PLAYERS
        numbers = {card: faces[face] for card, faces in resources.items()}
        super().__init__(players, numbers, declared, ROUND)

    def freeze(self, settings: Mapping[str, str], cards: list[Card], digest: str) -> WarsawRules:
        """[WAR-014] Return the frozen rules for 2, 3 or 4 players."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            numbers = {"least": MIN_PLAYERS, "most": MAX_PLAYERS, "players": self.players}
            names = {"game": "Battle of Warsaw", "clause": "WAR-014"}
            raise RulesError(Message("players-between", {**numbers, **names}))
        self.complete(settings, cards, digest)
        return self
