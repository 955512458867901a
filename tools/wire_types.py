"""Writes TypeScript types for all messages between server and page.

    python tools/wire_types.py [--check]

They are derived from the JSON schema of `sztab.server.wire`, `sztab.server.tables.results` and
`sztab.server.api.schemas`, and go to web/src/wire.ts. A field that can be missing is optional, and
its comment says what that means. A field that the server always writes is not optional, even if it
has a default.

With `--check` nothing is written. Exit status: 0 success; 1 (with `--check`) the file is out of
date.
"""
# Not called types.py: when Python runs one of these tools, it would shadow the standard `types`.

from __future__ import annotations

import argparse
import ast
import inspect
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeGuard

import msgspec

from sztab.catalogue import game_info
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.tables import options, results
from sztab.server.wire import endings, messages, parts, requests
from sztab.server.workers import ranks

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = "web/src/wire.ts"
WIDTH: Final = 96

HEAD: Final = """\
// Written by tools/wire_types.py from the types of the server: do not edit.
// What they mean is explained, with examples, in docs/protocol.md.
"""
MODULES: Final = (requests, parts, endings, messages, results, schemas, options, game_info, ranks)
"""The modules that document the types."""
UNIONS: Final = {
    "AnyRequest": (wire.AnyRequest, "What a client may send on a socket."),
    "AnyMessage": (wire.AnyMessage, "What the server may send on a socket."),
}
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

NAMES: Final = {
    "JoinedTable": "Joined",
    "OpenedTable": "Opened",
    "PositionView": "Position",
    "RefusedAction": "Refused",
    "ReplayDecision": "Decision",
    "ReplayMoment": "Moment",
    "ReplayPage": "Replay",
    "ReplayStanding": "Standing",
    "RulesSummary": "Summary",
    "TableOptions": "Terms",
}
"""Names in the protocol of classes that are called otherwise, because Sztab has a namesake."""

NOTHING: Final[tuple[object, ...]] = (None, "", [], {})
"""The usual meaning of a missing field."""

Schema = dict[str, Any]


def protocol_name(name: str) -> str:
    """Return the name of a class in the protocol: requests and messages drop their suffix."""
    kind = getattr(wire, name, None)
    if _is_struct(kind) and issubclass(kind, wire.Request):
        return name.removesuffix("Request")
    if _is_struct(kind) and issubclass(kind, wire.ServerMessage):
        return name.removesuffix("Message")
    return NAMES.get(name, name)


# The file


def page() -> str:
    """Return the expected content of the file."""
    kinds = list(wire_types())
    components = json_schemas(kinds)
    for kind in filter(is_always_whole, kinds):
        components[kind.__name__]["required"] = list(kind.__struct_fields__)
    notes = field_notes()
    named = [kind.__name__ for kind in kinds]
    order = [*named, *sorted(set(components) - set(named), key=protocol_name)]
    parts = [interface(name, components[name], notes) for name in order]
    parts += [union(name, kind, text) for name, (kind, text) in UNIONS.items()]
    return "\n".join([HEAD, *parts])


def wire_types() -> Iterator[type[msgspec.Struct]]:
    """List the types in the order of their definition, without those that they refer to."""
    for module in (requests, parts, messages, results, schemas):
        for kind in vars(module).values():
            if _is_struct(kind) and kind.__module__ == module.__name__:
                yield kind


def is_always_whole(kind: type[msgspec.Struct]) -> bool:
    """Return whether the server writes all fields of a type, and clients never send it."""
    config = kind.__struct_config__
    return not (config.omit_defaults or config.forbid_unknown_fields)


def _is_struct(kind: object) -> TypeGuard[type[msgspec.Struct]]:
    if not isinstance(kind, type) or not issubclass(kind, msgspec.Struct):
        return False
    return kind not in {wire.Request, wire.ServerMessage}  # never sent


def json_schemas(kinds: Sequence[type[msgspec.Struct]]) -> dict[str, Schema]:
    """Return the JSON schemas of the types, and of those that they refer to, by name."""
    _, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    return components


def field_notes() -> dict[tuple[str, str], str]:
    """Return the docstrings of fields, by type and field."""
    notes = {}
    for module in MODULES:
        for kind in ast.parse(source(module)).body:
            if isinstance(kind, ast.ClassDef):
                notes.update({(kind.name, field): text for field, text in docstrings(kind)})
    return notes


def source(module: ModuleType) -> str:
    """Return the source of a module."""
    return inspect.getsource(module)


def docstrings(kind: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """List the fields of a class that have a docstring below them."""
    for field, below in zip(kind.body, kind.body[1:], strict=False):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            yield field.target.id, inspect.cleandoc(str(below.value.value))


# TypeScript


def interface(name: str, schema: Schema, notes: dict[tuple[str, str], str]) -> str:
    """Return a type with its fields."""
    lines = comment(inspect.cleandoc(schema.get("description", "")), "")
    lines.append(f"export interface {protocol_name(name)} {{")
    required = set(schema.get("required", ()))
    for field, kind in schema["properties"].items():
        note = notes.get((name, field), "") or kind.get("description", "")
        default = kind.get("default")
        mark = "" if field in required else "?"
        if mark and (default not in NOTHING or isinstance(default, bool)):
            note = f"{note} Missing means {json.dumps(default)}.".strip()
        lines += comment(note, "  ")
        lines.append(f"  {field}{mark}: {typescript(kind)};")
    return "\n".join([*lines, "}", ""])


def union(name: str, kind: object, text: str) -> str:
    """Return a union that is discriminated by `type`."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="{name}")
    members = "".join(f"\n  | {protocol_name(one['$ref'])}" for one in schema["anyOf"])
    return "\n".join([*comment(text, ""), f"export type {name} ={members};", ""])


def typescript(schema: Schema) -> str:
    """Return a JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return protocol_name(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(typescript(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return _object(schema)
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def _array(schema: Schema) -> str:
    inner = typescript(schema.get("items") or {})
    return f"({inner})[]" if " " in inner and not inner.startswith("{") else f"{inner}[]"


def _object(schema: Schema) -> str:
    if "properties" in schema:
        fields = (f"{name}: {typescript(one)}" for name, one in schema["properties"].items())
        return f"{{ {'; '.join(fields)} }}"
    values = schema.get("additionalProperties")
    return f"Record<string, {typescript(values) if isinstance(values, dict) else 'unknown'}>"


def comment(text: str, indent: str) -> list[str]:
    """Return a text as a documentation comment."""
    text = text.replace("*/", "* /")
    if not text:
        return []
    if "\n" not in text and len(indent) + len(text) <= WIDTH:
        return [f"{indent}/** {text} */"]
    body = [f"{indent} * {line}".rstrip() for line in text.splitlines()]
    return [f"{indent}/**", *body, f"{indent} */"]


# The command


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command and return its exit status."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw, allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help=f"fail if {FILE} is out of date")
    arguments = parser.parse_args(argv)
    path = root / FILE
    if not arguments.check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(), encoding="utf-8", newline="\n")
        return 0
    if path.exists() and path.read_text(encoding="utf-8") == page():
        return 0
    state = "stale" if path.exists() else "missing"
    print(f"{FILE} is {state}; run `python tools/wire_types.py`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
