"""The names of cards, places and steps in Rush, and the notation that uses them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sztab.core.action import Message
from sztab.core.declare import CARD, SEAT, Kind
from sztab.core.names import Names
from sztab.games.rush.actions import BASES_PER_SEAT, base_name, target_name, target_slot
from sztab.games.rush.cards import REAR
from sztab.games.rush.kinds import ACHIEVEMENT, BASE, NATION, PIECE, TARGET
from sztab.games.rush.rules import RushRules

REAR_NAME: Final = "rear"


class RushNames(Names):
    """Names like `ussr-t-34`, `P2.base1` and `rear`."""

    def __init__(self, rules: RushRules) -> None:
        self._rules = rules
        self._seats = [f"P{seat + 1}" for seat in range(rules.players)]

    def known(self, kind: Kind) -> Sequence[str]:
        if kind is CARD or kind is PIECE:
            return self._rules.cards.names
        if kind is SEAT:
            return self._seats
        if kind is BASE:
            return place_names(self._rules)
        if kind is TARGET:
            return self._targets()
        if kind is ACHIEVEMENT:
            return self._rules.achievement_names
        if kind is NATION:
            return self._rules.cards.nations
        return [type(step).name for step in self._rules.turn]

    def _targets(self) -> list[str]:
        """List the Bases and defenders of all players; the name of an unused slot is empty."""
        names: list[str] = []
        for target in range(self._rules.players * BASES_PER_SEAT * 2):
            exists = target_slot(target) < self._rules.bases
            names.append(target_name(target) if exists else "")
        return names

    def special(self, kind: Kind) -> tuple[str, int] | None:
        """Return the name of the piece that stands for the Rear Guard [FRONT-050]."""
        return (REAR_NAME, REAR) if kind is PIECE else None

    def name(self, kind: Kind, value: int) -> str:
        """Return the name of a value; faster for targets, because it does not list all of them."""
        return target_name(value) if kind is TARGET else super().name(kind, value)

    def value(self, kind: Kind, name: str) -> int:
        if kind is CARD or (kind is PIECE and name != REAR_NAME):
            return self._rules.cards.find(name)
        return super().value(kind, name)

    def unknown(self, kind: Kind, name: str) -> Message:
        if kind is not TARGET:
            return super().unknown(kind, name)
        last = place_names(self._rules)[-1]
        guard = last.replace("base", "guard") if last != "hq" else "hq-guard"
        values = {"base": f"P2.{last}", "guard": f"P2.{guard}", "name": repr(name)}
        return Message("target-unknown", values)


def place_names(rules: RushRules) -> list[str]:
    """List the names of a player's Bases."""
    return [base_name(slot) for slot in range(rules.bases)]
