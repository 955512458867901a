"""The tokens on the board, and the squares that tanks could shoot at next.

Sets of squares are bits here: bit 0 is A1, bit 63 is H8.
"""

from __future__ import annotations

from sztab.core.action import Action
from sztab.core.native import i64, vec
from sztab.core.zones import column
from sztab.games.battlegrounds import actions, paths
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    COLOURS,
    DUD,
    OFF,
    SET,
    SQUARES,
    far,
    king_steps,
    row_of,
)
from sztab.games.battlegrounds.cards import DIRECTION, FURTHER_MOVE, SPECIAL
from sztab.games.battlegrounds.moves import list_moves
from sztab.games.battlegrounds.playout import is_ruinous
from sztab.games.battlegrounds.shots import squares_in_range
from sztab.games.battlegrounds.state import BattlegroundsState


class Survey:
    """Facts about a position that are reused for the next position while they hold.

    A search evaluates many positions that differ in a move or a shot. A tank's reach stays the same
    as long as the tank, its card and its upgrades do, and nothing appears on or disappears from its
    ways: another tank, a dud or an artillery tank. So `look` only invalidates the tanks for which
    one of these has changed.
    """

    def __init__(self) -> None:
        self.tokens = column([0] * (2 * SPECIAL))
        """The number of tokens of each kind on the board."""
        self._pawns = column([0] * COLOURS)
        self._drives = column([0] * COLOURS)
        self._slots = vec[i64]()
        self._duds: i64 = 0
        self._artillery: i64 = 0
        self._tanks: i64 = 0
        self._known: i64 = 0
        self._ways = column([0] * COLOURS)
        self._reached = column([0] * COLOURS)

    def look(self, s: BattlegroundsState) -> None:
        """Move on to another position under the same rules."""
        tanks: i64 = 0
        for colour in range(COLOURS):
            if s.pawns[colour] != OFF:
                tanks |= bit_of(s.pawns[colour])
        changed = self._look_at_ground(s) | (tanks ^ self._tanks)
        self._tanks = tanks
        if not is_same(s.slots, self._slots):
            self._slots = s.slots[:]
            self._known = 0
        for colour in range(COLOURS):
            same = (
                s.pawns[colour] == self._pawns[colour] and s.drives[colour] == self._drives[colour]
            )
            if not same or self._ways[colour] & changed:
                self._pawns[colour], self._drives[colour] = s.pawns[colour], s.drives[colour]
                self._known &= ~(1 << colour)

    def _look_at_ground(self, s: BattlegroundsState) -> i64:
        """Count tokens; return the squares where duds or artillery tanks came or went."""
        for kind in range(2 * SPECIAL):
            self.tokens[kind] = 0
        duds: i64 = 0
        artillery: i64 = 0
        for square in range(SQUARES):
            lies = s.ground[square]
            if lies >= 0:
                self.tokens[lies] += 1
            elif lies == DUD:
                duds |= bit_of(square)
            elif lies == ARTILLERY:
                artillery |= bit_of(square)
        changed = (duds ^ self._duds) | (artillery ^ self._artillery)
        self._duds, self._artillery = duds, artillery
        return changed

    def after_move(self, s: BattlegroundsState, colour: i64) -> i64:
        """Return the squares a tank could shoot at after one of its moves, in the last position."""
        if not self._known >> colour & 1:
            self._reached[colour] = reach(s, colour)
            self._ways[colour] = ways(s, colour)
            self._known |= 1 << colour
        return self._reached[colour]


def ways(s: BattlegroundsState, colour: i64) -> i64:
    """Return the squares that a tank's moves could cross or end on, and possibly a few more."""
    card, start = s.drives[colour], s.pawns[colour]
    longest = s.tanks.move[card] + s.count(card, FURTHER_MOVE)
    found: i64 = 0
    if s.count(card, DIRECTION) > 0:
        for square in range(SQUARES):
            if king_steps(start, square) <= longest:
                found |= bit_of(square)
        return found
    first = s.tanks.move_set[card]
    for direction in range(first, first + SET):
        for distance in range(1, longest + 1):
            square = far(start, direction, distance)
            if square != OFF:
                found |= bit_of(square)
    return found


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
    found: i64 = 0
    for square in squares_in_range(s, colour, start):
        found |= bit_of(square)
    return found


def bit_of(square: i64) -> i64:
    """Return the bit of a square.

    It takes two steps because the compiled literal 1 has only 32 bits, and there are 64 squares.
    """
    in_column: i64 = 1 << row_of(square)
    return in_column << (square - row_of(square))
