"""Atomic copies of SQLite databases: the target appears complete or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from sztab.core.files import draft_of

Progress = Callable[[int, int], None]
"""Called with the number of pages or rows done so far, and their total."""

_PAGES: Final = 1000
"""Pages copied between two calls of the progress function."""


def copy_database(
    source: sqlite3.Connection, target: Path, *, replace: bool, progress: Progress | None = None
) -> None:
    """Write a consistent copy of an open database, readable by its owner only.

    Raises:
        FileExistsError: The target exists, and `replace` is not set.
        sqlite3.Error: The source cannot be read, or the disk is full.
    """
    with draft_of(target, replace=replace, private=True) as draft:
        fill(draft, source, progress)


def fill(draft: Path, source: sqlite3.Connection, progress: Progress | None = None) -> None:
    """Copy an open database into a file, page by page."""

    def report(_status: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    # Without a read transaction, the backup would start over at every write.
    source.execute("BEGIN")
    try:
        source.execute("SELECT count(*) FROM sqlite_master").fetchall()
        with closing(sqlite3.connect(draft)) as copy:
            source.backup(copy, pages=_PAGES, progress=report, sleep=0)
            # Makes the copy a single file, without a write-ahead log. A server switches it back.
            copy.execute("PRAGMA journal_mode = DELETE")
    finally:
        if source.in_transaction:  # some errors end the transaction
            source.execute("ROLLBACK")
