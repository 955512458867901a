"""Detection of damaged database files, and log messages that tell the operator what to do."""

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
from sztab.server.store.retries import cause_of

logger = logging.getLogger(__name__)

_CODES: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_PRIMARY: Final = 0xFF
"""Mask for the primary part of a SQLite error code."""
_REPORT_EVERY: Final = 60.0
"""Seconds between two reports: every read of a damaged table fails again."""


class DamageReports:
    """Turns errors about damaged pages into Damaged, and logs how to recover."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = float("-inf")

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Translate errors raised in the block."""
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:
            if not is_damage(error):
                raise
            self._report(error)
            raise Damaged from error

    def _report(self, error: Exception) -> None:
        now = monotonic()
        if now - self._last < _REPORT_EVERY:
            return
        self._last = now
        logger.error(
            "%s is damaged: %s. Tables on damaged pages cannot be used. Stop the"
            " server and restore a backup with: sztab restore FILE --force",
            self._path,
            cause_of(error),
        )


def is_damage(error: BaseException) -> bool:
    """Return whether SQLite reports that a file is damaged or is not a database."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return getattr(cause, "sqlite_errorcode", 0) & _PRIMARY in _CODES
