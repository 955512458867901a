"""Checks across the entries of a component file: the box, the deck, the names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import Message
from sztab.core.content.consistency import Consistency
from sztab.core.content.quotes import wrong
from sztab.core.languages import LANGUAGES
from sztab.games.battlegrounds.board import COLOUR_NAMES
from sztab.games.battlegrounds.content.vocabulary import (
    BACKS,
    ICONS,
    MARKS,
    MAX_TANKS,
    MIN_TANKS,
    PICTURES,
    PLACES,
)
from sztab.games.battlegrounds.rules import STACK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.content.lines import Place
    from sztab.core.content.vocabulary import Row

    Wanted = tuple[Place, Row, str, object]


class BattlegroundsConsistency(Consistency):
    """Check the contents of the box and that tank cards differ."""

    def check(self) -> None:
        self.check_removals()
        self._check_names()
        if not self.base and self.is_sound(*self.rows):
            self._check_box()
        self._check_tanks()

    def _check_names(self) -> None:
        for section in ("colours", "icons", "pictures"):
            for language in LANGUAGES:
                self.check_unique(section, f"name.{language}")
        self.check_unique("tanks", "name", "BG-023")

    def _check_tanks(self) -> None:
        """[BG-005] [BG-023] [BG-032] No two cards are alike, and there are enough to deal."""
        self.check_unique("tanks", "move/shot", "BG-023")
        if not self.is_sound("tanks"):
            return
        number = len(self.in_play("tanks"))
        if number < MIN_TANKS:
            size = {"found": number, "least": MIN_TANKS}
            self.errors.add(("tanks",), Message("content-tanks-few", size))
        if number > MAX_TANKS:
            size = {"found": number, "most": MAX_TANKS}
            self.errors.add(("tanks",), Message("content-cards-many", size))

    def _check_box(self) -> None:
        """[BG-005] [BG-008] [BG-025] A complete file has every entry once, in order."""
        wanted = {"places": PLACES, "colours": COLOUR_NAMES, "duds": BACKS, "icons": ICONS}
        for section, names in wanted.items():
            if [row["id"] for _, row in self.rows[section]] != list(names):
                problem = Message("content-order-other", {"names": ", ".join(names)})
                self.errors.add((section,), problem)
        number = len(self.rows["pictures"])
        if number != PICTURES:
            size = {"wanted": PICTURES, "found": number}
            self.errors.add(("pictures",), Message("content-pictures-other", size))
        for place, row, field, value in self._rules():
            if row[field] != value:
                problem = wrong("content-value-other", row[field], wanted=repr(value))
                self.complain((*place, field), row, problem, field)

    def _rules(self) -> Iterator[Wanted]:
        """Yield the fields that a rule determines: the entry, the field and its value."""
        for place, row in self.rows["places"]:  # [BG-012] [BG-013]
            yield place, row, "squares", PLACES[row["id"]]
        for place, row in self.rows["colours"]:  # [BG-006]
            yield place, row, "points", STACK
        for place, row in self.rows["duds"]:  # [BG-010]
            yield place, row, "backs", BACKS[row["id"]]
        for place, row in self.rows["icons"]:  # [BG-002] [BG-004]
            kind, tokens = ICONS[row["id"]]
            corner, lightning = MARKS[kind]
            yield place, row, "kind", kind
            yield place, row, "corner", corner
            yield place, row, "lightning", lightning
            yield place, row, "tokens", tokens
        pictures = self.rows["pictures"]
        for number, (place, row) in enumerate(pictures):  # [BG-025] [BG-026]
            yield place, row, "number", f"P{number + 1:02}"
            yield place, row, "merged", pictures[number // 2 * 2][1]["id"]
