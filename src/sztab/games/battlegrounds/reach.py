"""The squares that tanks could shoot at in their next turn, as bits: bit 0 is A1, bit 63 is H8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import Action
from sztab.core.native import append, i64, vec
from sztab.games.battlegrounds import actions, paths
from sztab.games.battlegrounds.board import ARTILLERY, COLOURS, DUD, OFF, SET, SQUARES, far, row_of
from sztab.games.battlegrounds.cards import FURTHER_SHOT
from sztab.games.battlegrounds.driving import list_moves
from sztab.games.battlegrounds.playout import is_ruinous

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState


class Reaches:
    """What each tank reaches, kept from one position to the next while it stays the same.

    It depends on the tanks, their cards and upgrades, and on what destroys a tank that drives over
    it. Most shots change nothing of that, and a search judges many positions that differ in a shot.
    """

    def __init__(self) -> None:
        self._pawns = vec[i64]()
        self._drives = vec[i64]()
        self._slots = vec[i64]()
        self._duds: i64 = 0
        self._artillery: i64 = 0
        self._known: i64 = 0
        self._reached = vec[i64]()
        for _ in range(COLOURS):
            self._reached = append(self._reached, 0)

    def look(self, s: BattlegroundsState) -> None:
        """Turn to another position; what is known stays if nothing that matters has changed."""
        duds: i64 = 0
        artillery: i64 = 0
        for square in range(SQUARES):
            if s.ground[square] == DUD:
                duds |= bit_of(square)
            elif s.ground[square] == ARTILLERY:
                artillery |= bit_of(square)
        if duds == self._duds and artillery == self._artillery and self._stands(s):
            return
        self._duds, self._artillery = duds, artillery
        self._pawns, self._drives, self._slots = s.pawns[:], s.drives[:], s.slots[:]
        self._known = 0

    def _stands(self, s: BattlegroundsState) -> bool:
        """Return whether tanks, cards and upgrades are where they were."""
        return (
            is_same(s.pawns, self._pawns)
            and is_same(s.drives, self._drives)
            and is_same(s.slots, self._slots)
        )

    def after_move(self, s: BattlegroundsState, colour: i64) -> i64:
        """Return what a tank could shoot at after one of its moves, here where `look` turned to."""
        if not self._known >> colour & 1:
            self._reached[colour] = reach(s, colour)
            self._known |= 1 << colour
        return self._reached[colour]


def is_same(one: vec[i64], other: vec[i64]) -> bool:
    """Return whether two lists of numbers are equal."""
    if len(one) != len(other):
        return False
    for at in range(len(one)):
        if one[at] != other[at]:
            return False
    return True


def reach(s: BattlegroundsState, colour: i64) -> i64:
    """Return the squares that a tank could shoot at after one of its moves."""
    found: list[Action] = []
    list_moves(s, colour, found)
    reached: i64 = 0
    for a in found:
        stop = s.pawns[colour]
        if not actions.STAY.matches(a):
            path: i64 = actions.argument_of(a)
            if is_ruinous(s, path):
                continue
            stop = paths.end_of(path)
        reached |= in_range(s, colour, stop)
    return reached


def in_range(s: BattlegroundsState, colour: i64, start: i64) -> i64:
    """Return the squares that a tank could shoot at from a square."""
    card = s.drives[colour]
    first, nearest = s.tanks.shot_set[card], s.tanks.shot[card]
    farthest = nearest + s.count(card, FURTHER_SHOT)
    found: i64 = 0
    for distance in range(nearest, farthest + 1):
        for direction in range(first, first + SET):
            square = far(start, direction, distance)
            if square != OFF:
                found |= bit_of(square)
    return found


def bit_of(square: i64) -> i64:
    """Return the bit of a square.

    In two steps: compiled, the number 1 is one of 32 bits, and there are 64 squares.
    """
    in_column: i64 = 1 << row_of(square)
    return in_column << (square - row_of(square))
