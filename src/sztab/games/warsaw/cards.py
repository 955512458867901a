"""The cards as columns, which the engine reads quickly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.action import NotationError, suggest
from sztab.core.native import i64, vec
from sztab.core.zones import column
from sztab.games.warsaw.abilities.effect import Effect

UNIT: Final = 0
COMMANDER: Final = 1
ORDER: Final = 2
KIND_NAMES: Final = ("unit", "commander", "order")

NOW: Final = 0
IN_BATTLE: Final = 1
"""The two effects of an Order: one at once, one at verification [WAR-143]."""
CONDITION: Final = 0.6
"""The share of its value that a conditional effect keeps."""


class Card:
    """One card of an army deck."""

    def __init__(
        self,
        id: str,  # noqa: A002 (called so in card files)
        army: int,
        kind: int,
        limit: int,
        choices: list[int],
        effects: list[Effect],
        row: Mapping[str, Any],
    ) -> None:
        self.id = id
        self.army = army
        self.kind = kind
        self.limit = limit
        """The limit of the second line under this commander [WAR-094]; 0 for other cards."""
        self.choices = choices
        """The fronts among which a player of this Unit card chooses [WAR-124]."""
        self.effects = effects
        self.title: str = row["name"]["en"]
        self.row = row
        """The card's entry in the card file: names, effects as written, provenance."""


class Cards:
    """All cards. A card is a number; those of WP come first."""

    def __init__(self, cards: list[Card]) -> None:
        self.names: list[str] = [card.id for card in cards]
        self.titles: list[str] = [card.title for card in cards]
        self.rows: list[Mapping[str, Any]] = [card.row for card in cards]
        self.codes: dict[str, int] = {card.id: number for number, card in enumerate(cards)}
        self.army: vec[i64] = column([card.army for card in cards])
        self.kind: vec[i64] = column([card.kind for card in cards])
        self.limit: vec[i64] = column([card.limit for card in cards])
        self.choices: list[list[int]] = [card.choices for card in cards]
        self.effects: list[list[Effect]] = [card.effects for card in cards]
        self.worth: list[float] = [card_worth(card) for card in cards]
        """The value of each card in hand, whatever the position; used to choose a discard."""

    def deck(self, army: int) -> vec[i64]:
        """Return the whole deck of an army, sorted."""
        return column([card for card in range(len(self.names)) if self.army[card] == army])

    def find(self, name: str) -> int:
        """Return the card with this name."""
        if name not in self.codes:
            raise NotationError(suggest("card-unknown", name, self.names))
        return self.codes[name]


def card_worth(card: Card) -> float:
    """Return a rough value of a card, as the strength that it brings."""
    worth = 0.2 * float(len(card.choices))  # the value of having a choice
    values = [effect_worth(effect) for effect in card.effects]
    if card.kind == COMMANDER:
        return worth + max(values) + 0.3 * float(card.limit)
    for value in values:
        worth += value
    return worth


def effect_worth(effect: Effect) -> float:
    """Return the value of an effect."""
    worth = 0.0
    for part in effect.parts:
        value = part.value_owned()
        worth += value if len(part.conditions) == 0 else CONDITION * value
    return worth if len(effect.conditions) == 0 else CONDITION * worth
