"""Checks a component file field by field. Whether the fields go together, `consistency` checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.content.fields import MAX_ID, MAX_LIST
from sztab.core.content.quoting import hint, quote
from sztab.core.content.vocabulary import NOTHING, Vocabulary, rows_by_key

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.content.errors import Errors
    from sztab.core.content.fields import Field
    from sztab.core.content.lines import Place
    from sztab.core.content.vocabulary import Row


def check_fields(vocabulary: Vocabulary, own: Row, base: Row, errors: Errors) -> None:
    """Find every field that is unknown, missing or of the wrong kind.

    Args:
        vocabulary: The words of the game's files.
        own: The file as data.
        base: What it starts from; nothing if it is complete.
        errors: Takes what is wrong.
    """
    top, check = vocabulary.top, _Check(vocabulary, base, errors)
    for name, value in own.items():
        if name in top:
            for found in top[name].kind.problems(value):
                errors.add((name, *found.place), found.text, name)
        elif name in vocabulary.tables:
            check.table(name, value)
        else:
            known = [*top, *vocabulary.tables]
            problem = f"unknown section{hint(name, known)}; known: {', '.join(known)}"
            errors.add((name,), problem, name)


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
            problem = f'cannot be changed: only a file with start_from = "{NOTHING}" has it'
            self.errors.add((section,), problem, section)
        elif not isinstance(rows, list):
            self.errors.add((section,), f"must be an array of tables, [[{section}]]", section)
        elif len(rows) > MAX_LIST:
            problem = f"has {len(rows)} entries, but at most {MAX_LIST} are allowed"
            self.errors.add((section,), problem, section)
        else:
            self._rows(section, rows)

    def _rows(self, section: str, rows: list[object]) -> None:
        key_field = self.vocabulary.tables[section].key
        printed = rows_by_key(self.vocabulary, self.base, section)
        seen: set[str] = set()
        for number, row in enumerate(rows):
            place = (section, number)
            if not isinstance(row, dict):
                problem = f"must be a table, not {quote(row)}"
                self.errors.add(place, problem, section, f"row {number + 1}")
                continue
            key = row.get(key_field)
            if isinstance(key, str) and key in seen:
                self.errors.add(
                    (*place, key_field), f"this {key_field} is used twice", section, key
                )
            seen.add(str(key))
            self._row(place, row, printed)

    def _row(self, place: Place, row: Row, printed: dict[str, Row]) -> None:
        section = str(place[0])
        table, key = self.vocabulary.tables[section], row_name(self.vocabulary, place, row)
        before = printed.get(key)
        fields = self.vocabulary.fields_of(section, row, before, complete=not self.base)
        for name, value in row.items():
            if name not in fields:
                problem = f"unknown field {quote(name)}{hint(name, fields)}; known: "
                self.errors.add((*place, name), problem + ", ".join(fields), section, key)
            elif before is not None and fields[name].fixed and value != before.get(name):
                problem = f"field {name!r} of a printed {table.noun} stays as it is"
                self.errors.add((*place, name), problem, section, key)
            else:
                self._value((*place, name), key, fields[name], value)
        if before is None and self.base and not table.adds:
            problem = f"there is no such {table.noun}{hint(key, printed)}"
            known = ", ".join(printed)
            self.errors.add((*place, table.key), f"{problem}; known: {known}", section, key)
        elif before is None or table.key not in row:
            self._missing(place, row, key, fields)

    def _value(self, place: Place, key: str, field: Field, value: object) -> None:
        for found in field.kind.problems(value):
            name = f"{place[-1]}.{found.path}" if found.path else place[-1]
            self.errors.add((*place, *found.place), f"field {name!r} {found.text}", place[0], key)

    def _missing(self, place: Place, row: Row, key: str, fields: Mapping[str, Field]) -> None:
        for name, field in fields.items():
            if field.needed and name not in row:
                self.errors.add(place, f"field {name!r} is missing", place[0], key)


def row_name(vocabulary: Vocabulary, place: Place, row: Row) -> str:
    """Return how an error names the row."""
    key = row.get(vocabulary.tables[str(place[0])].key)
    if isinstance(key, str) and 0 < len(key) <= MAX_ID:
        return key
    return f"row {int(place[1]) + 1}"
