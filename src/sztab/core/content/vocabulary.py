"""The vocabulary of a game's component file: its sections, their fields, and the types of those.

The checks, the JSON Schema and the merged card list all use these tables, so they agree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sztab.core.content.fields import MAX_NAME, Field, Id, Number, Several, Text, table_schema

if TYPE_CHECKING:
    from collections.abc import Mapping

Row = dict[str, Any]

PRINTED: Final = "printed"
NOTHING: Final = "nothing"
REMOVE: Final = "remove"
SCHEMA_VERSION: Final = 1


@dataclass(frozen=True)
class SectionSpec:
    """A section of a component file: an array of rows, each identified by its key.

    `adds`, `changes` and `removes` say what a file that starts from the printed cards may do here.
    A file that starts from nothing may do all three. `noun` is what a message calls one row.
    """

    about: str
    fields: dict[str, Field]
    key: str = "id"
    noun: str = "card"
    adds: bool = False
    changes: bool = False
    removes: bool = False


@dataclass(frozen=True)
class Vocabulary:
    """The sections and the other top-level fields of the component files of one game.

    A game in which the rows of a section have different fields overrides the methods.
    """

    title: str
    tables: Mapping[str, SectionSpec]
    more: Mapping[str, Field] = field(default_factory=dict)
    provenance: frozenset[str] = frozenset({"source"})
    """Fields that say where a row comes from; no values of the card."""

    @property
    def top(self) -> dict[str, Field]:
        """The top-level fields other than sections."""
        nouns = [f"{table.noun}s" for table in self.tables.values() if table.removes]
        return {
            "schema_version": Field(
                Number(SCHEMA_VERSION, SCHEMA_VERSION), "the version of this format", optional=True
            ),
            "start_from": Field(
                Text((PRINTED, NOTHING)),
                'what the file adds to: the "printed" cards (default), or "nothing": it is '
                "complete",
                optional=True,
            ),
            REMOVE: Field(
                Several(Id(), "ids"), f"{' and '.join(nouns)} to leave out, by id", optional=True
            ),
            **self.more,
        }

    def fields_of(
        self, section: str, row: Row, printed: Row | None, *, complete: bool
    ) -> Mapping[str, Field]:
        """Return the fields that a row may have.

        Args:
            section: The section of the row.
            row: The row as the file has it, unchecked.
            printed: The printed row that it changes, if there is one.
            complete: Whether the file starts from nothing.
        """
        return self.tables[section].fields

    def normal_row(self, section: str, row: Row, printed: Row | None) -> Row:
        """Return a checked row with its values in the form of the printed file."""
        return row

    def row_schema(self, section: str) -> dict[str, Any]:
        """Return the JSON Schema of a row.

        Which fields are required depends on whether the id is new, which a schema cannot know. So
        only the id is required.
        """
        table = self.tables[section]
        return table_schema({name: one.schema() for name, one in table.fields.items()}, [table.key])


def rows_by_key(
    vocabulary: Vocabulary, data: Mapping[str, list[Row]], section: str
) -> dict[str, Row]:
    """Return the rows of a section by their keys."""
    return {row[vocabulary.tables[section].key]: row for row in data.get(section, [])}


def id_field(about: str, *reserved: str) -> Field:
    """Return the field that identifies a row."""
    return Field(Id(reserved=reserved), about, fixed=True)


def text_field(about: str, **rest: Any) -> Field:  # noqa: ANN401  # options of Field
    """Return a field with any text."""
    return Field(Text(), about, **rest)


def name_field(about: str, **rest: Any) -> Field:  # noqa: ANN401  # options of Field
    """Return a field with a short text."""
    return Field(Text(most=MAX_NAME), about, **rest)


def number_field(
    about: str,
    least: int = 0,
    most: int = 99,
    **rest: Any,  # noqa: ANN401  # options of Field
) -> Field:
    """Return a field with a whole number in a range."""
    return Field(Number(least, most), about, **rest)
