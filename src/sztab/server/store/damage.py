"""Damaged databases: recognised, and explained to those who can do something about it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final

from sqlalchemy.exc import DBAPIError

from sztab.server.store.errors import Damaged
from sztab.server.store.retries import why

logger = logging.getLogger(__name__)

_CODES: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_PRIMARY: Final = 0xFF
"""The part of an error code that says what kind of error it is."""
_SILENCE: Final = 60.0
"""Seconds between two reports: every look at a damaged table finds the damage again."""


class DamageReports:
    """Turns errors about damaged pages into Damaged, and tells the log what to do."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = float("-inf")

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Translate what goes wrong in the block."""
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:
            if not is_damage(error):
                raise
            self._report(error)
            raise Damaged from error

    def _report(self, error: Exception) -> None:
        now = monotonic()
        if now - self._last < _SILENCE:
            return
        self._last = now
        logger.error(
            "%s is damaged: %s. Tables whose pages are hit cannot be used. Stop the"
            " server and restore a backup with: sztab restore FILE --force",
            self._path,
            why(error),
        )


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that a file is damaged, or is no database at all."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return getattr(cause, "sqlite_errorcode", 0) & _PRIMARY in _CODES
