"""The kinds of events of the Battle of Warsaw, and what each tells."""

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
    Part,
)
from sztab.games.warsaw import kinds
from sztab.games.warsaw.board import FRONTS, LINES

STRENGTH_BASE: Final = 1000
"""The number of a battle holds both strengths: `wp * STRENGTH_BASE + acz`."""

_CARD: Final[Part] = Part("card", CARD, FROM_CARD)
_ROUND: Final[Part] = Part("round", NUMBER, FROM_NUMBER)
_ORDER: Final[Part] = Part("order", kinds.ORDER, FROM_NUMBER)
_WP: Final[Part] = Part("wp", kinds.DIVISION, FROM_NUMBER)
_ACZ: Final[Part] = Part("acz", kinds.DIVISION, FROM_TARGET)
_ARMY: Final[Part] = Part("army", kinds.ARMY, FROM_TARGET)
_WINNER: Final[Part] = Part("army", kinds.ARMY, FROM_NUMBER)
_RESOURCE: Final[Part] = Part("resource", kinds.RESOURCE, FROM_TARGET)
_RESOURCE_OF_EDGE: Final[Part] = Part("resource", kinds.RESOURCE, FROM_TARGET, per=2)
_EDGE: Final[Part] = Part("edge", kinds.EDGE, FROM_TARGET, among=2)
_MARKER: Final[Part] = Part("marker", kinds.MARKER, FROM_NUMBER)
_PLACE: Final[Part] = Part("place", kinds.PLACE, FROM_TARGET)
_FRONT: Final[Part] = Part("front", kinds.FRONT, FROM_TARGET)
"""A card that names its fronts itself is played on none."""
ARMY_OF_FRONT: Final[Part] = Part("army", kinds.ARMY, FROM_TARGET, per=FRONTS)
FRONT_OF_ARMY: Final[Part] = Part("front", kinds.FRONT, FROM_TARGET, among=FRONTS)
_ARMY_OF_LINE: Final[Part] = Part("army", kinds.ARMY, FROM_TARGET, per=LINES)
_FRONT_OF_LINE: Final[Part] = Part("front", kinds.FRONT, FROM_TARGET, among=FRONTS)
_LINE: Final[Part] = Part("line", kinds.LINE, FROM_TARGET, per=FRONTS, among=2)
_FROM: Final[Part] = Part("from", kinds.LINE_OF_FRONT, FROM_NUMBER)
_TO: Final[Part] = Part("to", kinds.LINE_OF_FRONT, FROM_TARGET, among=LINES)
_WP_STRENGTH: Final[Part] = Part("wp_strength", NUMBER, FROM_NUMBER, per=STRENGTH_BASE)
_ACZ_STRENGTH: Final[Part] = Part("acz_strength", NUMBER, FROM_NUMBER, among=STRENGTH_BASE)
_VICTOR: Final[Part] = Part("army", kinds.ARMY, FROM_CARD)
"""The army that wins a battle; nobody after a tie [WAR-185] [WAR-186]."""

ARMIES: Final[EventKind] = EventKind("armies", SEAT_PART, _WP, _ACZ)
FIRST_MARKER: Final[EventKind] = EventKind("first-marker", SEAT_PART, _ARMY)
ORDERED: Final[EventKind] = EventKind("ordered", SEAT_PART, _ORDER)
DRAWN: Final[EventKind] = EventKind("drawn", SEAT_PART, _CARD)
RESHUFFLED: Final[EventKind] = EventKind("reshuffled", SEAT_PART, _ARMY)
ROUND_BEGUN: Final[EventKind] = EventKind("round-begun", SEAT_PART, _ROUND)
BONUS_PLACED: Final[EventKind] = EventKind("bonus-placed", SEAT_PART, _FRONT)
BONUS_NONE: Final[EventKind] = EventKind("bonus-none", SEAT_PART)
RESOURCE_WON: Final[EventKind] = EventKind("resource-won", SEAT_PART, _WINNER, _RESOURCE)
RESOURCE_TIED: Final[EventKind] = EventKind("resource-tied", SEAT_PART, _RESOURCE)
EDGE_TAKEN: Final[EventKind] = EventKind("edge-taken", SEAT_PART, _WINNER, _RESOURCE_OF_EDGE, _EDGE)
PILES_CLEARED: Final[EventKind] = EventKind("piles-cleared", SEAT_PART)
MARKER_PUT: Final[EventKind] = EventKind("marker-put", SEAT_PART, _MARKER, _PLACE)
TURN: Final[EventKind] = EventKind("turn", SEAT_PART)
PASSED: Final[EventKind] = EventKind("passed", SEAT_PART)
DECLINED: Final[EventKind] = EventKind("declined", SEAT_PART)
PLAYED: Final[EventKind] = EventKind("played", SEAT_PART, _CARD, _FRONT)
REPLACED: Final[EventKind] = EventKind("replaced", SEAT_PART, _CARD, _FRONT)
DISCARDED: Final[EventKind] = EventKind("discarded", SEAT_PART, _CARD)
BID: Final[EventKind] = EventKind("bid", SEAT_PART, _CARD, _RESOURCE)
EFFECT_USED: Final[EventKind] = EventKind("effect-used", SEAT_PART, _CARD, _FRONT, NUMBER_PART)
NO_EFFECT: Final[EventKind] = EventKind("no-effect", SEAT_PART, _CARD, _FRONT)
ADDED: Final[EventKind] = EventKind(
    "added", SEAT_PART, _ARMY_OF_LINE, _FRONT_OF_LINE, _LINE, NUMBER_PART
)
MOVED: Final[EventKind] = EventKind("moved", SEAT_PART, _ARMY_OF_LINE, _FROM, _TO)
REMOVED: Final[EventKind] = EventKind(
    "removed", SEAT_PART, _ARMY_OF_LINE, _FRONT_OF_LINE, _LINE, NUMBER_PART
)
SURPLUS: Final[EventKind] = EventKind(
    "surplus", SEAT_PART, ARMY_OF_FRONT, FRONT_OF_ARMY, NUMBER_PART
)
BATTLE: Final[EventKind] = EventKind(
    "battle", SEAT_PART, _FRONT, _WP_STRENGTH, _ACZ_STRENGTH, _VICTOR
)
NO_BATTLE: Final[EventKind] = EventKind("no-battle", SEAT_PART, _FRONT)
LOST: Final[EventKind] = EventKind("lost", SEAT_PART, _FRONT)
POINTS: Final[EventKind] = EventKind("points", SEAT_PART, _ARMY, NUMBER_PART)
COMMANDER_LEFT: Final[EventKind] = EventKind(
    "commander-left", SEAT_PART, _CARD, ARMY_OF_FRONT, FRONT_OF_ARMY
)
GAME_OVER: Final[EventKind] = EventKind("game-over", SEAT_PART)
EXTRA: Final[EventKind] = EventKind("extra", SEAT_PART)
NOT_ADDED: Final[EventKind] = EventKind(
    "not-added", SEAT_PART, _ARMY_OF_LINE, _FRONT_OF_LINE, _LINE
)
NOT_PUT: Final[EventKind] = EventKind("not-put", SEAT_PART, _ARMY)
