"""The types of fields in component files: one class for each, with its check and its schema."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sztab.core.action import Message
from sztab.core.content.quotes import suggest, wrong
from sztab.core.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sztab.core.content.lines import Place

ID: Final = r"[a-z0-9][a-z0-9_-]*"
_ID: Final = re.compile(ID)

MAX_ID: Final = 64
MAX_NAME: Final = 60
MAX_TEXT: Final = 300
"""Maximum characters of an id, a name and any other text."""
MAX_LIST: Final = 255
"""Maximum values in one list: no game has more cards than that."""


class Problem(NamedTuple):
    """A mistake in the value of a field.

    `place` leads to it, for the line number. `path` is how the message names it after the field,
    such as `2.if.balance`, with list items counted from 1.
    """

    place: Place
    message: Message
    path: str = ""

    def inside(self, step: str | int) -> Problem:
        """Return the same problem as seen from the enclosing value, which has it at this step."""
        name = str(step + 1) if isinstance(step, int) else step
        path = f"{name}.{self.path}" if self.path else name
        return Problem((step, *self.place), self.message, path)


class FieldType:
    """A type of value."""

    def problem(self, value: object) -> Message | None:
        """Return what is wrong with a simple value, if anything."""
        raise NotImplementedError  # each type has its own mistakes

    def problems(self, value: object) -> Iterator[Problem]:
        """Yield all mistakes, with their places inside the value."""
        problem = self.problem(value)
        if problem:
            yield Problem((), problem)

    def schema(self) -> dict[str, Any]:
        """Return the type as JSON Schema."""
        raise NotImplementedError  # each type has its own schema


@dataclass(frozen=True)
class Field:
    """One field of a row, or of a table inside a row.

    A new row needs it unless it has a `default`, copies another field (`like`), or is optional.
    A `fixed` field of a printed card cannot be changed.
    """

    kind: FieldType
    about: str
    optional: bool = False
    default: Any = None
    like: str = ""
    fixed: bool = False

    @property
    def needed(self) -> bool:
        """Whether a new row must have it."""
        return not (self.optional or self.like) and self.default is None

    def schema(self) -> dict[str, Any]:
        """Return the field as JSON Schema."""
        default = {} if self.default is None else {"default": self.default}
        return self.kind.schema() | {"description": self.about} | default


@dataclass(frozen=True)
class Text(FieldType):
    """A text; if some are known, one of them."""

    known: tuple[str, ...] = ()
    most: int = MAX_TEXT

    def problem(self, value: object) -> Message | None:
        if not isinstance(value, str) or not value.strip():
            return wrong("content-not-text", value)
        if self.known:
            known = value in self.known
            return None if known else suggest("content-word-unknown", value, self.known)
        if len(value) > self.most:
            return Message("content-text-long", {"found": len(value), "most": self.most})
        return None

    def schema(self) -> dict[str, Any]:
        if self.known:
            return {"enum": list(self.known)}
        return {"type": "string", "minLength": 1, "maxLength": self.most}


@dataclass(frozen=True)
class Id(FieldType):
    """An identifier. Whether it exists depends on the whole file, so `consistency` checks that.

    `reserved` are words that notation or saved positions use in its place.
    """

    usual: tuple[str, ...] = ()
    reserved: tuple[str, ...] = ()

    def problem(self, value: object) -> Message | None:
        if not isinstance(value, str) or not _ID.fullmatch(value):
            return wrong("content-not-id", value)
        if len(value) > MAX_ID:
            return Message("content-id-long", {"found": len(value), "most": MAX_ID})
        return wrong("content-id-taken", value) if value in self.reserved else None

    def schema(self) -> dict[str, Any]:
        shape = {"type": "string", "pattern": f"^{ID}$", "maxLength": MAX_ID}
        return {"anyOf": [{"enum": list(self.usual)}, shape]} if self.usual else shape


@dataclass(frozen=True)
class Number(FieldType):
    """A whole number in a range."""

    least: int = 0
    most: int = 99

    def problem(self, value: object) -> Message | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return wrong("content-not-number", value)
        if self.least <= value <= self.most:
            return None
        if self.least == self.most:
            return wrong("content-value-other", value, wanted=self.least)
        return wrong("content-number-between", value, least=self.least, most=self.most)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Truth(FieldType):
    """True or false."""

    def problem(self, value: object) -> Message | None:
        return None if isinstance(value, bool) else wrong("content-not-truth", value)

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


class Flag(FieldType):
    """True; a field that does not apply is left out."""

    def problem(self, value: object) -> Message | None:
        return None if value is True else wrong("content-not-mark", value)

    def schema(self) -> dict[str, Any]:
        return {"enum": [True]}


@dataclass(frozen=True)
class Several(FieldType):
    """A list of values of one type without repetition."""

    item: FieldType
    words: str
    least: int = 0

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield Problem((), wrong("content-not-list", value, words=self.words))
            return
        if len(value) > MAX_LIST:
            size = {"found": len(value), "most": MAX_LIST}
            yield Problem((), Message("content-list-long", {**size, "words": self.words}))
            return
        if len(value) < self.least:
            yield Problem((), Message("content-list-empty"))
        seen = set()
        for number, item in enumerate(value):
            if problem := self.item.problem(item):
                yield Problem((number,), problem)
            elif item in seen:
                yield Problem((number,), wrong("content-named-twice", item))
            else:
                seen.add(item)

    def schema(self) -> dict[str, Any]:
        least = {"minItems": self.least} if self.least else {}
        return {
            "type": "array",
            "items": self.item.schema(),
            "uniqueItems": True,
            "maxItems": MAX_LIST,
        } | least


@dataclass(frozen=True)
class OneOrMore(FieldType):
    """A value, or a list of alternatives of which one must match."""

    item: FieldType

    def problems(self, value: object) -> Iterator[Problem]:
        kind = Several(self.item, "values", 1) if isinstance(value, list) else self.item
        yield from kind.problems(value)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [self.item.schema(), Several(self.item, "values", 1).schema()]}


@dataclass(frozen=True)
class Span(FieldType):
    """Two numbers: minimum and maximum."""

    number: Number

    def problem(self, value: object) -> Message | None:
        if not isinstance(value, list) or len(value) != 2:  # noqa: PLR2004  # the two ends
            return wrong("content-not-span", value)
        problem = self.number.problem(value[0]) or self.number.problem(value[1])
        if not problem and value[0] > value[1]:
            return wrong("content-span-reversed", value)
        return problem

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": self.number.schema(), "minItems": 2, "maxItems": 2}


@dataclass(frozen=True)
class TranslatedText(FieldType):
    """A text, or a table of texts by language, of which the English one is required."""

    most: int = MAX_NAME

    def problems(self, value: object) -> Iterator[Problem]:
        text = Text(most=self.most)
        if not isinstance(value, dict):
            yield from text.problems(value)
            return
        if "en" not in value:
            yield Problem((), Message("content-no-english", {"example": "{ en = ... }"}))
        for language, name in value.items():
            if language not in LANGUAGES:
                unknown = suggest("content-language-unknown", language, LANGUAGES)
                yield Problem((language,), unknown)
            else:
                yield from (found.inside(language) for found in text.problems(name))

    def schema(self) -> dict[str, Any]:
        text = Text(most=self.most).schema()
        return {"anyOf": [text, table_schema(dict.fromkeys(LANGUAGES, text), ["en"])]}

    @staticmethod
    def by_language(value: str | Mapping[str, str]) -> dict[str, str]:
        """Return a text for every language; English where one is missing."""
        if isinstance(value, str):
            return dict.fromkeys(LANGUAGES, value)
        return dict.fromkeys(LANGUAGES, value["en"]) | dict(value)


@dataclass(frozen=True)
class TableType(FieldType):
    """A table with exactly these fields."""

    fields: Mapping[str, Field]

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield Problem((), wrong("content-not-table", value))
            return
        for name, item in value.items():
            if name not in self.fields:
                unknown = suggest("content-field-no", name, self.fields)
                yield Problem((), unknown).inside(name)
                continue
            for found in self.fields[name].kind.problems(item):
                yield found.inside(name)
        for name, field in self.fields.items():
            if field.needed and name not in value:
                yield Problem((), Message("content-field-missing")).inside(name)

    def schema(self) -> dict[str, Any]:
        properties = {name: field.schema() for name, field in self.fields.items()}
        return table_schema(properties, [n for n, field in self.fields.items() if field.needed])


@dataclass(frozen=True)
class Variants(FieldType):
    """One of several kinds of tables; the field `key` says which."""

    key: str
    about: str
    records: Mapping[str, TableType]

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield Problem((), wrong("content-not-table", value))
        elif self.key not in value:
            yield Problem((), Message("content-field-missing")).inside(self.key)
        elif problem := Text(tuple(self.records)).problem(value[self.key]):
            yield Problem((), problem).inside(self.key)
        else:
            yield from self._record(value[self.key]).problems(value)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [self._record(name).schema() for name in self.records]}

    def _record(self, name: str) -> TableType:
        key = Field(Text((name,)), self.about)
        return TableType({self.key: key, **self.records[name].fields})


@dataclass(frozen=True)
class ListOf(FieldType):
    """A list of values of one type, in an order that matters."""

    item: FieldType
    words: str
    least: int = 1
    most: int = MAX_LIST

    def problems(self, value: object) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield Problem((), wrong("content-not-list", value, words=self.words))
            return
        if not self.least <= len(value) <= self.most:
            key = "content-list-between" if self.least < self.most else "content-list-other"
            size = {"least": self.least, "most": self.most, "found": len(value)}
            yield Problem((), Message(key, {**size, "words": self.words}))
            return
        for number, item in enumerate(value):
            yield from (found.inside(number) for found in self.item.problems(item))

    def schema(self) -> dict[str, Any]:
        return {
            "type": "array",
            "items": self.item.schema(),
            "minItems": self.least,
            "maxItems": self.most,
        }


@dataclass(frozen=True)
class AnyOf(FieldType):
    """A value of one of these types. Another field decides which, so `consistency` checks that."""

    kinds: tuple[FieldType, ...]

    def problem(self, value: object) -> Message | None:
        return None

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [kind.schema() for kind in self.kinds]}


def table_schema(properties: Mapping[str, Any], required: Sequence[str] = ()) -> dict[str, Any]:
    """Return the schema of a table with exactly these keys."""
    schema: dict[str, Any] = {"type": "object", "properties": dict(properties)}
    if required:
        schema["required"] = list(required)
    return schema | {"additionalProperties": False}
