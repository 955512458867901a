"""Checks a component file field by field; `consistency` checks the fields against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import Message
from sztab.core.content.fields import MAX_ID, MAX_LIST
from sztab.core.content.quotes import suggest, wrong
from sztab.core.content.vocabulary import NOTHING, Vocabulary, rows_by_key

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.content.errors import Errors
    from sztab.core.content.fields import Field
    from sztab.core.content.lines import Place
    from sztab.core.content.vocabulary import Row


def check_fields(vocabulary: Vocabulary, custom: Row, base: Row, errors: Errors) -> None:
    """Find every field that is unknown, missing or of the wrong type.

    Args:
        vocabulary: The words of the game's files.
        custom: The custom file as data.
        base: The components it starts from; empty if the file is complete.
        errors: Collects the mistakes.
    """
    top, check = vocabulary.top, _Check(vocabulary, base, errors)
    for name, value in custom.items():
        if name in top:
            for found in top[name].kind.problems(value):
                errors.add((name, *found.place), found.message)
        elif name in vocabulary.tables:
            check.table(name, value)
        else:
            known = [*top, *vocabulary.tables]
            errors.add((name,), suggest("content-section-unknown", name, known))


class _Check:
    """Checks the sections of one file."""

    def __init__(self, vocabulary: Vocabulary, base: Row, errors: Errors) -> None:
        self.vocabulary = vocabulary
        self.base = base
        self.errors = errors

    def table(self, section: str, rows: object) -> None:
        """Check all rows of a section."""
        table = self.vocabulary.tables[section]
        if self.base and not (table.adds or table.changes):
            values = {"setting": f'start_from = "{NOTHING}"'}
            self.errors.add((section,), Message("content-section-fixed", values))
        elif not isinstance(rows, list):
            self.errors.add((section,), Message("content-not-array", {"section": section}))
        elif len(rows) > MAX_LIST:
            size = {"found": len(rows), "most": MAX_LIST}
            self.errors.add((section,), Message("content-section-long", size))
        else:
            self._rows(section, rows)

    def _rows(self, section: str, rows: list[object]) -> None:
        key_field = self.vocabulary.tables[section].key
        printed = rows_by_key(self.vocabulary, self.base, section)
        seen: set[str] = set()
        for number, row in enumerate(rows):
            place = (section, number)
            if not isinstance(row, dict):
                self.errors.add(place, wrong("content-not-table", row), number + 1)
                continue
            key = row.get(key_field)
            if isinstance(key, str) and key in seen:
                twice = Message("content-key-twice", {"name": key_field})
                self.errors.add((*place, key_field), twice, key)
            seen.add(str(key))
            self._row(place, row, printed)

    def _row(self, place: Place, row: Row, printed: dict[str, Row]) -> None:
        section = str(place[0])
        table, key = self.vocabulary.tables[section], row_name(self.vocabulary, place, row)
        before = printed.get(str(key))
        fields = self.vocabulary.fields_of(section, row, before, complete=not self.base)
        for name, value in row.items():
            if name not in fields:
                self.errors.add((*place, name), suggest("content-field-unknown", name, fields), key)
            elif before is not None and fields[name].fixed and value != before.get(name):
                values = {"name": repr(name), "noun": table.noun}
                self.errors.add((*place, name), Message("content-field-fixed", values), key)
            else:
                self._value((*place, name), key, fields[name], value)
        if before is None and self.base and not table.adds:
            unknown = suggest("content-row-unknown", str(key), printed, noun=table.noun)
            self.errors.add((*place, table.key), unknown, key)
        elif before is None or table.key not in row:
            self._missing(place, row, key, fields)

    def _value(self, place: Place, key: str | int, field: Field, value: object) -> None:
        for found in field.kind.problems(value):
            name = f"{place[-1]}.{found.path}" if found.path else str(place[-1])
            self.errors.add((*place, *found.place), of_field(name, found.message), key)

    def _missing(self, place: Place, row: Row, key: str | int, fields: Mapping[str, Field]) -> None:
        for name, field in fields.items():
            if field.needed and name not in row:
                self.errors.add(place, of_field(name, Message("content-field-missing")), key)


def row_name(vocabulary: Vocabulary, place: Place, row: Row) -> str | int:
    """Return what an error calls the row: its key, or else its number."""
    key = row.get(vocabulary.tables[str(place[0])].key)
    return key if isinstance(key, str) and 0 < len(key) <= MAX_ID else int(place[1]) + 1


def of_field(name: str, problem: Message) -> Message:
    """Return the problem with the name of its field."""
    return Message("content-field", {"name": repr(name)}, cause=problem)
