"""The verbs of the Battle of Warsaw, and the only module that packs and unpacks actions.

Frames use the verbs and readers. Other code uses the notation (`play wp-galica`, `shift n c`, `put
wp acz.n.line1`).
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action
from sztab.core.declare import CARD, SEAT, Verb
from sztab.games.warsaw import kinds

PASS: Final[Verb] = Verb(0, "pass")
PLAY: Final[Verb] = Verb(1, "play", ("card", CARD))
BLOCK: Final[Verb] = Verb(2, "block")
BID: Final[Verb] = Verb(3, "bid", ("resource", kinds.RESOURCE))
ACTIVATE: Final[Verb] = Verb(4, "activate", ("front", kinds.FRONT))
DISCARD: Final[Verb] = Verb(5, "discard", ("card", CARD))
FRONT: Final[Verb] = Verb(6, "front", ("front", kinds.FRONT))
EFFECT: Final[Verb] = Verb(7, "effect", ("number", kinds.EFFECT))
ADVANCE: Final[Verb] = Verb(8, "advance", ("front", kinds.FRONT))
SHIFT: Final[Verb] = Verb(9, "shift", ("from", kinds.FRONT), ("to", kinds.FRONT))
RETREAT: Final[Verb] = Verb(10, "retreat", ("front", kinds.FRONT))
ADD: Final[Verb] = Verb(11, "add", ("front", kinds.FRONT))
STOP: Final[Verb] = Verb(12, "stop")
DECLINE: Final[Verb] = Verb(15, "decline")
PUT: Final[Verb] = Verb(16, "put", ("marker", kinds.MARKER), ("place", kinds.PLACE))
EDGE: Final[Verb] = Verb(17, "edge", ("edge", kinds.EDGE))
FOUR: Final[Verb] = Verb(18, "four", ("seat", SEAT))
ORDER: Final[Verb] = Verb(19, "order", ("order", kinds.ORDER))
ARMIES: Final[Verb] = Verb(20, "wp", ("seats", kinds.DIVISION))
FIRST: Final[Verb] = Verb(21, "first", ("army", kinds.ARMY))
ROLL: Final[Verb] = Verb(22, "roll", ("number", kinds.FACE))
DRAW: Final[Verb] = Verb(23, "draw", ("card", CARD))

EDGES: Final = ("a", "b")
LINES: Final = ("line1", "line2")
MAX_EFFECTS: Final = 2
DIE: Final = 6
"""The faces of an ordinary die [WAR-005]."""


def kind_of(action: Action) -> int:
    """Return the verb code of the action."""
    return action >> 8


def argument_of(action: Action) -> int:
    """Return the card, front, place or number of the action."""
    return action & 255


def make_shift(origin: int, target: int) -> Action:
    """Pack a step between the second lines of two fronts."""
    return SHIFT.of(origin << 2 | target)


def shift_from(action: Action) -> int:
    """Return the front that the unit leaves."""
    return argument_of(action) >> 2


def shift_to(action: Action) -> int:
    """Return the front that the unit enters."""
    return argument_of(action) & 3


def make_put(marker: int, place: int) -> Action:
    """Pack the placement of a Blockade marker."""
    return PUT.of(marker << 5 | place)


def unpack_put(action: Action) -> tuple[int, int]:
    """Return the marker and its new place."""
    argument = argument_of(action)
    return argument >> 5, argument & 31
