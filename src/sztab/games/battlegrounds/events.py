"""The kinds of events of Battlegrounds, and what each shows."""

from __future__ import annotations

from typing import Final

from sztab.core.declare import (
    CARD,
    CONSTANT,
    FROM_CARD,
    FROM_NUMBER,
    FROM_TARGET,
    NUMBER,
    NUMBER_PART,
    SEAT_PART,
    EventKind,
    EventPart,
)
from sztab.games.battlegrounds import kinds
from sztab.games.battlegrounds.board import SQUARES
from sztab.games.battlegrounds.rules import PAIR_POINTS

CARD_PART: Final[EventPart] = EventPart("card", CARD, FROM_CARD)
_SQUARE: Final[EventPart] = EventPart("square", kinds.SQUARE, FROM_TARGET)
_SWAPPED: Final[EventPart] = EventPart("other", kinds.SQUARE, FROM_NUMBER)
_ONE_SQUARE: Final[EventPart] = EventPart("square", kinds.SQUARE, FROM_TARGET, per=SQUARES)
_OTHER_SQUARE: Final[EventPart] = EventPart("other", kinds.SQUARE, FROM_TARGET, among=SQUARES)
_COLOUR: Final[EventPart] = EventPart("colour", kinds.COLOUR, FROM_TARGET)
_COLOUR_BY_NUMBER: Final[EventPart] = EventPart("colour", kinds.COLOUR, FROM_NUMBER)
_PATH: Final[EventPart] = EventPart("path", kinds.PATH, FROM_TARGET)
_SIDE: Final[EventPart] = EventPart("side", kinds.SIDE, FROM_TARGET)
_TOKEN: Final[EventPart] = EventPart("token", kinds.TOKEN, FROM_NUMBER)
_PAIR: Final[EventPart] = EventPart("pair", kinds.PAIR, FROM_NUMBER)
_PAIR_POINTS: Final[EventPart] = EventPart("number", NUMBER, CONSTANT, per=PAIR_POINTS)
_TANK: Final[tuple[EventPart, ...]] = (SEAT_PART, CARD_PART, _COLOUR_BY_NUMBER, _SQUARE)
"""The parts that identify a tank: owner, card, colour and square."""

FIRST: Final[EventKind] = EventKind("first", SEAT_PART)
BOARD_LAID: Final[EventKind] = EventKind("board-laid")
SWAPPED: Final[EventKind] = EventKind("swapped", _SQUARE, _SWAPPED)
DEALT: Final[EventKind] = EventKind("dealt", SEAT_PART, CARD_PART)
OFFERED: Final[EventKind] = EventKind("offered", CARD_PART)
TAKEN: Final[EventKind] = EventKind("taken", SEAT_PART, CARD_PART)
ACTIVATED: Final[EventKind] = EventKind("activated", SEAT_PART, CARD_PART, _COLOUR)
PLACED: Final[EventKind] = EventKind("placed", SEAT_PART, _COLOUR_BY_NUMBER, _SQUARE)
ROUND_BEGUN: Final[EventKind] = EventKind("round-begun", NUMBER_PART)
TURN: Final[EventKind] = EventKind("turn", SEAT_PART)
ENTERED: Final[EventKind] = EventKind("entered", *_TANK)
REPAIR_PAUSE: Final[EventKind] = EventKind("repair-pause", SEAT_PART)
DEFUSED: Final[EventKind] = EventKind("defused", SEAT_PART, _SQUARE)
WAITED: Final[EventKind] = EventKind("waited", SEAT_PART)
MOVED: Final[EventKind] = EventKind("moved", SEAT_PART, CARD_PART, _COLOUR_BY_NUMBER, _PATH)
STAYED: Final[EventKind] = EventKind("stayed", *_TANK)
HIT_DUD: Final[EventKind] = EventKind("hit-dud", *_TANK)
DROVE_THROUGH: Final[EventKind] = EventKind("drove-through", *_TANK)
HIT_ARTILLERY: Final[EventKind] = EventKind("hit-artillery", *_TANK)
ARMOUR_USED: Final[EventKind] = EventKind("armour-used", SEAT_PART, CARD_PART, _COLOUR_BY_NUMBER)
DESTROYED: Final[EventKind] = EventKind("destroyed", *_TANK)
CARD_LOST: Final[EventKind] = EventKind("card-lost", SEAT_PART, CARD_PART)
POINTS_WON: Final[EventKind] = EventKind("points-won", SEAT_PART, _COLOUR, NUMBER_PART)
TOKEN_TAKEN: Final[EventKind] = EventKind("token-taken", SEAT_PART, _TOKEN, _SQUARE)
PAIRED: Final[EventKind] = EventKind("paired", SEAT_PART, _SIDE, _PAIR, _PAIR_POINTS)
DUD_LAID: Final[EventKind] = EventKind("dud-laid", SEAT_PART, _SQUARE)
DUD_CLEARED: Final[EventKind] = EventKind("dud-cleared", SEAT_PART, _SQUARE)
ARTILLERY_CLEARED: Final[EventKind] = EventKind("artillery-cleared", SEAT_PART, _SQUARE)
HELD: Final[EventKind] = EventKind("held", SEAT_PART)
SHOT_AT: Final[EventKind] = EventKind("shot-at", *_TANK)
CHANGED: Final[EventKind] = EventKind("changed", SEAT_PART, CARD_PART, _COLOUR)
REPAIRED: Final[EventKind] = EventKind("repaired", SEAT_PART, CARD_PART)
WENT: Final[EventKind] = EventKind("went", SEAT_PART, _SQUARE)
TURNED: Final[EventKind] = EventKind("turned", SEAT_PART, _SQUARE, _TOKEN)
FOUND: Final[EventKind] = EventKind(
    "found", SEAT_PART, _ONE_SQUARE, _OTHER_SQUARE, _PAIR, _PAIR_POINTS
)
COVERED: Final[EventKind] = EventKind("covered", _SQUARE)
STRUCK: Final[EventKind] = EventKind("struck", _SQUARE)
ARTILLERY_TOOK: Final[EventKind] = EventKind("artillery-took", _TOKEN, _SQUARE)
ARTILLERY_PLACED: Final[EventKind] = EventKind("artillery-placed", _SQUARE)
NOTHING_HIT: Final[EventKind] = EventKind("nothing-hit", _SQUARE)
PILES_SHUFFLED: Final[EventKind] = EventKind("piles-shuffled")
GAME_OVER: Final[EventKind] = EventKind("game-over")
