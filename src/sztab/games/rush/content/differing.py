"""The difference between a custom card file and the printed set."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sztab.core.content.changes import ADDED, CHANGED, REMOVED, CardChange, FieldChange
from sztab.games.rush.content.merging import rows_by_key
from sztab.games.rush.content.reading import merge, printed
from sztab.games.rush.content.vocabulary import TABLES, Row

if TYPE_CHECKING:
    from collections.abc import Mapping

UNSEEN = {"source"}
"""Fields that say where a row comes from, not what it is."""


def changes(own: Mapping[str, Any]) -> list[CardChange]:
    """List what a card file adds, removes and changes, section by section."""
    old, new = printed(), merge(own)
    return [change for section in TABLES for change in _section(section, old, new)]


def _section(section: str, old: Row, new: Row) -> list[CardChange]:
    before, after = rows_by_key(old, section), rows_by_key(new, section)
    found = [_card(ADDED, section, key, after[key]) for key in after if key not in before]
    found += [_card(REMOVED, section, key, before[key]) for key in before if key not in after]
    for key in before:
        fields = _fields(before[key], after[key]) if key in after else []
        if fields:
            found.append(_card(CHANGED, section, key, after[key], fields))
    return found


def _card(
    kind: str, section: str, key: str, row: Row, fields: list[FieldChange] | None = None
) -> CardChange:
    return CardChange(
        kind, section, key, str(row.get("name_en", row.get("name", key))), fields or []
    )


def _fields(before: Row, after: Row) -> list[FieldChange]:
    names = dict.fromkeys([*before, *after])
    return [
        FieldChange(name, _text(before.get(name)), _text(after.get(name)))
        for name in names
        if name not in UNSEEN and before.get(name) != after.get(name)
    ]


def _text(value: Any) -> str:  # noqa: ANN401 - any value of a card file
    """Return a value as a card file writes it, nearly; a dash if there is none."""
    if value is None:
        return "–"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
