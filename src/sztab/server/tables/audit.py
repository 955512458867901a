"""Integrity check of a SQLite database: no damaged pages, no gaps in any table's log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from sztab.core.action import SztabError
from sztab.server.store.database_copy import Progress
from sztab.server.store.migration import known_revisions
from sztab.server.tables import log as entries

_MAX_NAMED: Final = 3
"""Maximum problems listed in a message; the rest are only counted."""
_REPORT_EVERY: Final = 1000
"""Entries between two calls of the progress function."""


class Audit(Struct, frozen=True):
    """The contents of a database, counted by `audit`."""

    revision: str
    tables: int
    entries: int


def open_readonly(path: Path) -> sqlite3.Connection:
    """Open a database without ever changing it; SztabError if the file does not exist."""
    if not path.is_file():
        raise SztabError(f"{path}: there is no such file.")
    wal = path.with_name(f"{path.name}-wal")
    # Without a write-ahead log, open it as immutable: SQLite then creates no files beside it.
    alone = not wal.exists() or not wal.stat().st_size
    mode = "mode=ro&immutable=1" if alone else "mode=ro"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)


def audit(path: Path, progress: Progress | None = None, *, name: str = "") -> Audit:
    """Check a whole database that no process writes to; SztabError describes the problems.

    `name` replaces the path in error messages, for example if the file is a temporary copy.
    """
    shown = name or str(path)
    try:
        with closing(open_readonly(path)) as connection:
            return _audit(shown, connection, progress)
    except sqlite3.Error as error:
        raise SztabError(f"{shown} is not a complete Sztab database: {error}.") from None


def _audit(path: str, connection: sqlite3.Connection, progress: Progress | None) -> Audit:
    (state,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if state != "ok":
        raise SztabError(f"{path} is damaged: {' '.join(state.split())}")
    revision = _revision(path, connection)
    heads = dict(connection.execute("SELECT code, seq FROM tables"))
    (total,) = connection.execute("SELECT count(*) FROM log").fetchone()
    problems = list(_problems(connection, heads, _Counter(total, progress)))
    if problems:
        rest = len(problems) - _MAX_NAMED
        more = f"; and {rest} more" if rest > 0 else ""
        raise SztabError(f"{path} is not complete: {'; '.join(problems[:_MAX_NAMED])}{more}.")
    return Audit(revision, len(heads), total)


def _revision(path: str, connection: sqlite3.Connection) -> str:
    found = [name for (name,) in connection.execute("SELECT version_num FROM alembic_version")]
    known = known_revisions()
    if len(found) != 1 or found[0] not in known:
        form = ", ".join(map(str, found)) or "none"
        raise SztabError(
            f"{path} has schema version {form}, which this version of Sztab does not know; its"
            f" latest is {max(known)}. Use the newer version of Sztab that wrote it."
        )
    return str(found[0])


class _Counter:
    """Counts checked entries and reports progress from time to time."""

    def __init__(self, total: int, progress: Progress | None) -> None:
        self._total = total
        self._progress = progress
        self._done = 0

    def count(self) -> None:
        self._done += 1
        if self._progress is not None and (
            self._done % _REPORT_EVERY == 0 or self._done == self._total
        ):
            self._progress(self._done, self._total)


def _problems(
    connection: sqlite3.Connection, heads: dict[str, int], counter: _Counter
) -> Iterator[str]:
    rows = connection.execute("SELECT code, seq, entry FROM log ORDER BY code, seq")
    missing = set(heads)
    for code, log in groupby(rows, itemgetter(0)):
        missing.discard(code)
        problem = ""
        last = -1
        for _, seq, entry in log:
            counter.count()
            problem = problem or _entry_problem(last + 1, seq, entry)
            last = seq
        if code not in heads:
            problem = problem or "its log belongs to no table"
        elif last != heads[code]:
            problem = problem or f"its log ends with entry {last} instead of {heads[code]}"
        if problem:
            yield f"table {code}: {problem}"
    yield from (f"table {code}: it has no log" for code in sorted(missing))


def _entry_problem(expected: int, seq: int, entry: bytes) -> str:
    if seq != expected:
        return f"entry {expected} is missing"
    try:
        decoded = entries.decode(entry)
    except (msgspec.DecodeError, TypeError):
        return f"entry {seq} cannot be read"
    if isinstance(decoded, entries.Opened) != (seq == 0):
        return f"entry {seq} is of the wrong kind"
    return ""
