"""The names of squares, pawns, cards and tokens in Battlegrounds, and its notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sztab.core.action import Message, NotationError
from sztab.core.declare import CARD, SEAT, Kind, Verb
from sztab.core.names import Names
from sztab.core.notation import Notation
from sztab.games.battlegrounds import board, kinds, paths
from sztab.games.battlegrounds.actions import COLLECT, OBJECTS
from sztab.games.battlegrounds.cards import KINDS, SPECIAL
from sztab.games.battlegrounds.rules import BattlegroundsRules

NO_SEAT: Final = "-"
ALWAYS: Final[dict[Kind, Sequence[str]]] = {
    kinds.BASE: board.BASE_NAMES,
    kinds.COLOUR: board.COLOUR_NAMES,
    kinds.DIGIT: list(board.DIGITS),
    kinds.LETTER: list(board.LETTERS),
    kinds.OBJECT: OBJECTS,
    kinds.SQUARE: board.SQUARE_NAMES,
}
"""Kinds whose names are the same under all rules."""


class BattlegroundsNames(Names):
    """Names such as `A4`, `green`, `kv-1` and `tank*`."""

    def __init__(self, rules: BattlegroundsRules) -> None:
        self._rules = rules
        self._seats = [f"P{seat + 1}" for seat in range(rules.players)]

    def known(self, kind: Kind) -> Sequence[str]:
        always = ALWAYS.get(kind)
        if always is not None:
            return always
        if kind is SEAT or kind is kinds.SEAT_OR_NONE:
            return self._seats
        if kind is kinds.TANK or kind is CARD:
            return self._rules.tanks.names
        if kind is kinds.ICON:
            return self._rules.upgrades
        if kind is kinds.SIDE:
            return self._rules.side_names
        return self._rules.pictures.names

    def special(self, kind: Kind) -> tuple[str, int] | None:
        """Cards laid out for the draft are dealt to nobody."""
        return (NO_SEAT, board.NONE) if kind is kinds.SEAT_OR_NONE else None

    def name(self, kind: Kind, value: int) -> str:
        if kind is kinds.PATH:
            return paths.path_name(value)
        if kind is kinds.TOKEN or kind is kinds.PAIR:
            return self._rules.pictures.token_name(value)
        return super().name(kind, value)

    def value(self, kind: Kind, name: str) -> int:
        if kind is kinds.PATH:
            return self._path(name)
        if kind is kinds.TANK or kind is CARD:
            return self._rules.tanks.find(name)
        if kind is not kinds.TOKEN and kind is not kinds.PAIR:
            return super().value(kind, name)
        stars = len(name) - len(name.rstrip("*"))
        most = min(self._rules.pictures.special, 2) if kind is kinds.PAIR else 1
        picture = super().value(kinds.TOKEN, name[: len(name) - stars])
        if stars > most:
            raise NotationError(Message("token-unknown", {"name": repr(name)}))
        return picture + SPECIAL * stars

    def _path(self, text: str) -> int:
        squares = [self.value(kinds.SQUARE, name) for name in text.split("-")]
        path = paths.path_through(squares) if len(squares) > 1 else board.NONE
        if path == board.NONE:
            raise NotationError(Message("path-unknown", {"text": repr(text)}))
        return path

    def unknown(self, kind: Kind, name: str) -> Message:
        """[BG-056] [BG-079] Return the error for an unknown name."""
        if kind is not kinds.SQUARE:
            return super().unknown(kind, name)
        return Message("square-unknown", {"name": repr(name)})

    def has(self, kind: Kind, value: int) -> bool:
        if kind is kinds.PATH:
            return paths.is_path(value)
        if kind is not kinds.TOKEN and kind is not kinds.PAIR:
            return super().has(kind, value)
        most = KINDS if kind is kinds.TOKEN else KINDS + SPECIAL
        if value >= most or value & 15 >= len(self._rules.pictures.names):
            return False
        return value < KINDS or self._rules.pictures.special > 1


class BattlegroundsNotation(Notation):
    """The notation under one set of rules."""

    def __init__(self, rules: BattlegroundsRules) -> None:
        super().__init__(rules.declared, BattlegroundsNames(rules))

    def in_written_order(self, verb: Verb, values: list[int]) -> list[int]:
        """[BG-202] `collect` names two different squares, the first one first."""
        if verb is not COLLECT:
            return values
        if values[0] == values[1]:
            raise NotationError(Message("squares-alike"))
        return sorted(values)
