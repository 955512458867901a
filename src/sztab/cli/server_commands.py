"""The commands `serve`, `backup`, `restore` and `bot`, with their options."""
# ruff: noqa: PLC0415 (a command does not load what others need)

from __future__ import annotations

from typing import Annotated

import typer

from sztab.cli.parameters import (
    DatabaseFile,
    DatabaseUrl,
    HostNames,
    HouseFiles,
    Keep,
    LimitValues,
    OpenPage,
    Origins,
    Proxies,
    Seed,
    Workshop,
    play_with,
)


def serve_command(  # noqa: PLR0913 (a server has many settings)
    *,
    host: Annotated[str, typer.Option(help="terminal-help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="terminal-help-port")] = 8765,
    database: DatabaseUrl = None,
    database_file: DatabaseFile = None,
    workers: Annotated[int, typer.Option(min=1, help="terminal-help-workers")] = 1,
    thinkers: Annotated[int | None, typer.Option(min=1, help="terminal-help-thinkers")] = None,
    workshop: Workshop = 2,
    origins: Origins = None,
    proxies: Proxies = None,
    names: HostNames = None,
    keep: Keep = None,
    limits: LimitValues = None,
    log_level: Annotated[str, typer.Option(help="terminal-help-log-level")] = "info",
    log_json: Annotated[bool, typer.Option("--log-json", help="terminal-help-log-json")] = False,
    house: HouseFiles = None,
    show: OpenPage = False,
) -> None:
    """Run a server on which people and bots play over the network."""
    from sztab.cli.database import database_url
    from sztab.cli.server import run_server

    run_server(
        host=host,
        port=port,
        database=database_url(database, database_file),
        workers=workers,
        thinkers=thinkers,
        workshop=workshop,
        origins=origins,
        proxies=proxies,
        names=names,
        keep=keep,
        limits=limits,
        log_level=log_level,
        log_json=log_json,
        house=house,
        show=show,
    )


def backup_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-help-backup-file")],
    *,
    database: DatabaseUrl = None,
    database_file: DatabaseFile = None,
    force: Annotated[bool, typer.Option("--force", help="terminal-help-overwrite")] = False,
) -> None:
    """Copy the database of a server, which may be running, into a file."""
    from sztab.cli.backups import run_backup
    from sztab.cli.database import database_url

    run_backup(file, database_url(database, database_file), force=force)


def restore_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-help-a-backup")],
    *,
    database: DatabaseUrl = None,
    database_file: DatabaseFile = None,
    force: Annotated[bool, typer.Option("--force", help="terminal-help-replace")] = False,
) -> None:
    """Check a backup and copy it into a database that no server uses."""
    from sztab.cli.backups import run_restore
    from sztab.cli.database import database_url

    run_restore(file, database_url(database, database_file), force=force)


def bot_command(  # noqa: PLR0913 (where, which, as whom)
    *,
    url: Annotated[str, typer.Option(help="terminal-help-url")],
    table: Annotated[str | None, typer.Option(help="terminal-help-table")] = None,
    bot: Annotated[str, typer.Option(help="terminal-help-bot-name")] = "greedy",
    seat: Annotated[str | None, typer.Option(help="terminal-help-free-seat")] = None,
    token: Annotated[
        str | None, typer.Option(envvar="SZTAB_TOKEN", help="terminal-help-token")
    ] = None,
    token_file: Annotated[str | None, typer.Option(help="terminal-help-token-file")] = None,
    name: Annotated[str | None, typer.Option(help="terminal-help-own-name")] = None,
    seed: Seed = None,
    house: HouseFiles = None,
) -> None:
    """Connect a bot to a server: it takes a seat and plays to the end."""
    play_with(house)
    from sztab.cli.server import run_bot

    run_bot(url, table, bot, seat=seat, token=token, token_file=token_file, name=name, seed=seed)
