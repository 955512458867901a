"""What the armies may expect between two rounds: the points they have, and what they keep.

The worth of things is counted in victory points.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from sztab.core.native import i64
from sztab.games.warsaw.board import EMPTY, FRONTS, RESOURCES
from sztab.games.warsaw.rules import PLAIN_LIMIT, POINTS_TO_WIN, ROUNDS

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState

UNIT: Final = 0.07
"""A unit on a second line fights again next round."""
LEADER: Final = 0.05
ROOM: Final = 0.03
"""A commander that stays, and each unit more that he allows."""
FUNDS: Final = 0.55
SUPPLY: Final = 0.40
SUPPORT: Final = 0.15
"""To win Funds, Supply, Social Support."""
BIDS: Final = (FUNDS, SUPPLY, SUPPORT)
PACE: Final = 1.2
"""Points that the better army makes in a round."""
SURPRISE: Final = 1.2
"""How much of a lead a round may turn over."""


def lasting(s: WarsawState, army: i64) -> float:
    """Return what an army keeps beyond this round: units behind, and commanders."""
    side = s.armies[army]
    worth = UNIT * float(side.in_second_lines())
    for front in range(FRONTS):
        if side.commanders[front] != EMPTY and not side.started >> front & 1:
            room = s.cards.limit[side.commanders[front]] - PLAIN_LIMIT
            worth += LEADER + ROOM * float(room)
    return worth


def prize(s: WarsawState, army: i64) -> float:
    """[WAR-057] [WAR-059] Return what an army has won in the duel of the next round."""
    worth = 0.0
    for resource in range(RESOURCES):
        if s.armies[army].pile_size(resource) > s.armies[1 - army].pile_size(resource):
            worth += BIDS[resource]
    return worth


def ahead(s: WarsawState, army: i64) -> float:
    """Return the points of an army with the worth of what it keeps."""
    return float(s.armies[army].points) + lasting(s, army) + prize(s, army)


def scores_ahead(s: WarsawState) -> list[float]:
    """Return what each seat's army has, as points."""
    worth = [ahead(s, 0), ahead(s, 1)]
    return [worth[side] for side in s.sides]


def chances(s: WarsawState) -> list[float]:
    """Return how likely each army wins, shared by its players."""
    wp, acz = ahead(s, 0), ahead(s, 1)
    to_go = (float(POINTS_TO_WIN) - max(wp, acz)) / PACE
    rounds = max(min(to_go, float(ROUNDS - s.round_number + 1)), 0.5)
    polish = 1.0 / (1.0 + exp((acz - wp) * SURPRISE / sqrt(rounds)))
    result: list[float] = []
    for side in s.sides:
        chance = polish if side == 0 else 1.0 - polish
        result.append(chance / float(s.allies(side)))
    return result
