"""Whether a file holds a whole database: nothing damaged, no gap in any table's log."""

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
from sztab.server.store.copies import Progress
from sztab.server.store.migration import known_revisions
from sztab.server.tables import log as entries

_TOLD: Final = 3
"""Problems that are named; the rest is counted."""
_OFTEN: Final = 1000


class Audit(Struct, frozen=True):
    """What a file holds."""

    revision: str
    tables: int
    entries: int


def open_readonly(path: Path) -> sqlite3.Connection:
    """Open a database that must not be changed; SztabError if there is no such file."""
    if not path.is_file():
        raise SztabError(f"{path}: there is no such file.")
    wal = path.with_name(f"{path.name}-wal")
    # A file by itself is read as it is: nothing is created beside it.
    alone = not wal.exists() or not wal.stat().st_size
    mode = "mode=ro&immutable=1" if alone else "mode=ro"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)


def audit(path: Path, progress: Progress | None = None, *, name: str = "") -> Audit:
    """Read all of a file that nobody writes to; SztabError says what is wrong with it.

    `name` is what the message calls it, if it is only a copy.
    """
    shown = name or str(path)
    try:
        with closing(open_readonly(path)) as connection:
            return _audit(shown, connection, progress)
    except sqlite3.Error as error:
        raise SztabError(f"{shown} is not a whole database of Sztab: {error}.") from None


def _audit(path: str, connection: sqlite3.Connection, progress: Progress | None) -> Audit:
    (state,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if state != "ok":
        raise SztabError(f"{path} is damaged: {' '.join(state.split())}")
    revision = _revision(path, connection)
    heads = dict(connection.execute("SELECT code, seq FROM tables"))
    (total,) = connection.execute("SELECT count(*) FROM log").fetchone()
    problems = list(_problems(connection, heads, _Counter(total, progress)))
    if problems:
        rest = len(problems) - _TOLD
        more = f"; and {rest} more" if rest > 0 else ""
        raise SztabError(f"{path} is not whole: {'; '.join(problems[:_TOLD])}{more}.")
    return Audit(revision, len(heads), total)


def _revision(path: str, connection: sqlite3.Connection) -> str:
    found = [name for (name,) in connection.execute("SELECT version_num FROM alembic_version")]
    known = known_revisions()
    if len(found) != 1 or found[0] not in known:
        form = ", ".join(map(str, found)) or "none"
        raise SztabError(
            f"{path} has the form {form}, which this version of Sztab does not know; its latest is"
            f" {max(known)}. Use the newer version that made it."
        )
    return str(found[0])


class _Counter:
    """Tells now and then how many entries were looked at."""

    def __init__(self, total: int, progress: Progress | None) -> None:
        self._total = total
        self._progress = progress
        self._done = 0

    def count(self) -> None:
        self._done += 1
        if self._progress is not None and (self._done % _OFTEN == 0 or self._done == self._total):
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
        return f"entry {seq} cannot be there"
    return ""
