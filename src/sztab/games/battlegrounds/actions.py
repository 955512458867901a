"""The actions of Battlegrounds: the only module that packs and unpacks them.

An action is `kind * 16384 + argument`. Frames use the constructors and readers; everybody outside
uses the notation (`move A2-B2-C2`, `shoot D5 token`, `enter green kv-1 A1`).
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action, NotationError
from sztab.core.native import i64
from sztab.core.notation import Notation
from sztab.games.battlegrounds import paths
from sztab.games.battlegrounds.board import (
    COLOUR_NAMES,
    COLOURS,
    NONE,
    SQUARE_NAMES,
    SQUARES,
)
from sztab.games.battlegrounds.cards import ICON_NAMES, KINDS, SPECIAL, UPGRADES
from sztab.games.battlegrounds.rules import BattlegroundsRules

FIRST: Final = 0
TOKEN: Final = 1
SWAP: Final = 2
DEAL: Final = 3
DRAW: Final = 4
TURN: Final = 5
STRIKE: Final = 6
TAKE: Final = 7
ACTIVATE: Final = 8
PLACE: Final = 9
ENTER: Final = 10
WAIT: Final = 11
EXTRA_TANK: Final = 12
KEEP: Final = 13
MOVE: Final = 14
STAY: Final = 15
FIRE: Final = 16
CHANGE: Final = 17
SHOOT: Final = 18
HOLD: Final = 19
FIT: Final = 20
PAIR: Final = 21
EXTRA_TURN: Final = 22
END: Final = 23
DECLINE: Final = 24
GO: Final = 25
REVEAL: Final = 26
COLLECT: Final = 27

VERBS: Final = (
    "first", "token", "swap", "deal", "draw", "turn", "strike", "take", "activate", "place",
    "enter", "wait", "extra-tank", "keep", "move", "stay", "fire", "change", "shoot", "hold",
    "fit", "pair", "extra-turn", "end", "decline", "go", "reveal", "collect",
)  # fmt: skip

LONE_VERBS: Final = (WAIT, EXTRA_TANK, HOLD, EXTRA_TURN, END, DECLINE)
SQUARE_VERBS: Final = (SWAP, STRIKE, GO, REVEAL)
CARD_VERBS: Final = (DEAL, DRAW, TAKE, KEEP)
KIND_VERBS: Final = (TOKEN, TURN)
COLOUR_VERBS: Final = (STAY, FIRE)
COLOUR_CARD_VERBS: Final = (ACTIVATE, CHANGE)
PARTS: Final[list[list[str]]] = [
    ["seat"], ["token"], ["square"], ["card"], ["card"], ["token"], ["square"], ["card"],
    ["colour", "card"], ["colour", "square"], ["colour", "card", "square"], [], [], ["card"],
    ["path"], ["colour"], ["colour"], ["colour", "card"], ["square", "object"], [],
    ["upgrade", "card"], ["pair"], [], [], [], ["square"], ["square"], ["square", "other"],
]  # fmt: skip
"""What the words after each verb are."""
AMOUNTS: Final = ("nothing", "one name", "two names", "three names")

AT_TOKEN: Final = 0
AT_TANK: Final = 1
LAY_DUD: Final = 2
CLEAR_DUD: Final = 3
AT_ARTILLERY: Final = 4
OBJECTS: Final = ("token", "tank", "dud", "clear", "artillery")
"""What a shot is meant for [BG-081] [BG-083] [BG-086] [BG-087]."""

SPACE: Final = 28 << 14
"""How many codes there are."""


def make(kind: i64, argument: i64 = 0) -> Action:
    """Pack an action."""
    return kind << 14 | argument


def kind_of(action: Action) -> int:
    """Return which of the kinds above the action is."""
    return action >> 14


def argument_of(action: Action) -> int:
    """Return the square, card, way or number of the action."""
    return action & 16383


def make_place(colour: i64, square: i64) -> Action:
    """Pack the placing of a pawn."""
    return make(PLACE, colour << 6 | square)


def make_card(kind: i64, colour: i64, card: i64) -> Action:
    """Pack a card for a pawn (`activate`, `change`)."""
    return make(kind, colour << 4 | card)


def make_enter(colour: i64, card: i64, square: i64) -> Action:
    """Pack the return of a pawn."""
    return make(ENTER, (colour << 4 | card) << 6 | square)


def make_shot(square: i64, target: i64) -> Action:
    """Pack a shot."""
    return make(SHOOT, square << 3 | target)


def make_fit(icon: i64, card: i64) -> Action:
    """Pack the laying of an upgrade."""
    return make(FIT, icon << 4 | card)


def make_collect(one: i64, other: i64) -> Action:
    """Pack the choice of two squares."""
    return make(COLLECT, one << 6 | other)


def colour_of(action: Action) -> int:
    """Return the pawn of an action that names one."""
    kind, argument = kind_of(action), argument_of(action)
    if kind == ENTER:
        return argument >> 10
    if kind == PLACE:
        return argument >> 6
    return argument >> 4 if kind in COLOUR_CARD_VERBS else argument


def card_of(action: Action) -> int:
    """Return the card of an action that names one."""
    kind, argument = kind_of(action), argument_of(action)
    if kind == ENTER:
        return argument >> 6 & 15
    return argument if kind in CARD_VERBS else argument & 15


def square_of(action: Action) -> int:
    """Return the square of an action that names one; of a shot its target."""
    kind, argument = kind_of(action), argument_of(action)
    if kind == SHOOT:
        return argument >> 3
    return argument & 63


def object_of(action: Action) -> int:
    """Return what a shot is meant for."""
    return argument_of(action) & 7


def icon_of(action: Action) -> int:
    """Return the upgrade that is laid."""
    return argument_of(action) >> 4


def other_square(action: Action) -> int:
    """Return the first of the two squares of `collect`; `square_of` is the second."""
    return argument_of(action) >> 6


def is_action(number: int, rules: BattlegroundsRules) -> bool:
    """Return whether the number is the code of an action that can be written."""
    if not 0 <= number < SPACE:
        return False
    kind, argument = kind_of(number), argument_of(number)
    cards = len(rules.tanks.names)
    if kind == MOVE:
        return paths.is_path(argument)
    if kind in LONE_VERBS:
        return argument == 0
    if kind == ENTER:
        return argument >> 10 < COLOURS and card_of(number) < cards
    if kind == PLACE:
        return argument >> 6 < COLOURS
    if kind in COLOUR_CARD_VERBS:
        return argument >> 4 < COLOURS and argument & 15 < cards
    if kind == SHOOT:
        return argument >> 3 < SQUARES and argument & 7 < len(OBJECTS)
    if kind == FIT:
        return UPGRADES <= argument >> 4 < len(ICON_NAMES) and argument & 15 < cards
    if kind == COLLECT:
        return argument >> 6 < argument & 63
    return argument < _number_of(kind, rules) and _is_known(kind, argument, rules)


def _number_of(kind: int, rules: BattlegroundsRules) -> int:
    """Return how many arguments the verb has, counted from 0."""
    if kind in CARD_VERBS:
        return len(rules.tanks.names)
    if kind in SQUARE_VERBS:
        return SQUARES
    if kind in COLOUR_VERBS:
        return COLOURS
    if kind == FIRST:
        return rules.players
    return KINDS if kind in KIND_VERBS else KINDS + SPECIAL


def _is_known(kind: int, argument: int, rules: BattlegroundsRules) -> bool:
    """Return whether tokens or a pair of this kind exist."""
    if kind not in KIND_VERBS and kind != PAIR:
        return True
    if argument & 15 >= len(rules.pictures.names):
        return False
    return argument < KINDS or rules.pictures.special > 1


class BattlegroundsNotation(Notation):
    """Names for the actions under one set of rules."""

    def __init__(self, rules: BattlegroundsRules) -> None:
        self._rules = rules
        self._cards = rules.tanks.names
        self._seats = [f"P{seat + 1}" for seat in range(rules.players)]

    def format(self, action: Action) -> str:
        """Return the action in notation."""
        return " ".join([VERBS[kind_of(action)], *self._words(action)])

    def fields(self, action: Action) -> dict[str, str]:
        """Return the verb and the words after it, each with its name."""
        kind = kind_of(action)
        words = self._words(action)
        parts = {"verb": VERBS[kind]}
        for at, name in enumerate(PARTS[kind]):
            parts[name] = words[at]
        return parts

    def _words(self, action: Action) -> list[str]:
        kind, argument = kind_of(action), argument_of(action)
        if kind in LONE_VERBS:
            return []
        if kind == MOVE:
            return [paths.path_name(argument)]
        if kind == SHOOT:
            return [SQUARE_NAMES[square_of(action)], OBJECTS[object_of(action)]]
        if kind == FIT:
            return [ICON_NAMES[icon_of(action)], self._cards[card_of(action)]]
        if kind == COLLECT:
            return [SQUARE_NAMES[other_square(action)], SQUARE_NAMES[square_of(action)]]
        if kind in SQUARE_VERBS:
            return [SQUARE_NAMES[argument]]
        if kind in CARD_VERBS:
            return [self._cards[argument]]
        if kind in KIND_VERBS or kind == PAIR:
            return [self._rules.pictures.token_name(argument)]
        if kind == FIRST:
            return [self._seats[argument]]
        return self._colour_words(action)

    def _colour_words(self, action: Action) -> list[str]:
        kind = kind_of(action)
        words = [COLOUR_NAMES[colour_of(action)]]
        if kind == ENTER or kind in COLOUR_CARD_VERBS:
            words.append(self._cards[card_of(action)])
        if kind in (ENTER, PLACE):
            words.append(SQUARE_NAMES[square_of(action)])
        return words

    def parse(self, text: str) -> Action:
        """Return the action that the text names."""
        words = text.split()
        if not words or words[0].lower() not in VERBS:
            start = f"Unknown verb {words[0]!r}" if words else "An action begins with a verb"
            raise NotationError(f"{start}; verbs: {', '.join(VERBS)}.")
        kind = VERBS.index(words[0].lower())
        wanted = len(PARTS[kind])
        if len(words) != wanted + 1:
            raise NotationError(f"{words[0]!r} takes {AMOUNTS[wanted]}: {text!r}.")
        if kind in LONE_VERBS:
            return make(kind)
        if kind == MOVE:
            return make(MOVE, _path(words[1]))
        return self._parse_names(kind, words[1:])

    def _parse_names(self, kind: int, words: list[str]) -> Action:
        if kind == SHOOT:
            return make_shot(_square(words[0]), _position(OBJECTS, words[1], "target"))
        if kind == FIT:
            icon = _position(ICON_NAMES[UPGRADES:], words[0], "upgrade") + UPGRADES
            return make_fit(icon, self._rules.tanks.find(words[1]))
        if kind == COLLECT:
            return _collect(_square(words[0]), _square(words[1]))
        if kind in SQUARE_VERBS:
            return make(kind, _square(words[0]))
        if kind in CARD_VERBS:
            return make(kind, self._rules.tanks.find(words[0]))
        if kind in KIND_VERBS or kind == PAIR:
            return make(kind, self._kind(words[0], pair=kind == PAIR))
        if kind == FIRST:
            return make(kind, _position(self._seats, words[0], "seat"))
        return self._parse_colour(kind, words)

    def _parse_colour(self, kind: int, words: list[str]) -> Action:
        colour = _position(COLOUR_NAMES, words[0], "colour")
        if kind == ENTER:
            return make_enter(colour, self._rules.tanks.find(words[1]), _square(words[2]))
        if kind == PLACE:
            return make_place(colour, _square(words[1]))
        if kind in COLOUR_CARD_VERBS:
            return make_card(kind, colour, self._rules.tanks.find(words[1]))
        return make(kind, colour)

    def _kind(self, name: str, *, pair: bool) -> int:
        """Return the token or the pair of this name."""
        stars = len(name) - len(name.rstrip("*"))
        most = min(self._rules.pictures.special, 2) if pair else 1
        picture = _position(self._rules.pictures.names, name[: len(name) - stars], "picture")
        if stars > most:
            raise NotationError(f"There is no such token as {name!r}.")
        return picture + SPECIAL * stars


def _collect(one: int, other: int) -> Action:
    if one == other:
        raise NotationError("Two different squares are collected.")
    return make_collect(min(one, other), max(one, other))


def _path(text: str) -> int:
    squares = [_square(name) for name in text.split("-")]
    path = paths.path_through(squares) if len(squares) > 1 else NONE
    if path == NONE:
        raise NotationError(
            f"{text!r} is no way of a tank: name its squares from the start on, such as A2-B2-C2."
        )
    return path


def _square(name: str) -> int:
    """[BG-056] [BG-079] Return the square of this name; beyond the edge there is none."""
    if name.upper() in SQUARE_NAMES:
        return SQUARE_NAMES.index(name.upper())
    raise NotationError(f"There is no square {name!r}: the board goes from A1 to H8 [BG-056].")


def _position(names: tuple[str, ...] | list[str], name: str, what: str) -> int:
    for number, known in enumerate(names):
        if known.lower() == name.lower():
            return number
    raise NotationError(f"There is no {what} {name!r}; known: {', '.join(names)}.")
