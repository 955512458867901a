"""The tables of one worker, kept in step with the store.

The order is always the same: check, write, acknowledge, tell. What was not written did not happen.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic, perf_counter, time
from typing import TYPE_CHECKING, Any, Final

from sztab.server import wire
from sztab.server.operations.lags import Lags
from sztab.server.operations.slices import Slices
from sztab.server.refusals import Refusal
from sztab.server.safety.limits import Limits
from sztab.server.safety.tokens import Pass, new_code
from sztab.server.store import Conflict, Damaged, StoreDown, Taken
from sztab.server.tables import fingerprint, log
from sztab.server.tables.live_table import LiveTable
from sztab.server.tables.presence import PresenceTracker
from sztab.server.tables.restore import restore
from sztab.server.tables.scheduler import Scheduler
from sztab.server.tables.summary import summarise
from sztab.server.tables.table import Table
from sztab.server.tables.upgrades import bring_back

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from sztab.server.operations.metrics import Metrics
    from sztab.server.safety.tokens import Passes
    from sztab.server.store import LogRow, Store
    from sztab.server.tables.live_table import AppliedEntry
    from sztab.server.tables.proposals import Proposal
    from sztab.server.workers.bot_pool import BotPool
    from sztab.server.workers.job_pools import JobPools

logger = logging.getLogger(__name__)

CODES_TRIED: Final = 20
BRING_BACK: Final = 0.5
"""Seconds between two tries to read a table while the store does not answer."""


def now_ms() -> int:
    """Return the time in milliseconds."""
    return int(time() * 1000)


@dataclass
class TableRegistry:
    """The tables of this worker that are in memory, and the way of an entry to the store."""

    store: Store
    thinkers: BotPool
    passes: Passes
    metrics: Metrics
    workshop: JobPools
    clock: Callable[[], int] = now_ms
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        self.live: dict[str, LiveTable] = {}
        self.closing = False
        self.started_at = self.clock()
        self.last_seen = 0
        """When a server was last known to run, if there was none until now; see `Housekeeper`."""
        self.slices = Slices()
        self.lags = Lags()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self.waker = Scheduler(self)
        self.presence = PresenceTracker(self, secrets.token_hex(4))
        self.store.on_news = self._hear
        self.store.on_gap = self._catch_up
        self.store.on_presence = self._hear_presence

    # Finding

    async def find(self, code: str) -> LiveTable:
        """Return the table, from memory or from the store; Refusal if there is none."""
        live = self.live.get(code)
        if live is not None:
            live.used_at = monotonic()  # so that it is not forgotten before it is used
            return live
        if code not in self._loading:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        live = self.live[code] = await bring_back(self, code, await self._rows(code))
        async with live.lock:
            await self.waker.resume(live)
        self._hear_presence(code)
        return live

    async def _rows(self, code: str) -> list[LogRow]:
        rows = await self.store.read(code)
        if not rows:
            raise no_table(code)
        return rows

    async def create(self, opened: log.Opened) -> LiveTable:
        """Open a table under a code that is free."""
        data = log.encode(opened)
        await fingerprint.ready(opened.terms.game)
        for _ in range(CODES_TRIED):
            at = self.clock()
            table = await self._new_table(opened, at)
            try:
                await self.store.create(table.code, at, data, summarise(table))
            except Taken:
                continue
            live = self.live[table.code] = LiveTable(table)
            return live
        raise Refusal("unavailable", "No free table code was found; try again.")

    async def _new_table(self, opened: log.Opened, at: int) -> Table:
        if opened.content is None:
            return Table(new_code(), opened, at)
        return await asyncio.to_thread(Table, new_code(), opened, at)  # it may have many cards

    # Writing

    async def write(self, live: LiveTable, proposal: Proposal) -> None:
        """Write the entry, and tell everybody. The caller holds the lock.

        The table takes the entry first, so that what is stored beside it (who is awaited) is
        right; if it cannot be written, the table is rebuilt from what is.
        """
        told, at = live.table.seq, max(self.clock(), live.table.changed_at)
        data = log.encode(proposal.entry)
        began = perf_counter()
        try:
            happening = live.follow(proposal.entry, at, proposal.step)
            await self.store.append(live.code, happening.seq, at, data, summarise(live.table))
        except Conflict:
            await self._rebuild(live, told)
            raise WriteConflict from None
        except BaseException:
            self.drop(live)
            raise
        self.metrics.commit_seconds.observe(perf_counter() - began)
        if isinstance(proposal.entry, log.Moved):
            self.metrics.moves.labels(live.table.game.name).inc()
        self._tell(live, happening)
        self.waker.wake(live, mine=True)

    async def carry_out(self, live: LiveTable, proposal: Proposal) -> None:
        """Write an entry that nobody asked for: a bot's move, the end of somebody's time."""
        try:
            await self.write(live, proposal)
        except StoreDown as error:
            logger.warning("table %s: %s", live.code, error)

    def _tell(self, live: LiveTable, happening: AppliedEntry) -> None:
        live.tell(happening, self.clock())
        if isinstance(happening.entry, log.Left | log.Freed):
            self.presence.note(live, happening.entry.seat)
        if isinstance(happening.entry, log.Continued):
            for one in list(live.connections):
                one.push(wire.send(self.next_table(live.table, one.seat)))

    def next_table(self, table: Table, seat: int) -> wire.NextMessage:
        """Return where the players went on, with the pass of the seat there."""
        token = ""
        if seat >= 0:
            further = (seat + 1) % len(table.seats)
            # All devices of a seat share the first device's pass there. At older tables links were
            # not exchanged, so they get a link.
            token = self.passes.sign(Pass(table.next, further, 0, int(table.opened.links)))
        return wire.NextMessage(table.seq, table.next, token)

    # When something goes wrong

    def drop(self, live: LiveTable) -> None:
        """Forget a table whose entries could not be written; clients come back to what is."""
        if self.live.get(live.code) is live:
            del self.live[live.code]
            self.errand(self._bring_back(live.code))
        live.stop()
        for one in list(live.connections):
            one.hang_up("unavailable", "The storage does not answer; come back.", again=True)

    async def _bring_back(self, code: str) -> None:
        """Load a dropped table as soon as that is possible: a bot or a clock may wait there."""
        while not self.closing:
            await asyncio.sleep(BRING_BACK)
            try:
                live = await self.find(code)
            except (Damaged, Refusal):
                return
            except StoreDown:
                continue
            async with live.lock:
                self.waker.wake(live, mine=True)
            return

    async def _rebuild(self, live: LiveTable, told: int) -> None:
        """Rebuild the table from the store, and send all clients what they have missed."""
        try:
            rows = await self._rows(live.code)
            again = await restore(live.code, rows[: told + 1], self.slices)
            live.table, live.recent = again.table, again.recent
            await self._follow(live, rows[told + 1 :])
        except BaseException:
            self.drop(live)
            raise
        self.waker.wake(live, mine=False)

    def check_kept(self, live: LiveTable) -> None:
        """Refuse a table that was dropped while somebody waited for it: it tells what is not so."""
        if self.live.get(live.code) is not live:
            raise Refusal("unavailable", "The storage does not answer; come back.")

    def check_open(self) -> None:
        """Refuse whatever comes while the server is being stopped."""
        if self.closing:
            raise Refusal("closing", "The server is being restarted; come back in a moment.")

    # Other workers

    def _hear(self, code: str, seq: int) -> None:
        live = self.live.get(code)
        if code in self._loading or (live is not None and live.table.seq < seq):
            self.errand(self._take_news(code))

    def _hear_presence(self, code: str) -> None:
        live = self.live.get(code)
        if live is not None and self.store.shared:
            self.errand(self._look_around(live))

    async def _look_around(self, live: LiveTable) -> None:
        with suppress(StoreDown):  # the next round of the housekeeper asks again
            await self.presence.look(live)

    def _catch_up(self) -> None:
        for code in {*self.live, *self._loading}:
            self.errand(self._take_news(code))
            self._hear_presence(code)

    async def _take_news(self, code: str) -> None:
        """Follow the other workers, as soon as the store answers: the news come only once."""
        while not self.closing:
            try:
                await self.refresh(await self.find(code))
            except (Damaged, Refusal):
                return  # there is no such table any more, or it cannot be read
            except StoreDown:
                await asyncio.sleep(BRING_BACK)
            else:
                return

    async def refresh(self, live: LiveTable) -> None:
        """Take what other workers have written."""
        async with live.lock:
            rows = await self.store.read(live.code, live.table.seq)
            try:
                await self._follow(live, rows)
            except BaseException:
                self.drop(live)
                raise
            if rows:
                self.waker.wake(live, mine=False)

    async def _follow(self, live: LiveTable, rows: list[LogRow]) -> None:
        """Take entries that are stored already, and tell everybody. The caller holds the lock."""

        def take(row: LogRow) -> None:
            self._tell(live, live.follow(log.decode(row.entry), row.at))

        await self.slices.each(rows, take)

    # Errands

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, and say so if it fails."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.errors.inc()
            logger.error("an errand failed", exc_info=task.exception())

    async def close(self) -> None:
        """Finish what is under way, say goodbye, and take nothing new."""
        self.closing = True
        for live in list(self.live.values()):
            async with live.lock:  # whatever was being written is written
                live.stop()
                for one in list(live.connections):
                    text = "The server is being restarted; come back in a moment."
                    one.hang_up("closing", text, again=True)
        for task in list(self._errands):
            task.cancel()
        await self.presence.close()


class WriteConflict(Refusal):
    """Another worker has written the next entry; the table has followed it."""

    def __init__(self) -> None:
        super().__init__("stale", "Somebody else was faster.")


def no_table(code: str) -> Refusal:
    """Return the refusal for a table that does not exist."""
    return Refusal("no-table", f"There is no table {code}; perhaps it has expired.")
