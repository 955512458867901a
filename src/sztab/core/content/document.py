"""Reads untrusted TOML and JSON. Every failure has a line, whatever the text contains."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final, NoReturn

from sztab.core.action import Message

MAX_DIGITS: Final = 100
"""Maximum decimal digits of a whole number; a seed of 256 bits has 78."""
MAX_DEPTH: Final = 40
"""Maximum nesting of lists and tables."""
MAX_KEY_PARTS: Final = 100
"""Maximum parts of a dotted key: reading one takes quadratic time."""

_ABOVE: Final = 10**MAX_DIGITS
_LONG_NUMBER: Final = re.compile(
    r"(?<![\w.])[+-]?(?:0x[0-9a-f_]{83,}|0o[0-7_]{111,}|0b[01_]{332,}|[0-9][0-9_]{100,})",
    re.IGNORECASE,
)
_LONG_KEY: Final = re.compile(
    rf"""(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){{{MAX_KEY_PARTS},}}"""
)
_BRACKET: Final = re.compile(r"[\[\]{}]")
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")
_SHOWN: Final = re.compile(r"""\(.*\)|'.*'|".*\"""")
"""The part of a `tomllib` message that quotes the text."""
_TOO_LONG: Final = Message("document-long-number", {"most": MAX_DIGITS})
_TOO_DEEP: Final = Message("document-too-deep", {"most": MAX_DEPTH})


class BadDocument(ValueError):
    """The text cannot be read. `line` counts from 1; `is_syntax` is false beyond a limit."""

    def __init__(self, line: int, problem: Message | str, *, is_syntax: bool = False) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem
        self.is_syntax = is_syntax


def load_toml(text: str) -> dict[str, Any]:
    """Parse a TOML text; BadDocument says where it cannot be read."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") >= MAX_KEY_PARTS and _LONG_KEY.search(line):
            raise BadDocument(number, Message("document-long-key", {"most": MAX_KEY_PARTS}))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _PLACE.search(str(error))
        last = text.rstrip("\n").count("\n") + 1
        line_number = int(found[1]) if found and found[1] else last
        problem = in_words(_PLACE.sub("", str(error)))
        raise BadDocument(line_number, problem, is_syntax=True) from None
    except ValueError:  # Python refuses to convert decimal numbers of thousands of digits
        raise _too_long(text) from None
    except RecursionError:
        raise _too_deep(text) from None
    _check(data, text)
    return data


def load_json(text: str) -> object:
    """Parse a JSON text; BadDocument says where it cannot be read."""

    def whole(digits: str) -> int:
        if len(digits.lstrip("-")) > MAX_DIGITS:
            raise _too_long(text)
        return int(digits)

    def constant(name: str) -> NoReturn:
        found = re.search(rf"[:,\[]\s*{name}", text)
        problem = Message("document-no-number", {"name": name})
        raise BadDocument(_line(text, found.end() if found else 0), problem)

    try:
        data = json.loads(text, parse_constant=constant, parse_int=whole)
    except json.JSONDecodeError as error:
        raise BadDocument(error.lineno, error.msg, is_syntax=True) from None
    except RecursionError:
        raise _too_deep(text) from None
    _check(data, text)
    return data


def in_words(text: str) -> Message:
    """Return an error text of `tomllib` as a message; its key is made of the words of the text."""
    shown = _SHOWN.search(text)
    words = re.findall("[a-z]+", _SHOWN.sub("", text).lower())
    return Message("-".join(["toml", *words]), {"shown": shown[0]} if shown else {}, text)


def _check(data: object, text: str) -> None:
    """Refuse numbers that Python cannot print, and nesting too deep for its recursion limit."""
    inside = [(data, 0)]
    while inside:
        value, depth = inside.pop()
        if isinstance(value, int) and not -_ABOVE < value < _ABOVE:
            raise _too_long(text)
        if isinstance(value, dict | list):
            if depth >= MAX_DEPTH:
                raise _too_deep(text)
            items = value.values() if isinstance(value, dict) else value
            inside += [(item, depth + 1) for item in items]


def _too_long(text: str) -> BadDocument:
    found = _LONG_NUMBER.search(text)
    return BadDocument(_line(text, found.start() if found else 0), _TOO_LONG)


def _too_deep(text: str) -> BadDocument:
    depth = 0
    for found in _BRACKET.finditer(text):
        depth += 1 if found[0] in "[{" else -1
        if depth > MAX_DEPTH:
            return BadDocument(_line(text, found.start()), _TOO_DEEP)
    return BadDocument(1, _TOO_DEEP)


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
