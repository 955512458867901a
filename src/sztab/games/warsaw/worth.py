"""What a card is worth in the hand, whatever the position: for choosing what to discard."""

from __future__ import annotations

from typing import Final

from sztab.core.native import i64
from sztab.games.warsaw.abilities.effect import Effect
from sztab.games.warsaw.cards import COMMANDER
from sztab.games.warsaw.state import WarsawState

CONDITION: Final = 0.6
"""How much is left of something that needs a condition."""


def cheapest(s: WarsawState) -> i64:
    """Return the card of the active player that is missed least."""
    hand = s.hands[s.active]
    best = hand[0]
    best_worth = 1000.0
    for card in hand:
        worth = card_worth(s, card)
        if worth < best_worth:
            best, best_worth = card, worth
    return best


def card_worth(s: WarsawState, card: i64) -> float:
    """Return the worth of a card in strength that it brings, roughly."""
    worth = 0.2 * float(len(s.cards.choices[card]))  # freedom of choice
    if s.cards.kind[card] == COMMANDER:
        best = 0.0
        for effect in s.cards.effects[card]:
            best = max(best, effect_worth(effect))
        return worth + best + 0.3 * float(s.cards.limit[card])
    for effect in s.cards.effects[card]:
        worth += effect_worth(effect)
    return worth


def effect_worth(effect: Effect) -> float:
    """Return the worth of an effect."""
    worth = 0.0
    for part in effect.parts:
        value = part.value_owned()
        worth += value if len(part.conditions) == 0 else CONDITION * value
    return worth if len(effect.conditions) == 0 else CONDITION * worth
