"""Messages about wrong values: quoted, cut short, and with a suggestion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from typing import Final

from sztab.core.action import Message

MAX_QUOTED: Final = 80
"""Maximum characters of a value that a message quotes."""
MAX_SUGGESTIONS: Final = 20
"""Maximum suggestions for one file: finding one takes about a millisecond."""
_MAX_WORD: Final = 64
"""Maximum characters of a word to find a suggestion for; known words are shorter."""

_left: ContextVar[int | None] = ContextVar("suggestions left", default=None)


def quote(value: object) -> str:
    """Return the `repr` of a value, cut short if it is long."""
    text = repr(value)
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…"


@contextmanager
def few_suggestions() -> Iterator[None]:
    """Search for at most `MAX_SUGGESTIONS` suggestions inside this context."""
    token = _left.set(MAX_SUGGESTIONS)
    try:
        yield
    finally:
        _left.reset(token)


def wrong(key: str, value: object, **more: str | int) -> Message:
    """Return the message about a wrong value, with the value quoted."""
    return Message(key, {"value": quote(value), **more})


def suggest(key: str, value: object, known: Iterable[str], **more: str) -> Message:
    """Return the message about an unknown word: `<key>-like` if a known word is similar to it.

    After `MAX_SUGGESTIONS` searches it suggests nothing.
    """
    names, left = list(known), _left.get()
    values = {"name": quote(value), "names": ", ".join(names), **more}
    if left != 0 and isinstance(value, str) and len(value) <= _MAX_WORD:
        _left.set(None if left is None else left - 1)
        for close in get_close_matches(value, names, 1):
            return Message(f"{key}-like", {**values, "close": repr(close)})
    return Message(key, values)
