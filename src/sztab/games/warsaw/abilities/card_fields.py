"""Fields that several effects have in card files."""

from __future__ import annotations

from typing import Final

from sztab.core.content.fields import Field, Kind, Mark, Number, Record, Several, Text
from sztab.core.content.vocabulary import number_field
from sztab.games.warsaw.board import FRONT_NAMES

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
