"""Quotes what is wrong and suggests what was meant, in messages that stay short."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from typing import Final

MOST_QUOTED: Final = 80
"""Characters of a value that a message repeats."""
MOST_SUGGESTIONS: Final = 20
"""Suggestions about one file: each takes about a millisecond to look for."""
_LONGEST_WORD: Final = 64
"""Nothing that is longer resembles a known word."""

_left: ContextVar[int | None] = ContextVar("suggestions left", default=None)


def quote(value: object) -> str:
    """Return a value as Python writes it, cut off where it gets long."""
    text = repr(value)
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


@contextmanager
def few_suggestions() -> Iterator[None]:
    """Look for suggestions at most `MOST_SUGGESTIONS` times inside."""
    token = _left.set(MOST_SUGGESTIONS)
    try:
        yield
    finally:
        _left.reset(token)


def hint(value: object, known: Iterable[str]) -> str:
    """Return which word was perhaps meant; nothing once enough was suggested."""
    left = _left.get()
    if left == 0 or not isinstance(value, str) or len(value) > _LONGEST_WORD:
        return ""
    if left is not None:
        _left.set(left - 1)
    close = get_close_matches(value, list(known), 1)
    return f" (did you mean {close[0]!r}?)" if close else ""
