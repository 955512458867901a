"""The JSON Schema of a component file, for editors, from the same tables as the checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.core.content.fields import MAX_LIST, table_schema

if TYPE_CHECKING:
    from sztab.core.content.vocabulary import Vocabulary


def make_schema(vocabulary: Vocabulary) -> dict[str, Any]:
    """Return the JSON Schema (draft 4, which all editors support) of a component file."""
    properties = {name: field.schema() for name, field in vocabulary.top.items()}
    for section, table in vocabulary.tables.items():
        properties[section] = {
            "type": "array",
            "items": vocabulary.row_schema(section),
            "maxItems": MAX_LIST,
            "description": table.about,
        }
    return {
        "$schema": "http://json-schema.org/draft-04/schema#",
        "title": f"Custom cards for {vocabulary.title}",
        "description": "Checked as a whole by `sztab cards check FILE`.",
        **table_schema(properties),
    }
