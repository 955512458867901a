"""Connections to a database, SQLite or PostgreSQL, behind one interface."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    Text,
    any_,
    bindparam,
    create_engine,
    event,
    func,
    select,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import create_async_engine

from sztab.core.action import SztabError
from sztab.core.files import check_writable
from sztab.server.store.address import Address
from sztab.server.store.damage import DamageReports
from sztab.server.store.database_file import DatabaseFile, Displaced
from sztab.server.store.file_lock import FileLock

Result = TypeVar("Result")

_READER_THREADS: Final = 3
_ONLY_READS: Final = "sztab_only_reads"
_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",  # readers do not wait for the writer
    "PRAGMA synchronous = FULL",  # a commit returns when it is on the disk
    "PRAGMA busy_timeout = 2000",  # another program may be reading the file
    "PRAGMA foreign_keys = ON",
)


class Database(ABC):
    """A database; `shared` says whether several workers may use it at the same time."""

    shared: bool
    insert: Any
    """The dialect's insert, which supports ON CONFLICT."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run `work` on a connection in autocommit mode."""

    @abstractmethod
    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """Run `work` in a transaction; return when the transaction is committed."""

    @abstractmethod
    def among(self, column: Column[str], name: str) -> ColumnElement[bool]:
        """Return the condition `column IN parameter`; build its argument with `values`."""

    @abstractmethod
    def values(self, values: Collection[str]) -> object:
        """Return the argument for `among`; the SQL is the same for any number of values."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""


class FileDatabase(Database):
    """A SQLite file, used by this process alone.

    One thread writes and a few threads read. A whole transaction runs in one call to its thread;
    with an async driver, which switches threads for every statement, a move took twice as long.
    """

    shared = False
    insert = staticmethod(sqlite_insert)

    def __init__(self, path: Path) -> None:
        check_writable(path)
        self._lock = FileLock(path)
        self._lock.acquire()
        try:
            _make_file(path)
        except SztabError:
            self._lock.release()
            raise
        self._engine = create_engine(
            URL.create("sqlite+pysqlite", database=str(path)), creator=self._connect
        )
        self._damage = DamageReports(path)
        self._file = DatabaseFile(path, self._lock, self._engine.dispose)
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        self._reads = self._engine.execution_options(**{_ONLY_READS: True})
        self._readers = ThreadPoolExecutor(_READER_THREADS, "sztab-reader")
        self._writer = ThreadPoolExecutor(1, "sztab-writer")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        def reading() -> Result:
            with (
                self._damage.watching(),
                self._file.in_use(),
                self._reads.connect() as connection,
            ):
                result = work(connection)
            # Do not return data that exists only in a deleted file: a repeated move would be
            # acknowledged as written.
            self._file.check()
            return result

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, reading)
        except Displaced:
            await loop.run_in_executor(self._writer, self._file.mend)
            raise

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        def writing() -> Result:
            self._file.mend()
            with self._damage.watching(), self._file.in_use():
                with self._engine.begin() as connection:
                    result = work(connection)
                self._file.hold()
            self._file.check()
            return result

        return await asyncio.get_running_loop().run_in_executor(self._writer, writing)

    def among(self, column: Column[str], name: str) -> ColumnElement[bool]:
        each = func.json_each(bindparam(name, type_=Text)).table_valued("value")
        return column.in_(select(each.c.value))

    def values(self, values: Collection[str]) -> str:
        return json.dumps(list(values))

    async def close(self) -> None:
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._file.close)
        self._engine.dispose()
        self._lock.release()

    def _connect(self) -> sqlite3.Connection:
        return self._file.connect()


class SharedDatabase(Database):
    """A PostgreSQL database, which any number of workers may use."""

    shared = True
    insert = staticmethod(postgresql.insert)

    def __init__(self, url: str, within: float) -> None:
        from sztab.server.store.postgres import connect  # noqa: PLC0415 (an extra)

        async def creator(*_: object, **__: object) -> Any:  # noqa: ANN401 (untyped driver)
            return await connect(url, within)

        # The driver parses the URL, as psql does. A lost connection shows when a statement fails,
        # which is then repeated: a ping before every statement would double its cost.
        self._engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=creator, pool_timeout=5
        )
        self._reads = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        async with self._reads.connect() as connection:
            return await connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    def among(self, column: Column[str], name: str) -> ColumnElement[bool]:
        return column == any_(bindparam(name, type_=postgresql.ARRAY(Text)))

    def values(self, values: Collection[str]) -> list[str]:
        return list(values)

    async def close(self) -> None:
        await self._engine.dispose()


def open_database(address: Address, within: float) -> Database:
    """Return the database at an address; statements time out after `within` seconds.

    No query is sent yet.
    """
    if address.path is None:
        check_driver()
        return SharedDatabase(address.url, within)
    return FileDatabase(address.path)


def check_driver() -> None:
    """Raise SztabError if the driver for PostgreSQL is not installed."""
    if find_spec("asyncpg") is None:
        raise SztabError(
            "PostgreSQL needs its driver, which is not installed. Install it with: "
            "pip install 'sztab[postgres]'."
        )


def _make_file(path: Path) -> None:
    """Create an empty file that only its owner can read: it will hold the token secret."""
    try:
        path.touch(mode=0o600, exist_ok=True)
    except OSError as error:
        raise SztabError(f"{path}: cannot be written: {error.strerror}.") from None


def _prepare(connection: Any, _: object) -> None:  # noqa: ANN401 (as SQLAlchemy has it)
    # None: Python must not begin transactions, `_begin` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    if not connection.get_execution_options().get(_ONLY_READS):
        # IMMEDIATE: a transaction that starts as a reader may fail when it wants to write.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
