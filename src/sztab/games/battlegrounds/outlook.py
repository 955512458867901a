"""How a position looks to a side: what it holds, what it can do next, and what threatens it.

The worth is counted in victory points, own less rivals'. All of it lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.native import i64, vec
from sztab.games.battlegrounds.board import COLOURS, NONE, OFF, SIZE, column_of, row_of
from sztab.games.battlegrounds.cards import ARMOUR, ORDER_CHANGE
from sztab.games.battlegrounds.playout import TANK, shot_gain
from sztab.games.battlegrounds.prospects import worth
from sztab.games.battlegrounds.survey import Survey, in_range

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

COLUMN: Final = 255
"""The squares of a column, as bits."""


def outlook(s: BattlegroundsState, side: i64, survey: Survey) -> float:
    """Return the worth of a position to a side."""
    survey.look(s)
    value = worth(s, side, survey.tokens) - rivals(s, side, survey.tokens)
    if s.rules.artillery:
        return value + opportunities(s, side, survey) + in_solo(s)
    return value + opportunities(s, side, survey) - dangers(s, side, survey)


def rivals(s: BattlegroundsState, side: i64, tokens: vec[i64]) -> float:
    """Return what the others have."""
    best, total = 0.0, 0.0
    for other in range(len(s.areas)):
        if other != side:
            theirs = worth(s, other, tokens)
            best = max(best, theirs)
            total += theirs
    return LEADER * best + OTHERS * total


def opportunities(s: BattlegroundsState, side: i64, survey: Survey) -> float:
    """Return what the tanks of a side could do in their next turn."""
    first, second = 0.0, 0.0
    for colour in range(COLOURS):
        if not acts_for(s, colour, side):
            continue
        gain = next_gain(s, colour, survey.after_move(s, colour))
        if gain > first:
            first, second = gain, first
        else:
            second = max(second, gain)
    return NEXT_TURN * first + SECOND_TANK * second


def next_gain(s: BattlegroundsState, colour: i64, reached: i64) -> float:
    """Return the best shot of a tank at one of the squares, given as bits."""
    best = 0.0
    for column in range(SIZE):
        if reached >> SIZE * column & COLUMN == 0:
            continue
        for square in range(SIZE * column, SIZE * column + SIZE):
            if reached >> square & 1:
                best = max(best, shot_gain(s, colour, square))
    return best


def dangers(s: BattlegroundsState, side: i64, survey: Survey) -> float:
    """Return what a side may lose by shots before its tanks act again."""
    own = [colour for colour in range(COLOURS) if acts_for(s, colour, side)]
    if not own:
        return 0.0
    threats = [threat(s, enemy, side, survey) for enemy in range(COLOURS)]
    total = 0.0
    for colour in own:
        safe = 1.0
        for reached in threats:
            if reached >> s.pawns[colour] & 1:
                safe *= 1.0 - AIM
        loss = TANK + float(s.points_left(colour))
        if s.count(s.drives[colour], ARMOUR) > 0:
            loss = TANK
        total += (1.0 - safe) * loss
    return total


def acts_for(s: BattlegroundsState, colour: i64, side: i64) -> bool:
    """Return whether a tank is on the board and belongs to a side."""
    owner = s.rules.owners[colour]
    return s.pawns[colour] != OFF and owner != NONE and s.rules.sides[owner] == side


def threat(s: BattlegroundsState, enemy: i64, side: i64, survey: Survey) -> i64:
    """Return the squares, as bits, that a tank of another side could shoot at next."""
    if s.rules.owners[enemy] == NONE or s.pawns[enemy] == OFF or acts_for(s, enemy, side):
        return 0
    reached = survey.after_move(s, enemy)
    if s.count(s.drives[enemy], ORDER_CHANGE) > 0:
        reached |= in_range(s, enemy, s.pawns[enemy])
    return reached


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
