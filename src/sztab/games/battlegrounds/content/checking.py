"""Checks the component file: every field by itself, then whether the entries go together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sztab.core.content.reading import bad_fields, repeated
from sztab.core.content.shapes import Row
from sztab.core.languages import LANGUAGES
from sztab.games.battlegrounds.board import COLOUR_NAMES
from sztab.games.battlegrounds.content.vocabulary import (
    BACKS,
    ICON_BY_NUMBER,
    ICONS,
    MARKS,
    PICTURES,
    PLACES,
    SECTIONS,
    SQUARE_WORDS,
    TANKS,
)
from sztab.games.battlegrounds.rules import STACK

ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def complaints(data: Row) -> list[str]:
    """Return all that is wrong; nothing is said of the whole while a part is wrong."""
    found = list(bad_fields(data, SECTIONS)) or list(_bad_lists(data))
    return found or [*_bad_names(data), *_bad_values(data)]


def _bad_lists(data: Row) -> Iterator[str]:
    """[BG-005] [BG-008] [BG-025] Every entry that there must be is there once, in its order."""
    wanted = {"places": PLACES, "colours": COLOUR_NAMES, "duds": BACKS, "icons": ICONS}
    for section, names in wanted.items():
        if [row["id"] for row in data[section]] != list(names):
            yield f"{section}: must be {', '.join(names)}, in this order."
    for section, number in (("pictures", PICTURES), ("tanks", TANKS)):
        if len(data[section]) != number:
            yield f"{section}: must be {number}, not {len(data[section])}."


def _bad_values(data: Row) -> Iterator[str]:
    for section, row, field, value in _wanted(data):
        if row[field] != value:
            about = f"must be {value!r}, not {row[field]!r}"
            yield f"{section}, {row['id']}: field {field!r} {about}."


def _wanted(data: Row) -> Iterator[tuple[str, Row, str, object]]:
    """Yield what a rule says about a field: the section, the entry, the field and its value."""
    for row in data["places"]:  # [BG-012] [BG-013]
        yield "places", row, "squares", PLACES[row["id"]]
    for row in data["colours"]:  # [BG-006]
        yield "colours", row, "points", STACK
    for row in data["duds"]:  # [BG-010]
        yield "duds", row, "backs", BACKS[row["id"]]
    for row in data["icons"]:  # [BG-002] [BG-004]
        kind, tokens = ICONS[row["id"]]
        corner, lightning = MARKS[kind]
        yield "icons", row, "kind", kind
        yield "icons", row, "corner", corner
        yield "icons", row, "lightning", lightning
        yield "icons", row, "tokens", tokens
    for number, row in enumerate(data["pictures"]):  # [BG-025] [BG-026]
        yield "pictures", row, "number", f"P{number + 1:02}"
        yield "pictures", row, "icon", ICON_BY_NUMBER[number]
        yield "pictures", row, "merged", data["pictures"][number // 2 * 2]["id"]
    for number, row in enumerate(data["tanks"]):
        yield "tanks", row, "number", f"T{number + 1:02}"


def _bad_names(data: Row) -> Iterator[str]:
    """[BG-005] [BG-023] No two are alike: neither in name nor, of tanks, in statistics."""
    for section in ("pictures", "tanks"):
        for row in data[section]:
            if not ID.fullmatch(row["id"]) or row["id"] in SQUARE_WORDS:
                about = "must be small letters, digits and hyphens, and no other word of a position"
                yield f"{section}, {row['id']}: field 'id' {about}."
        yield from repeated(section, "id", [(row["id"], row["id"]) for row in data[section]])
    for section in ("colours", "icons", "pictures"):
        for language in LANGUAGES:
            named = [row for row in data[section] if language in row["name"]]
            names = [(row["id"], row["name"][language]) for row in named]
            yield from repeated(section, f"name.{language}", names)
    tanks: list[Row] = data["tanks"]
    yield from repeated("tanks", "name", [(row["id"], row["name"]) for row in tanks])
    values = [(row["id"], f"{row['move']}/{row['shot']}") for row in tanks]
    yield from repeated("tanks", "move/shot", values)
