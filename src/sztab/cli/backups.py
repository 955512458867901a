"""The commands `backup` and `restore`: checked copies of a server's database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from sztab.cli.language import text
from sztab.cli.lines import say
from sztab.cli.progress import progress_bar
from sztab.server.tables.backups import back_up, restore

if TYPE_CHECKING:
    from sztab.server.tables.audit import Audit


def run_backup(file: str, database: str, *, force: bool) -> None:
    """Copy a database, which servers may be using, into a file."""
    target = Path(file)
    with progress_bar(text("terminal-backup")) as progress:
        found = asyncio.run(back_up(database, target, force=force, progress=progress))
    say(text("terminal-backed-up", file=str(target), **_told(found)))


def run_restore(file: str, database: str, *, force: bool) -> None:
    """Copy a backup into a database that no server uses."""
    source = Path(file)
    with progress_bar(text("terminal-restore")) as progress:
        found = asyncio.run(restore(database, source, force=force, progress=progress))
    say(text("terminal-restored", file=str(source), **_told(found)))


def _told(found: Audit) -> dict[str, str]:
    return {
        "tables": text("terminal-tables", n=found.tables),
        "entries": text("terminal-entries", n=found.entries),
    }
