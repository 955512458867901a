"""Reports bad input in one line on stderr, with exit code 2. Only bugs print a traceback."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperGroup

from sztab import words
from sztab.cli.help import translate
from sztab.cli.language import VOICE, asked_for, language, preferred
from sztab.cli.lines import say
from sztab.core.action import SztabError

if TYPE_CHECKING:
    from collections.abc import Sequence

BAD_INPUT: Final = 2


class Commands(TyperGroup):
    """A group of commands that reports bad input in one line, wherever it is detected."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:  # noqa: ANN401 (the signature of Typer)
        """Run a command line in the language of `--lang` or of the locale."""
        standalone = extra.get("standalone_mode", True)
        given = list(sys.argv[1:] if args is None else args)
        try:
            VOICE.speak(preferred())
            wanted, rest = asked_for(given)
            if wanted is not None:
                VOICE.speak(wanted)
            translate(self)
            status = super().main(rest, *more, **{**extra, "standalone_mode": False})
        except (SztabError, typer.TyperException) as error:
            if not standalone:
                raise
            complain(error)
            sys.exit(BAD_INPUT)
        except typer.Abort:
            sys.exit(1)
        if standalone:
            sys.exit(status if isinstance(status, int) else 0)
        return status


class WithUsual(TyperGroup):
    """A group with a default command: `cards GAME` is short for `cards list GAME`."""

    usual = "list"

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 (the signature of Typer)
        """Insert the name of the default command if no command is named."""
        named = bool(args) and (args[0] in self.commands or args[0] == "--help")
        return super().parse_args(ctx, args if named else [self.usual, *args])


def complain(error: Exception) -> None:
    """Print an error on stderr, in one line."""
    text = str(error)
    if isinstance(error, typer.TyperException):
        text = error.format_message()
    elif isinstance(error, SztabError):
        text = words.complain(language(), error)
    say(f"sztab: {' '.join(text.split())}", err=True)
