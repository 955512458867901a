"""Several workers on one PostgreSQL: the primary key is the lock, and each is notified."""

from __future__ import annotations

import asyncio
import random

import asyncpg  # type: ignore[import-untyped]
import pytest

from sztab.server.store import Conflict, Store, Taken
from tests.server.postgres import OwnCluster
from tests.server.postgres import own_postgres as postgres
from tests.server.store.scenes import append, create, entries, opened, outcomes, summary, until

__all__ = ["postgres"]
"""These tests restart their cluster."""


def listen(store: Store) -> tuple[list[tuple[str, int]], list[None]]:
    news: list[tuple[str, int]] = []
    gaps: list[None] = []
    store.on_news = lambda code, seq: news.append((code, seq))
    store.on_gap = lambda: gaps.append(None)
    return news, gaps


def test_only_a_database_server_is_shared(sqlite_url: str, postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as file, opened(postgres_url) as server:
            assert (file.shared, server.shared) == (False, True)

    asyncio.run(scene())


def test_of_two_workers_one_writes_an_entry(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            both = [one, two]
            opening = [store.create("TABLEA", 1, b"", summary()) for store in both]
            assert set(await outcomes(opening)) == {None, Taken}
            for seq in range(1, 20):
                done = await outcomes([append(store, "TABLEA", seq) for store in both])
                assert set(done) == {None, Conflict}
            assert len(await entries(two, "TABLEA")) == 20
            assert await one.secret() == await two.secret()

    asyncio.run(scene())


def test_racing_workers_leave_no_gap_and_lose_nothing(postgres_url: str) -> None:
    codes = [f"RACE{letter}{letter}" for letter in "ABCDEFGH"]
    written: set[tuple[str, int, bytes]] = set()

    async def race(store: Store, name: str) -> None:
        """Write to random tables; after a conflict read the table again, as the server does."""
        dice = random.Random(name)
        for number in range(30):
            code = dice.choice(codes)
            entry = f"{name} {number}".encode()
            while True:
                table = await store.table(code)
                assert table is not None
                try:
                    await append(store, code, table.seq + 1, entry)
                except Conflict:
                    continue
                written.add((code, table.seq + 1, entry))
                break

    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await create(one, *codes)
            racers = [race(store, f"{i}{j}") for i, store in enumerate([one, two]) for j in "abcd"]
            await asyncio.gather(*racers)
            found = [row for code in codes for row in await one.read(code, after=0)]
            assert len(found) == 8 * 30
            assert {(row.code, row.seq, row.entry) for row in found} == written
            for code in codes:
                await entries(two, code)

    asyncio.run(scene())


def test_notifications_come_from_other_workers_only(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            heard_by_one, _ = listen(one)
            heard_by_two, gaps = listen(two)
            await create(one, "TABLEA", "TABLEB")
            await append(one, "TABLEA", 1)
            await append(one, "TABLEB", 1)
            await append(two, "TABLEA", 2)
            await until(lambda: len(heard_by_two) == 4 and len(heard_by_one) == 1)
            assert sorted(heard_by_two) == [
                ("TABLEA", 0),
                ("TABLEA", 1),
                ("TABLEB", 0),
                ("TABLEB", 1),
            ]
            assert heard_by_one == [("TABLEA", 2)]
            assert gaps == []

    asyncio.run(scene())


def test_a_notified_entry_can_be_read(postgres_url: str) -> None:
    """Notifications are sent with the commit, never before it."""

    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            heard: asyncio.Queue[int] = asyncio.Queue()
            two.on_news = lambda _, seq: heard.put_nowait(seq)
            await create(one, "TABLEA")
            for seq in range(1, 10):
                await append(one, "TABLEA", seq)
            while (seq := await heard.get()) < 9:
                assert len(await two.read("TABLEA")) > seq

    asyncio.run(scene())


def test_refused_entries_cause_no_notification(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await create(one, "TABLEA")
            news, _ = listen(two)
            await outcomes([append(one, "TABLEA", 7), append(one, "NOBODY", 1)])
            await append(one, "TABLEA", 1)
            # A notification about the opening may still be on its way when the listening begins.
            await until(lambda: ("TABLEA", 1) in news)
            assert ("TABLEA", 7) not in news

    asyncio.run(scene())


def test_a_gap_is_reported_after_a_reconnection(postgres: OwnCluster, postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            news, gaps = listen(two)
            await create(one, "TABLEA")
            postgres.cut_connections(postgres_url)
            await until(lambda: len(gaps) == 1)
            await append(one, "TABLEA", 1)
            await until(lambda: ("TABLEA", 1) in news)
            postgres.restart()
            await until(lambda: len(gaps) == 2)
            await append(one, "TABLEA", 2)
            await until(lambda: ("TABLEA", 2) in news)

    asyncio.run(scene())


def test_an_interrupted_handshake_is_retried(
    postgres: OwnCluster, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver raises its own error; a worker that gave up would miss all notifications."""
    greet, cut = asyncpg.connect, iter(range(6))

    async def connect(*arguments: object, **options: object) -> object:
        if next(cut, None) is not None:
            raise asyncpg.InternalClientError("cannot switch to state 11")
        return await greet(*arguments, **options)

    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            news, gaps = listen(two)
            await create(one, "TABLEA")
            monkeypatch.setattr(asyncpg, "connect", connect)
            postgres.cut_connections(postgres_url)
            await until(lambda: len(gaps) == 1)
            await append(one, "TABLEA", 1)
            await until(lambda: ("TABLEA", 1) in news)
            assert next(cut, None) is None

    asyncio.run(scene())


def test_a_failed_callback_does_not_stop_the_listener(postgres_url: str) -> None:
    async def scene() -> None:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: complaints.append(what))
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await create(one, "TABLEA")
            heard: list[int] = []

            def fail_once(_: str, seq: int) -> None:
                heard.append(seq)
                if len(heard) == 1:
                    raise RuntimeError

            two.on_news = fail_once
            await append(one, "TABLEA", 1)
            await append(one, "TABLEA", 2)
            await until(lambda: 2 in heard)
            assert complaints

    asyncio.run(scene())
