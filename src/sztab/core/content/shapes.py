"""What may stand in a field: each shape yields the problems of a value, and where they are in it.

A place is written as the fields that lead to it, such as `effects.2.if.balance`; what stands in a
list is counted from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from sztab.core.content.quoting import hint, quote

Row = dict[str, Any]
Problem = tuple[str, str]
Shape = Callable[[object], Iterator[Problem]]


def text(value: object) -> Iterator[Problem]:
    """Take a text that is not empty."""
    if not isinstance(value, str) or not value.strip():
        yield "", f"must be a text, not {quote(value)}"


def truth(value: object) -> Iterator[Problem]:
    """Take true or false."""
    if not isinstance(value, bool):
        yield "", f"must be true or false, not {quote(value)}"


def only_true(value: object) -> Iterator[Problem]:
    """Take true: what is not so is left out."""
    if value is not True:
        yield "", f"must be true or left out, not {quote(value)}"


def number(least: int, most: int) -> Shape:
    """Take a whole number in a range."""

    def problems(value: object) -> Iterator[Problem]:
        if not isinstance(value, int) or isinstance(value, bool):
            yield "", f"must be a whole number, not {quote(value)}"
        elif not least <= value <= most:
            span = str(least) if least == most else f"{least} to {most}"
            yield "", f"must be {span}, not {quote(value)}"

    return problems


def one_of(*known: str) -> Shape:
    """Take one of these words."""

    def problems(value: object) -> Iterator[Problem]:
        if value not in known:
            yield "", f"is {quote(value)}{hint(value, known)}; known: {', '.join(known)}"

    return problems


def several(shape: Shape, most: int = 9) -> Shape:
    """Take a list of one value or a few, all of one shape."""

    def problems(value: object) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield "", f"must be a list, not {quote(value)}"
            return
        if not 1 <= len(value) <= most:
            yield "", f"must have 1 to {most} entries, not {len(value)}"
        for place, item in enumerate(value, 1):
            for inner, problem in shape(item):
                yield _join(str(place), inner), problem

    return problems


def some(shape: Shape) -> Shape:
    """Take such a list in which nothing stands twice."""

    def problems(value: object) -> Iterator[Problem]:
        yield from several(shape)(value)
        if isinstance(value, list) and any(item in value[:n] for n, item in enumerate(value)):
            yield "", f"names something twice: {quote(value)}"

    return problems


def table(needed: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Shape:
    """Take a table with these fields and no others."""
    known = {**needed, **(optional or {})}

    def problems(value: object) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield "", f"must be a table, not {quote(value)}"
            return
        for name, item in value.items():
            if name not in known:
                yield name, f"is unknown{hint(name, known)}; known: {', '.join(known)}"
                continue
            for inner, problem in known[name](item):
                yield _join(name, inner), problem
        for name in needed:
            if name not in value:
                yield name, "is missing"

    return problems


def table_by(key: str, shapes: Mapping[str, Shape]) -> Shape:
    """Take a table whose field `key` says which of these shapes it has."""

    def problems(value: object) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield "", f"must be a table, not {quote(value)}"
        elif key not in value:
            yield key, "is missing"
        elif not isinstance(value[key], str) or value[key] not in shapes:
            for _, problem in one_of(*shapes)(value[key]):
                yield key, problem
        else:
            yield from shapes[value[key]](value)

    return problems


def _join(outer: str, inner: str) -> str:
    return f"{outer}.{inner}" if inner else outer
