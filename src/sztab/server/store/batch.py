"""A single transaction that writes entries of many tables.

It first locks the rows of those tables in `tables`, so their latest entries cannot change until
the commit: each new entry either follows the latest one or is refused. Rows are locked in the
order of their codes, so two workers cannot deadlock.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Connection, Insert, Update, bindparam, func, literal, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.types import Text

from sztab.core.action import SztabError
from sztab.server.store.database import Database
from sztab.server.store.errors import Conflict, Gone, Taken
from sztab.server.store.pending_entry import PendingEntry
from sztab.server.store.schema import CHANNEL, LOG, TABLES

Heads = dict[str, int]
"""Maps table codes to the seq of the latest entry."""

_CHANGE: Final = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("which"))
    .values(
        {name: bindparam(f"new_{name}") for name in set(TABLES.c.keys()) - {"code", "created_at"}}
    )
)


class ManyRows:
    """A statement that is compiled once and executed for many rows.

    SQLAlchemy would process every value of every row, which takes longer than writing them.
    """

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._sql = ""
        self._values: Callable[[dict[str, Any]], tuple[Any, ...]]

    def execute(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        """Execute the statement for each row; a row maps parameter names to values."""
        if not self._sql:
            compiled = self._statement.compile(dialect=connection.dialect)
            self._values = itemgetter(*compiled.positiontup or ())
            self._sql = compiled.string
        connection.exec_driver_sql(self._sql, [self._values(row) for row in rows])


class Statements:
    """The statements of a batch, built once per database: building them takes longer than a write.

    Attributes:
        heads: Selects and locks the rows of tables; takes `codes`.
        written: Selects the write ids of entries; takes `codes`, `first` and `last`.
        change: Updates the rows of tables.
        log: Inserts entries.
    """

    def __init__(self, database: Database) -> None:
        self.heads = (
            select(TABLES.c.code, TABLES.c.seq)
            .where(database.among(TABLES.c.code, "codes"))
            .order_by(TABLES.c.code)
            .with_for_update()
        )
        self.written = (
            select(LOG.c.writer)
            .where(database.among(LOG.c.code, "codes"))
            .where(LOG.c.seq.between(bindparam("first"), bindparam("last")))
        )
        self.change = ManyRows(_CHANGE)
        self.log = ManyRows(LOG.insert())


class Batch:
    """Entries that are committed together; a refused one does not affect the others."""

    def __init__(
        self, database: Database, statements: Statements, worker: str, writes: list[PendingEntry]
    ) -> None:
        self._database = database
        self._statements = statements
        self._worker = worker
        self._writes = writes

    def write(self, connection: Connection) -> dict[PendingEntry, SztabError]:
        """Write all entries that follow their table's latest; return the refused ones with errors.

        An entry that is refused because an earlier try did commit it is not an error.
        """
        # Connecting may have taken so long that callers gave up: skip their entries.
        self._writes = [one for one in self._writes if not one.done.done()]
        heads = self._lock_heads(connection)
        opened = self._open_tables(connection, heads)
        accepted = _accept(self._writes, heads, opened)
        self._insert(connection, accepted)
        refused = [one for one in self._writes if one not in accepted]
        ours = self._already_written(connection, refused) if refused else set()
        return {one: _refusal(one, heads) for one in refused if one.writer not in ours}

    def _lock_heads(self, connection: Connection) -> Heads:
        codes = self._database.values({one.code for one in self._writes})
        found = connection.execute(self._statements.heads, {"codes": codes})
        return {row.code: row.seq for row in found}

    def _open_tables(self, connection: Connection, heads: Heads) -> set[bytes]:
        """Insert the new tables; return the write ids of their first entries."""
        new: dict[str, PendingEntry] = {}
        for one in self._writes:
            if one.seq == 0 and one.code not in heads:
                new.setdefault(one.code, one)
        if not new:
            return set()
        # If another worker is opening the same table right now, this waits for its commit.
        made = connection.execute(
            self._database.insert(TABLES).on_conflict_do_nothing().returning(TABLES.c.code),
            [_table_values(new[code]) for code in sorted(new)],
        )
        return {new[code].writer for (code,) in made}

    def _insert(self, connection: Connection, accepted: Collection[PendingEntry]) -> None:
        if not accepted:
            return
        latest = {one.code: one for one in accepted}
        changed = [_change_values(one) for one in latest.values() if one.seq > 0]
        if changed:
            self._statements.change.execute(connection, changed)
        self._statements.log.execute(connection, [_log_values(one) for one in accepted])
        if self._database.shared:
            self._notify(connection, latest.values())

    def _notify(self, connection: Connection, latest: Iterable[PendingEntry]) -> None:
        """Notify the other workers; PostgreSQL delivers it when this transaction commits."""
        news = [f"{self._worker} {one.code} {one.seq}" for one in latest]
        each = func.unnest(literal(news, ARRAY(Text))).column_valued("news")
        connection.execute(select(func.count(func.pg_notify(CHANNEL, each))))

    def _already_written(self, connection: Connection, refused: list[PendingEntry]) -> set[bytes]:
        """Return the write ids of entries that an earlier try committed after all."""
        values = {
            "codes": self._database.values({one.code for one in refused}),
            "first": min(one.seq for one in refused),
            "last": max(one.seq for one in refused),
        }
        found = connection.execute(self._statements.written, values)
        return {writer for (writer,) in found} & {one.writer for one in refused}


def _accept(
    writes: list[PendingEntry], heads: Heads, opened: set[bytes]
) -> dict[PendingEntry, None]:
    """Return the entries that follow the latest ones, in order; `heads` is updated with them."""
    accepted: dict[PendingEntry, None] = {}
    stopped: set[str] = set()
    for one in writes:
        follows = one.writer in opened if one.seq == 0 else heads.get(one.code) == one.seq - 1
        if follows and one.code not in stopped:
            accepted[one] = None
            heads[one.code] = one.seq
        elif one.seq > 0:
            # Later entries of this table were meant to follow this one, not another worker's.
            stopped.add(one.code)
    return accepted


def _refusal(one: PendingEntry, heads: Heads) -> SztabError:
    if one.seq == 0:
        return Taken(one.code)
    if one.code not in heads:
        return Gone(one.code)
    return Conflict(one.code, one.seq, heads[one.code])


def _table_values(one: PendingEntry) -> dict[str, Any]:
    return {
        "code": one.code,
        "seq": one.seq,
        "created_at": one.at,
        "changed_at": one.at,
        "status": one.summary.status,
        "public": one.summary.public,
        "waits": one.summary.waits,
        "game": one.summary.game,
        "listing": one.summary.listing,
        "engine": one.summary.engine,
    }


def _change_values(one: PendingEntry) -> dict[str, Any]:
    return {
        "which": one.code,
        "new_seq": one.seq,
        "new_changed_at": one.at,
        "new_status": one.summary.status,
        "new_public": one.summary.public,
        "new_waits": one.summary.waits,
        "new_game": one.summary.game,
        "new_listing": one.summary.listing,
        "new_engine": one.summary.engine,
    }


def _log_values(one: PendingEntry) -> dict[str, Any]:
    return {
        "code": one.code,
        "seq": one.seq,
        "at": one.at,
        "writer": one.writer,
        "entry": one.entry,
    }
