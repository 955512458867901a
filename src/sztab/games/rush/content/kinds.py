"""What may stand in a field of a card file: one class per kind, with its check and its schema."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sztab.core.content.quoting import hint, quote
from sztab.core.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sztab.games.rush.content.lines import Place

    Problem = tuple[Place, str]

ID: Final = r"[a-z0-9][a-z0-9_-]*"
_ID: Final = re.compile(ID)

MOST_IN_ID: Final = 64
MOST_IN_NAME: Final = 60
MOST_IN_TEXT: Final = 300
"""Characters of an id, a name and any other text."""
MOST_IN_LIST: Final = 255
"""Values in one list: there are no more cards than that."""
MOST_ABILITIES: Final = 8
"""Abilities of one card."""

RESERVED: Final = ("rear", "open", "destroyed")
"""Words that notation and saved positions write where a card may stand."""


class Kind:
    """A kind of value."""

    def problem(self, value: object) -> str:
        """Return what is wrong with a value that is one word or number, or nothing."""
        raise NotImplementedError

    def problems(self, value: object) -> Iterator[Problem]:
        """Yield what is wrong, and where inside the value it is."""
        problem = self.problem(value)
        if problem:
            yield (), problem

    def schema(self) -> dict[str, Any]:
        """Return the same as JSON Schema."""
        raise NotImplementedError


@dataclass(frozen=True)
class Text(Kind):
    """A text, perhaps one of a few."""

    known: tuple[str, ...] = ()
    most: int = MOST_IN_TEXT

    def problem(self, value: object) -> str:
        if not isinstance(value, str) or not value.strip():
            return f"must be a text, not {quote(value)}"
        if self.known:
            return unknown(value, self.known)
        if len(value) > self.most:
            return f"has {len(value)} characters, but at most {self.most} are allowed"
        return ""

    def schema(self) -> dict[str, Any]:
        if self.known:
            return {"enum": list(self.known)}
        return {"type": "string", "minLength": 1, "maxLength": self.most}


@dataclass(frozen=True)
class Id(Kind):
    """A name for machines. Which ones there are the whole file decides, so not this check."""

    usual: tuple[str, ...] = ()

    def problem(self, value: object) -> str:
        if not isinstance(value, str) or not _ID.fullmatch(value):
            return f"must be lower-case letters, digits and hyphens, not {quote(value)}"
        if len(value) > MOST_IN_ID:
            return f"has {len(value)} characters, but an id has at most {MOST_IN_ID}"
        return f"cannot be {quote(value)}, which means something else" if value in RESERVED else ""

    def schema(self) -> dict[str, Any]:
        shape = {"type": "string", "pattern": f"^{ID}$", "maxLength": MOST_IN_ID}
        return {"anyOf": [{"enum": list(self.usual)}, shape]} if self.usual else shape


@dataclass(frozen=True)
class Number(Kind):
    """A whole number in a range."""

    least: int = 0
    most: int = 99

    def problem(self, value: object) -> str:
        if not isinstance(value, int) or isinstance(value, bool):
            return f"must be a whole number, not {quote(value)}"
        if not self.least <= value <= self.most:
            return f"must be {self.least} to {self.most}, not {quote(value)}"
        return ""

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Truth(Kind):
    """True or false."""

    def problem(self, value: object) -> str:
        return "" if isinstance(value, bool) else f"must be true or false, not {quote(value)}"

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Several(Kind):
    """A list of values of one kind, each of them once."""

    item: Kind
    words: str

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield (), f"must be a list of {self.words}, not {quote(value)}"
            return
        if len(value) > MOST_IN_LIST:
            problem = f"has {len(value)} {self.words}, but at most {MOST_IN_LIST} are allowed"
            yield (), problem
            return
        seen = set()
        for number, item in enumerate(value):
            if problem := self.item.problem(item):
                yield (number,), problem
            elif item in seen:
                yield (number,), f"names {quote(item)} twice"
            else:
                seen.add(item)

    def schema(self) -> dict[str, Any]:
        return {
            "type": "array",
            "items": self.item.schema(),
            "uniqueItems": True,
            "maxItems": MOST_IN_LIST,
        }


@dataclass(frozen=True)
class OneOrMore(Kind):
    """A value, or a list of values of which one must fit."""

    item: Kind

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield from self.item.problems(value)
        elif not value:
            yield (), "cannot be an empty list"
        else:
            yield from Several(self.item, "values").problems(value)

    def schema(self) -> dict[str, Any]:
        item = self.item.schema()
        many = Several(self.item, "values").schema() | {"minItems": 1}
        return {"anyOf": [item, many]}


@dataclass(frozen=True)
class Span(Kind):
    """Two numbers: the least and the most."""

    number: Number

    def problem(self, value: object) -> str:
        if not isinstance(value, list) or len(value) != 2:  # noqa: PLR2004 (its two ends)
            return f"must be two numbers, [least, most], not {quote(value)}"
        problem = self.number.problem(value[0]) or self.number.problem(value[1])
        if not problem and value[0] > value[1]:
            return f"must be [least, most], not {quote(value)}"
        return problem

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": self.number.schema(), "minItems": 2, "maxItems": 2}


@dataclass(frozen=True)
class Names(Kind):
    """A name, or a table of names by language."""

    languages: tuple[str, ...] = LANGUAGES

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield from Text(most=MOST_IN_NAME).problems(value)
            return
        if "en" not in value:
            yield (), "needs at least the English name, { en = ... }"
        for language, name in value.items():
            if language not in self.languages:
                yield (language,), f"has a language that {unknown(language, self.languages)}"
            elif problem := Text(most=MOST_IN_NAME).problem(name):
                yield (language,), problem

    def schema(self) -> dict[str, Any]:
        text = Text(most=MOST_IN_NAME).schema()
        names = dict.fromkeys(self.languages, text)
        return {"anyOf": [text, table_schema(names, ["en"])]}


@dataclass(frozen=True)
class Filter(Kind):
    """A table of conditions, each of which may be left out."""

    conditions: Mapping[str, tuple[Kind, str]]

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield (), f"must be a table, {{ class = ... }}, not {quote(value)}"
            return
        for name, wanted in value.items():
            if name not in self.conditions:
                yield (name,), f"has a condition that {unknown(name, list(self.conditions))}"
                continue
            for place, problem in self.conditions[name][0].problems(wanted):
                yield (name, *place), f"has a condition {name!r} that {problem}"

    def schema(self) -> dict[str, Any]:
        return table_schema(
            {name: kind.schema() | {"description": about}
             for name, (kind, about) in self.conditions.items()}
        )  # fmt: skip


@dataclass(frozen=True)
class Abilities(Kind):
    """Abilities in the order in which they are resolved [CARD-23]."""

    plain: tuple[str, ...]
    valued: tuple[str, ...]
    most: int

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield (), f"must be a list of abilities, not {quote(value)}"
            return
        if len(value) > MOST_ABILITIES:
            problem = f"has {len(value)} abilities, but a card has at most {MOST_ABILITIES}"
            yield (), problem
            return
        for number, ability in enumerate(value):
            if problem := self._problem(ability):
                yield (number,), problem

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
        return {"type": "array", "items": {"anyOf": shapes}, "maxItems": MOST_ABILITIES}


_ABILITY: Final = {"kind", "value"}


def unknown(value: object, known: Sequence[str]) -> str:
    """Return the complaint about a word that is not among the known ones, or nothing."""
    if value in known:
        return ""
    return f"is {quote(value)}{hint(value, known)}; known: {', '.join(known)}"


def table_schema(properties: Mapping[str, Any], required: Sequence[str] = ()) -> dict[str, Any]:
    """Return the schema of a table with these keys and no others."""
    schema: dict[str, Any] = {"type": "object", "properties": dict(properties)}
    if required:
        schema["required"] = list(required)
    return schema | {"additionalProperties": False}
