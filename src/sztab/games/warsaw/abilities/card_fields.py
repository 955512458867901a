"""Fields that several effects have in card files."""

from __future__ import annotations

from typing import Final

from sztab.core.content.fields import Field, Kind, Mark, Number, Record, Several, Text
from sztab.core.content.vocabulary import number_field
from sztab.games.warsaw.board import FRONT_NAMES
from sztab.games.warsaw.rules import UNITS as ALL_UNITS

MAX_NUMBER: Final = 9
"""The largest number on a card: units, steps or strength."""

LINE: Final = Number(1, 2)
LINES: Final = Several(LINE, "lines", 1)
FRONTS: Final = Several(Text(FRONT_NAMES), "fronts", 1)


def optional(kind: Kind, about: str) -> Field:
    """Return a field that may be left out."""
    return Field(kind, about, optional=True)


MAY: Final = optional(Mark(), "the player may decline")
UNITS: Final = {
    "whose": Field(Text(("own", "enemy")), "whose units are counted"),
    "lines": Field(LINES, "on which lines of the front: 1, 2 or both"),
}
PER: Final = optional(
    Record({**UNITS, "div": number_field("once for every so many units", 1, 9)}),
    "n is multiplied by this count of units",
)


def conditions(**fields: Field) -> dict[str, Field]:
    """Return the field that holds these conditions."""
    about = "conditions that must all hold when the effect is reached"
    return {"if": optional(Record(fields), about)}


ON_UNITS: Final = {
    "units": optional(
        Record({**UNITS, "at_least": number_field("so many units", 1, ALL_UNITS)}),
        "units on the effect's front",
    ),
    "balance": optional(
        Text(("fewer", "more")), "own units than enemy units on the effect's front"
    ),
}
ON_FRONT: Final = {"on_front": optional(FRONTS, "the card lies on one of these fronts")}
IF: Final = conditions(**ON_FRONT, **ON_UNITS)
