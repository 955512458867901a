"""A small JSON Schema validator, which supports only the keywords that our schemas use."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

TYPES: Final = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


def valid(value: Any, schema: dict[str, Any]) -> bool:  # noqa: ANN401  # plain data
    """Return whether the value is valid."""
    checks: dict[str, Callable[[Any], bool]] = {
        "type": lambda kind: (
            isinstance(value, TYPES[kind]) and (kind != "integer" or not isinstance(value, bool))
        ),
        "enum": lambda words: value in words,
        "anyOf": lambda schemas: any(valid(value, one) for one in schemas),
        "pattern": lambda pattern: isinstance(value, str) and re.search(pattern, value) is not None,
        "maxLength": lambda most: len(value) <= most,
        "minLength": lambda least: len(value) >= least,
        "minimum": lambda least: value >= least,
        "maximum": lambda most: value <= most,
        "items": lambda item: all(valid(one, item) for one in value),
        "minItems": lambda least: len(value) >= least,
        "maxItems": lambda most: len(value) <= most,
        "uniqueItems": lambda _: all(one not in value[:n] for n, one in enumerate(value)),
        "required": lambda names: all(name in value for name in names),
        "properties": lambda known: all(
            valid(one, known[name]) for name, one in value.items() if name in known
        ),
        "additionalProperties": lambda _: set(value) <= set(schema["properties"]),
        **dict.fromkeys(("$schema", "title", "description", "default"), lambda _: True),
    }
    if "type" in schema and not checks["type"](schema["type"]):
        return False
    return all(checks[keyword](wanted) for keyword, wanted in schema.items())
