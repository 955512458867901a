"""The store: an append-only log for each table, and a few queries across tables."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    delete,
    false,
    func,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from sztab.server.store import sightings
from sztab.server.store.address import Address, read_address
from sztab.server.store.commit_queue import CommitQueue
from sztab.server.store.database import Database, open_database
from sztab.server.store.errors import Damaged, StoreDown
from sztab.server.store.migration import migrate
from sztab.server.store.readiness import Readiness
from sztab.server.store.retries import RetryPolicy, cause_of
from sztab.server.store.rows import Beat, LogRow, SummaryRow, TableRow
from sztab.server.store.schema import BEATS, LOG, SECRETS, TABLES

if TYPE_CHECKING:
    from sztab.server.store.postgres import NotificationListener

Result = TypeVar("Result")

_TOKENS_ROW: Final = "secret of the tokens"
_SECRET_BYTES: Final = 32
_DAY: Final = 24 * 3600 * 1000
_EXPIRED_AT_ONCE: Final = 200
"""Tables deleted per transaction, which moves may have to wait for."""
_ROWS_PER_READ: Final = 500
"""Maximum entries per query: decoding rows blocks the event loop."""
_PING_PATIENCE: Final = 2.0
RISKS: Final = {
    "synchronous_commit": (
        "PostgreSQL has synchronous_commit = off: it acknowledges moves before they are on the"
        " disk, so a crash can lose the latest ones. Set it for this database: ALTER DATABASE …"
        " SET synchronous_commit = on."
    ),
    "fsync": (
        "PostgreSQL has fsync = off: a power cut can lose acknowledged moves and destroy the"
        " database. Set fsync = on in postgresql.conf."
    ),
    "full_page_writes": (
        "PostgreSQL has full_page_writes = off: a power cut can damage pages. Set"
        " full_page_writes = on in postgresql.conf, unless the file system writes whole pages."
    ),
}
"""Settings of PostgreSQL that must not be off, and the warnings about them."""


class Store:
    """The logs of all tables in one database; built by `await Store.open(url)`.

    A write returns when it is on the disk. An operation that fails is retried for `patience`
    seconds, then StoreDown is raised; a try that is running may take a third longer. Await an entry
    before you write the next one of the same table. Entries of different tables share commits.
    """

    on_news: Callable[[str, int], None] | None
    """Called with code and seq when another worker has written; never called on SQLite."""

    on_gap: Callable[[], None] | None
    """Called when notifications of other workers may have been missed."""

    on_presence: Callable[[str], None] | None
    """Called with a code when a player connected to, or left, that table on another worker."""

    def __init__(self, database: Database, patience: float, listener_url: str) -> None:
        self.on_news = None
        self.on_gap = None
        self.on_presence = None
        self.shared = database.shared
        self._database = database
        self._retries = RetryPolicy(patience)
        self._worker = secrets.token_hex(8)
        self._commits = CommitQueue(database, self._worker, self._retries)
        self._readiness = Readiness(self._prove_writable)
        self._secret: bytes | None = None
        self._listener: NotificationListener | None = None
        if database.shared:
            from sztab.server.store.postgres import NotificationListener  # noqa: PLC0415 (an extra)

            self._listener = NotificationListener(listener_url, self._hear, self._miss)

    @classmethod
    async def open(cls, url: str, *, patience: float = 10.0) -> Store:
        """Open the database at a plain URL, sqlite:///… or postgresql://…, and migrate it.

        Raises:
            SztabError: The URL is malformed, or the database cannot be used.
            StoreDown: The database does not answer.
        """
        address = read_address(url)
        database = open_database(address, RetryPolicy(patience).one_try)
        try:
            await _migrate(database, address, patience)
            store = cls(database, patience, address.url)
        except BaseException:
            await database.close()
            raise
        if store._listener is not None:
            await store._start_listening(store._listener)
        return store

    async def close(self) -> None:
        """Finish pending writes, then close all connections."""
        await self._commits.close()
        await self._readiness.close()
        if self._listener is not None:
            await self._listener.close()
        await self._database.close()

    async def create(self, code: str, at: int, entry: bytes, summary: SummaryRow) -> None:
        """Open a table with its first entry, seq 0; Taken if the code is in use."""
        await self._commits.enqueue(code, 0, at, entry, summary)

    async def append(self, code: str, seq: int, at: int, entry: bytes, summary: SummaryRow) -> None:
        """Commit the next entry of a table.

        Raises:
            Conflict: `seq` does not follow the latest entry.
            Gone: The table does not exist; a subclass of Conflict.
            StoreDown: It is unknown whether the entry was written: read the log again.
        """
        if seq < 1:
            raise ValueError(f"entry {seq} cannot be appended: entry 0 is written by create()")
        await self._commits.enqueue(code, seq, at, entry, summary)

    async def read(self, code: str, after: int = -1) -> list[LogRow]:
        """Return the entries of a table after this seq, in order."""
        found: list[LogRow] = []
        while True:
            rows = await self._rows(
                select(LOG.c.code, LOG.c.seq, LOG.c.at, LOG.c.entry)
                .where(LOG.c.code == code, LOG.c.seq > after)
                .order_by(LOG.c.seq)
                .limit(_ROWS_PER_READ)
            )
            found += [LogRow(row.code, row.seq, row.at, row.entry) for row in rows]
            if len(rows) < _ROWS_PER_READ:
                return found
            after = found[-1].seq

    async def table(self, code: str) -> TableRow | None:
        """Return the table with this code, or None."""
        rows = await self._rows(select(TABLES).where(TABLES.c.code == code))
        return _table_row(rows[0]) if rows else None

    async def public(self, limit: int = 100, game: str | None = None) -> list[TableRow]:
        """Return the public tables that are open or running, newest first."""
        query = select(TABLES).where(TABLES.c.public, TABLES.c.status.in_(["open", "running"]))
        if game is not None:
            query = query.where(TABLES.c.game == game)
        query = query.order_by(TABLES.c.created_at.desc(), TABLES.c.code).limit(limit)
        return [_table_row(row) for row in await self._rows(query)]

    async def waiting(self, before: int | None = None) -> list[str]:
        """Return the codes of the running tables where a bot or a clock must be woken.

        With `before`, only those that have not changed since that time.
        """
        query = select(TABLES.c.code).where(TABLES.c.status == "running", TABLES.c.waits != "")
        if before is not None:
            query = query.where(TABLES.c.changed_at < before)
        return [code for (code,) in await self._rows(query.order_by(TABLES.c.code))]

    async def unchecked(self, engines: Mapping[str, str]) -> list[str]:
        """Return the codes of the running tables that the engine of their game has not checked.

        `engines` maps games to fingerprints.
        """
        checked = [
            and_(TABLES.c.game == game, TABLES.c.engine == one) for game, one in engines.items()
        ]
        query = select(TABLES.c.code).where(
            TABLES.c.status == "running", not_(or_(false(), *checked))
        )
        return [code for (code,) in await self._rows(query.order_by(TABLES.c.code))]

    async def note_engine(self, code: str, engine: str) -> None:
        """Note that an engine has checked a table; this does not count as a change."""
        note = update(TABLES).where(TABLES.c.code == code).values(engine=engine)
        await self._transact(lambda connection: connection.execute(note))

    async def counts(self) -> dict[str, int]:
        """Return the number of tables by status."""
        query = select(TABLES.c.status, func.count().label("number")).group_by(TABLES.c.status)
        return {row.status: row.number for row in await self._rows(query)}

    async def expire(self, status: str, before: int) -> int:
        """Delete the tables with this status unchanged since `before`; return their number."""
        total = 0
        while True:
            number = await self._transact(lambda connection: _expire(connection, status, before))
            total += number
            if number < _EXPIRED_AT_ONCE:
                return total

    async def secret(self) -> bytes:
        """Return the secret that signs tokens: 32 random bytes, created once for all workers."""
        if self._secret is None:
            self._secret = await self._transact(self._make_secret)
        return self._secret

    async def beat(self, worker: str, at: int, lags: str = "") -> None:
        """Store a heartbeat of this worker and its lags; delete heartbeats older than a day."""
        sign = {"at": at, "lags": lags}
        insert = self._database.insert(BEATS).values(worker=worker, **sign)
        beat = insert.on_conflict_do_update(index_elements=["worker"], set_=sign)

        def work(connection: Connection) -> None:
            connection.execute(beat)
            if self.shared:
                sightings.bury(connection, at - _DAY)
            connection.execute(delete(BEATS).where(BEATS.c.at < at - _DAY))

        await self._transact(work)

    async def beats(self, after: int) -> list[Beat]:
        """Return the heartbeats of all workers that sent one after this time."""
        query = select(BEATS.c.worker, BEATS.c.at, BEATS.c.lags).where(BEATS.c.at > after)
        return [Beat(row.worker, row.at, row.lags) for row in await self._rows(query)]

    async def last_beat(self) -> int:
        """Return the time of the latest heartbeat of any worker, or 0."""
        rows = await self._rows(select(func.coalesce(func.max(BEATS.c.at), 0)))
        return int(rows[0][0])

    async def note_sightings(self, worker: str, seen: list[sightings.Sighting]) -> None:
        """Tell the other workers which seats are, or are no longer, connected here."""
        voice = self._worker
        await self._transact(lambda connection: sightings.note(connection, worker, voice, seen))

    async def seen_elsewhere(self, code: str, worker: str) -> list[sightings.Seen]:
        """Return when the other workers last saw the seats of a table."""
        read = self._database.read
        return await self._retries.run(
            lambda: read(lambda connection: sightings.of_others(connection, code, worker))
        )

    async def end_sightings(self, worker: str, at: int) -> None:
        """Note that this worker has no connections any more."""
        await self._transact(lambda connection: sightings.part(connection, worker, at))

    async def forget_sightings(self, before: int) -> None:
        """Delete sightings that are too old to matter."""
        await self._transact(lambda connection: sightings.forget(connection, before))

    async def ping(self) -> None:
        """Return if an entry could be stored right now; otherwise raise StoreDown within seconds.

        It commits a transaction, at most about one per second.
        """
        await self._readiness.check()

    async def _prove_writable(self) -> None:
        soon = RetryPolicy(min(_PING_PATIENCE, self._retries.total))
        mark = f"ready {self._worker}"

        def work(connection: Connection) -> None:
            # Deleted in the same transaction, so nobody sees it, but the commit reaches the disk.
            connection.execute(BEATS.insert().values(worker=mark, at=0))
            connection.execute(delete(BEATS).where(BEATS.c.worker == mark))

        await soon.run(lambda: self._database.transact(work))

    async def risks(self) -> list[str]:
        """Return warnings about settings that could lose acknowledged moves."""
        if not self.shared:
            return []
        rows = await self._rows(select(*(func.current_setting(name) for name in RISKS)))
        found = zip(RISKS.items(), rows[0], strict=True)
        return [text for (_, text), value in found if value == "off"]

    async def _rows(self, query: Select[Any]) -> list[Row[Any]]:
        return await self._retries.run(lambda: self._fetch(query))

    async def _fetch(self, query: Select[Any]) -> list[Row[Any]]:
        return await self._database.read(lambda connection: list(connection.execute(query)))

    async def _transact(self, work: Callable[[Connection], Result]) -> Result:
        """Run `work` in a transaction, with retries: it must be idempotent."""
        return await self._retries.run(lambda: self._database.transact(work))

    def _make_secret(self, connection: Connection) -> bytes:
        new = {"name": _TOKENS_ROW, "value": secrets.token_bytes(_SECRET_BYTES)}
        connection.execute(self._database.insert(SECRETS).values(new).on_conflict_do_nothing())
        query = select(SECRETS.c.value).where(SECRETS.c.name == _TOKENS_ROW)
        return bytes(connection.execute(query).scalar_one())

    async def _start_listening(self, listener: NotificationListener) -> None:
        try:
            await self._retries.run(listener.start)
        except BaseException:
            await self.close()
            raise

    def _hear(self, payload: str) -> None:
        """Forward a notification, unless it is our own, which PostgreSQL sends back to us."""
        worker, code, seq = payload.split(" ")
        if worker == self._worker:
            return
        if seq == sightings.HERE:
            if self.on_presence is not None:
                self.on_presence(code)
        elif self.on_news is not None:
            self.on_news(code, int(seq))

    def _miss(self) -> None:
        if self.on_gap is not None:
            self.on_gap()


async def _migrate(database: Database, address: Address, patience: float) -> None:
    """Migrate the database; errors name the address and the cause, for the operator."""
    try:
        await RetryPolicy(patience).run(lambda: database.read(lambda one: one.execute(select(1))))
        # The database answers. The migration itself may take as long as it needs.
        await migrate(database)
        await database.read(_look_over)
    except Damaged as error:
        raise _damaged(address, error) from None
    except (SQLAlchemyError, OSError, StoreDown) as error:
        cause = error.__cause__ or error if isinstance(error, StoreDown) else error
        raise StoreDown(
            f"{address.shown} cannot be used: {cause_of(cause)}."
            " Check that the database runs and that its URL is right."
        ) from None


def _look_over(connection: Connection) -> None:
    """Read the rows that every start needs, to detect damage there early."""
    for query in (select(SECRETS), select(BEATS), select(TABLES.c.status, TABLES.c.waits)):
        connection.execute(query).fetchall()


def _damaged(address: Address, error: Damaged) -> StoreDown:
    cause = cause_of(error.__cause__ or error)
    return StoreDown(
        f"{address.shown} cannot be used: {cause}. If it was a database of Sztab, it is damaged:"
        " restore a backup with `sztab restore FILE --force`. Otherwise name another file."
    )


def _expire(connection: Connection, status: str, before: int) -> int:
    # Skip tables that another worker is writing to: waiting for them could deadlock.
    old = (
        select(TABLES.c.code)
        .where(TABLES.c.status == status, TABLES.c.changed_at < before)
        .order_by(TABLES.c.code)
        .limit(_EXPIRED_AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    codes = list(connection.execute(old).scalars())
    if codes:
        connection.execute(delete(TABLES).where(TABLES.c.code.in_(codes)))
    return len(codes)


def _table_row(row: Row[Any]) -> TableRow:
    return TableRow(
        code=row.code,
        seq=row.seq,
        created_at=row.created_at,
        changed_at=row.changed_at,
        summary=SummaryRow(row.status, row.public, row.waits, row.game, row.listing, row.engine),
    )
