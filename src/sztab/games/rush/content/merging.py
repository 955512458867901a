"""Own cards and printed cards become one card list."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from sztab.games.rush.content.vocabulary import TABLES, Row, fields_of

if TYPE_CHECKING:
    from collections.abc import Mapping


CHANGED = "changed"
"""The source of a printed card whose values an own file changed."""


def rows_by_key(data: Mapping[str, list[Row]], section: str) -> dict[str, Row]:
    """Return the rows of a section by their ids."""
    return {row[TABLES[section].key]: row for row in data.get(section, [])}


def combine(own: Row, base: Row) -> Row:
    """[FRONT-094] [FRONT-100] Add, change and remove what the own file says. It is checked."""
    removed = set(own.get("remove", []))
    data: Row = {}
    for section, table in TABLES.items():
        rows = rows_by_key(base, section)
        for row in own.get(section, []):
            rows[row[table.key]] = full_row(section, row, rows.get(row[table.key]), base)
        if rows:
            data[section] = [row for key, row in rows.items() if key not in removed]
    if "pool" in own:
        data["pool"] = list(own["pool"])
    return data


def full_row(section: str, row: Row, printed: Row | None, base: Row) -> Row:
    """Return a row of an own file with what it leaves out: as printed, or the defaults."""
    given = _with_names(section, dict(row))
    if printed is not None:
        changed = printed | given
        return changed | {"source": row.get("source", CHANGED)} if changed != printed else printed
    fields = fields_of(section, row, is_new=True, complete=not base)
    for name, field in fields.items():
        if name not in given and not field.optional:
            given[name] = given[field.like] if field.like else copy(field.default)
    return given


def _with_names(section: str, row: Row) -> Row:
    """Write the name of an Achievement as the printed ones are: in Polish, then by language."""
    name = row.get("name")
    if section != "achievements" or name is None:
        return row
    names = name if isinstance(name, dict) else {"en": name, "pl": name}
    row["name"] = names.get("pl", names["en"])
    row.setdefault("name_en", names["en"])
    more = {one: known for one, known in names.items() if one not in {"en", "pl"}}
    return row | {f"name_{one}": known for one, known in more.items()}
