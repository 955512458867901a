"""The card file as a JSON Schema, for editors: made of the same tables as the checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.games.rush.content.kinds import MOST_IN_LIST, table_schema
from sztab.games.rush.content.vocabulary import (
    OWN_ACHIEVEMENT,
    PRINTED_ACHIEVEMENT,
    TABLES,
    TOP,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.games.rush.content.vocabulary import Field, Table


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 4, which all editors know) of a card file.

    What a row needs depends on whether its id is new, which a schema cannot know: only the id is
    required.
    """
    sections = {name: _table(name, table) for name, table in TABLES.items()}
    return {
        "$schema": "http://json-schema.org/draft-04/schema#",
        "title": "Own cards for World of Tanks: Rush",
        "description": "Checked as a whole by `sztab cards check FILE`.",
        **table_schema({**_properties(TOP), **sections}),
    }


def _table(name: str, table: Table) -> dict[str, Any]:
    fields = table.fields
    if name == "achievements":
        fields = {**PRINTED_ACHIEVEMENT, **OWN_ACHIEVEMENT}
    row = table_schema(_properties(fields), [table.key])
    if name == "achievements":
        words = [*PRINTED_ACHIEVEMENT["best"].kind.schema()["enum"]]
        row["properties"]["best"]["enum"] += words
    return {
        "type": "array",
        "items": row,
        "maxItems": MOST_IN_LIST,
        "description": table.about,
    }


def _properties(fields: Mapping[str, Field]) -> dict[str, Any]:
    return {name: field.kind.schema() | _about(field) for name, field in fields.items()}


def _about(field: Field) -> dict[str, Any]:
    default = {} if field.default is None else {"default": field.default}
    return {"description": field.about} | default
