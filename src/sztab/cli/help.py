"""Help in the language of the terminal: the help texts of commands are keys of messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from typer.core import TyperArgument, TyperGroup

from sztab.cli.language import text

if TYPE_CHECKING:
    from typer.core import TyperCommand

PREFIX: Final = "terminal-help-"
COMPLETION: Final = ("install_completion", "show_completion")
"""Options that Typer adds."""


def translate(command: TyperCommand | TyperGroup) -> None:
    """Replace the keys in a command, its options and its subcommands by their messages."""
    command.help = _words(command.help)
    command.short_help = _words(command.short_help)
    command.rich_help_panel = text("terminal-help-commands")
    for parameter in command.params:
        _translate_parameter(parameter)
    asked = command.get_help_option(command.context_class(command))
    if asked is not None:  # Typer creates it once and caches it
        asked.help = PREFIX + "help"
        _translate_parameter(asked)
    if isinstance(command, TyperGroup):
        for one in command.commands.values():
            translate(one)  # type: ignore[arg-type]


def _translate_parameter(parameter: Any) -> None:  # noqa: ANN401 (Typer's own classes)
    if parameter.name in COMPLETION:
        parameter.help = text(PREFIX + parameter.name.replace("_", "-"))
    else:
        parameter.help = _words(parameter.help)
    kind = "arguments" if isinstance(parameter, TyperArgument) else "options"
    parameter.rich_help_panel = text(f"terminal-help-{kind}")


def _words(key: str | None) -> str | None:
    return text(key) if key and key.startswith(PREFIX) else key
