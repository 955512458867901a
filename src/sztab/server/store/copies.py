"""Copies of SQLite databases that appear as a whole or not at all."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

Progress = Callable[[int, int], None]
"""Called with the number of pages or rows done so far, and of all."""

_PAGES: Final = 1000
"""Pages copied between two calls of the progress function."""


def copy_database(
    source: sqlite3.Connection, target: Path, *, replace: bool, progress: Progress | None = None
) -> None:
    """Write a consistent copy of an open database that only its owner can read.

    Raises:
        FileExistsError: The target exists, and `replace` is not set.
        sqlite3.Error: The source cannot be read, or the disk is full.
    """
    with draft_of(target, replace=replace) as draft:
        fill(draft, source, progress)


def fill(draft: Path, source: sqlite3.Connection, progress: Progress | None = None) -> None:
    """Copy an open database into a file, page by page."""

    def report(_status: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    # One read transaction: without it the copy would begin again whenever somebody writes.
    source.execute("BEGIN")
    try:
        source.execute("SELECT count(*) FROM sqlite_master").fetchall()
        with closing(sqlite3.connect(draft)) as copy:
            source.backup(copy, pages=_PAGES, progress=report, sleep=0)
            # One file without a write-ahead log beside it; the server changes that when it starts.
            copy.execute("PRAGMA journal_mode = DELETE")
    finally:
        if source.in_transaction:  # some errors have ended it already
            source.execute("ROLLBACK")


@contextmanager
def draft_of(target: Path, *, replace: bool) -> Iterator[Path]:
    """Give a new file beside the target; it takes the target's place if the block succeeds."""
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    draft.unlink(missing_ok=True)  # left by a process that was killed
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield draft
        _sync(draft)
        if replace:
            draft.replace(target)
        else:
            _move_to_free_name(draft, target)
        sync_folder(target.parent)
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            draft.with_name(draft.name + suffix).unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder survive a power cut; Windows does that by itself."""
    if sys.platform != "win32":
        _sync(folder)


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        with suppress(PermissionError):  # Windows syncs only what is open for writing
            os.fsync(file)
    finally:
        os.close(file)


def _move_to_free_name(draft: Path, target: Path) -> None:
    """Move a file without ever overwriting another one."""
    try:
        os.link(draft, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if target.exists():
            raise FileExistsError(target) from None
        draft.replace(target)
