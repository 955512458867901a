"""The names of cards, fronts, places and orders in the Battle of Warsaw, and its notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sztab.core.action import Message, NotationError
from sztab.core.declare import CARD, SEAT, STEP, Kind, Verb
from sztab.core.names import Names
from sztab.core.notation import Notation
from sztab.games.warsaw import board, kinds
from sztab.games.warsaw.actions import DIE, EDGES, LINES, MAX_EFFECTS, SHIFT
from sztab.games.warsaw.rules import WarsawRules

NO_FRONT: Final = "-"
ALWAYS: Final[dict[Kind, Sequence[str]]] = {
    kinds.ARMY: board.ARMY_NAMES,
    kinds.EDGE: EDGES,
    kinds.EFFECT: [str(number + 1) for number in range(MAX_EFFECTS)],
    kinds.FACE: [str(number + 1) for number in range(DIE)],
    kinds.FRONT: board.FRONT_NAMES,
    kinds.FRONT_OR_NONE: board.FRONT_NAMES,
    kinds.LINE: LINES,
    kinds.LINE_OF_FRONT: [f"{front}.{line}" for line in LINES for front in board.FRONT_NAMES],
    kinds.MARKER: board.MARKER_NAMES,
    kinds.PLACE: board.PLACE_NAMES,
    kinds.RESOURCE: board.RESOURCE_NAMES,
}
"""Kinds whose names are the same under all rules."""


class WarsawNames(Names):
    """Names such as `wp-galica`, `acz.n.line1` and `P1+P3`."""

    def __init__(self, rules: WarsawRules) -> None:
        self._rules = rules
        self._seats = [f"P{seat + 1}" for seat in range(rules.players)]

    def known(self, kind: Kind) -> Sequence[str]:
        if kind is CARD:
            return self._rules.cards.names
        if kind is SEAT:
            return self._seats
        always = ALWAYS.get(kind)
        if always is not None:
            return always
        if kind is kinds.ORDER:
            return [",".join([self._seats[n] for n in one]) for one in self._rules.orders]
        if kind is kinds.DIVISION:
            return [self._members(mask) for mask in self._rules.divisions]
        if kind is STEP:
            return [type(step).name for step in self._rules.round]
        return [verb.name for verb in self._rules.declared.verbs]

    def _members(self, mask: int) -> str:
        return "+".join([name for n, name in enumerate(self._seats) if mask >> n & 1])

    def special(self, kind: Kind) -> tuple[str, int] | None:
        """Some cards are not played on a front."""
        return (NO_FRONT, -1) if kind is kinds.FRONT_OR_NONE else None

    def name(self, kind: Kind, value: int) -> str:
        return self._members(value) if kind is kinds.DIVISION else super().name(kind, value)

    def value(self, kind: Kind, name: str) -> int:
        if kind is CARD:
            return self._rules.cards.find(name)
        number = super().value(kind, name)
        return self._rules.divisions[number] if kind is kinds.DIVISION else number

    def unknown(self, kind: Kind, name: str) -> Message:
        if kind is not kinds.DIVISION:
            return super().unknown(kind, name)
        names = ", ".join(self.known(kind))
        return Message("division-unknown", {"name": repr(name), "names": names})

    def has(self, kind: Kind, value: int) -> bool:
        if kind is kinds.DIVISION:
            return value in self._rules.divisions
        return super().has(kind, value)


class WarsawNotation(Notation):
    """The notation under one set of rules."""

    def __init__(self, rules: WarsawRules) -> None:
        super().__init__(rules.declared, WarsawNames(rules))

    def in_written_order(self, verb: Verb, values: list[int]) -> list[int]:
        """[WAR-100] A unit must shift to another front."""
        if verb is SHIFT and values[0] == values[1]:
            front = board.FRONT_NAMES[values[0]]
            raise NotationError(Message("front-to-itself", {"front": repr(front)}))
        return values
