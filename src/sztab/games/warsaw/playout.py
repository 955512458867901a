"""Quick and sensible moves for rollouts, chosen without listing all legal actions.

A rollout with uniformly random moves scatters units and tells little about a position; one with the
greedy bot's moves is too slow, and always goes the same way. So one choice in eight is a uniform
draw among all legal actions, which leaves nothing out of reach. The others do what any player
would: strengthen a front that a unit or two can still decide.
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.games.warsaw import actions
from sztab.games.warsaw.board import FRONTS, enemy_of
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.units import can_add, can_advance, can_shift

HOPELESS: Final = -5
SAFE: Final = 3
"""Leads in strength beyond which a front is left alone."""


def fair(rng: Rng) -> bool:
    """Return whether this choice is a uniform draw."""
    return rng.word() & 7 == 0


def is_contested(s: WarsawState, army: i64, front: i64) -> bool:
    """Return whether a unit or two can still decide a front."""
    if s.fought >> front & 1:
        return False
    margin = s.army_strength(army, front) - s.army_strength(enemy_of(army), front)
    return HOPELESS < margin < SAFE


def pick_front(s: WarsawState, army: i64, fronts: list[int], rng: Rng) -> int:
    """Return a contested front if there is one, starting from a random one."""
    size = len(fronts)
    start = rng.below(size)
    for turn in range(size):
        front = fronts[(start + turn) % size]
        if is_contested(s, army, front):
            return front
    return fronts[start]


def pick_step(s: WarsawState, army: i64, forward: bool, here: i64, moved: i64, rng: Rng) -> Action:
    """Step forward on a contested front, or shift a unit to one; otherwise stop."""
    start = rng.below(FRONTS)
    for turn in range(FRONTS):
        front = (start + turn) % FRONTS
        if (here >= 0 and front != here) or not is_contested(s, army, front):
            continue
        if can_advance(s, army, front, moved):
            return actions.ADVANCE.of(front)
        if forward:
            continue
        for origin in range(FRONTS):
            if can_shift(s, army, origin, front, moved) and not is_contested(s, army, origin):
                return actions.make_shift(origin, front)
    return actions.STOP.of()


def pick_supply(s: WarsawState, army: i64, rng: Rng) -> Action:
    """Add a unit where there is room, starting from a random front; otherwise move one."""
    start = rng.below(FRONTS)
    for turn in range(FRONTS):
        front = (start + turn) % FRONTS
        if can_add(s, army, front):
            return actions.ADD.of(front)
    return pick_step(s, army, False, -1, 0, rng)
