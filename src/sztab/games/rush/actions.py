"""The actions of Rush: the only module that packs and unpacks them.

An action is `kind * 256 + argument`; the argument is a card, a target, a Base or a number. Frames
use the constructors and readers; everybody outside uses the notation (`buy ussr-t-34`).
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action, NotationError
from sztab.core.notation import Notation
from sztab.games.rush.cards import REAR
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
PASS: Final = 22
REFILL: Final = 23
SUPPORT: Final = 24
SEND: Final = 25
AID: Final = 26
DISPATCH: Final = 27
PLAN: Final = 28
MEDAL: Final = 29
RECRUIT: Final = 30
RETAIN: Final = 31
KEEP: Final = 32
SCRAP: Final = 33
STATION: Final = 34
TOP: Final = 35

VERBS: Final = (
    "end", "buy", "pay", "take", "activate", "defend", "place", "attack", "join", "charge",
    "strike", "hit", "siege", "discard", "research", "dismantle", "stop", "doubles",
    "first", "draw", "deal", "reveal", "pass", "refill", "support", "send", "aid", "dispatch",
    "plan", "medal", "recruit", "retain", "keep", "scrap", "station", "top",
)  # fmt: skip

CARD_VERBS: Final = (
    BUY, PAY, ACTIVATE, DEFEND, ATTACK, JOIN, STRIKE, DISCARD, RESEARCH, DISMANTLE, DRAW, DEAL,
    SUPPORT, SEND, DISPATCH, KEEP, SCRAP, STATION, TOP,
)  # fmt: skip
REAR_VERBS: Final = (PAY, ACTIVATE, DEFEND, ATTACK, JOIN, SUPPORT)
"""Where `rear`, the card in the own Rear Guard, may stand for a card of the hand [FRONT-050]."""
LONE_VERBS: Final = (END, TAKE, CHARGE, STOP, PASS, REFILL, RECRUIT, RETAIN)
TARGET_VERBS: Final = (HIT, SIEGE, AID)
PLAYS: Final = (BUY, ACTIVATE, DEFEND, ATTACK)
"""What begins to play a card [RUSH-051]."""

SPACE: Final = 36 * 256
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
    if argument_of(number) == REAR and kind in REAR_VERBS:
        return True
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
        self._places = place_names(rules)

    def format(self, action: Action) -> str:
        """Return the action in notation."""
        kind = kind_of(action)
        if kind in LONE_VERBS:
            return VERBS[kind]
        return f"{VERBS[kind]} {self._argument(kind, argument_of(action))}"

    def _argument(self, kind: int, argument: int) -> str:
        if kind in REAR_VERBS and argument == REAR:
            return REAR_NAME
        if kind in CARD_VERBS:
            return self._cards.names[argument]
        if kind in TARGET_VERBS:
            return target_name(argument)
        if kind == PLACE:
            return base_name(argument)
        if kind == FIRST:
            return f"P{argument + 1}"
        if kind in (REVEAL, PLAN):
            return self._achievements[argument]
        if kind == MEDAL:
            return self._cards.nations[argument]
        return str(argument)

    def fields(self, action: Action) -> dict[str, str]:
        """Return the verb and what it is about, by name; `rear` stands for a card."""
        kind = kind_of(action)
        parts = {"verb": VERBS[kind]}
        if kind not in LONE_VERBS:
            parts[part_name(kind)] = self._argument(kind, argument_of(action))
        return parts

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
        if kind in REAR_VERBS and name == REAR_NAME:
            return REAR
        if kind in CARD_VERBS:
            return self._cards.find(name)
        if kind in TARGET_VERBS:
            return self._parse_target(name)
        if kind == PLACE:
            return _position(self._places, name, "Base")
        if kind == FIRST:
            return self._parse_seat(name)
        if kind in (REVEAL, PLAN):
            return _position(self._achievements, name, "Achievement")
        if kind == MEDAL:
            return _position(self._cards.nations, name, "nation")
        return _number(name, 0, 255, name)

    def _parse_seat(self, name: str) -> int:
        if not name.upper().startswith("P"):
            message = f"A seat is written P1 to P{self._players}: {name!r}."
            raise NotationError(message)
        return _number(name[1:], 1, self._players, name) - 1

    def _parse_target(self, name: str) -> int:
        seat, dot, place = name.partition(".")
        guards = [guard_name(slot) for slot in range(len(self._places))]
        if not dot or place not in self._places + guards:
            example = " or ".join([f"P2.{self._places[-1]}", f"P2.{guards[-1]}"])
            message = f"A target is written like {example}: {name!r}."
            raise NotationError(message)
        base = place in self._places
        slot = self._places.index(place) if base else guards.index(place)
        return make_target(self._parse_seat(seat), slot, base=base)


REAR_NAME: Final = "rear"


def part_name(kind: int) -> str:
    """Return what the argument of an action of the kind is."""
    if kind in CARD_VERBS:
        return "card"
    return "target" if kind in TARGET_VERBS else OTHER_PARTS[kind]


OTHER_PARTS: Final = {
    PLACE: "base",
    FIRST: "seat",
    REVEAL: "achievement",
    PLAN: "achievement",
    MEDAL: "nation",
    DOUBLES: "number",
}

HQ_SLOT: Final = BASES_PER_SEAT - 1
"""The Headquarters is the fourth Base of a player [FRONT-017]."""


def place_names(rules: RushRules) -> list[str]:
    """List the names of a player's Bases."""
    return [base_name(slot) for slot in range(rules.bases)]


def base_name(slot: int) -> str:
    """Return how a Base is written."""
    return "hq" if slot == HQ_SLOT else f"base{slot + 1}"


def guard_name(slot: int) -> str:
    """Return how the defender of a Base is written."""
    return "hq-guard" if slot == HQ_SLOT else f"guard{slot + 1}"


def target_name(target: int) -> str:
    """Return the target in notation: a Base or the guard (defender) on it."""
    slot = target_slot(target)
    part = base_name(slot) if target_is_base(target) else guard_name(slot)
    return f"P{target_seat(target) + 1}.{part}"


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
