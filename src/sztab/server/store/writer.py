"""Group commit: while one transaction is on its way to the disk, the next one is collected."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from itertools import count
from time import monotonic
from typing import Final

from sztab.core.action import SztabError
from sztab.server.store.batch import Batch, Statements
from sztab.server.store.database import Database
from sztab.server.store.errors import StoreDown
from sztab.server.store.quick import append_quickly
from sztab.server.store.retries import Patience, is_passing, pauses
from sztab.server.store.rows import SummaryRow
from sztab.server.store.write import Write

PACE: Final = 0.006
"""Seconds between the beginnings of two transactions; after a pause one begins at once."""
MOST_AT_ONCE: Final = 500
"""Maximum entries per transaction."""


class Writer:
    """Writes entries in the order in which they came, as many at once as are waiting.

    One that comes alone is written at once. When the connection is lost in a commit, nobody knows
    whether it happened; each entry carries a mark of its own, and the next try finds it if it did.
    """

    def __init__(self, database: Database, worker: str, patience: Patience) -> None:
        self._database = database
        self._worker = worker
        self._patience = patience
        self._statements = Statements(database)
        self._name = secrets.token_bytes(8)
        self._marks = count()
        self._waiting: deque[Write] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def enqueue(
        self, code: str, seq: int, at: int, entry: bytes, summary: SummaryRow
    ) -> None:
        """Return when the entry is committed, or raise what became of it."""
        if self._closing:
            raise StoreDown("This server is shutting down. Try again in a moment.")
        mark = self._name + next(self._marks).to_bytes(8, "big")
        one = Write(code, seq, at, entry, summary, writer=mark)
        self._waiting.append(one)
        self._wake.set()
        await one.done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            began = monotonic()
            size = min(len(self._waiting), MOST_AT_ONCE)
            await self._commit([self._waiting.popleft() for _ in range(size)])
            # Whoever comes meanwhile shares the next commit: under load that is worth the wait.
            await asyncio.sleep(max(0.0, PACE - (monotonic() - began)))

    async def _commit(self, writes: list[Write]) -> None:
        """Write them, however often the connection is lost; return when nobody waits any more.

        An entry is given up between two tries only: during one, it could be written all the same.
        """
        for pause in pauses():
            writes = [one for one in writes if not one.done.done()]
            if not writes:
                return
            try:
                _settle(writes, await self._try(writes))
            except StoreDown as down:
                _fail(writes, down)
                return
            except Exception as error:  # noqa: BLE001 (the writer must live; those who wait hear it)
                if not is_passing(error):
                    await self._find_the_bad_one(writes, error)
                    return
                self._give_up(writes)
                await self._patience.pause(pause, error)

    async def _try(self, writes: list[Write]) -> dict[Write, SztabError]:
        """Write what may be written, and return what was refused, and why."""
        async with asyncio.timeout(self._patience.one_try):
            written: set[bytes] = set()
            if self._database.shared:
                written = await append_quickly(self._database, self._worker, writes)
            rest = [one for one in writes if one.writer not in written]
            if not rest:
                return {}
            batch = Batch(self._database, self._statements, self._worker, rest)
            return await self._database.transact(batch.write)

    def _give_up(self, writes: list[Write]) -> None:
        """Tell those who have waited long enough."""
        latest = asyncio.get_running_loop().time() - self._patience.total
        for one in writes:
            if one.since < latest and not one.done.done():
                one.done.set_exception(self._patience.down())

    async def _find_the_bad_one(self, writes: list[Write], error: Exception) -> None:
        """Something cannot be written at all: write each by itself, so that only that one fails."""
        if len(writes) > 1:
            for one in writes:
                await self._commit([one])
        elif not writes[0].done.done():
            writes[0].done.set_exception(self._patience.refused(error))


def _fail(writes: list[Write], down: StoreDown) -> None:
    for one in writes:
        if not one.done.done():
            one.done.set_exception(StoreDown(str(down)))


def _settle(writes: list[Write], refused: dict[Write, SztabError]) -> None:
    for one in writes:
        if one.done.done():
            continue
        if one in refused:
            one.done.set_exception(refused[one])
        else:
            one.done.set_result(None)
