"""Writes TOML as a person would, and reads it with errors that name the line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import Message
from sztab.core.content.document import BadDocument, load_toml
from sztab.records.record import RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WIDTH: Final = 96
INDENT: Final = "    "
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def dumps(data: Mapping[str, Any]) -> str:
    """Return the data (texts, numbers, truth values, lists and tables) as TOML."""
    return "\n".join(_table((), data)) + "\n"


def loads(text: str, what: str, file: str, first_line: int = 1) -> dict[str, Any]:
    """Return the data of a text; RecordError names the file and the line.

    Args:
        text: The TOML.
        what: What the text is, for the message.
        file: The file that contains it.
        first_line: The line of the file on which the text begins.
    """
    try:
        return load_toml(text)
    except BadDocument as error:
        key = "record-not-toml" if error.is_syntax else "record-bad-toml"
        line = first_line + error.line - 1
        problem = Message(key, {"what": what}, cause=error.problem)
        raise RecordError(file, line, problem) from None


def _table(
    path: tuple[str, ...], data: Mapping[str, Any], *, in_list: bool = False
) -> Iterator[str]:
    """Yield the plain values of a table first, then its tables, as TOML requires."""
    later = [
        name for name, value in data.items() if _has_section(path, name, value, in_list=in_list)
    ]
    for name, value in data.items():
        if name not in later:
            yield from _assignment(name, value)
    for name in later:
        yield from _section((*path, name), data[name])


def _has_section(
    path: tuple[str, ...],
    name: str,
    value: Any,  # noqa: ANN401 (plain data)
    *,
    in_list: bool = False,
) -> bool:
    """Return whether the value gets a heading instead of a line."""
    is_list = _is_list_of_tables(value)
    if is_list and not in_list:
        return True
    if not is_list and (not isinstance(value, Mapping) or not value):
        return False
    return not path or len(f"{_key(name)} = {_inline(value)}") > WIDTH


def _is_list_of_tables(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) > 0
        and all(isinstance(item, Mapping) for item in value)
    )


def _section(path: tuple[str, ...], value: Mapping[str, Any] | list[Any]) -> Iterator[str]:
    name = ".".join(_key(part) for part in path)
    if isinstance(value, Mapping):
        plain = [key for key, item in value.items() if not _has_section(path, key, item)]
        if plain:
            yield from ("", f"[{name}]")
        yield from _table(path, value)
        return
    for item in value:
        yield from ("", f"[[{name}]]")
        yield from _table(path, item, in_list=True)


def _assignment(name: str, value: Any) -> Iterator[str]:  # noqa: ANN401 (plain data)
    line = f"{_key(name)} = {_inline(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        yield line
        return
    yield f"{_key(name)} = ["
    lines = filled([_inline(item) + "," for item in value], WIDTH - len(INDENT))
    yield from [INDENT + line for line in lines]
    yield "]"


def filled(tokens: Sequence[str], width: int) -> Iterator[str]:
    """Yield lines with as many tokens each as fit."""
    line = ""
    for token in tokens:
        if line and len(line) + 1 + len(token) > width:
            yield line
            line = ""
        line = f"{line} {token}" if line else token
    if line:
        yield line


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _text(name)


def _text(value: str) -> str:
    """Return a basic string; JSON's escapes are TOML's, except that TOML also escapes DEL."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")


def _inline(value: Any) -> str:  # noqa: ANN401 (plain data)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{_key(name)} = {_inline(item)}" for name, item in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_inline(item) for item in value)}]"
    raise TypeError(f"TOML has no {type(value).__name__}: {value!r}")
