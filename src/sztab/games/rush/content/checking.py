"""Checks a card file field by field. Whether the fields go together, `meaning` checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.content.quoting import hint, quote
from sztab.games.rush.content.kinds import MOST_IN_ID, MOST_IN_LIST
from sztab.games.rush.content.merging import rows_by_key
from sztab.games.rush.content.vocabulary import NOTHING, TABLES, TOP, Row, fields_of

if TYPE_CHECKING:
    from sztab.games.rush.content.complaints import Complaints
    from sztab.games.rush.content.lines import Place
    from sztab.games.rush.content.vocabulary import Field


def check_fields(own: Row, base: Row, found: Complaints) -> None:
    """Complain about every field that is unknown, missing or of the wrong kind.

    Args:
        own: The file as data.
        base: What it starts from; nothing if it is complete.
        found: Takes the complaints.
    """
    for name, value in own.items():
        if name in TOP:
            for place, problem in TOP[name].kind.problems(value):
                found.add((name, *place), problem, name)
        elif name in TABLES:
            _check_table(name, value, base, found)
        else:
            known = [*TOP, *TABLES]
            problem = f"unknown section{hint(name, known)}; known: {', '.join(known)}"
            found.add((name,), problem, name)


def _check_table(section: str, rows: object, base: Row, found: Complaints) -> None:
    table = TABLES[section]
    if base and not (table.adds or table.changes):
        problem = f'cannot be changed: only a file with start_from = "{NOTHING}" has it'
        found.add((section,), problem, section)
        return
    if not isinstance(rows, list):
        found.add((section,), f"must be an array of tables, [[{section}]]", section)
        return
    if len(rows) > MOST_IN_LIST:
        problem = f"has {len(rows)} entries, but at most {MOST_IN_LIST} are allowed"
        found.add((section,), problem, section)
        return
    printed = rows_by_key(base, section)
    seen: set[str] = set()
    for number, row in enumerate(rows):
        place = (section, number)
        if not isinstance(row, dict):
            found.add(place, f"must be a table, not {quote(row)}", section, f"row {number + 1}")
            continue
        key = row.get(table.key)
        if isinstance(key, str) and key in seen:
            found.add((*place, table.key), f"this {table.key} is used twice", section, key)
        seen.add(str(key))
        _check_row(place, row, printed, base, found)


def _check_row(
    place: Place, row: Row, printed: dict[str, Row], base: Row, found: Complaints
) -> None:
    section = str(place[0])
    table, key = TABLES[section], row_name(section, place, row)
    is_new = key not in printed
    fields = fields_of(section, row, is_new=is_new, complete=not base)
    for name, value in row.items():
        if name not in fields:
            known = ", ".join(fields)
            problem = f"unknown field {quote(name)}{hint(name, fields)}; known: {known}"
            found.add((*place, name), problem, section, key)
        elif not is_new and fields[name].fixed and value != printed[key].get(name):
            problem = f"field {name!r} of a printed card stays as it is"
            found.add((*place, name), problem, section, key)
        else:
            _check_value(section, (*place, name), key, fields[name], value, found)
    if is_new and base and not table.adds:
        problem = f"there is no such card{hint(key, printed)}; known: {', '.join(printed)}"
        found.add((*place, table.key), problem, section, key)
    elif is_new or table.key not in row:
        _check_missing(section, place, row, fields, found)


def _check_value(
    section: str,
    place: Place,
    key: str,
    field: Field,
    value: object,
    found: Complaints,
) -> None:
    for inner, problem in field.kind.problems(value):
        found.add((*place, *inner), f"field {place[-1]!r} {problem}", section, key)


def _check_missing(
    section: str, place: Place, row: Row, fields: dict[str, Field], found: Complaints
) -> None:
    for name, field in fields.items():
        if field.needed and name not in row:
            found.add(place, f"field {name!r} is missing", section, row_name(section, place, row))


def row_name(section: str, place: Place, row: Row) -> str:
    """Return how a complaint names the row."""
    key = row.get(TABLES[section].key)
    if isinstance(key, str) and 0 < len(key) <= MOST_IN_ID:
        return key
    return f"row {int(place[1]) + 1}"
