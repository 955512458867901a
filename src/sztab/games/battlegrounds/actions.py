"""The verbs of Battlegrounds, except those of abilities, and the packing of actions.

Frames use the verbs, constructors and readers. Other code uses the notation (`move A2-B2-C2`,
`shoot D5 token`, `enter green kv-1 A1`).
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action
from sztab.core.declare import SEAT, Kind, Verb
from sztab.core.native import i64
from sztab.games.battlegrounds import kinds


def verb(code: int, name: str, *takes: tuple[str, Kind]) -> Verb:
    """Declare a verb; ways need larger arguments than other games have."""
    return Verb(code, name, *takes, width=14)


FIRST: Final[Verb] = verb(0, "first", ("seat", SEAT))
TOKEN: Final[Verb] = verb(1, "token", ("token", kinds.TOKEN))
SWAP: Final[Verb] = verb(2, "swap", ("square", kinds.SQUARE))
DEAL: Final[Verb] = verb(3, "deal", ("card", kinds.TANK))
DRAW: Final[Verb] = verb(4, "draw", ("card", kinds.TANK))
TURN: Final[Verb] = verb(5, "turn", ("token", kinds.TOKEN))
STRIKE: Final[Verb] = verb(6, "strike", ("square", kinds.SQUARE))
TAKE: Final[Verb] = verb(7, "take", ("card", kinds.TANK))
ACTIVATE: Final[Verb] = verb(8, "activate", ("colour", kinds.COLOUR), ("card", kinds.TANK))
PLACE: Final[Verb] = verb(9, "place", ("colour", kinds.COLOUR), ("square", kinds.SQUARE))
ENTER: Final[Verb] = verb(
    10, "enter", ("colour", kinds.COLOUR), ("card", kinds.TANK), ("square", kinds.SQUARE)
)
WAIT: Final[Verb] = verb(11, "wait")
KEEP: Final[Verb] = verb(13, "keep", ("card", kinds.TANK))
MOVE: Final[Verb] = verb(14, "move", ("path", kinds.PATH))
STAY: Final[Verb] = verb(15, "stay", ("colour", kinds.COLOUR))
CHANGE: Final[Verb] = verb(17, "change", ("colour", kinds.COLOUR), ("card", kinds.TANK))
SHOOT: Final[Verb] = verb(18, "shoot", ("square", kinds.SQUARE), ("object", kinds.OBJECT))
HOLD: Final[Verb] = verb(19, "hold")
END: Final[Verb] = verb(23, "end")
GO: Final[Verb] = verb(25, "go", ("square", kinds.SQUARE))
REVEAL: Final[Verb] = verb(26, "reveal", ("square", kinds.SQUARE))
COLLECT: Final[Verb] = verb(27, "collect", ("square", kinds.SQUARE), ("other", kinds.SQUARE))

AT_TOKEN: Final = 0
AT_TANK: Final = 1
LAY_DUD: Final = 2
CLEAR_DUD: Final = 3
AT_ARTILLERY: Final = 4
OBJECTS: Final = ("token", "tank", "dud", "clear", "artillery")
"""The object of a shot [BG-081] [BG-083] [BG-086] [BG-087]."""


def kind_of(action: Action) -> int:
    """Return the verb code of the action."""
    return action >> 14


def argument_of(action: Action) -> int:
    """Return the square, card, way or number of the action."""
    return action & 16383


def make_place(colour: i64, square: i64) -> Action:
    """Pack the placement of a pawn."""
    return PLACE.of(colour << 6 | square)


def make_card(verb: Verb, colour: i64, card: i64) -> Action:
    """Pack a card for a pawn (`activate`, `change`)."""
    return verb.of(colour << 4 | card)


def make_enter(colour: i64, card: i64, square: i64) -> Action:
    """Pack the return of a pawn."""
    return ENTER.of((colour << 4 | card) << 6 | square)


def make_shot(square: i64, target: i64) -> Action:
    """Pack a shot."""
    return SHOOT.of(square << 3 | target)


def make_collect(one: i64, other: i64) -> Action:
    """Pack the choice of two squares."""
    return COLLECT.of(one << 6 | other)


def colour_of(action: Action) -> int:
    """Return the pawn of an action that names one."""
    argument = argument_of(action)
    if ENTER.matches(action):
        return argument >> 10
    if PLACE.matches(action):
        return argument >> 6
    with_card = ACTIVATE.matches(action) or CHANGE.matches(action)
    return argument >> 4 if with_card else argument


def card_of(action: Action) -> int:
    """Return the card of an action that names one."""
    argument = argument_of(action)
    return argument >> 6 & 15 if ENTER.matches(action) else argument & 15


def square_of(action: Action) -> int:
    """Return the square of an action that names one; for a shot, its target."""
    argument = argument_of(action)
    return argument >> 3 if SHOOT.matches(action) else argument & 63


def object_of(action: Action) -> int:
    """Return the object of a shot."""
    return argument_of(action) & 7


def other_square(action: Action) -> int:
    """Return the first of the two squares of `collect`; `square_of` returns the second."""
    return argument_of(action) >> 6
