"""The actions of Rush: the only module that packs and unpacks them.

An action is `kind * 256 + argument`; the argument is a card, a target, a Base or a number. Frames
use the constructors and readers; everybody outside uses the notation (`buy ussr-t-34`).
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action, NotationError
from sztab.core.notation import Notation
from sztab.games.rush.rules import RushRules

END: Final = 0
BUY: Final = 1
PAY: Final = 2
TAKE: Final = 3
ACTIVATE: Final = 4
DEFEND: Final = 5
PLACE: Final = 6
ATTACK: Final = 7
JOIN: Final = 8
CHARGE: Final = 9
STRIKE: Final = 10
HIT: Final = 11
SIEGE: Final = 12
DISCARD: Final = 13
RESEARCH: Final = 14
DISMANTLE: Final = 15
STOP: Final = 16
DOUBLES: Final = 17
FIRST: Final = 18
DRAW: Final = 19
DEAL: Final = 20
REVEAL: Final = 21

VERBS: Final = (
    "end", "buy", "pay", "take", "activate", "defend", "place", "attack", "join", "charge",
    "strike", "hit", "siege", "discard", "research", "dismantle", "stop", "doubles",
    "first", "draw", "deal", "reveal",
)  # fmt: skip

CARD_VERBS: Final = (
    BUY, PAY, ACTIVATE, DEFEND, ATTACK, JOIN, STRIKE, DISCARD, RESEARCH, DISMANTLE, DRAW, DEAL,
)  # fmt: skip
LONE_VERBS: Final = (END, TAKE, CHARGE, STOP)
PLAYS: Final = (BUY, ACTIVATE, DEFEND, ATTACK)
"""What begins to play a card [RUSH-051]."""

SPACE: Final = 22 * 256
"""How many codes there are: the size of a policy vector for learners."""

BASES_PER_SEAT: Final = 4
"""Slots reserved for the Bases of one seat in a target (three Bases and the Headquarters)."""


def make(kind: int, argument: int = 0) -> Action:
    """Pack an action."""
    return kind << 8 | argument


def kind_of(action: Action) -> int:
    """Return which of the kinds above the action is."""
    return action >> 8


def argument_of(action: Action) -> int:
    """Return the card, target, Base or number of the action."""
    return action & 255


def is_action(number: int, cards: int) -> bool:
    """Return whether the number is the code of an action, in a game with so many cards."""
    if not 0 <= number < SPACE:
        return False
    kind = kind_of(number)
    if kind in LONE_VERBS:
        return argument_of(number) == 0
    return kind not in CARD_VERBS or argument_of(number) < cards


def make_target(seat: int, slot: int, *, base: bool) -> int:
    """Pack a target: a Base, or the vehicle that defends it."""
    return (seat * BASES_PER_SEAT + slot) << 1 | (1 if base else 0)


def target_seat(target: int) -> int:
    """Return whose card the target is."""
    return target >> 3


def target_slot(target: int) -> int:
    """Return on which Base the target is."""
    return (target >> 1) & 3


def target_is_base(target: int) -> bool:
    """Return whether the Base itself is meant, not its defender."""
    return target & 1 == 1


class RushNotation(Notation):
    """Names for the actions under one card set, such as `hit P2.base1` or `doubles 1`."""

    def __init__(self, rules: RushRules) -> None:
        self._cards = rules.cards
        self._achievements = rules.achievement_names
        self._players = rules.players
        self._bases = rules.bases

    def format(self, action: Action) -> str:
        """Return the action in notation."""
        kind = kind_of(action)
        if kind in LONE_VERBS:
            return VERBS[kind]
        return f"{VERBS[kind]} {self._argument(kind, argument_of(action))}"

    def _argument(self, kind: int, argument: int) -> str:
        if kind in CARD_VERBS:
            return self._cards.names[argument]
        if kind in (HIT, SIEGE):
            return target_name(argument)
        if kind == PLACE:
            return f"base{argument + 1}"
        if kind == FIRST:
            return f"P{argument + 1}"
        if kind == REVEAL:
            return self._achievements[argument]
        return str(argument)

    def parse(self, text: str) -> Action:
        """Return the action that the text names."""
        words = text.split()
        if not words:
            message = "An action is a verb and mostly a name, such as 'buy ussr-t-34'."
            raise NotationError(message)
        verb = words[0].lower()
        if verb not in VERBS:
            message = f"Unknown verb {verb!r}; verbs: {', '.join(VERBS)}."
            raise NotationError(message)
        kind = VERBS.index(verb)
        wanted = 0 if kind in LONE_VERBS else 1
        if len(words) != wanted + 1:
            message = f"{verb!r} takes {'one name' if wanted else 'nothing'}: {text!r}."
            raise NotationError(message)
        return make(kind, self._parse_argument(kind, words[1]) if wanted else 0)

    def _parse_argument(self, kind: int, name: str) -> int:
        if kind in CARD_VERBS:
            return self._cards.find(name)
        if kind in (HIT, SIEGE):
            return self._parse_target(name)
        if kind == PLACE:
            return _number(name.removeprefix("base"), 1, self._bases, name) - 1
        if kind == FIRST:
            return self._parse_seat(name)
        if kind == REVEAL:
            return _position(self._achievements, name, "Achievement")
        return _number(name, 0, 255, name)

    def _parse_seat(self, name: str) -> int:
        if not name.upper().startswith("P"):
            message = f"A seat is written P1 to P{self._players}: {name!r}."
            raise NotationError(message)
        return _number(name[1:], 1, self._players, name) - 1

    def _parse_target(self, name: str) -> int:
        seat, dot, place = name.partition(".")
        part = "base" if place.startswith("base") else "guard"
        if not dot or not place.startswith(part):
            message = f"A target is written P2.base1 or P2.guard1: {name!r}."
            raise NotationError(message)
        slot = _number(place.removeprefix(part), 1, self._bases, name) - 1
        return make_target(self._parse_seat(seat), slot, base=part == "base")


def target_name(target: int) -> str:
    """Return the target in notation: a Base or the guard (defender) on it."""
    part = "base" if target_is_base(target) else "guard"
    return f"P{target_seat(target) + 1}.{part}{target_slot(target) + 1}"


def _number(text: str, least: int, most: int, name: str) -> int:
    if not text.isdecimal() or not least <= int(text) <= most:
        message = f"Expected a number from {least} to {most} in {name!r}."
        raise NotationError(message)
    return int(text)


def _position(names: list[str], name: str, what: str) -> int:
    if name not in names:
        message = f"There is no {what} {name!r}; known: {', '.join(names)}."
        raise NotationError(message)
    return names.index(name)
