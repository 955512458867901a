"""Notices when the file of the database is no longer the one that is open.

A file that was deleted, moved or replaced lives on while a connection has it open: commits succeed,
and are lost with the process. So its path is looked up after every commit, and nothing is
acknowledged unless it still leads to the open file.
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
from sztab.server.store.copies import copy_database
from sztab.server.store.errors import StoreDown
from sztab.server.store.file_lock import FileLock

logger = logging.getLogger(__name__)

GRACE: Final = 1.0
"""Seconds for which a path must be empty before a copy is written there: somebody who replaces the
file by hand deletes the old one first."""

Identity = tuple[int, int] | None
"""Device and number of a file; None if there is none."""


class Displaced(OSError):
    """The path does not lead to the open file at the moment; `mend` may help."""


class DatabaseFile:
    """The open file behind a path, together with its write-ahead log.

    `on_reopen` is called when all connections must be closed. A connection of our own is kept open
    from the first commit on, so that the content of a deleted file can be saved.
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
        """Return a new connection to the open file, never to another one."""
        self.check()
        # Without mode=rw an empty database would be created where the file was deleted.
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
        """Keep the file from being reopened meanwhile."""
        with self._unused:
            self._users += 1
        try:
            yield
        finally:
            with self._unused:
                self._users -= 1
                self._unused.notify_all()

    def check(self) -> None:
        """Raise Displaced unless what was committed is in the file that the path leads to."""
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
            self._anchor.execute("PRAGMA journal_mode = WAL")  # a copy has another
            self._anchor.execute("SELECT count(*) FROM sqlite_master").fetchall()
        except sqlite3.OperationalError as error:
            self._let_go()
            raise Displaced(f"{self._path} cannot be opened: {error}") from error
        self._wal_is = _identity(self._wal)

    def mend(self, *, grace: float | None = None) -> None:
        """Make the path lead to our data again; called by the thread that writes.

        StoreDown if another file is in the way, which is never touched; Displaced if it may still
        become possible.
        """
        try:
            self.check()
        except Displaced as error:
            if self._anchor is None:
                raise  # nothing was ever committed through us
            with self._alone():
                self._mend(self._anchor, error, GRACE if grace is None else grace)
        self._missing_since = None
        if self._reported:
            self._recovered("is in its place again")

    def close(self) -> None:
        """Save what only the open file still has, then let it go."""
        try:
            self.mend(grace=0.0)
        except (OSError, StoreDown) as error:
            logger.error(  # noqa: TRY400 (the text says it all)
                "%s was not in its place at the end: %s", self._path, error
            )
        self._let_go()

    def _mend(self, anchor: sqlite3.Connection, error: Displaced, grace: float) -> None:
        main, wal = _identity(self._path), _identity(self._wal)
        if main is not None and main not in {self._main_is, self._kept_is}:
            raise self._obstructed(anchor, self._path)
        if wal is not None and wal != self._wal_is:
            raise self._obstructed(anchor, self._wal)
        if main is None:
            self._report(f"{self._path} was deleted or moved; no move is accepted without it.")
            self._wait(grace, error)
        else:
            self._report(f"{error}; no move is accepted until this is repaired.")
        try:
            self._lock.renew()
            if main is None:
                copy_database(anchor, self._path, replace=False)
            elif main == self._main_is:
                _empty_wal(anchor)
            self._reopen()
        except (OSError, sqlite3.Error, SztabError) as failure:
            raise Displaced(f"{self._path} could not be repaired: {failure}") from failure
        self._recovered("was written again from memory" if main is None else "is complete again")

    def _wait(self, grace: float, error: Displaced) -> None:
        now = monotonic()
        if self._missing_since is None:
            self._missing_since = now
        if now - self._missing_since < grace:
            raise error

    def _obstructed(self, anchor: sqlite3.Connection, path: Path) -> StoreDown:
        """Save a copy under another name, once, and say what to do."""
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
                    " Do not stop the server: make room, or put the original file back."
                )
        if self._kept_is is not None:
            self._report(
                f"{path} was replaced by another file, which is not touched; no move is accepted."
                f" All moves accepted before are in {self._kept}: move it to {self._path} (and"
                f" remove {self._wal.name} if there is one) to go on, or stop the server and start"
                " it again to use the other file."
            )
        return StoreDown(
            "The database file was replaced, so nothing can be stored. The server's log says what"
            " to do."
        )

    def _reopen(self) -> None:
        """Close all connections to the old file and open the one that is in its place."""
        self._on_reopen()
        self._let_go()
        self._drop_wal()
        self._main_is = _identity(self._path)
        self._wal_is = self._kept_is = None
        self.hold()

    def _drop_wal(self) -> None:
        """Remove our log when its content is elsewhere: beside another file it would damage it."""
        if self._wal_is is not None and _identity(self._wal) == self._wal_is:
            self._wal.unlink()

    def _let_go(self) -> None:
        if self._anchor is not None:
            self._anchor.close()
            self._anchor = None

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Wait until nobody uses the file, and keep it so."""
        with self._unused:
            self._unused.wait_for(lambda: self._users == 0)
            yield

    def _report(self, text: str) -> None:
        """Log what is wrong, once."""
        if self._reported != text:
            self._reported = text
            logger.error("%s", text)

    def _recovered(self, how: str) -> None:
        self._reported = ""
        logger.warning("%s %s; moves are accepted.", self._path, how)


def _identity(path: Path) -> Identity:
    try:
        found = os.stat(path)  # noqa: PTH116 (twice for every commit: a Path costs as much again)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _empty_wal(connection: sqlite3.Connection) -> None:
    """Move all that the write-ahead log holds into the file itself."""
    busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise BlockingIOError("another program is reading it")
