"""The 8 x 8 board: squares, bases, directions, and their names."""

from __future__ import annotations

from typing import Final

from sztab.core.action import Values
from sztab.core.native import i64

SIZE: Final = 8
SQUARES: Final = 64
LETTERS: Final = "ABCDEFGH"
DIGITS: Final = "12345678"
SQUARE_NAMES: Final = tuple([letter + digit for letter in LETTERS for digit in DIGITS])
"""A1, A2 … H8: a square is its column times 8 plus its row [BG-011]."""

# The contents of a square; location tokens are 0 or more [BG-016].
EMPTY: Final = -1
DUD: Final = -2
ARTILLERY: Final = -3
FACE_DOWN: Final = -4
"""A location token that nobody has seen yet (Family): any of those not seen elsewhere."""

DUDS: Final = 16

OFF: Final = -1
"""The place of a pawn that is not on the board; also the base of a pawn without one."""
NONE: Final = -1
"""No card, no pair, no side."""

COLOURS: Final = 4
COLOUR_NAMES: Final = ("green", "yellow", "blue", "red")

BASES: Final = 4
BASE_SIZE: Final = 3
BASE_NAMES: Final = ("A1", "A8", "H8", "H1")
"""Bases clockwise, named by their corners [BG-013]."""
BASE_SQUARES: Final[list[int]] = [0, 1, 8, 7, 6, 15, 63, 62, 55, 56, 57, 48]
"""The squares of the bases, three each, the corner first [BG-013]."""

CENTRE_FIRST: Final = 2
CENTRE_LAST: Final = 5
"""The columns and rows of the centre zone [BG-012]."""

SET: Final = 4
"""Directions of a set: 0 to 3 are orthogonal (up, right, down, left), 4 to 7 diagonal [BG-014]."""
DIRECTIONS: Final = 8
FAR: Final = 3
"""The range of the farthest card; plausible actions without an upgrade stop there."""
ACROSS: Final = 0xA19
UP: Final = 0x8246
"""The column and row steps plus one, two bits per direction: much faster than a list."""


def here(square: i64) -> Values:
    """Return the name of a square, as a value for messages."""
    return {"square": SQUARE_NAMES[square]}


def column_of(square: i64) -> i64:
    """Return the column of a square; A is 0."""
    return square >> 3


def row_of(square: i64) -> i64:
    """Return the row of a square; 1 is 0."""
    return square & 7


def far(square: i64, direction: i64, distance: i64) -> i64:
    """[BG-015] Return the square a number of steps away, or OFF if it is off the board."""
    column = (square >> 3) + distance * ((ACROSS >> 2 * direction & 3) - 1)
    row = (square & 7) + distance * ((UP >> 2 * direction & 3) - 1)
    if column < 0 or column >= SIZE or row < 0 or row >= SIZE:
        return OFF
    return column << 3 | row


def reverse(direction: i64) -> i64:
    """Return the opposite direction."""
    return (direction & 4) | ((direction + 2) & 3)


def in_centre(square: i64) -> bool:
    """[BG-012] Return whether the square is in the centre zone, C3 to F6."""
    column, row = column_of(square), row_of(square)
    return CENTRE_FIRST <= column <= CENTRE_LAST and CENTRE_FIRST <= row <= CENTRE_LAST


def king_steps(one: i64, other: i64) -> i64:
    """Return the number of steps between two squares, in any of the eight directions."""
    columns = (one >> 3) - (other >> 3)
    rows = (one & 7) - (other & 7)
    if columns < 0:
        columns = -columns
    if rows < 0:
        rows = -rows
    return max(rows, columns)


def base_square(base: i64, number: i64) -> i64:
    """[BG-013] Return one of the three squares of a base; number 0 is its corner."""
    return BASE_SQUARES[base * BASE_SIZE + number]


def base_of(square: i64) -> i64:
    """Return the base that the square belongs to, or NONE."""
    for at in range(BASES * BASE_SIZE):
        if BASE_SQUARES[at] == square:
            return at // BASE_SIZE
    return NONE
