"""Quick and sensible moves for rollouts, chosen without evaluating positions.

A rollout with uniformly random moves drives tanks into each other and tells little about a
position; one with the greedy bot's moves is too slow, and always goes the same way. So one choice
in eight is a uniform draw among all legal actions, which leaves nothing out of reach. The others do
what any player would: take what pays at once, and do not drive into ruin.
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.games.battlegrounds import paths
from sztab.games.battlegrounds.board import ARTILLERY, DUD, EMPTY, NONE, far
from sztab.games.battlegrounds.cards import ARMOUR, is_special, picture_of
from sztab.games.battlegrounds.rules import PAIR_POINTS
from sztab.games.battlegrounds.shots import is_target, squares_in_range
from sztab.games.battlegrounds.state import Area, BattlegroundsState

RUIN: Final = -3.0
"""The value of driving into a dud or a tank."""
TANK: Final = 0.7
"""The value of sending an enemy back to its base, without the point token."""
GUN: Final = 0.9
"""The value of removing an artillery tank from the board."""
LAID_DUD: Final = 0.05
CLEARED_DUD: Final = 0.01
BEGUN: Final = 0.7
"""The value of a single token, whatever is on the board."""
HOPE: Final = 0.3
"""The share of a bonus that counts before the pair is complete."""
URGENT: Final = 10.0
"""The value of forming pairs and laying upgrades, which come before anything else."""


def fair(rng: Rng) -> bool:
    """Return whether this choice is a uniform draw."""
    return rng.word() & 7 == 0


def token_gain(s: BattlegroundsState, area: Area, kind: i64) -> float:
    """Return the value of taking a token into an area."""
    picture = picture_of(kind)
    for single in area.singles:
        if picture_of(single) == picture:
            bonus = 0.0
            if is_special(single) or is_special(kind):
                bonus = s.rules.value_ready[s.rules.pictures.icon[picture]]
            return float(PAIR_POINTS) + bonus - BEGUN
    if not is_special(kind):
        return BEGUN
    return BEGUN + HOPE * s.rules.value_ready[s.rules.pictures.icon[picture]]


def shot_gain(s: BattlegroundsState, colour: i64, square: i64) -> float:
    """Return the value of a tank's best shot at a square."""
    lies = s.ground[square]
    gain = 0.0
    if lies >= 0:
        gain = token_gain(s, s.area(s.rules.owners[colour]), lies)
    elif lies == ARTILLERY:
        gain = GUN
    elif lies == EMPTY and s.duds > 0:
        gain = LAID_DUD
    other = s.pawn_on(square)
    if other not in (NONE, colour) and is_target(s, colour, other):
        gain = max(gain, tank_gain(s, colour, other))
    return gain


def tank_gain(s: BattlegroundsState, colour: i64, other: i64) -> float:
    """Return the value of shooting at another tank."""
    if s.rules.is_friend(colour, other):
        return RUIN
    if s.drives[other] != NONE and s.count(s.drives[other], ARMOUR) > 0:
        return TANK
    return TANK + float(s.points_left(other))


def best_shot(s: BattlegroundsState, colour: i64, start: i64) -> float:
    """Return the value of a tank's best shot from a square."""
    best = 0.0
    for square in squares_in_range(s, colour, start):
        best = max(best, shot_gain(s, colour, square))
    return best


def is_ruinous(s: BattlegroundsState, path: i64) -> bool:
    """Return whether something on the way would destroy a tank without Armour."""
    start = paths.start_of(path)
    square = start
    for step in range(paths.length_of(path)):
        square = far(square, paths.direction_at(path, step), 1)
        if s.ground[square] == DUD or s.ground[square] == ARTILLERY:
            return True
        if square != start and s.pawn_on(square) != NONE:
            return True
    return False


def pick(choices: list[Action], gains: list[float], rng: Rng) -> Action:
    """Return the choice with the largest gain; ties are broken at random."""
    size = len(choices)
    start = rng.below(size)
    best = start
    for turn in range(size):
        at = (start + turn) % size
        if gains[at] > gains[best]:
            best = at
    return choices[best]
