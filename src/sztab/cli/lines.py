"""Plain lines to stdout and stderr, for commands that need no tables or colours."""

from __future__ import annotations

import codecs
from typing import Final
from unicodedata import combining, normalize

import typer

from sztab.core.text import escape

PLAIN: Final = "sztab-plain"
"""The error handler of streams: it replaces unsupported letters by similar ones or by `?`."""
_NEAREST: Final = {
    **dict.fromkeys("–—−·", "-"),
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("’‘", "'"),
    "×": "x",
    "•": "*",
    "…": "...",
    "→": "->",
    "±": "+-",
    "ł": "l",
    "Ł": "L",
}


def say(text: str, *, err: bool = False) -> None:
    """Print a line, with unprintable characters as escape sequences, so that none takes effect."""
    typer.echo(escape(text), err=err)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """Return similar ASCII text, for terminals and pipes that support nothing else."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = [_NEAREST.get(one) or _bare(one) for one in error.object[error.start : error.end]]
    return "".join(plain), error.end


def _bare(letter: str) -> str:
    found = "".join(one for one in normalize("NFKD", letter) if not combining(one))
    return found if found.isascii() and found else "?"


codecs.register_error(PLAIN, _nearest)
