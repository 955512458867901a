"""Quotes what is wrong and suggests what was meant, in messages that stay short."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from typing import Final

from sztab.core.action import Message

MAX_QUOTED: Final = 80
"""Characters of a value that a message repeats."""
MAX_SUGGESTIONS: Final = 20
"""Suggestions about one file: each takes about a millisecond to look for."""
_MAX_WORD: Final = 64
"""Nothing that is longer resembles a known word."""

_left: ContextVar[int | None] = ContextVar("suggestions left", default=None)


def quote(value: object) -> str:
    """Return a value as Python writes it, cut off where it gets long."""
    text = repr(value)
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…"


@contextmanager
def few_suggestions() -> Iterator[None]:
    """Look for suggestions at most `MAX_SUGGESTIONS` times inside."""
    token = _left.set(MAX_SUGGESTIONS)
    try:
        yield
    finally:
        _left.reset(token)


def wrong(key: str, value: object, **more: str | int) -> Message:
    """Return the message about a wrong value, which it quotes."""
    return Message(key, {"value": quote(value), **more})


def suggest(key: str, value: object, known: Iterable[str], **more: str) -> Message:
    """Return the message about an unknown word, or `<key>-like` with the one perhaps meant.

    Nothing is suggested any more once enough was.
    """
    names, left = list(known), _left.get()
    values = {"name": quote(value), "names": ", ".join(names), **more}
    if left != 0 and isinstance(value, str) and len(value) <= _MAX_WORD:
        _left.set(None if left is None else left - 1)
        for close in get_close_matches(value, names, 1):
            return Message(f"{key}-like", {**values, "close": repr(close)})
    return Message(key, values)
