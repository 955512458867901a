"""A table is its log: entries from 0 without gaps, each written once."""

from __future__ import annotations

import asyncio

import pytest

from sztab.server.store import Conflict, Gone, LogRow, Store, StoreDown, TableRow, Taken
from sztab.server.store import store as module
from tests.server.store.scenes import append, create, entries, message, opened, outcomes, summary


def test_entries_are_read_in_order(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.create("TABLEA", 5, b"opened", summary("open"))
            await store.append("TABLEA", 1, 6, b"started", summary(waits="bot"))
            await store.append("TABLEA", 2, 7, b"\x00\xff", summary(waits="clock"))
            await create(store, "TABLEB")
            assert await store.read("TABLEA") == [
                LogRow("TABLEA", 0, 5, b"opened"),
                LogRow("TABLEA", 1, 6, b"started"),
                LogRow("TABLEA", 2, 7, b"\x00\xff"),
            ]
            assert [row.seq for row in await store.read("TABLEA", after=1)] == [2]
            assert await store.read("TABLEA", after=2) == []
            assert await store.read("NOBODY") == []

    asyncio.run(scene())


def test_a_long_log_is_read_piece_by_piece(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_ROWS_PER_READ", 3)

    async def scene() -> None:
        async with opened(url) as store:
            await create(store, "TABLEA", "TABLEB")
            for seq in range(1, 9):
                await append(store, "TABLEA", seq)
            for after in range(-1, 10):
                rows = await store.read("TABLEA", after=after)
                assert [row.seq for row in rows] == list(range(after + 1, 9))

    asyncio.run(scene())


def test_the_summary_is_that_of_the_latest_entry(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.create("TABLEA", 5, b"opened", summary("open", public=False))
            await store.append("TABLEA", 1, 9, b"started", summary(waits="bot"))
            assert await store.table("TABLEA") == TableRow("TABLEA", 1, 5, 9, summary(waits="bot"))
            assert await store.table("NOBODY") is None

    asyncio.run(scene())


def test_a_code_is_taken_only_once(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await create(store, "TABLEA")
            await append(store, "TABLEA", 1)
            with pytest.raises(Taken, match="Table TABLEA already exists"):
                await store.create("TABLEA", 9, b"again", summary("open"))
            assert await entries(store, "TABLEA") == [b"opened", b"moved"]

    asyncio.run(scene())


@pytest.mark.parametrize("seq", [1, 2, 4, 7])
def test_an_entry_that_does_not_follow_is_a_conflict(url: str, seq: int) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await create(store, "TABLEA")
            await append(store, "TABLEA", 1)
            await append(store, "TABLEA", 2)
            with pytest.raises(Conflict, match=f"Entry {seq} .* latest entry is now 2"):
                await append(store, "TABLEA", seq, b"late")
            assert await entries(store, "TABLEA") == [b"opened", b"moved", b"moved"]

    asyncio.run(scene())


def test_nothing_is_appended_to_a_missing_table(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            with pytest.raises(Gone, match="There is no table NOBODY"):
                await append(store, "NOBODY", 1)
            with pytest.raises(ValueError, match="written by create"):
                await append(store, "NOBODY", 0)
            assert await store.counts() == {}

    asyncio.run(scene())


def test_the_log_outlives_the_server(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await create(store, "TABLEA")
            await append(store, "TABLEA", 1)
            secret = await store.secret()
        async with opened(url) as store:
            await append(store, "TABLEA", 2, b"after")
            assert await entries(store, "TABLEA") == [b"opened", b"moved", b"after"]
            assert await store.secret() == secret

    asyncio.run(scene())


def test_many_writers_share_few_commits(url: str) -> None:
    codes = [f"TAB{number:03}" for number in range(200)]

    async def scene() -> None:
        async with opened(url) as store:
            await create(store, *codes)
            tries = count_tries(store)
            await asyncio.gather(*(append(store, code, 1) for code in codes))
            # The first one may be committed alone; the others share a commit.
            assert len(tries) <= 2
            assert sum(tries) == len(codes)
            tries.clear()
            await append(store, codes[0], 2)
            assert tries == [1]
            assert await store.counts() == {"running": len(codes)}

    asyncio.run(scene())


def count_tries(store: Store) -> list[int]:
    """Record the sizes of all transactions from now on."""
    sizes: list[int] = []
    queue = store._commits
    real = queue._try

    async def counted(writes: list[object]) -> object:
        sizes.append(len(writes))
        return await real(writes)  # type: ignore[arg-type]

    queue._try = counted  # type: ignore[assignment,method-assign]
    return sizes


def test_a_refused_entry_does_not_disturb_its_neighbours(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await create(store, "TABLEA", "TABLEB", "TABLEC")
            await append(store, "TABLEA", 1)
            assert await outcomes(
                [
                    append(store, "TABLEA", 1),
                    append(store, "TABLEB", 1),
                    append(store, "NOBODY", 1),
                    store.create("TABLEC", 9, b"again", summary()),
                    store.create("TABLED", 9, b"opened", summary()),
                    store.create("TABLED", 9, b"twice", summary()),
                    append(store, "TABLEC", 1),
                ]
            ) == [Conflict, None, Gone, Taken, None, Taken, None]
            assert await entries(store, "TABLED") == [b"opened"]
            assert await entries(store, "TABLEC") == [b"opened", b"moved"]

    asyncio.run(scene())


def test_an_entry_that_cannot_be_stored_does_not_disturb_its_neighbours(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await create(store, "TABLEA", "TABLEB", "TABLEC")
            bad = store.append("TABLEB", 1, 2**70, b"bad", summary())
            good = [append(store, code, 1) for code in ("TABLEA", "TABLEC")]
            assert await outcomes([good[0], bad, good[1]]) == [None, StoreDown, None]
            await append(store, "TABLEB", 1, b"good")
            assert await entries(store, "TABLEB") == [b"opened", b"good"]
            assert "refused" in await message(store.append("TABLEB", 2, 2**70, b"", summary()))

    asyncio.run(scene())


def test_concurrent_entries_of_one_table_keep_their_order(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            first = store.create("TABLEA", 1, b"0", summary("open"))
            rest = [append(store, "TABLEA", seq, b"%d" % seq) for seq in range(1, 6)]
            assert await outcomes([first, *rest]) == [None] * 6
            assert await entries(store, "TABLEA") == [b"%d" % seq for seq in range(6)]
            table = await store.table("TABLEA")
            assert table is not None
            assert (table.seq, table.summary.status) == (5, "running")

    asyncio.run(scene())


def test_an_entry_never_follows_one_that_its_writer_did_not_know(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await create(store, "TABLEA")
            await append(store, "TABLEA", 1, b"theirs")
            mine = [append(store, "TABLEA", 1, b"mine"), append(store, "TABLEA", 2, b"mine too")]
            assert await outcomes(mine) == [Conflict, Conflict]
            assert await entries(store, "TABLEA") == [b"opened", b"theirs"]

    asyncio.run(scene())


def test_closing_finishes_pending_writes(url: str) -> None:
    async def scene() -> None:
        store = await Store.open(url)
        await create(store, "TABLEA", "TABLEB")
        writes = [asyncio.create_task(append(store, code, 1)) for code in ("TABLEA", "TABLEB")]
        await asyncio.sleep(0)
        await store.close()
        assert await outcomes(writes) == [None, None]
        assert "shutting down" in await message(append(store, "TABLEA", 2))
        async with opened(url) as again:
            assert await entries(again, "TABLEB") == [b"opened", b"moved"]

    asyncio.run(scene())


def test_a_cancelled_write_does_not_stop_the_others(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await create(store, "TABLEA", "TABLEB")
            leaving = asyncio.create_task(append(store, "TABLEA", 1))
            staying = asyncio.create_task(append(store, "TABLEB", 1))
            await asyncio.sleep(0)
            leaving.cancel()
            await staying
            assert leaving.cancelled()

    asyncio.run(scene())
