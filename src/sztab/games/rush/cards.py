"""Cards as the engine reads them: one table per printed value, indexed by card.

A card is a small int. Cards that no rule distinguishes (the Engineers, the singles of a nation)
share one; every vehicle has its own, because it may be played only once per turn [RUSH-058].
"""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import NotationError, suggest
from sztab.core.native import i64, vec
from sztab.core.zones import column
from sztab.games.rush.abilities.ability import Effect

VEHICLE: Final = 0
BARRACKS: Final = 1
MEDAL: Final = 2
BASE: Final = 3

CLASSES: Final = ("light", "medium", "spg", "heavy", "support")
HEAVY: Final = 3
"""The index of heavy tanks among the classes, the only one that a rule mentions."""

NONE: Final = -1
ONLY_BASES: Final = 1
ONLY_VEHICLES: Final = 2

DOUBLE: Final = 2
"""Medals on a double: it counts for two kills."""

REAR: Final = 255
"""The card in the active player's Rear Guard, whichever it is, where a card is chosen."""
MAX_CARDS: Final = 255


class Card:
    """A card as printed, before it goes into the tables."""

    def __init__(self, name: str, title: str, kind: int) -> None:
        self.name = name
        self.title = title
        self.kind = kind
        self.nation: int = NONE
        self.vehicle_class: int = NONE
        self.cost: int = NONE
        self.resources: int = NONE
        self.firepower: int = 0
        self.armour: int = 0
        self.goods: int = NONE
        self.limits: int = 0
        self.medals: int = 0
        self.effects: list[Effect[Any, Any]] = []
        self.draws: bool = False
        """Whether an ability draws cards, which is best done early in a turn."""


class Cards:
    """The tables. `NONE` means that the symbol is not printed [RUSH-074]."""

    def __init__(self, nations: list[str], cards: list[Card]) -> None:
        self.nations = nations
        self.names: list[str] = [card.name for card in cards]
        self.titles: list[str] = [card.title for card in cards]
        self.codes: dict[str, int] = {card.name: code for code, card in enumerate(cards)}
        self.effects: list[list[Effect[Any, Any]]] = [card.effects for card in cards]
        self.kind: vec[i64] = column([card.kind for card in cards])
        self.nation: vec[i64] = column([card.nation for card in cards])
        self.vehicle_class: vec[i64] = column([card.vehicle_class for card in cards])
        self.cost: vec[i64] = column([card.cost for card in cards])
        self.resources: vec[i64] = column([card.resources for card in cards])
        self.firepower: vec[i64] = column([card.firepower for card in cards])
        self.armour: vec[i64] = column([card.armour for card in cards])
        self.goods: vec[i64] = column([card.goods for card in cards])
        self.limits: vec[i64] = column([card.limits for card in cards])
        self.medals: vec[i64] = column([card.medals for card in cards])
        self.active: vec[i64] = column([1 if card.effects else 0 for card in cards])
        self.draws: vec[i64] = column([1 if card.draws else 0 for card in cards])
        self.single: vec[i64] = column([self._medal(cards, n, 1) for n in range(len(nations))])
        self.double: vec[i64] = column([self._medal(cards, n, 2) for n in range(len(nations))])
        self.base: i64 = self.codes["base"]
        self.headquarters: i64 = self.codes.get("headquarters", NONE)

    def _medal(self, cards: list[Card], nation: int, medals: int) -> int:
        for code, card in enumerate(cards):
            if card.kind == MEDAL and card.nation == nation and card.medals == medals:
                return code
        return NONE

    def find(self, name: str) -> int:
        """Return the card with the name; NotationError suggests a similar one."""
        code = self.codes.get(name, NONE)
        if code == NONE:
            raise NotationError(suggest("card-unknown", name, self.names))
        return code
