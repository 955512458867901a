"""Workers on one PostgreSQL tell each other which seats are connected."""

from __future__ import annotations

import asyncio

from sztab.server.store import CONNECTED, Seen, Sighting
from tests.server.store.scenes import append, create, opened, until

DAY = 24 * 3600 * 1000


def test_a_worker_is_notified_and_reads_sightings_of_others(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            told: list[str] = []
            news: list[str] = []
            two.on_presence = told.append
            two.on_news = lambda code, _seq: news.append(code)
            await create(one, "TABLEA", "TABLEB")
            await one.beat("w1", 5000)
            seen = [Sighting("TABLEA", 0, CONNECTED), Sighting("TABLEA", 1, 4000)]
            await one.note_sightings("w1", [*seen, Sighting("GONEXY", 0, CONNECTED)])
            await until(lambda: bool(told))
            assert told == ["TABLEA"]
            assert sorted(await two.seen_elsewhere("TABLEA", "w2")) == [
                Seen(0, 5000, connected=True),
                Seen(1, 4000, connected=False),
            ]
            assert await one.seen_elsewhere("TABLEA", "w1") == []
            assert await two.seen_elsewhere("TABLEB", "w2") == []
            await append(one, "TABLEA", 1)
            await until(lambda: "TABLEA" in news)
            await one.end_sightings("w1", 6000)
            assert Seen(0, 6000, connected=False) in await two.seen_elsewhere("TABLEA", "w2")

    asyncio.run(scene())


def test_sightings_of_a_dead_worker_outlive_its_heartbeats(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            await create(store, "TABLEA")
            await store.beat("dead", 5000)
            await store.note_sightings("dead", [Sighting("TABLEA", 0, CONNECTED)])
            await store.beat("alive", 5000 + 2 * DAY)
            assert await store.seen_elsewhere("TABLEA", "alive") == [Seen(0, 5000, connected=False)]
            await store.forget_sightings(5001)
            assert await store.seen_elsewhere("TABLEA", "alive") == []

    asyncio.run(scene())


def test_sightings_go_with_their_table(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url) as store:
            await create(store, "TABLEA")
            await store.note_sightings("w1", [Sighting("TABLEA", 0, 4000)])
            await store.expire("running", 10**15)
            assert await store.seen_elsewhere("TABLEA", "w2") == []

    asyncio.run(scene())
