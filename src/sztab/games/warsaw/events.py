"""The kinds of events of the Battle of Warsaw, and what each shows."""

from __future__ import annotations

from typing import Final

from sztab.core.declare import (
    CARD,
    FROM_CARD,
    FROM_NUMBER,
    FROM_TARGET,
    NUMBER,
    NUMBER_PART,
    SEAT_PART,
    EventKind,
    EventPart,
)
from sztab.games.warsaw import kinds
from sztab.games.warsaw.board import ARMY_NAMES, FRONTS, LINES

BASE: Final = 1000
"""The numbers of a battle and of points pack several values, each below BASE; see `packed`."""

_CARD: Final[EventPart] = EventPart("card", CARD, FROM_CARD)
_ROUND: Final[EventPart] = EventPart("round", NUMBER, FROM_NUMBER)
_ORDER: Final[EventPart] = EventPart("order", kinds.ORDER, FROM_NUMBER)
_WP: Final[EventPart] = EventPart("wp", kinds.DIVISION, FROM_NUMBER)
_ACZ: Final[EventPart] = EventPart("acz", kinds.DIVISION, FROM_TARGET)
_ARMY: Final[EventPart] = EventPart("army", kinds.ARMY, FROM_TARGET)
_WINNER: Final[EventPart] = EventPart("army", kinds.ARMY, FROM_NUMBER)
_RESOURCE: Final[EventPart] = EventPart("resource", kinds.RESOURCE, FROM_TARGET)
_RESOURCE_OF_EDGE: Final[EventPart] = EventPart("resource", kinds.RESOURCE, FROM_TARGET, per=2)
_EDGE: Final[EventPart] = EventPart("edge", kinds.EDGE, FROM_TARGET, among=2)
_MARKER: Final[EventPart] = EventPart("marker", kinds.MARKER, FROM_NUMBER)
_PLACE: Final[EventPart] = EventPart("place", kinds.PLACE, FROM_TARGET)
_FRONT: Final[EventPart] = EventPart("front", kinds.FRONT, FROM_TARGET)
"""A card whose effects name their fronts is not played on one."""
ARMY_OF_FRONT: Final[EventPart] = EventPart("army", kinds.ARMY, FROM_TARGET, per=FRONTS)
FRONT_OF_ARMY: Final[EventPart] = EventPart("front", kinds.FRONT, FROM_TARGET, among=FRONTS)
_ARMY_OF_LINE: Final[EventPart] = EventPart("army", kinds.ARMY, FROM_TARGET, per=LINES)
_FRONT_OF_LINE: Final[EventPart] = EventPart("front", kinds.FRONT, FROM_TARGET, among=FRONTS)
_LINE: Final[EventPart] = EventPart("line", kinds.LINE, FROM_TARGET, per=FRONTS, among=2)
_FROM: Final[EventPart] = EventPart("from", kinds.LINE_OF_FRONT, FROM_NUMBER)
_TO: Final[EventPart] = EventPart("to", kinds.LINE_OF_FRONT, FROM_TARGET, among=LINES)


def _packed(name: str, place: int) -> EventPart:
    """Return the part at a place of a packed number."""
    return EventPart(name, NUMBER, FROM_NUMBER, per=BASE**place, among=BASE)


WP_STRENGTH: Final[EventPart] = _packed("wp_strength", 1)
ACZ_STRENGTH: Final[EventPart] = _packed("acz_strength", 0)
_STRENGTH_OF: Final[list[EventPart]] = [
    _packed(f"{army}_{name}", 2 + 6 * place + at)
    for place, army in enumerate(ARMY_NAMES)
    for at, name in enumerate(
        (
            "line1",
            "line2",
            "line1_strength",
            "line2_strength",
            "commander_strength",
            "order_strength",
        )
    )
]
"""The units of both lines of an army, and the four parts that make up its strength [WAR-182]."""
_VICTOR: Final[EventPart] = EventPart("army", kinds.ARMY, FROM_CARD)
"""The army that wins a battle; nobody if it is a tie [WAR-185] [WAR-186]."""


def packed(values: list[int]) -> int:
    """Return the number that holds these values, the first one in its lowest place."""
    number = 0
    for value in reversed(values):
        number = number * BASE + value
    return number


def event(name: str, *shows: EventPart) -> EventKind:
    """Return a kind of event that belongs to a seat's turn."""
    return EventKind(name, SEAT_PART, *shows)


ARMIES: Final = event("armies", _WP, _ACZ)
FIRST_MARKER: Final = event("first-marker", _ARMY)
ORDERED: Final = event("ordered", _ORDER)
DRAWN: Final = event("drawn", _CARD)
RESHUFFLED: Final = event("reshuffled", _ARMY)
ROUND_BEGUN: Final = event("round-begun", _ROUND)
BONUS_PLACED: Final = event("bonus-placed", _FRONT)
BONUS_NONE: Final = event("bonus-none")
RESOURCE_WON: Final = event("resource-won", _WINNER, _RESOURCE)
RESOURCE_TIED: Final = event("resource-tied", _RESOURCE)
EDGE_TAKEN: Final = event("edge-taken", _WINNER, _RESOURCE_OF_EDGE, _EDGE)
PILES_CLEARED: Final = event("piles-cleared")
MARKER_PUT: Final = event("marker-put", _MARKER, _PLACE)
TURN: Final = event("turn")
PASSED: Final = event("passed")
DECLINED: Final = event("declined")
PLAYED: Final = event("played", _CARD, _FRONT)
REPLACED: Final = event("replaced", _CARD, _FRONT)
DISCARDED: Final = event("discarded", _CARD)
BID: Final = event("bid", _CARD, _RESOURCE)
EFFECT_USED: Final = event("effect-used", _CARD, _FRONT, NUMBER_PART)
NO_EFFECT: Final = event("no-effect", _CARD, _FRONT)
ADDED: Final = event("added", _ARMY_OF_LINE, _FRONT_OF_LINE, _LINE, NUMBER_PART)
MOVED: Final = event("moved", _ARMY_OF_LINE, _FROM, _TO)
REMOVED: Final = event("removed", _ARMY_OF_LINE, _FRONT_OF_LINE, _LINE, NUMBER_PART)
SURPLUS: Final = event("surplus", ARMY_OF_FRONT, FRONT_OF_ARMY, NUMBER_PART)
BATTLE: Final = event("battle", _FRONT, WP_STRENGTH, ACZ_STRENGTH, *_STRENGTH_OF, _VICTOR)
NO_BATTLE: Final = event("no-battle", _FRONT)
LOST: Final = event("lost", _FRONT)
POINTS: Final = event(
    "points", _ARMY, _packed("number", 0), _packed("battles", 1), _packed("bonus", 2)
)
COMMANDER_LEFT: Final = event("commander-left", _CARD, ARMY_OF_FRONT, FRONT_OF_ARMY)
GAME_OVER: Final = event("game-over")
EXTRA: Final = event("extra")
NOT_ADDED: Final = event("not-added", _ARMY_OF_LINE, _FRONT_OF_LINE, _LINE)
NOT_PUT: Final = event("not-put", _ARMY)
