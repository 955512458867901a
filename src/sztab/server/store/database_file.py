"""Detection and repair of a database file that was deleted, moved or replaced.

Such a file stays alive while a connection has it open: commits succeed, but are lost when the
process ends. So the path is checked after every commit, and nothing is acknowledged unless the
path still leads to the open file.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Final

from sztab.core.action import SztabError
from sztab.server.store.database_copy import copy_database
from sztab.server.store.errors import StoreDown
from sztab.server.store.file_lock import FileLock

logger = logging.getLogger(__name__)

GRACE: Final = 1.0
"""Seconds for which the file must be missing before a copy is written in its place: an operator who
replaces the file by hand deletes the old one first."""

Identity = tuple[int, int] | None
"""Device and inode of a file; None if it does not exist."""


class Displaced(OSError):
    """The path does not lead to the open file at the moment; `mend` may repair that."""


class DatabaseFile:
    """The open file behind a path, together with its write-ahead log.

    `on_reopen` is called when all other connections must be closed. From the first commit on, this
    object keeps one connection open (the anchor), so that the content of a deleted file can still
    be saved.
    """

    def __init__(self, path: Path, lock: FileLock, on_reopen: Callable[[], None]) -> None:
        self._path = path
        self._wal = path.with_name(f"{path.name}-wal")
        self._lock = lock
        self._on_reopen = on_reopen
        self._main_is = _identity(path)
        self._wal_is: Identity = None
        self._kept_is: Identity = None
        self._kept = path
        self._anchor: sqlite3.Connection | None = None
        self._missing_since: float | None = None
        self._reported = ""
        self._users = 0
        self._unused = threading.Condition()

    def connect(self) -> sqlite3.Connection:
        """Return a new connection to the open file; Displaced if the path leads elsewhere."""
        self.check()
        # Without mode=rw, SQLite would create an empty database if the file was deleted.
        uri = f"{self._path.as_uri()}?mode=rw"
        connection = sqlite3.connect(uri, uri=True, check_same_thread=False)
        try:
            self.check()
        except Displaced:
            connection.close()
            raise
        return connection

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Prevent the file from being reopened during the block."""
        with self._unused:
            self._users += 1
        try:
            yield
        finally:
            with self._unused:
                self._users -= 1
                self._unused.notify_all()

    def check(self) -> None:
        """Raise Displaced unless the path still leads to the open file and its log."""
        if _identity(self._path) != self._main_is:
            raise Displaced(f"{self._path} is not the file that is open")
        if self._wal_is is not None and _identity(self._wal) != self._wal_is:
            raise Displaced(f"{self._wal} is not the file that is open")

    def hold(self) -> None:
        """Keep the file open; called after the first commit, when the write-ahead log exists."""
        if self._anchor is not None:
            return
        try:
            self._anchor = self.connect()
            self._anchor.isolation_level = None
            self._anchor.execute("PRAGMA busy_timeout = 2000")
            self._anchor.execute("PRAGMA journal_mode = WAL")  # a backup is not in WAL mode
            self._anchor.execute("SELECT count(*) FROM sqlite_master").fetchall()
        except sqlite3.OperationalError as error:
            self._close_anchor()
            raise Displaced(f"{self._path} cannot be opened: {error}") from error
        self._wal_is = _identity(self._wal)

    def mend(self, *, grace: float | None = None) -> None:
        """Make the path lead to our data again; called by the writer thread.

        Raises:
            StoreDown: Another file is in the way. It is never touched.
            Displaced: The repair failed for now; try again later.
        """
        try:
            self.check()
        except Displaced as error:
            if self._anchor is None:
                raise  # nothing was committed yet, so there is nothing to save
            with self._exclusive():
                self._mend(self._anchor, error, GRACE if grace is None else grace)
        self._missing_since = None
        if self._reported:
            self._recovered("is back in its place")

    def close(self) -> None:
        """Save data that only the open file still has, then close it."""
        try:
            self.mend(grace=0.0)
        except (OSError, StoreDown) as error:
            logger.error(  # noqa: TRY400 (the message says enough)
                "%s was missing or replaced at shutdown: %s", self._path, error
            )
        self._close_anchor()

    def _mend(self, anchor: sqlite3.Connection, error: Displaced, grace: float) -> None:
        main, wal = _identity(self._path), _identity(self._wal)
        if main is not None and main not in {self._main_is, self._kept_is}:
            raise self._obstructed(anchor, self._path)
        if wal is not None and wal != self._wal_is:
            raise self._obstructed(anchor, self._wal)
        if main is None:
            self._report(f"{self._path} was deleted or moved; no moves are accepted without it.")
            self._wait(grace, error)
        else:
            self._report(f"{error}; no moves are accepted until this is repaired.")
        try:
            self._lock.renew()
            if main is None:
                copy_database(anchor, self._path, replace=False)
            elif main == self._main_is:
                _empty_wal(anchor)
            self._reopen()
        except (OSError, sqlite3.Error, SztabError) as failure:
            raise Displaced(f"{self._path} could not be repaired: {failure}") from failure
        self._recovered("was restored from memory" if main is None else "is complete again")

    def _wait(self, grace: float, error: Displaced) -> None:
        now = monotonic()
        if self._missing_since is None:
            self._missing_since = now
        if now - self._missing_since < grace:
            raise error

    def _obstructed(self, anchor: sqlite3.Connection, path: Path) -> StoreDown:
        """Save a copy under another name, once, and log what to do."""
        if self._kept_is is None:
            moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
            self._kept = self._path.with_name(f"{self._path.name}.kept-{moment}")
            try:
                copy_database(anchor, self._kept, replace=False)
                self._kept_is = _identity(self._kept)
                self._drop_wal()
            except (OSError, sqlite3.Error) as failure:
                self._report(
                    f"{path} was replaced by another file, and no copy could be saved: {failure}."
                    " Do not stop the server: free disk space, or put the original file back."
                )
        if self._kept_is is not None:
            self._report(
                f"{path} was replaced by another file, which is left alone; no moves are accepted."
                f" All moves accepted so far are in {self._kept}: move it to {self._path} (and"
                f" remove {self._wal.name} if it exists) to go on, or restart the server to use"
                " the other file."
            )
        return StoreDown(
            "The database file was replaced, so nothing can be stored. The server's log says what"
            " to do about it."
        )

    def _reopen(self) -> None:
        """Close all connections to the old file and open the current one."""
        self._on_reopen()
        self._close_anchor()
        self._drop_wal()
        self._main_is = _identity(self._path)
        self._wal_is = self._kept_is = None
        self.hold()

    def _drop_wal(self) -> None:
        """Remove our write-ahead log after its content was saved: it would damage another file."""
        if self._wal_is is not None and _identity(self._wal) == self._wal_is:
            self._wal.unlink()

    def _close_anchor(self) -> None:
        if self._anchor is not None:
            self._anchor.close()
            self._anchor = None

    @contextmanager
    def _exclusive(self) -> Iterator[None]:
        """Wait until no thread uses the file, and keep others out during the block."""
        with self._unused:
            self._unused.wait_for(lambda: self._users == 0)
            yield

    def _report(self, text: str) -> None:
        """Log a problem, unless it was the last one logged."""
        if self._reported != text:
            self._reported = text
            logger.error("%s", text)

    def _recovered(self, how: str) -> None:
        self._reported = ""
        logger.warning("%s %s; moves are accepted again.", self._path, how)


def _identity(path: Path) -> Identity:
    try:
        found = os.stat(path)  # noqa: PTH116 (twice per commit: Path.stat takes twice as long)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _empty_wal(connection: sqlite3.Connection) -> None:
    """Move the content of the write-ahead log into the main file."""
    busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise BlockingIOError("another program is reading it")
