"""Helpers for the tests of the store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager

from sztab.core.action import SztabError
from sztab.server.store import Store, SummaryRow


def summary(
    status: str = "running", *, public: bool = True, waits: str = "", game: str = "toy"
) -> SummaryRow:
    return SummaryRow(status, public, waits, game, b'{"seats": 2}')


@asynccontextmanager
async def opened(url: str, patience: float = 10.0) -> AsyncIterator[Store]:
    store = await Store.open(url, patience=patience)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def impatient(store: Store, seconds: float) -> Iterator[None]:
    """Lower the store's timeouts in the block, while the database is down: machines can be slow."""
    retries = store._retries
    usual = retries.total, retries.one_try
    retries.total, retries.one_try = seconds, seconds / 3
    yield
    retries.total, retries.one_try = usual


async def create(store: Store, *codes: str) -> None:
    await asyncio.gather(*(store.create(code, 1000, b"opened", summary()) for code in codes))


async def append(store: Store, code: str, seq: int, entry: bytes = b"moved") -> None:
    await store.append(code, seq, 1000 + seq, entry, summary())


async def outcomes(writes: Iterable[Awaitable[None]]) -> list[type[BaseException] | None]:
    """Await all of them; return the class of each one's exception, or None."""
    results = await asyncio.gather(*writes, return_exceptions=True)
    return [None if one is None else type(one) for one in results]


async def entries(store: Store, code: str) -> list[bytes]:
    rows = await store.read(code)
    assert [row.seq for row in rows] == list(range(len(rows)))
    return [row.entry for row in rows]


async def until(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait until a condition holds, within a deadline."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


async def message(work: Awaitable[object]) -> str:
    """Return the message of the SztabError that this must raise."""
    try:
        await work
    except SztabError as error:
        return str(error)
    raise AssertionError
