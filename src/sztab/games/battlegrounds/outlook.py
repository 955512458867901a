"""How a position looks to a side: what it holds, what it can do next, and what threatens it.

The worth is counted in victory points, own less rivals'. All of it lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.action import Action
from sztab.core.native import i64
from sztab.games.battlegrounds import actions, paths
from sztab.games.battlegrounds.board import COLOURS, NONE, OFF, column_of, row_of
from sztab.games.battlegrounds.cards import ARMOUR, ORDER_CHANGE
from sztab.games.battlegrounds.driving import list_moves
from sztab.games.battlegrounds.playout import TANK, best_shot, is_ruinous
from sztab.games.battlegrounds.prospects import worth
from sztab.games.battlegrounds.shooting import squares_in_range

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

LEADER: Final = 0.7
OTHERS: Final = 0.1
"""How much the points of the best rival, and of every rival, count against the own."""
NEXT_TURN: Final = 0.45
SECOND_TANK: Final = 0.2
"""How much of the best that a tank could do next turn counts, and of the other tank's best."""
AIM: Final = 0.55
"""How likely an enemy shoots who can."""
LIFE: Final = 5.0
"""What a tank is worth in Solo, where it does not come back."""
CLOCK: Final = 0.35
"""What a point of the artillery costs, which ends the game."""


def outlook(s: BattlegroundsState, side: i64) -> float:
    """Return the worth of a position to a side."""
    value = worth(s, side) - rivals(s, side)
    if s.rules.artillery:
        return value + opportunities(s, side) + in_solo(s)
    return value + opportunities(s, side) - dangers(s, side)


def rivals(s: BattlegroundsState, side: i64) -> float:
    """Return what the others have."""
    best, total = 0.0, 0.0
    for other in range(len(s.areas)):
        if other != side:
            theirs = worth(s, other)
            best = max(best, theirs)
            total += theirs
    return LEADER * best + OTHERS * total


def opportunities(s: BattlegroundsState, side: i64) -> float:
    """Return what the tanks of a side could do in their next turn."""
    first, second = 0.0, 0.0
    for colour in range(COLOURS):
        owner = s.rules.owners[colour]
        if s.pawns[colour] == OFF or owner == NONE or s.rules.sides[owner] != side:
            continue
        gain = next_gain(s, colour)
        if gain > first:
            first, second = gain, first
        else:
            second = max(second, gain)
    return NEXT_TURN * first + SECOND_TANK * second


def next_gain(s: BattlegroundsState, colour: i64) -> float:
    """Return the best shot of a tank after any of its moves."""
    found: list[Action] = []
    list_moves(s, colour, found)
    best = 0.0
    for a in found:
        if actions.STAY.matches(a):
            best = max(best, best_shot(s, colour, s.pawns[colour]))
            continue
        path: i64 = actions.argument_of(a)
        if not is_ruinous(s, path):
            best = max(best, best_shot(s, colour, paths.end_of(path)))
    return best


def dangers(s: BattlegroundsState, side: i64) -> float:
    """Return what a side may lose by shots before its tanks act again."""
    total = 0.0
    for colour in range(COLOURS):
        owner = s.rules.owners[colour]
        if s.pawns[colour] == OFF or owner == NONE or s.rules.sides[owner] != side:
            continue
        safe = 1.0
        for enemy in range(COLOURS):
            on_board = s.rules.owners[enemy] != NONE and s.pawns[enemy] != OFF
            if on_board and not s.rules.is_friend(colour, enemy) and can_hit(s, enemy, colour):
                safe *= 1.0 - AIM
        loss = TANK + float(s.points_left(colour))
        if s.count(s.drives[colour], ARMOUR) > 0:
            loss = TANK
        total += (1.0 - safe) * loss
    return total


def can_hit(s: BattlegroundsState, enemy: i64, colour: i64) -> bool:
    """Return whether a tank could shoot at another after one of its moves."""
    target = s.pawns[colour]
    found: list[Action] = []
    list_moves(s, enemy, found)
    if s.count(s.drives[enemy], ORDER_CHANGE) > 0 and target in squares_in_range(
        s, enemy, s.pawns[enemy]
    ):
        return True
    for a in found:
        if actions.STAY.matches(a):
            if target in squares_in_range(s, enemy, s.pawns[enemy]):
                return True
            continue
        path: i64 = actions.argument_of(a)
        if target in squares_in_range(s, enemy, paths.end_of(path)) and not is_ruinous(s, path):
            return True
    return False


def in_solo(s: BattlegroundsState) -> float:
    """Return what the artillery leaves: tanks, and time."""
    letters, digits = bits(s.letters), bits(s.digits)
    value = -CLOCK * float(s.artillery_points())
    for colour in range(COLOURS):
        square = s.pawns[colour]
        if square == OFF:
            continue
        value += LIFE
        hit = s.letters >> column_of(square) & 1 and s.digits >> row_of(square) & 1
        if hit and s.count(s.drives[colour], ARMOUR) == 0:
            value -= LIFE / float(letters * digits)
    return value


def bits(mask: i64) -> i64:
    """Return how many bits are set."""
    found: i64 = 0
    while mask > 0:
        found += mask & 1
        mask >>= 1
    return found
