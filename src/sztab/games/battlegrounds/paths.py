"""Ways across the board as numbers: a start and up to four steps.

A straight way is its start, direction and length. A turning way of two steps is its start and two
directions; one of three steps keeps to one set of directions, as every tank does [BG-145].

So every way that a tank can drive has a number below 16,384. Some numbers are ways that no tank can
drive; they are refused with their clause.
"""

from __future__ import annotations

from typing import Final

from sztab.core.native import i64, vec
from sztab.core.zones import column
from sztab.games.battlegrounds.board import DIRECTIONS, NONE, OFF, SET, SQUARE_NAMES, SQUARES, far

MAX_STEPS: Final = 4
"""A tank with move distance 2 and two Further moves [BG-151]."""
MAX_TURNING: Final = 3
"""Direction takes one of two slots, so a turning way has at most one Further move."""

TWO: Final = SQUARES * DIRECTIONS * MAX_STEPS
THREE: Final = TWO + SQUARES * DIRECTIONS * DIRECTIONS
END: Final = THREE + SQUARES * 2 * SET * SET * SET
"""Numbers below TWO are straight ways, below THREE turning ways of two steps, then of three."""


def straight(start: i64, direction: i64, length: i64) -> i64:
    """Return the number of a straight way."""
    return (start * DIRECTIONS + direction) * MAX_STEPS + length - 1


def turning_two(start: i64, first: i64, second: i64) -> i64:
    """Return the number of a way of two steps in different directions."""
    return TWO + (start * DIRECTIONS + first) * DIRECTIONS + second


def turning_three(start: i64, first: i64, second: i64, third: i64) -> i64:
    """Return the number of a way of three steps in one set, not all in one direction."""
    steps = ((first & 3) * SET + (second & 3)) * SET + (third & 3)
    return THREE + (start * 2 + (first >> 2)) * SET * SET * SET + steps


def start_of(path: i64) -> i64:
    """Return the square where a way begins."""
    if path < TWO:
        return path // (DIRECTIONS * MAX_STEPS)
    if path < THREE:
        return (path - TWO) // (DIRECTIONS * DIRECTIONS)
    return (path - THREE) // (2 * SET * SET * SET)


def length_of(path: i64) -> i64:
    """Return the number of steps."""
    if path < TWO:
        return path % MAX_STEPS + 1
    return 2 if path < THREE else 3


def direction_at(path: i64, step: i64) -> i64:
    """Return the direction of a step, counted from 0."""
    if path < TWO:
        return path // MAX_STEPS % DIRECTIONS
    if path < THREE:
        both = (path - TWO) % (DIRECTIONS * DIRECTIONS)
        return both // DIRECTIONS if step == 0 else both % DIRECTIONS
    rest = path - THREE
    way = rest % (SET * SET * SET)
    if step == 0:
        turn = way // (SET * SET)
    elif step == 1:
        turn = way // SET % SET
    else:
        turn = way % SET
    return rest // (SET * SET * SET) % 2 * SET + turn


def end_of(path: i64) -> i64:
    """Return the square where a way ends, or OFF if it leaves the board."""
    square = start_of(path)
    for step in range(length_of(path)):
        square = far(square, direction_at(path, step), 1)
        if square == OFF:
            return OFF
    return square


def is_path(path: i64) -> bool:
    """Return whether the number is a way on the board, in canonical form."""
    if path < 0 or path >= END or end_of(path) == OFF:
        return False
    if path < TWO:
        return True
    first = direction_at(path, 0)
    for step in range(1, length_of(path)):
        if direction_at(path, step) != first:
            return True
    return False


def path_name(path: i64) -> str:
    """Return a way in notation, including its start: `A2-B2-C2`."""
    squares: list[int] = [start_of(path)]
    for step in range(length_of(path)):
        squares.append(far(squares[-1], direction_at(path, step), 1))
    return "-".join([SQUARE_NAMES[square] for square in squares])


def path_through(squares: list[int]) -> i64:
    """Return the way through the squares, filling gaps in straight lines; NONE if there is none."""
    steps: list[int] = []
    for at in range(len(squares) - 1):
        direction, distance = line(squares[at], squares[at + 1])
        if direction == NONE:
            return NONE
        steps.extend([direction] * distance)
    return number_of(squares[0], column(steps)) if 0 < len(steps) <= MAX_STEPS else NONE


def number_of(start: i64, steps: vec[i64]) -> i64:
    """Return the number of the way with these steps, or NONE if there is none."""
    turns = False
    mixed = False
    for step in steps:
        turns = turns or step != steps[0]
        mixed = mixed or step >> 2 != steps[0] >> 2
    if not turns:
        return straight(start, steps[0], len(steps))
    if len(steps) == 2:  # noqa: PLR2004 (a way of two steps)
        return turning_two(start, steps[0], steps[1])
    if len(steps) == MAX_TURNING and not mixed:
        return turning_three(start, steps[0], steps[1], steps[2])
    return NONE


def line(origin: int, target: int) -> tuple[int, int]:
    """Return direction and distance of a straight line between two squares; NONE and 0 if none."""
    for direction in range(DIRECTIONS):
        for distance in range(1, MAX_STEPS + 1):
            if far(origin, direction, distance) == target:
                return direction, distance
    return NONE, 0
