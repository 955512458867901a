"""The abilities of a card, as a kind of field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import Message
from sztab.core.content.fields import FieldType, Number, Problem, table_schema
from sztab.core.content.quotes import suggest, wrong

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_ABILITIES: Final = 8
"""Maximum abilities of one card."""

_ABILITY: Final = {"kind", "value"}


@dataclass(frozen=True)
class Abilities(FieldType):
    """A list of abilities, in the order in which they are resolved [CARD-23]."""

    plain: tuple[str, ...]
    valued: tuple[str, ...]
    most: int

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield Problem((), wrong("content-not-list", value, words="abilities"))
            return
        if len(value) > MAX_ABILITIES:
            size = {"found": len(value), "most": MAX_ABILITIES}
            yield Problem((), Message("content-abilities-many", size))
            return
        for number, ability in enumerate(value):
            if problem := self._problem(ability):
                yield Problem((number,), problem)

    def _problem(self, ability: object) -> Message | None:
        """[CARD-26] Reinforcements and Research have a number, the others do not."""
        if not isinstance(ability, dict) or "kind" not in ability or set(ability) - _ABILITY:
            return wrong("content-not-ability", ability, example='{ kind = "siege" }')
        kind = ability["kind"]
        if kind not in self.plain and kind not in self.valued:
            return suggest("content-ability-unknown", kind, (*self.valued, *self.plain))
        values = {"ability": repr(kind)}
        if kind in self.plain:
            return Message("content-ability-plain", values) if "value" in ability else None
        if "value" not in ability:
            return Message("content-ability-valued", values)
        problem = Number(1, self.most).problem(ability["value"])
        return Message("content-ability-value", values, cause=problem) if problem else None

    def schema(self) -> dict[str, Any]:
        number = Number(1, self.most).schema()
        valued = {"kind": {"enum": list(self.valued)}, "value": number}
        shapes = [
            table_schema(valued, ["kind", "value"]),
            table_schema({"kind": {"enum": list(self.plain)}}, ["kind"]),
        ]
        return {"type": "array", "items": {"anyOf": shapes}, "maxItems": MAX_ABILITIES}
