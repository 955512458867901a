"""What a round is worth when it ends: points, and advantages that last.

Values are victory points.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from sztab.core.native import i64
from sztab.games.warsaw.army import Army
from sztab.games.warsaw.board import EMPTY, FRONTS, RESOURCES, enemy_of
from sztab.games.warsaw.cards import Cards
from sztab.games.warsaw.rules import PLAIN_LIMIT, POINTS_TO_WIN, ROUNDS

UNIT: Final = 0.07
"""A unit on a second line, which will fight again next round."""
LEADER: Final = 0.05
ROOM: Final = 0.03
"""A commander that stays, and each unit of limit it adds."""
FUNDS: Final = 0.55
SUPPLY: Final = 0.40
SUPPORT: Final = 0.15
"""Winning Funds, Supply and Social Support."""
BIDS: Final = (FUNDS, SUPPLY, SUPPORT)
PACE: Final = 1.2
"""The points that the better army makes in a round."""
SURPRISE: Final = 1.2
"""How much each point of a lead counts: the steepness of the logistic function."""


def lasting(cards: Cards, side: Army) -> float:
    """Return the value of what an army keeps after this round: second lines and commanders."""
    worth = UNIT * float(side.in_second_lines())
    for front in range(FRONTS):
        if side.commanders[front] != EMPTY and not side.started >> front & 1:
            room = cards.limit[side.commanders[front]] - PLAIN_LIMIT
            worth += LEADER + ROOM * float(room)
    return worth


def prize(own: Army, enemy: Army) -> float:
    """[WAR-057] [WAR-059] Return the value of the Resources an army is winning."""
    worth = 0.0
    for resource in range(RESOURCES):
        if own.pile_size(resource) > enemy.pile_size(resource):
            worth += BIDS[resource]
    return worth


def ahead(cards: Cards, armies: list[Army], army: i64) -> float:
    """Return an army's points plus the value of what it keeps."""
    own = armies[army]
    return float(own.points) + lasting(cards, own) + prize(own, armies[enemy_of(army)])


def polish_chance(wp: float, acz: float, round_number: i64) -> float:
    """Return the chance that the Polish Army wins, from both armies' values."""
    to_go = (float(POINTS_TO_WIN) - max(wp, acz)) / PACE
    rounds = max(min(to_go, float(ROUNDS - round_number + 1)), 0.5)
    return 1.0 / (1.0 + exp((acz - wp) * SURPRISE / sqrt(rounds)))
