"""Arguments and options that several commands share. Help texts are keys of messages."""

from __future__ import annotations

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="terminal-help-game")]
Players = Annotated[int | None, typer.Option(help="terminal-help-players")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="terminal-help-set")
]
PresetName = Annotated[str | None, typer.Option("--preset", help="terminal-help-preset")]
CardFile = Annotated[
    str | None,
    typer.Option("--cards", metavar="FILE", help="terminal-help-card-file"),
]
HouseFiles = Annotated[
    list[str] | None, typer.Option("--with", metavar="FILE", help="terminal-help-with")
]
Seed = Annotated[int | None, typer.Option(help="terminal-help-seed")]
OpenPage = Annotated[bool, typer.Option("--open/--no-open", help="terminal-help-open")]
Force = Annotated[bool, typer.Option("--force", help="terminal-help-force")]

Workshop = Annotated[int, typer.Option(min=1, help="terminal-help-workshop")]
Large = Annotated[bool, typer.Option("--large", help="terminal-help-large")]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="terminal-help-database",
    ),
]
DatabaseFile = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="terminal-help-database-file"),
]

Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="terminal-help-origin"),
]
HostNames = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="HOST", help="terminal-help-name"),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option("--proxy", metavar="ADDRESS", help="terminal-help-proxy"),
]
Keep = Annotated[
    list[str] | None,
    typer.Option("--keep", metavar="STATUS=DAYS", help="terminal-help-keep"),
]
LimitValues = Annotated[
    list[str] | None,
    typer.Option("--limit", metavar="NAME=NUMBER", help="terminal-help-limit"),
]


def play_with(files: list[str] | None) -> None:
    """Load house rules from files."""
    if not files:
        return
    from sztab.house import load  # noqa: PLC0415 (slow to import, and seldom needed)

    for file in files:
        load(file)
