"""A store is ready when it can commit a write, and frequent checks cost no more than one."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from sztab.server.store import Store, StoreDown, readiness
from tests.server.postgres import Cluster
from tests.server.store.scenes import append, create, impatient, opened


@pytest.fixture(autouse=True)
def _always_fresh(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "counts" not in request.node.name:
        monkeypatch.setattr(readiness, "FRESH", 0.0)


async def not_ready(store: Store) -> None:
    with impatient(store, 0.6), pytest.raises(StoreDown):
        await store.ping()


def test_a_locked_database_is_not_ready(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await store.ping()
            other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await not_ready(store)
            other.execute("ROLLBACK")
            other.close()
            await store.ping()

    asyncio.run(scene())


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """Limit file sizes of this process to that of the largest file in the folder."""
    largest = max(path.stat().st_size for path in folder.iterdir())
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def test_a_full_disk_is_not_ready(tmp_path: Path, sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await create(store, "TABLEA")
            with full_disk(tmp_path):
                await not_ready(store)
                with impatient(store, 0.6), pytest.raises(StoreDown):
                    await append(store, "TABLEA", 1)
            await store.ping()
            await append(store, "TABLEA", 1)

    asyncio.run(scene())


@contextmanager
def moved(folder: Path) -> Iterator[None]:
    elsewhere = folder.with_name(f"{folder.name}-moved")
    folder.rename(elsewhere)
    yield
    elsewhere.rename(folder)


def test_a_deleted_file_that_cannot_be_written_back_is_not_ready(
    tmp_path: Path, sqlite_url: str
) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await store.ping()
            with moved(tmp_path):
                await not_ready(store)
            await store.ping()

    asyncio.run(scene())


def test_a_database_that_only_reads_is_not_ready(postgres: Cluster, postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]

    async def scene() -> None:
        async with opened(postgres_url) as store:
            await store.ping()
            postgres.ask(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            try:
                postgres.cut_connections(postgres_url)
                await not_ready(store)
                assert await store.counts() == {}, "it still answers"
            finally:
                postgres.ask(f"ALTER DATABASE {name} RESET default_transaction_read_only")
            postgres.cut_connections(postgres_url)
            await store.ping()

    asyncio.run(scene())


def counted(store: Store) -> list[str]:
    """Return a list that grows with each transaction."""
    database: Any = store._database
    real, seen = database.transact, []

    async def write(work: Callable[[Connection], Any]) -> Any:  # noqa: ANN401 (stands for another)
        seen.append("write")
        return await real(work)

    database.transact = write
    return seen


def test_a_result_is_reused_for_a_second(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 3600.0)

    async def scene() -> None:
        async with opened(url) as store:
            writes = counted(store)
            asking = [asyncio.create_task(store.ping()) for _ in range(200)]
            await asyncio.sleep(0)
            asking[0].cancel()  # cancelling one caller does not affect the others
            done = await asyncio.gather(*asking, return_exceptions=True)
            assert done[1:] == [None] * 199
            for _ in range(200):
                await store.ping()
            assert writes == ["write"]

    asyncio.run(scene())


def test_the_check_leaves_nothing_behind(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.ping()
            await store.ping()
            assert await store.last_beat() == 0

    asyncio.run(scene())
