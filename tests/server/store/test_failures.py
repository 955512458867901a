"""The database goes down: nothing acknowledged is lost, nothing is written twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from sztab.server.store import Conflict, Store, StoreDown
from tests.server.postgres import OwnCluster
from tests.server.postgres import own_postgres as postgres
from tests.server.store.scenes import append, create, entries, impatient, opened, until

__all__ = ["postgres"]
"""These tests stop their cluster."""

Work = Callable[[Any], Any]


def fail(store: Store, *, after_commit: bool) -> None:
    """Make the next transaction fail as if the connection had been lost."""
    database: Any = store._database
    real = {name: getattr(database, name) for name in ("read", "transact")}

    def failing(name: str) -> object:
        async def run(work: Work) -> object:
            database.read, database.transact = real["read"], real["transact"]
            if after_commit:
                await real[name](work)
            raise OperationalError("lost", None, OSError("lost"))

        return run

    database.read, database.transact = failing("read"), failing("transact")


@pytest.mark.parametrize("after_commit", [True, False])
def test_an_entry_is_written_once_when_the_outcome_was_unknown(
    url: str, after_commit: bool
) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            fail(store, after_commit=after_commit)
            await create(store, "TABLEA")
            for seq in range(1, 4):
                fail(store, after_commit=after_commit)
                await append(store, "TABLEA", seq, b"%d" % seq)
            assert await entries(store, "TABLEA") == [b"opened", b"1", b"2", b"3"]

    asyncio.run(scene())


def test_an_entry_is_ours_even_if_others_have_followed(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await create(one, "TABLEA")
            held = hold_next_try(one)
            mine = asyncio.create_task(append(one, "TABLEA", 1, b"mine"))
            await held["committed"].wait()
            await append(two, "TABLEA", 2, b"theirs")
            held["go on"].set()
            await mine
            assert await entries(one, "TABLEA") == [b"opened", b"mine", b"theirs"]

    asyncio.run(scene())


def hold_next_try(store: Store) -> dict[str, asyncio.Event]:
    """Let the next try commit, wait for a signal, and then report a lost connection."""
    queue: Any = store._commits
    real = queue._try
    events = {"committed": asyncio.Event(), "go on": asyncio.Event()}

    async def held(writes: list[Any]) -> None:
        queue._try = real
        await real(writes)
        events["committed"].set()
        await events["go on"].wait()
        raise ConnectionResetError

    queue._try = held
    return events


def test_another_worker_may_write_first_meanwhile(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await create(one, "TABLEA")
            await append(two, "TABLEA", 1, b"theirs")
            fail(one, after_commit=True)
            with pytest.raises(Conflict):
                await append(one, "TABLEA", 1, b"mine")
            assert await entries(one, "TABLEA") == [b"opened", b"theirs"]

    asyncio.run(scene())


@pytest.mark.parametrize("how", ["cut", "restart"])
def test_writers_do_not_notice_that_connections_are_cut(
    postgres: OwnCluster, postgres_url: str, how: str
) -> None:
    codes = [f"CUT{number:03}" for number in range(30)]

    async def scene() -> None:
        async with opened(postgres_url, patience=30) as store:
            await create(store, *codes)
            acknowledged = dict.fromkeys(codes, 0)
            stop = asyncio.Event()

            async def play(code: str) -> None:
                while not stop.is_set():
                    seq = acknowledged[code] + 1
                    await append(store, code, seq, f"{code} {seq}".encode())
                    acknowledged[code] = seq

            players = [asyncio.create_task(play(code)) for code in codes]
            for _ in range(5 if how == "cut" else 1):
                await asyncio.sleep(0.15)
                if how == "cut":
                    await asyncio.to_thread(postgres.cut_connections, postgres_url)
                else:
                    await asyncio.to_thread(postgres.restart)
            goal = {code: seq + 3 for code, seq in acknowledged.items()}
            await until(lambda: all(acknowledged[code] >= goal[code] for code in codes), 30)
            stop.set()
            await asyncio.gather(*players)
            for code in codes:
                written = [b"opened"]
                written += [f"{code} {seq}".encode() for seq in range(1, acknowledged[code] + 1)]
                assert await entries(store, code) == written

    asyncio.run(scene())


def test_readers_do_not_notice_that_connections_are_cut(
    postgres: OwnCluster, postgres_url: str
) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            await create(store, "TABLEA")
            for _ in range(3):
                assert await entries(store, "TABLEA") == [b"opened"]
                await asyncio.gather(*(store.counts() for _ in range(4)))
                postgres.cut_connections(postgres_url)
                await store.ping()
                await store.beat("worker", 1)

    asyncio.run(scene())


def test_a_server_that_is_down_is_reported_and_then_found_again(
    postgres: OwnCluster, postgres_url: str
) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            await create(store, "TABLEA")
            with down(postgres), impatient(store, 0.6):
                with pytest.raises(StoreDown, match=r"not answered for 0\.6 seconds. Try again"):
                    await append(store, "TABLEA", 1)
                with pytest.raises(StoreDown):
                    await store.read("TABLEA")
                with pytest.raises(StoreDown):
                    await store.ping()
            await append(store, "TABLEA", 1)
            assert await entries(store, "TABLEA") == [b"opened", b"moved"]

    asyncio.run(scene())


@contextmanager
def down(postgres: OwnCluster) -> Iterator[None]:
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


def test_messages_to_players_name_none_of_our_machines(
    postgres: OwnCluster, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            with down(postgres), impatient(store, 0.6), pytest.raises(StoreDown) as failure:
                await store.counts()
            assert "127.0.0.1" not in str(failure.value)
            assert str(postgres.port) in caplog.text

    asyncio.run(scene())


def test_a_connection_that_died_silently_is_replaced(
    postgres: OwnCluster, postgres_url: str
) -> None:
    async def scene() -> None:
        async with opened(postgres_url, patience=9) as store:
            await create(store, "TABLEA")
            query = "SELECT pid FROM pg_stat_activity WHERE application_name = 'sztab'"
            sleepers = [int(pid) for pid in postgres.ask(query).split()]
            for pid in sleepers:
                os.kill(pid, signal.SIGSTOP)
            try:
                await append(store, "TABLEA", 1, b"mine")
                assert await entries(store, "TABLEA") == [b"opened", b"mine"]
            finally:
                for pid in sleepers:
                    os.kill(pid, signal.SIGCONT)
            # Statements that resume here find their SQL in the buffer, but nothing left to write.
            await append(store, "TABLEA", 2, b"mine too")
            assert await entries(store, "TABLEA") == [b"opened", b"mine", b"mine too"]

    asyncio.run(scene())


def test_a_locked_table_times_out(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as other, opened(postgres_url, patience=3) as store:
            await create(store, "TABLEA", "TABLEB")
            engine: Any = other._database
            async with engine._engine.begin() as connection:
                await connection.exec_driver_sql("SELECT * FROM tables FOR UPDATE")
                with pytest.raises(StoreDown):
                    await append(store, "TABLEA", 1, b"first")
            # The server has given up, too: the first entry is not written late.
            await append(store, "TABLEA", 1, b"second")
            assert await entries(store, "TABLEA") == [b"opened", b"second"]

    asyncio.run(scene())


def test_a_write_waits_for_a_file_locked_by_another_program(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            await create(store, "TABLEA")
            other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with impatient(store, 0.6), pytest.raises(StoreDown):
                await append(store, "TABLEA", 1, b"first")
            assert await entries(store, "TABLEA") == [b"opened"]
            waiting = asyncio.create_task(append(store, "TABLEA", 1, b"second"))
            await asyncio.sleep(0.1)
            other.execute("ROLLBACK")
            other.close()
            await waiting
            # When the file was released, the first caller had already given up.
            assert await entries(store, "TABLEA") == [b"opened", b"second"]

    asyncio.run(scene())
