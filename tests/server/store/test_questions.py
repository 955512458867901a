"""Queries across tables: the public list, tables to wake, old tables."""

from __future__ import annotations

import asyncio

from sztab.server.store import Beat, Store
from tests.server.store.scenes import entries, opened, summary


async def some_tables(store: Store) -> None:
    await store.create("OPENAA", 10, b"", summary("open"))
    await store.create("SECRET", 20, b"", summary("open", public=False))
    await store.create("BOTSAA", 30, b"", summary(waits="bot"))
    await store.create("CLOCKA", 40, b"", summary(waits="clock", game="other", public=False))
    await store.create("PEOPLE", 50, b"", summary(game="other"))
    await store.create("OVERAA", 60, b"", summary("over", waits="clock"))
    await store.create("CLOSED", 70, b"", summary("closed"))


def test_the_public_list_has_open_and_running_tables(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await some_tables(store)
            assert [row.code for row in await store.public()] == ["PEOPLE", "BOTSAA", "OPENAA"]
            assert [row.code for row in await store.public(limit=2)] == ["PEOPLE", "BOTSAA"]
            assert [row.code for row in await store.public(game="other")] == ["PEOPLE"]
            assert (await store.public(game="toy"))[0].summary == summary(waits="bot")
            # A move does not make a table newer.
            await store.append("OPENAA", 1, 99, b"", summary("open"))
            assert [row.code for row in await store.public(limit=1)] == ["PEOPLE"]

    asyncio.run(scene())


def test_bots_and_clocks_of_running_tables_are_woken(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await some_tables(store)
            assert await store.waiting() == ["BOTSAA", "CLOCKA"]
            await store.append("BOTSAA", 1, 99, b"", summary())
            assert await store.waiting() == ["CLOCKA"]

    asyncio.run(scene())


def test_tables_that_another_engine_has_written_are_found(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await some_tables(store)
            assert await store.unchecked({}) == ["BOTSAA", "CLOCKA", "PEOPLE"]
            await store.note_engine("BOTSAA", "new")
            await store.note_engine("PEOPLE", "old")
            engines = {"toy": "new", "other": "new"}
            assert await store.unchecked(engines) == ["CLOCKA", "PEOPLE"]
            row = await store.table("BOTSAA")
            assert row is not None
            assert (row.seq, row.changed_at, row.summary.engine) == (0, 30, "new")

    asyncio.run(scene())


def test_tables_are_counted_by_status(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            assert await store.counts() == {}
            await some_tables(store)
            assert await store.counts() == {"open": 2, "running": 3, "over": 1, "closed": 1}

    asyncio.run(scene())


def test_old_tables_go_with_their_log(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await some_tables(store)
            await store.append("BOTSAA", 1, 99, b"", summary())
            assert await store.expire("running", 50) == 1
            assert await store.table("CLOCKA") is None
            assert await store.read("CLOCKA") == []
            assert await entries(store, "BOTSAA") == [b"", b""]
            assert await store.expire("over", 60) == 0
            assert await store.expire("over", 61) == 1
            await store.create("CLOCKA", 100, b"new", summary("open"))
            assert await entries(store, "CLOCKA") == [b"new"]

    asyncio.run(scene())


def test_any_number_of_tables_can_expire(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            codes = [f"OLD{number:03}" for number in range(450)]
            await asyncio.gather(*(store.create(code, 1, b"", summary("over")) for code in codes))
            assert await store.expire("over", 2) == len(codes)
            assert await store.counts() == {}

    asyncio.run(scene())


def test_the_secret_is_made_once(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            secret = await store.secret()
            assert len(secret) == 32
            assert await store.secret() == secret
            store._secret = None
            assert await store.secret() == secret

    asyncio.run(scene())


def test_the_last_heartbeat_is_that_of_any_worker(url: str) -> None:
    day = 24 * 3600 * 1000

    async def scene() -> None:
        async with opened(url) as store:
            assert await store.last_beat() == 0
            await store.beat("a", day)
            await store.beat("b", day + 5)
            await store.beat("a", day + 3)
            assert await store.last_beat() == day + 5
            await store.beat("a", 3 * day)
            assert await store.last_beat() == 3 * day
            await store.ping()

    asyncio.run(scene())


def test_heartbeats_carry_the_lags_of_live_workers(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.beat("a", 1000, "[[1,2]]")
            await store.beat("b", 2000)
            await store.beat("a", 3000, "[[2,3]]")
            assert sorted(await store.beats(1999), key=lambda one: one.worker) == [
                Beat("a", 3000, "[[2,3]]"),
                Beat("b", 2000, ""),
            ]
            assert [one.worker for one in await store.beats(2000)] == ["a"]

    asyncio.run(scene())
