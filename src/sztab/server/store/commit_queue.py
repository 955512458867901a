"""Group commit: while one transaction is being committed, entries for the next one collect."""

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
from sztab.server.store.pending_entry import PendingEntry
from sztab.server.store.postgres_append import append_in_one_statement
from sztab.server.store.retries import RetryPolicy, is_transient, pauses
from sztab.server.store.rows import SummaryRow

PACE: Final = 0.006
"""Minimum seconds between the starts of two transactions."""
MAX_ENTRIES: Final = 500
"""Maximum entries per transaction."""


class CommitQueue:
    """Commits entries in order of arrival, all that are waiting in one transaction.

    A single entry in an idle queue is committed at once.

    If the connection is lost during a commit, it is unknown whether the commit happened. Therefore
    each entry carries a unique write id, by which the next try recognises entries that were
    committed after all.
    """

    def __init__(self, database: Database, worker: str, retries: RetryPolicy) -> None:
        self._database = database
        self._worker = worker
        self._retries = retries
        self._statements = Statements(database)
        self._prefix = secrets.token_bytes(8)
        self._numbers = count()
        self._waiting: deque[PendingEntry] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def enqueue(
        self, code: str, seq: int, at: int, entry: bytes, summary: SummaryRow
    ) -> None:
        """Return when the entry is committed; otherwise raise the error, as `Store.append` does."""
        if self._closing:
            raise StoreDown("This server is shutting down. Try again in a moment.")
        write_id = self._prefix + next(self._numbers).to_bytes(8, "big")
        one = PendingEntry(code, seq, at, entry, summary, writer=write_id)
        self._waiting.append(one)
        self._wake.set()
        await one.done

    async def close(self) -> None:
        """Commit all waiting entries, then stop."""
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
            size = min(len(self._waiting), MAX_ENTRIES)
            await self._commit([self._waiting.popleft() for _ in range(size)])
            # Entries that arrive meanwhile share the next commit, which pays off under load.
            await asyncio.sleep(max(0.0, PACE - (monotonic() - began)))

    async def _commit(self, writes: list[PendingEntry]) -> None:
        """Write the entries with retries; return when each has its outcome.

        An entry times out only between two tries: during a try, it could still be written.
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
            except Exception as error:  # noqa: BLE001 (the queue must go on; callers get the error)
                if not is_transient(error):
                    await self._isolate(writes, error)
                    return
                self._give_up(writes)
                await self._retries.pause(pause, error)

    async def _try(self, writes: list[PendingEntry]) -> dict[PendingEntry, SztabError]:
        """Write the entries once; return the refused ones with their errors."""
        async with asyncio.timeout(self._retries.one_try):
            written: set[bytes] = set()
            if self._database.shared:
                written = await append_in_one_statement(self._database, self._worker, writes)
            rest = [one for one in writes if one.writer not in written]
            if not rest:
                return {}
            batch = Batch(self._database, self._statements, self._worker, rest)
            return await self._database.transact(batch.write)

    def _give_up(self, writes: list[PendingEntry]) -> None:
        """Fail the entries that have waited too long."""
        latest = asyncio.get_running_loop().time() - self._retries.total
        for one in writes:
            if one.since < latest and not one.done.done():
                one.done.set_exception(self._retries.down())

    async def _isolate(self, writes: list[PendingEntry], error: Exception) -> None:
        """Write each entry by itself, so that only the one that cannot be written fails."""
        if len(writes) > 1:
            for one in writes:
                await self._commit([one])
        elif not writes[0].done.done():
            writes[0].done.set_exception(self._retries.refused(error))


def _fail(writes: list[PendingEntry], down: StoreDown) -> None:
    for one in writes:
        if not one.done.done():
            one.done.set_exception(StoreDown(str(down)))


def _settle(writes: list[PendingEntry], refused: dict[PendingEntry, SztabError]) -> None:
    for one in writes:
        if one.done.done():
            continue
        if one in refused:
            one.done.set_exception(refused[one])
        else:
            one.done.set_result(None)
