"""What the sides may expect: the points they have, and what they have begun to collect.

The worth of things is counted in victory points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.native import i64, vec
from sztab.games.battlegrounds.board import COLOURS, NONE, OFF
from sztab.games.battlegrounds.cards import SLOTS, SPECIAL, is_special, picture_of
from sztab.games.battlegrounds.rules import PAIR_POINTS

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import Area, BattlegroundsState

READY: Final[list[float]] = [1.3, 0.2, 0.5, 0.6, 0.6, 0.3, 0.7]
"""What a bonus is worth that can be used, by its icon."""
FITTED: Final[list[float]] = [0.0, 0.0, 0.6, 0.8, 0.8, 0.4, 0.9]
"""What an upgrade is worth on a card."""
SINGLE: Final[list[float]] = [0.0, 0.55, 0.75, 0.85]
"""What a single token is worth, by how many of its picture are still on the board."""
BEGUN: Final = 0.7
"""The same, without looking at the board."""
HOPE: Final = 0.3
"""How much of a bonus counts before there is a pair."""
ASLEEP: Final = 0.4
"""How much of an upgrade counts on an inactive card."""
AWAY: Final = 0.5
"""What it costs to be off the board."""


def single_worth(s: BattlegroundsState, kind: i64, tokens: vec[i64]) -> float:
    """Return what a single token in an area is worth, by what lies on the board."""
    picture = picture_of(kind)
    special = tokens[picture + SPECIAL]
    left = tokens[picture] + special
    worth = SINGLE[min(left, len(SINGLE) - 1)]
    if left > 0 and (special > 0 or is_special(kind)):
        worth += HOPE * READY[s.rules.pictures.icon[picture]]
    return worth


def token_gain(s: BattlegroundsState, area: Area, kind: i64) -> float:
    """Return what it is worth to take a token into an area."""
    picture = picture_of(kind)
    for single in area.singles:
        if picture_of(single) == picture:
            bonus = 0.0
            if is_special(single) or is_special(kind):
                bonus = READY[s.rules.pictures.icon[picture]]
            return float(PAIR_POINTS) + bonus - BEGUN
    if not is_special(kind):
        return BEGUN
    return BEGUN + HOPE * READY[s.rules.pictures.icon[picture]]


def worth(s: BattlegroundsState, side: i64, tokens: vec[i64]) -> float:
    """Return the points of a side with the worth of what it holds.

    `tokens` says what lies on the board: see `Survey`.
    """
    area = s.areas[side]
    total = float(area.points)
    icons = s.rules.pictures.icon
    for single in area.singles:
        total += single_worth(s, single, tokens)
    for pair in area.ready:
        total += READY[icons[picture_of(pair)]]
    for card in range(len(s.holders)):
        holder = s.holders[card]
        if holder < 0 or s.rules.sides[holder] != side:
            continue
        for at in range(card * SLOTS, card * SLOTS + SLOTS):
            if s.slots[at] != NONE:
                share = 1.0 if s.is_active(card) else ASLEEP
                total += share * FITTED[icons[picture_of(s.slots[at])]]
    for colour in range(COLOURS):
        owner = s.rules.owners[colour]
        away = s.pawns[colour] == OFF and s.homes[colour] != OFF
        if away and owner != NONE and s.rules.sides[owner] == side:
            total -= AWAY
    return total
