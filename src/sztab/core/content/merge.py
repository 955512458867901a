"""Merges custom and printed cards into one card list."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final

from sztab.core.content.vocabulary import REMOVE, Vocabulary, rows_by_key

if TYPE_CHECKING:
    from sztab.core.content.vocabulary import Row

CHANGED: Final = "changed"
"""The `source` of a printed card that a custom file changed."""


def combine(vocabulary: Vocabulary, custom: Row, base: Row) -> Row:
    """Apply the additions, changes and removals of a checked file."""
    removed = set(custom.get(REMOVE, []))
    data: Row = {}
    for section, table in vocabulary.tables.items():
        rows = rows_by_key(vocabulary, base, section)
        for row in custom.get(section, []):
            before = rows.get(row[table.key])
            rows[row[table.key]] = full_row(vocabulary, section, row, before, base)
        if rows:
            data[section] = [row for key, row in rows.items() if key not in removed]
    for name in vocabulary.more:
        if name in custom:
            data[name] = list(custom[name])
    return data


def full_row(vocabulary: Vocabulary, section: str, row: Row, printed: Row | None, base: Row) -> Row:
    """Return a checked row with its missing fields filled in, as printed or by default."""
    given = vocabulary.normal_row(section, dict(row), printed)
    if printed is not None:
        changed = printed | given
        return changed | {"source": row.get("source", CHANGED)} if changed != printed else printed
    fields = vocabulary.fields_of(section, row, None, complete=not base)
    for name, field in fields.items():
        if name not in given and not field.optional:
            given[name] = given[field.like] if field.like else copy(field.default)
    return given
