"""Effects that add units from the Reserve."""

from __future__ import annotations

from typing import Any, ClassVar

from sztab.core.content.fields import Field
from sztab.core.content.vocabulary import number_field
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.warsaw.abilities import card_fields
from sztab.games.warsaw.abilities.conditions import NumberedPart
from sztab.games.warsaw.abilities.effect import CardCondition, Row
from sztab.games.warsaw.board import FIRST_LINE
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.units import add_units


class AddUnits(NumberedPart):
    """[WAR-122] [WAR-123] Add units from the Reserve to a line."""

    kind: ClassVar[str] = "add_units"
    cards: ClassVar[tuple[str, ...]] = ("unit", "commander", "order")
    fields: ClassVar[dict[str, Field]] = {
        "n": number_field("units from the Reserve", 1, card_fields.MAX_NUMBER),
        "line": Field(card_fields.LINE, "the line that they join"),
    }

    def __init__(self, row: Row, fronts: list[int], conditions: list[CardCondition[Any]]) -> None:
        super().__init__(row, fronts, conditions)
        self.line: i64 = row["line"]

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """[WAR-099] Add as many as possible."""
        add_units(s, army, self.line, front, self.number, log)

    def count_units(self, s: WarsawState, army: i64, here: i64) -> i64:
        fronts = self.fronts if len(self.fronts) > 0 else [here]
        return self.number * len([front for front in fronts if self.fits(s, army, front)])

    @staticmethod
    def phrase(row: Row) -> str:
        number, line = row["n"], card_fields.lines([row["line"]])
        if "fronts" not in row:
            return f"add {number} to {line} here"
        if row.get("pick") == "each":
            return f"add {number} each to {line} of {card_fields.joined(row['fronts'], 'and')}"
        return f"add {number} to {line} {card_fields.choice(row['fronts'])}"

    def value_owned(self) -> float:
        times = float(max(len(self.fronts), 1))
        return times * float(self.number) * (1.8 if self.line == FIRST_LINE else 1.3)
