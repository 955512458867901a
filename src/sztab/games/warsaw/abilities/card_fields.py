"""Card file fields that several effects share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sztab.core.content.fields import Field, FieldType, Flag, Number, Several, TableType, Text
from sztab.core.content.vocabulary import number_field
from sztab.games.warsaw.board import FRONT_NAMES

MAX_NUMBER: Final = 9
"""The largest number on a card, whether of units, steps or strength."""

LINE: Final = Number(1, 2)
LINES: Final = Several(LINE, "lines", 1)
FRONTS: Final = Several(Text(FRONT_NAMES), "fronts", 1)


def optional(kind: FieldType, about: str) -> Field:
    """Return an optional field."""
    return Field(kind, about, optional=True)


MAY: Final = optional(Flag(), "the player may decline")
UNITS: Final = {
    "whose": Field(Text(("own", "enemy")), "whose units are counted"),
    "lines": Field(LINES, "on which lines of the front: 1, 2 or both"),
}
PER: Final = optional(
    TableType({**UNITS, "div": number_field("the number of units that count once", 1, 9)}),
    "n is multiplied by this count of units",
)


def choice(fronts: Sequence[str]) -> str:
    """Return the field for the fronts among which a player chooses."""
    return "any front" if len(fronts) == len(FRONT_NAMES) else joined(fronts, "or")


def joined(fronts: Sequence[str], link: str) -> str:
    """Return fronts in words, such as `N and C`."""
    return f" {link} ".join(front.upper() for front in fronts)


def lines(numbers: Sequence[int]) -> str:
    """Return lines in words, such as `1LF or 2LF`."""
    return " or ".join(f"{line}LF" for line in numbers)
