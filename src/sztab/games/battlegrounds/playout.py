"""Quick and sensible choices for rollouts, without looking at all that is possible.

Every eighth choice is a fair draw among all legal actions, so nothing is out of reach. The others
follow what any player would do: take what pays at once, and do not drive into ruin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.action import Action
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.games.battlegrounds import actions, paths
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    DUD,
    EMPTY,
    NONE,
    far,
    king_steps,
)
from sztab.games.battlegrounds.cards import ARMOUR, picture_of
from sztab.games.battlegrounds.prospects import token_gain
from sztab.games.battlegrounds.shooting import is_target, squares_in_range

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

RUIN: Final = -3.0
"""What it costs to drive into a dud or a tank."""
TANK: Final = 0.7
"""What it is worth to send an enemy back to its base, apart from the point token."""
GUN: Final = 0.9
"""What it is worth to take an artillery tank off the board."""
LAID_DUD: Final = 0.05
CLEARED_DUD: Final = 0.01
AT_ONCE: Final = 10.0
"""Pairs are formed and upgrades laid before anything else."""
MORE_CARDS: Final = 0.4
OTHER_CARD: Final = 0.1
STANDING: Final = 0.2
"""Extra tank, a change of tank, and a tank that cannot move."""


def fair(rng: Rng) -> bool:
    """Return whether this choice is a fair draw."""
    return rng.word() & 7 == 0


def shot_gain(s: BattlegroundsState, colour: i64, square: i64) -> float:
    """Return the best that a shot of a tank at a square can bring."""
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
    """Return what it brings to shoot at another tank."""
    if s.rules.is_friend(colour, other):
        return RUIN
    if s.drives[other] != NONE and s.count(s.drives[other], ARMOUR) > 0:
        return TANK
    return TANK + float(s.points_left(other))


def best_shot(s: BattlegroundsState, colour: i64, start: i64) -> float:
    """Return the best that a tank could shoot from a square."""
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


def pick_move(s: BattlegroundsState, choices: list[Action], rng: Rng) -> Action:
    """Return the move with the best shot after it."""
    return pick(choices, [move_gain(s, a) for a in choices], rng)


def pick(choices: list[Action], gains: list[float], rng: Rng) -> Action:
    """Return the choice that gains most; of equal ones any."""
    size = len(choices)
    start = rng.below(size)
    best = start
    for turn in range(size):
        at = (start + turn) % size
        if gains[at] > gains[best]:
            best = at
    return choices[best]


def move_gain(s: BattlegroundsState, a: Action) -> float:
    """Return what an answer in the main window promises."""
    kind = actions.kind_of(a)
    if kind == actions.MOVE.code:
        path = actions.argument_of(a)
        colour = s.pawn_on(paths.start_of(path))
        if is_ruinous(s, path) and s.count(s.drives[colour], ARMOUR) == 0:
            return RUIN
        return best_shot(s, colour, paths.end_of(path))
    if kind == actions.FIRE.code:
        return best_shot(s, actions.argument_of(a), s.pawns[actions.argument_of(a)])
    if kind in (actions.FIT.code, actions.PAIR.code):
        return AT_ONCE
    if kind == actions.EXTRA_TANK.code:
        return MORE_CARDS
    return OTHER_CARD if kind == actions.CHANGE.code else STANDING


def pick_shot(s: BattlegroundsState, colour: i64, choices: list[Action], rng: Rng) -> Action:
    """Return the shot that brings most."""
    return pick(choices, [target_gain(s, colour, a) for a in choices], rng)


def target_gain(s: BattlegroundsState, colour: i64, a: Action) -> float:
    """Return what an answer in the window of the shot promises."""
    if not actions.SHOOT.matches(a):
        return AT_ONCE if actions.FIT.matches(a) or actions.PAIR.matches(a) else 0.0
    square, target = actions.square_of(a), actions.object_of(a)
    if target == actions.AT_TOKEN:
        return token_gain(s, s.area(s.rules.owners[colour]), s.ground[square])
    if target == actions.AT_TANK:
        return tank_gain(s, colour, s.pawn_on(square))
    if target == actions.AT_ARTILLERY:
        return GUN
    return LAID_DUD if target == actions.LAY_DUD else CLEARED_DUD


def lies_open(s: BattlegroundsState, picture: i64) -> bool:
    """Return whether a token with this picture lies face up (Family)."""
    for square in s.up:
        if picture_of(s.ground[square]) == picture:
            return True
    for square in s.turned:
        if s.ground[square] >= 0 and picture_of(s.ground[square]) == picture:
            return True
    return False


def pick_place(s: BattlegroundsState, choices: list[Action], rng: Rng) -> Action:
    """Family: go where a token is remembered whose equal lies face up, or anywhere."""
    size = len(choices)
    start = rng.below(size)
    for square in s.seen:
        if lies_open(s, picture_of(s.ground[square])):
            for turn in range(size):
                a = choices[(start + turn) % size]
                if king_steps(actions.argument_of(a), square) == 1:
                    return a
    return choices[start]


def pick_token(s: BattlegroundsState, choices: list[Action], rng: Rng) -> Action:
    """Family: turn up a token that is remembered and makes a pair, or one that nobody knows."""
    size = len(choices)
    start = rng.below(size)
    best = choices[start]
    for turn in range(size):
        a = choices[(start + turn) % size]
        lies = s.ground[actions.argument_of(a)]
        if lies >= 0 and lies_open(s, picture_of(lies)):
            return a
        if lies < 0:
            best = a
    return best
