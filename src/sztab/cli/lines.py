"""Plain lines to stdout and stderr, for commands that need no tables or colours."""

from __future__ import annotations

import typer

from sztab.core.text import escape


def say(text: str, *, err: bool = False) -> None:
    """Print a line; unprintable characters are written as escapes, so that none takes effect."""
    typer.echo(escape(text), err=err)
