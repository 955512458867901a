"""The board: armies, fronts, lines, resources, and the places where a marker may lie."""

from __future__ import annotations

from typing import Final

from sztab.core.native import i64

NOBODY: Final = -1
NOWHERE: Final = -1
EMPTY: Final = -1

WP: Final = 0
ACZ: Final = 1
ARMIES: Final = 2
ARMY_NAMES: Final = ("wp", "acz")
ARMY_TITLES: Final = ("WP", "ACz")

FRONTS: Final = 3
FRONT_NAMES: Final = ("n", "c", "s")
FRONT_TITLES: Final = ("Northern Front", "Central Front", "Southern Front")
FRONT_WORDS: Final = ("Northern", "Central", "Southern")
"""The names of fronts in sentences, which translations replace."""

FIRST_LINE: Final = 1
SECOND_LINE: Final = 2
LINES: Final = 2 * FRONTS
"""The lines of one army: first lines N, C, S, then second lines N, C, S."""

FUNDS: Final = 0
SUPPLY: Final = 1
SUPPORT: Final = 2
RESOURCES: Final = 3
RESOURCE_NAMES: Final = ("funds", "supply", "support")
RESOURCE_TITLES: Final = ("Funds", "Supply", "Social Support")

SPECIAL: Final = 2
"""The Special Blockade marker; 0 and 1 are the armies' markers [WAR-009]."""
MARKERS: Final = 3
MARKER_NAMES: Final = ("wp", "acz", "special")

# [WAR-160] Ten places per army: three first lines, the second line, three commanders, three orders.
PLACES: Final = 10
SECOND_LINE_PLACE: Final = 3
COMMANDER_PLACE: Final = 4
ORDER_PLACE: Final = 7
SPOTS: Final[list[str]] = ["line1"] * 3 + ["line2"] + ["commander"] * 3 + ["order"] * 3
SPOT_FRONTS: Final[list[int]] = [0, 1, 2, NOWHERE, 0, 1, 2, 0, 1, 2]


def line_at(line: i64, front: i64) -> i64:
    """Return the index of a line in `Army.units`."""
    return front if line == FIRST_LINE else FRONTS + front


def enemy_of(army: i64) -> i64:
    """Return the other army."""
    return 1 - army


def first_line_place(army: i64, front: i64) -> i64:
    """Return the place on a first line."""
    return army * PLACES + front


def second_line_place(army: i64) -> i64:
    """[WAR-160] Return the single place for the second lines of all fronts."""
    return army * PLACES + SECOND_LINE_PLACE


def commander_place(army: i64, front: i64) -> i64:
    """Return the place for a commander, whether a card lies there or not."""
    return army * PLACES + COMMANDER_PLACE + front


def order_place(army: i64, front: i64) -> i64:
    """Return the place on an Order field."""
    return army * PLACES + ORDER_PLACE + front


def front_of_place(place: i64) -> i64:
    """Return the front of a place; NOWHERE for the second line, which belongs to none."""
    return SPOT_FRONTS[place % PLACES]


def place_name(place: int) -> str:
    """Return a place in notation, such as `acz.n.line1` or `acz.line2`."""
    army, front = ARMY_NAMES[place // PLACES], front_of_place(place)
    middle = [] if front == NOWHERE else [FRONT_NAMES[front]]
    return ".".join([army, *middle, SPOTS[place % PLACES]])


PLACE_NAMES: Final[list[str]] = [place_name(place) for place in range(ARMIES * PLACES)]
