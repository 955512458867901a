"""Reads a component file and says all that is wrong with it: the entry, the field, the problem."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from sztab.core.action import ContentError
from sztab.core.content.document import BadDocument, load_toml
from sztab.core.content.quoting import few_suggestions, hint, quote
from sztab.core.content.shapes import Row, Shape

SCHEMA: Final = "schema_version"
VERSION: Final = 1


def parse(text: str, file: str, complaints: Callable[[Row], list[str]]) -> Row:
    """Return a file as data; ContentError tells every complaint about it."""
    try:
        data = load_toml(text)
    except BadDocument as error:
        what = "not a TOML file" if error.is_syntax else "cannot be read"
        raise ContentError([f"{file}:{error.line}: {what}: {error.problem}."]) from None
    with few_suggestions():
        found = complaints(data)
    if found:
        raise ContentError([f"{file}: {problem}" for problem in found])
    return data


def bad_fields(data: Row, sections: Mapping[str, Shape]) -> Iterator[str]:
    """Yield what is wrong with single fields; a section is a list of entries of one shape."""
    known = [SCHEMA, *sections]
    for name in data:
        if name not in known:
            yield f"{name}: unknown section{hint(name, known)}; known: {', '.join(known)}."
    if data.get(SCHEMA) != VERSION:
        yield f"{SCHEMA}: must be {VERSION}, not {quote(data.get(SCHEMA))}."
    for section, shape in sections.items():
        rows = data.get(section)
        if not isinstance(rows, list):
            yield f"{section}: must be an array of tables, [[{section}]]."
            continue
        for place, row in enumerate(rows, 1):
            for field, problem in shape(row):
                about = f"field {field!r} {problem}" if field else problem
                yield f"{section}, {_name(row, place)}: {about}."


def repeated(section: str, field: str, values: list[tuple[str, str]]) -> Iterator[str]:
    """Yield the entries that have a value which an entry before them has."""
    first: dict[str, str] = {}
    for name, value in values:
        if value in first:
            yield f"{section}, {name}: field {field!r} is {value!r}, as on {first[value]}."
        first.setdefault(value, name)


def _name(row: object, place: int) -> str:
    """Return how a complaint names an entry."""
    name = row.get("id") if isinstance(row, dict) else None
    return name if isinstance(name, str) and name else f"row {place}"
