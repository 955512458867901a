"""What a custom card file changes in the printed set."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

ADDED: Final = "added"
REMOVED: Final = "removed"
CHANGED: Final = "changed"


@dataclass(frozen=True)
class FieldDifference:
    """A value of a card before and after the change; a dash where there is none."""

    name: str
    old: str
    new: str


@dataclass(frozen=True)
class CardDifference:
    """A card that was added, removed or changed, with the values that differ."""

    kind: str
    section: str
    id: str
    title: str
    fields: list[FieldDifference] = field(default_factory=list)

    def __str__(self) -> str:
        sign = {ADDED: "+", REMOVED: "-", CHANGED: "~"}[self.kind]
        values = ", ".join(f"{one.name} {one.old} → {one.new}" for one in self.fields)
        return f"{sign} {self.id} ({self.title})" + (f": {values}" if values else "")
