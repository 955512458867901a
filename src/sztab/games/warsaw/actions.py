"""The actions of the Battle of Warsaw: the only module that packs and unpacks them.

An action is `kind * 256 + argument`. Frames use the constructors and readers; everybody outside
uses the notation (`play wp-galica`, `shift n c`, `put wp acz.n.line1`).
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action, NotationError
from sztab.core.notation import Notation
from sztab.games.warsaw.board import (
    ARMY_NAMES,
    FRONT_NAMES,
    FRONTS,
    MARKER_NAMES,
    MARKERS,
    PLACE_NAMES,
    RESOURCE_NAMES,
)
from sztab.games.warsaw.rules import WarsawRules

PASS: Final = 0
PLAY: Final = 1
BLOCK: Final = 2
BID: Final = 3
ACTIVATE: Final = 4
DISCARD: Final = 5
FRONT: Final = 6
EFFECT: Final = 7
ADVANCE: Final = 8
SHIFT: Final = 9
RETREAT: Final = 10
ADD: Final = 11
STOP: Final = 12
REMOVE: Final = 13
ACCEPT: Final = 14
DECLINE: Final = 15
PUT: Final = 16
EDGE: Final = 17
FOUR: Final = 18
ORDER: Final = 19
ARMIES: Final = 20
FIRST: Final = 21
ROLL: Final = 22
DRAW: Final = 23

VERBS: Final = (
    "pass", "play", "block", "bid", "activate", "discard", "front", "effect", "advance", "shift",
    "retreat", "add", "stop", "remove", "accept", "decline", "put", "edge", "four", "order", "wp",
    "first", "roll", "draw",
)  # fmt: skip

PARTS: Final[list[tuple[str, ...]]] = [
    (), ("card",), (), ("resource",), ("front",), ("card",), ("front",), ("number",), ("front",),
    ("from", "to"), ("front",), ("front",), (), ("line",), (), (), ("marker", "place"), ("edge",),
    ("seat",), ("order",), ("seats",), ("army",), ("number",), ("card",),
]  # fmt: skip
"""What the words after each verb name."""

LONE_VERBS: Final = (PASS, BLOCK, STOP, ACCEPT, DECLINE)
CARD_VERBS: Final = (PLAY, DISCARD, DRAW)
FRONT_VERBS: Final = (ACTIVATE, FRONT, ADVANCE, RETREAT, ADD)
PAIR_VERBS: Final = (SHIFT, PUT)
"""Verbs that take two words."""
EDGES: Final = ("a", "b")
LINES: Final = ("line1", "line2")
MOST_EFFECTS: Final = 2
DIE: Final = 6
"""An ordinary die has so many faces [WAR-005]."""

SPACE: Final = 24 * 256
"""How many codes there are: the size of a policy vector for learners."""


def make(kind: int, argument: int = 0) -> Action:
    """Pack an action."""
    return kind << 8 | argument


def kind_of(action: Action) -> int:
    """Return which of the kinds above the action is."""
    return action >> 8


def argument_of(action: Action) -> int:
    """Return the card, front, place or number of the action."""
    return action & 255


def make_shift(origin: int, target: int) -> Action:
    """Pack a step between the second lines of two fronts."""
    return make(SHIFT, origin << 2 | target)


def shift_from(action: Action) -> int:
    """Return the front that the unit leaves."""
    return argument_of(action) >> 2


def shift_to(action: Action) -> int:
    """Return the front that the unit goes to."""
    return argument_of(action) & 3


def make_put(marker: int, place: int) -> Action:
    """Pack the placement of a Blockade marker."""
    return make(PUT, marker << 5 | place)


def put_marker(action: Action) -> int:
    """Return which marker is placed."""
    return argument_of(action) >> 5


def put_place(action: Action) -> int:
    """Return where the marker is placed."""
    return argument_of(action) & 31


def is_action(number: int, rules: WarsawRules) -> bool:
    """Return whether the number is the code of an action that can be written."""
    if not 0 <= number < SPACE:
        return False
    kind, argument = kind_of(number), argument_of(number)
    if kind == SHIFT:
        origin, target = shift_from(number), shift_to(number)
        return origin < FRONTS and target < FRONTS and origin != target
    if kind == PUT:
        return put_marker(number) < MARKERS and put_place(number) < len(PLACE_NAMES)
    if kind == ARMIES:
        return argument in rules.divisions
    return argument < _number_of(kind, rules)


def _number_of(kind: int, rules: WarsawRules) -> int:
    """Return how many arguments the verb has, counted from 0."""
    if kind in LONE_VERBS:
        return 1
    if kind in CARD_VERBS:
        return len(rules.cards.names)
    if kind in FRONT_VERBS or kind == BID:
        return FRONTS
    if kind == FOUR:
        return rules.players
    if kind == ORDER:
        return len(rules.orders)
    return DIE if kind == ROLL else MOST_EFFECTS


class WarsawNotation(Notation):
    """Names for the actions under one set of rules."""

    def __init__(self, rules: WarsawRules) -> None:
        self._rules = rules
        self._seats = [f"P{seat + 1}" for seat in range(rules.players)]
        self._orders = [",".join([self._seats[n] for n in one]) for one in rules.orders]
        self._divisions = {mask: self._members(mask) for mask in rules.divisions}

    def _members(self, mask: int) -> str:
        return "+".join([name for n, name in enumerate(self._seats) if mask >> n & 1])

    def format(self, action: Action) -> str:
        """Return the action in notation."""
        kind, argument = kind_of(action), argument_of(action)
        verb = VERBS[kind]
        if kind in LONE_VERBS:
            return verb
        if kind == SHIFT:
            return f"{verb} {FRONT_NAMES[shift_from(action)]} {FRONT_NAMES[shift_to(action)]}"
        if kind == PUT:
            return f"{verb} {MARKER_NAMES[put_marker(action)]} {PLACE_NAMES[put_place(action)]}"
        if kind == ARMIES:
            return f"{verb} {self._divisions[argument]}"
        return f"{verb} {self._words(kind)[argument]}"

    def fields(self, action: Action) -> dict[str, str]:
        """Return the verb and what it concerns, each word under its name."""
        words = self.format(action).split()
        parts = {"verb": words[0]}
        names = PARTS[kind_of(action)]
        for at in range(len(names)):
            parts[names[at]] = words[at + 1]
        return parts

    def parse(self, text: str) -> Action:
        """Return the action that the text names."""
        words = text.split()
        if not words or words[0].lower() not in VERBS:
            start = f"Unknown verb {words[0]!r}" if words else "An action begins with a verb"
            raise NotationError(f"{start}; verbs: {', '.join(VERBS)}.")
        kind = VERBS.index(words[0].lower())
        wanted = 2 if kind in PAIR_VERBS else 0 if kind in LONE_VERBS else 1
        if len(words) != wanted + 1:
            amount = ("nothing", "one name", "two names")[wanted]
            raise NotationError(f"{words[0]!r} takes {amount}: {text!r}.")
        if kind in LONE_VERBS:
            return make(kind)
        if kind == SHIFT:
            return self._parse_shift(words[1], words[2])
        if kind == PUT:
            marker = _position(MARKER_NAMES, words[1], "marker")
            return make_put(marker, _position(PLACE_NAMES, words[2], "place"))
        if kind == ARMIES:
            return make(kind, self._parse_division(words[1]))
        if kind in CARD_VERBS:
            return make(kind, self._rules.cards.find(words[1]))
        return make(kind, _position(self._words(kind), words[1], VERBS[kind]))

    def _parse_shift(self, origin: str, target: str) -> Action:
        if origin == target:
            raise NotationError(f"A unit shifts to another front, not from {origin!r} to itself.")
        one = _position(FRONT_NAMES, origin, "front")
        return make_shift(one, _position(FRONT_NAMES, target, "front"))

    def _parse_division(self, name: str) -> int:
        for mask, members in self._divisions.items():
            if members == name:
                return mask
        known = ", ".join(self._divisions.values())
        raise NotationError(f"The Polish Army cannot be {name!r}; it can be: {known}.")

    def _words(self, kind: int) -> list[str]:
        """List the words for the arguments 0, 1, 2 … of a verb."""
        if kind in CARD_VERBS:
            return self._rules.cards.names
        if kind in FRONT_VERBS:
            return list(FRONT_NAMES)
        if kind == BID:
            return list(RESOURCE_NAMES)
        if kind == EDGE:
            return list(EDGES)
        if kind == FIRST:
            return list(ARMY_NAMES)
        if kind == REMOVE:
            return list(LINES)
        if kind == FOUR:
            return self._seats
        if kind == ORDER:
            return self._orders
        return [str(number + 1) for number in range(DIE if kind == ROLL else MOST_EFFECTS)]


def _position(names: tuple[str, ...] | list[str], name: str, what: str) -> int:
    for number, known in enumerate(names):
        if known.lower() == name.lower():
            return number
    raise NotationError(f"There is no {what} {name!r}; known: {', '.join(names)}.")
