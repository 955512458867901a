"""Backup and restore: a consistent copy of a database while servers use it.

A backup is always a SQLite file, even that of a PostgreSQL database. So it needs no tools besides
Sztab, and a server can switch from one kind of database to the other.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from alembic import command
from alembic.runtime.migration import MigrationContext
from sqlalchemy import (
    URL,
    Connection,
    MetaData,
    Table,
    column,
    create_engine,
    delete,
    func,
    inspect,
    select,
    table,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from sztab.core.action import SztabError
from sztab.core.files import check_writable, draft_of
from sztab.server.store.address import Address, read_address
from sztab.server.store.database import check_driver
from sztab.server.store.database_copy import Progress, fill
from sztab.server.store.file_lock import FileLock
from sztab.server.store.migration import migrate_connection, migration_config
from sztab.server.store.retries import cause_of
from sztab.server.store.schema import METADATA
from sztab.server.tables.audit import Audit, audit, open_readonly

_ROWS_PER_BATCH: Final = 500
_STATEMENT_TIMEOUT: Final = 24 * 3600.0
"""Seconds; copying a large table can take hours."""


async def back_up(
    url: str, target: Path, *, force: bool = False, progress: Progress | None = None
) -> Audit:
    """Write a consistent copy of a database that may be in use, and check it.

    If it fails, SztabError says why and the target is unchanged.
    """
    address = read_address(url)
    _check_target(target, force=force)
    with _explained(address), draft_of(target, replace=force, private=True) as draft:
        if address.path is None:
            await _read_shared(address, draft, progress)
        else:
            _read_file(address.path, target, draft, progress)
        return audit(draft, progress, name=address.shown)


async def restore(
    url: str, source: Path, *, force: bool = False, progress: Progress | None = None
) -> Audit:
    """Check a backup and load it into a database that no server uses.

    If it fails, SztabError says why and the database is unchanged. A database that is not empty
    is replaced only with `force`.
    """
    address = read_address(url)
    found = audit(source, progress)
    with _explained(address):
        if address.path is None:
            await _write_shared(address, source, progress, force=force)
        else:
            _write_file(address.path, source, progress, force=force)
    return found


def _check_target(target: Path, *, force: bool) -> None:
    check_writable(target)
    if not force and target.exists():
        raise SztabError(f"{target} already exists; --force overwrites it.")


@contextmanager
def _explained(address: Address) -> Iterator[None]:
    """Turn errors of the file system and the database into SztabError."""
    try:
        yield
    except FileExistsError as error:
        raise SztabError(f"{error.filename or error} already exists.") from None
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise SztabError(f"{address.shown} cannot be copied: {cause_of(error)}.") from None


# SQLite


def _read_file(path: Path, target: Path, draft: Path, progress: Progress | None) -> None:
    if not path.is_file():
        raise SztabError(f"{path}: there is no such database.")
    if target.exists() and target.samefile(path):
        raise SztabError(f"{path} cannot be its own backup: name another file.")
    # A separate read-only connection does not disturb a running server.
    uri = f"{path.as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as source:
        fill(draft, source, progress)


def _write_file(path: Path, source: Path, progress: Progress | None, *, force: bool) -> None:
    check_writable(path)
    if path.exists() and path.samefile(source):
        raise SztabError(f"{source} is the database itself: name a backup of it.")
    lock = FileLock(path)
    lock.acquire()
    try:
        if not force and path.exists() and path.stat().st_size:
            raise SztabError(f"{path} is not empty; --force replaces what it holds.")
        with draft_of(path, private=True) as draft:
            _fill_migrated(draft, source, progress)
            _remove_wal(path)
        for suffix in ("-wal", "-shm"):
            path.with_name(path.name + suffix).unlink(missing_ok=True)
    finally:
        lock.release()


def _fill_migrated(draft: Path, source: Path, progress: Progress | None) -> None:
    """Copy a backup and migrate the copy to the current schema."""
    with closing(open_readonly(source)) as connection:
        fill(draft, connection, progress)
    with _draft_connection(draft) as migrated:
        migrate_connection(migrated)
    audit(draft)


def _remove_wal(path: Path) -> None:
    """Checkpoint and empty the write-ahead log of a file that is about to be replaced.

    SQLite would apply a leftover log to the new file. A database too damaged for a checkpoint is
    moved aside together with its log.
    """
    wal = path.with_name(f"{path.name}-wal")
    if not wal.exists() or not wal.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise SztabError(f"{path} is being read by another program: stop that program first.")
    except sqlite3.DatabaseError:
        moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        aside = path.with_name(f"{path.name}.damaged-{moment}")
        path.replace(aside)
        wal.replace(aside.with_name(f"{aside.name}-wal"))


@contextmanager
def _draft_connection(draft: Path) -> Iterator[Connection]:
    engine = create_engine(URL.create("sqlite+pysqlite", database=str(draft)))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


# PostgreSQL


@asynccontextmanager
async def _shared(address: Address, **options: Any) -> AsyncIterator[AsyncConnection]:  # noqa: ANN401 (as SQLAlchemy takes them)
    check_driver()
    from sztab.server.store.postgres import connect  # noqa: PLC0415 (an extra)

    async def creator(*_: object, **__: object) -> Any:  # noqa: ANN401 (untyped driver)
        return await connect(address.url, _STATEMENT_TIMEOUT)

    engine = create_async_engine("postgresql+asyncpg://", async_creator=creator)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(**options)
            async with connection.begin():
                yield connection
    finally:
        await engine.dispose()


async def _read_shared(address: Address, draft: Path, progress: Progress | None) -> None:
    # A single snapshot of all tables, even if servers write while they are copied.
    snapshot = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    async with _shared(address, **snapshot) as connection:
        heads = await connection.run_sync(_heads)
        if len(heads) != 1:
            raise SztabError(f"{address.shown} contains no Sztab tables.")
        with _draft_connection(draft) as copy:
            _make_tables(copy, heads[0])
            for target in _tables(copy):
                await _read_table(connection, copy, target, progress)


def _heads(connection: Connection) -> list[str]:
    return list(MigrationContext.configure(connection).get_current_heads())


def _make_tables(connection: Connection, revision: str) -> None:
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _tables(connection: Connection) -> list[Table]:
    """Return the tables with the columns that the database has, parents before children."""
    found = MetaData()
    found.reflect(connection, only=[name for name in METADATA.tables if _has(connection, name)])
    return found.sorted_tables


def _has(connection: Connection, name: str) -> bool:
    return inspect(connection).has_table(name)


async def _read_table(
    connection: AsyncConnection, copy: Connection, target: Table, progress: Progress | None
) -> None:
    source = table(target.name, *(column(one.name) for one in target.c))
    total = int(await connection.scalar(select(func.count()).select_from(source)) or 0)
    done = 0
    result = await connection.stream(select(source))
    async for rows in result.mappings().partitions(_ROWS_PER_BATCH):
        copy.execute(target.insert(), [dict(row) for row in rows])
        done += len(rows)
        if progress is not None:
            progress(done, total)


async def _write_shared(
    address: Address, source: Path, progress: Progress | None, *, force: bool
) -> None:
    with TemporaryDirectory() as folder:
        draft = Path(folder) / "sztab.db"
        _fill_migrated(draft, source, progress)
        async with _shared(address) as connection:
            await connection.run_sync(lambda one: _claim(one, address, force=force))
            with _draft_connection(draft) as backup:
                for target in METADATA.sorted_tables:
                    await _write_table(connection, backup, target, progress)


def _claim(connection: Connection, address: Address, *, force: bool) -> None:
    """Lock the database against servers until the end of the transaction, and empty it."""
    from sztab.server.store.postgres import IN_USE  # noqa: PLC0415 (an extra)

    if not connection.scalar(select(func.pg_try_advisory_xact_lock(IN_USE))):
        raise SztabError(f"{address.shown} is in use by a server. Stop it, then restore.")
    found = [name for name in METADATA.tables if _has(connection, name)]
    if found and not force:
        raise SztabError(f"{address.shown} is not empty; --force replaces what it holds.")
    migrate_connection(connection)
    for target in reversed(METADATA.sorted_tables):
        connection.execute(delete(target))


async def _write_table(
    connection: AsyncConnection, backup: Connection, target: Table, progress: Progress | None
) -> None:
    total = backup.scalar(select(func.count()).select_from(target)) or 0
    done = 0
    for rows in backup.execute(select(target)).mappings().partitions(_ROWS_PER_BATCH):
        await connection.execute(target.insert(), [dict(row) for row in rows])
        done += len(rows)
        if progress is not None:
            progress(done, total)
