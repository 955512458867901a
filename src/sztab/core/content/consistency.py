"""Checks that the fields of a component file are consistent. Each game defines its own rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.core.action import Message
from sztab.core.content.merge import full_row
from sztab.core.content.quotes import quote, suggest
from sztab.core.content.validation import of_field, row_name
from sztab.core.content.vocabulary import REMOVE, Vocabulary, rows_by_key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.content.errors import Errors
    from sztab.core.content.lines import Place
    from sztab.core.content.vocabulary import Row


class Consistency:
    """Checks a file after its fields were checked one by one; rows with errors are skipped.

    Attributes:
        rows: The valid rows of each section, completed, with their places in the file.
    """

    def __init__(self, vocabulary: Vocabulary, custom: Row, base: Row, errors: Errors) -> None:
        self.vocabulary = vocabulary
        self.custom = custom
        self.base = base
        self.errors = errors
        self.rows = {section: list(self._good_rows(section)) for section in vocabulary.tables}

    def check(self) -> None:
        """Add an error for everything that is inconsistent."""
        raise NotImplementedError  # each game has its own rules

    def complain(self, place: Place, row: Row, problem: Message, field: str = "") -> None:
        """Add an error about a row, or about a field of it.

        `field` is the name of the field in the message; the place then leads to it.
        """
        said = of_field(field, problem) if field else problem
        self.errors.add(place, said, row_name(self.vocabulary, place, row))

    def printed(self, section: str) -> dict[str, Row]:
        """Return the rows that the file starts from, by key."""
        return rows_by_key(self.vocabulary, self.base, section)

    def kept(self, section: str) -> dict[str, Row]:
        """Return the printed rows that the file neither changes nor removes, by key."""
        key = self.vocabulary.tables[section].key
        gone = {name for _, name in self.words(REMOVE)} | {
            row[key] for _, row in self.rows[section]
        }
        return {name: row for name, row in self.printed(section).items() if name not in gone}

    def in_play(self, section: str) -> list[Row]:
        """Return the rows of a section after the file's changes, kept ones first."""
        return [*self.kept(section).values(), *(row for _, row in self.rows[section])]

    def is_sound(self, *sections: str) -> bool:
        """Return whether these sections, and the list of removed rows, have no errors."""
        return not any(self.errors.is_in((name,)) for name in (*sections, REMOVE))

    def words(self, name: str) -> list[tuple[int, str]]:
        """Return the ids of a top-level list with their indexes; nothing if it has errors."""
        return [] if self.errors.is_in((name,)) else [*enumerate(self.custom.get(name, []))]

    def check_removals(self) -> None:
        """Refuse to remove rows that are not printed, or cannot be left out."""
        sections = [name for name, table in self.vocabulary.tables.items() if table.removes]
        nouns = " or ".join(self.vocabulary.tables[section].noun for section in sections)
        known = [key for section in sections for key in self.printed(section)]
        mine = {
            row[self.vocabulary.tables[section].key]
            for section in sections
            for _, row in self.rows[section]
        }
        for number, name in self.words(REMOVE):
            if name in mine:
                problem = Message("content-removed-defined", {"name": repr(name)})
                self.errors.add((REMOVE, number), problem)
            elif name not in known:
                problem = suggest("content-not-printed", name, known, nouns=nouns)
                self.errors.add((REMOVE, number), problem)

    def check_unique(self, section: str, field: str, clause: str = "") -> None:
        """Refuse a value that another row of the section has, too.

        `field` may lead into a table, like `name.en`, or join two fields, like `move/shot`.
        """
        key = self.vocabulary.tables[section].key
        owners = {_value(row, field): name for name, row in self.kept(section).items()}
        for place, row in self.rows[section]:
            value = _value(row, field)
            other = owners.setdefault(value, row[key])
            if value and other != row[key]:
                values = {"value": quote(value), "other": other, "clause": clause}
                problem = Message("content-twice-by-rule" if clause else "content-twice", values)
                self.complain((*place, *field.split(".")), row, problem, field)

    def _good_rows(self, section: str) -> Iterator[tuple[Place, Row]]:
        """Yield the valid rows of a section, completed, with their places."""
        if self.errors.is_about((section,)):
            return
        printed = self.printed(section)
        for number, row in enumerate(self.custom.get(section, [])):
            place = (section, number)
            if not self.errors.is_in(place):
                before = printed.get(row[self.vocabulary.tables[section].key])
                yield place, full_row(self.vocabulary, section, row, before, self.base)


def _value(row: Row, field: str) -> str:
    """Return the value of a field as text; empty if there is none."""
    if "/" in field:
        return "/".join(_value(row, part) for part in field.split("/"))
    value: Any = row
    for step in field.split("."):
        value = value.get(step, "")
    return str(value)
