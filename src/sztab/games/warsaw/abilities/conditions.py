"""Conditions of effects, and numbers that depend on units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from sztab.core.content.fields import Field, TableType, Text
from sztab.core.content.vocabulary import number_field
from sztab.core.native import i64
from sztab.games.warsaw.abilities import card_fields
from sztab.games.warsaw.abilities.effect import CardCondition, CardPart, Row
from sztab.games.warsaw.board import FRONT_NAMES, enemy_of, line_at
from sztab.games.warsaw.rules import UNITS
from sztab.games.warsaw.state import WarsawState


class OnFront(CardCondition[WarsawState]):
    """The card lies on one of these fronts."""

    kind: ClassVar[str] = "on_front"
    field: ClassVar[Field] = Field(card_fields.FRONTS, "the card lies on one of these fronts")

    def __init__(self, names: list[str]) -> None:
        self.fronts: list[int] = [FRONT_NAMES.index(name) for name in names]

    def is_met(self, s: WarsawState, army: i64, front: i64) -> bool:
        return front in self.fronts


class UnitsAtLeast(CardCondition[WarsawState]):
    """There are at least a given number of units on these lines of the front."""

    kind: ClassVar[str] = "units"
    field: ClassVar[Field] = Field(
        TableType(
            {**card_fields.UNITS, "at_least": number_field("at least this many units", 1, UNITS)}
        ),
        "units on the effect's front",
    )

    def __init__(self, row: Row) -> None:
        self.enemy: bool = row["whose"] == "enemy"
        self.lines: list[int] = row["lines"]
        self.least: i64 = row["at_least"]

    def is_met(self, s: WarsawState, army: i64, front: i64) -> bool:
        return count_units(s, army, front, self.enemy, self.lines) >= self.least


class Balance(CardCondition[WarsawState]):
    """The army has more, or fewer, units on the front than its enemy; commanders do not count."""

    kind: ClassVar[str] = "balance"
    field: ClassVar[Field] = Field(
        Text(("fewer", "more")), "own units than enemy units on the effect's front"
    )

    def __init__(self, word: str) -> None:
        self.more: bool = word == "more"

    def is_met(self, s: WarsawState, army: i64, front: i64) -> bool:
        own = s.armies[army].on_front(front)
        enemy = s.armies[enemy_of(army)].on_front(front)
        return own > enemy if self.more else own < enemy


CONDITIONS: Final[tuple[type[CardCondition[Any]], ...]] = (OnFront, UnitsAtLeast, Balance)


def condition_fields(kinds: Sequence[type[CardCondition[Any]]]) -> dict[str, Field]:
    """Return the card file field that holds conditions of these kinds."""
    fields = {one.kind: replace(one.field, optional=True) for one in kinds}
    about = "conditions that must all hold when the effect is reached"
    return {"if": Field(TableType(fields), about, optional=True)}


IF: Final = condition_fields(CONDITIONS)


class PerUnits:
    """A multiplier: one for every `div` units on these lines of the front."""

    def __init__(self, per: Row) -> None:
        self.enemy: bool = per["whose"] == "enemy"
        self.lines: list[int] = per["lines"]
        self.div: i64 = per["div"]


class NumberedPart(CardPart[WarsawState]):
    """A part with a number, which may depend on the units on the front."""

    def __init__(self, row: Row, fronts: list[int], conditions: list[CardCondition[Any]]) -> None:
        super().__init__(row, fronts, conditions)
        self.number: i64 = row["n"]
        self.share: PerUnits | None = PerUnits(row["per"]) if "per" in row else None

    def amount(self, s: WarsawState, army: i64, front: i64) -> i64:
        """[WAR-108] Return the number. Units are counted once, when the part is reached."""
        share = self.share
        if share is None:
            return self.number
        return self.number * (count_units(s, army, front, share.enemy, share.lines) // share.div)


def count_units(s: WarsawState, army: i64, front: i64, enemy: bool, lines: list[int]) -> i64:
    """Return the number of units that the army, or its enemy, has on these lines of the front."""
    side = s.armies[enemy_of(army) if enemy else army]
    total: i64 = 0
    for line in lines:
        total += side.units[line_at(line, front)]
    return total
