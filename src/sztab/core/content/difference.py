"""The difference between a custom component file and the printed set."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sztab.core.content.changes import ADDED, CHANGED, REMOVED, CardDifference, FieldDifference
from sztab.core.content.vocabulary import Vocabulary, rows_by_key

if TYPE_CHECKING:
    from sztab.core.content.vocabulary import Row


def list_changes(vocabulary: Vocabulary, old: Row, new: Row) -> list[CardDifference]:
    """List what was added, removed and changed, section by section."""
    return [
        change
        for section in vocabulary.tables
        for change in _section(vocabulary, section, old, new)
    ]


def _section(vocabulary: Vocabulary, section: str, old: Row, new: Row) -> list[CardDifference]:
    before = rows_by_key(vocabulary, old, section)
    after = rows_by_key(vocabulary, new, section)
    found = [_card(ADDED, section, key, after[key]) for key in after if key not in before]
    found += [_card(REMOVED, section, key, before[key]) for key in before if key not in after]
    for key in before:
        fields = _fields(vocabulary, before[key], after[key]) if key in after else []
        if fields:
            found.append(_card(CHANGED, section, key, after[key], fields))
    return found


def _card(
    kind: str, section: str, key: str, row: Row, fields: list[FieldDifference] | None = None
) -> CardDifference:
    name = row.get("name_en", row.get("name", key))
    title = name["en"] if isinstance(name, dict) else str(name)
    return CardDifference(kind, section, key, title, fields or [])


def _fields(vocabulary: Vocabulary, before: Row, after: Row) -> list[FieldDifference]:
    names = dict.fromkeys([*before, *after])
    return [
        FieldDifference(name, _text(before.get(name)), _text(after.get(name)))
        for name in names
        if name not in vocabulary.provenance and before.get(name) != after.get(name)
    ]


def _text(value: Any) -> str:  # noqa: ANN401  # any value of a component file
    """Return a value much as a component file writes it; a dash if there is none."""
    if value is None:
        return "–"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
