"""The abilities of a card, as a kind of field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sztab.core.content.fields import Kind, Number, Problem, table_schema, unknown
from sztab.core.content.quoting import quote

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_ABILITIES: Final = 8
"""Abilities of one card."""

_ABILITY: Final = {"kind", "value"}


@dataclass(frozen=True)
class Abilities(Kind):
    """Abilities in the order in which they are resolved [CARD-23]."""

    plain: tuple[str, ...]
    valued: tuple[str, ...]
    most: int

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield Problem((), f"must be a list of abilities, not {quote(value)}")
            return
        if len(value) > MAX_ABILITIES:
            problem = f"has {len(value)} abilities, but a card has at most {MAX_ABILITIES}"
            yield Problem((), problem)
            return
        for number, ability in enumerate(value):
            if problem := self._problem(ability):
                yield Problem((number,), problem)

    def _problem(self, ability: object) -> str:
        """[CARD-26] Reinforcements and Research carry a number, the others nothing."""
        if not isinstance(ability, dict) or "kind" not in ability or set(ability) - _ABILITY:
            return (
                f'has {quote(ability)}, but an ability is {{ kind = "siege" }}, some with a value'
            )
        kind = ability["kind"]
        if kind not in self.plain and kind not in self.valued:
            return f"has an ability that {unknown(kind, (*self.valued, *self.plain))}"
        if kind in self.plain:
            return f"has {kind!r}, which takes no value [CARD-26]" if "value" in ability else ""
        if "value" not in ability:
            return f"has {kind!r}, which needs a value [CARD-26]"
        problem = Number(1, self.most).problem(ability["value"])
        return f"has {kind!r}, whose value {problem}" if problem else ""

    def schema(self) -> dict[str, Any]:
        number = Number(1, self.most).schema()
        valued = {"kind": {"enum": list(self.valued)}, "value": number}
        shapes = [
            table_schema(valued, ["kind", "value"]),
            table_schema({"kind": {"enum": list(self.plain)}}, ["kind"]),
        ]
        return {"type": "array", "items": {"anyOf": shapes}, "maxItems": MAX_ABILITIES}
