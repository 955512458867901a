"""The tables of one worker: loading them, changing them, following the other workers.

A change is always checked, committed to the store, acknowledged and broadcast, in this order. What
is not in the store did not happen.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final, TypeVar

from sztab.server import wire
from sztab.server.safety.tokens import Pass, new_code
from sztab.server.store import Conflict, Damaged, StoreDown, Taken
from sztab.server.tables import fingerprint, log
from sztab.server.tables.live_table import LiveTable
from sztab.server.tables.presence import PresenceTracker
from sztab.server.tables.proposals import Proposal, check_room, starting
from sztab.server.tables.restore import restore
from sztab.server.tables.scheduler import Scheduler
from sztab.server.tables.summary import summary_row
from sztab.server.tables.table import OPEN, Table
from sztab.server.tables.upgrades import bring_back
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.server.store import LogRow
    from sztab.server.tables.live_table import AppliedEntry
    from sztab.server.tables.worker_state import WorkerState

logger = logging.getLogger(__name__)

P = TypeVar("P", bound=Proposal)

MAX_CODES_TRIED: Final = 20
RETRY_SECONDS: Final = 0.5
"""Seconds between attempts to read a table while the store is down."""
MAX_ATTEMPTS: Final = 3
"""Attempts of a request that loses write races against other workers."""


class WriteConflict(Refusal):
    """Another worker has stored the next entry; the table has followed it."""

    def __init__(self) -> None:
        super().__init__("stale", "Somebody else was faster.")


class TableRegistry:
    """Finds tables by their codes, and brings entries from a request to the store."""

    def __init__(self, state: WorkerState) -> None:
        self.state = state
        self.scheduler = Scheduler(state, self.try_commit)
        self.presence = PresenceTracker(state, secrets.token_hex(4))
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        state.store.on_news = self._hear
        state.store.on_gap = self._catch_up
        state.store.on_presence = self._hear_presence

    # Finding

    async def find(self, code: str) -> LiveTable:
        """Return the table, from memory or from the store; Refusal if there is none."""
        live = self.state.live.get(code)
        if live is not None:
            live.used_at = monotonic()  # so that it is not unloaded before it is used
            return live
        if code not in self._loading:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        live = await bring_back(self.state, code, await self._rows(code))
        self.state.live[code] = live
        async with live.lock:
            await self.scheduler.resume(live)
        self._hear_presence(code)
        return live

    async def _rows(self, code: str) -> list[LogRow]:
        rows = await self.state.store.read(code)
        if not rows:
            raise no_table(code)
        return rows

    async def create(self, opened: log.Opened) -> LiveTable:
        """Open a table under a free code."""
        data = log.encode(opened)
        await fingerprint.ready(opened.terms.game)
        for _ in range(MAX_CODES_TRIED):
            at = self.state.clock()
            table = await self._new_table(opened, at)
            try:
                await self.state.store.create(table.code, at, data, summary_row(table))
            except Taken:
                continue
            live = self.state.live[table.code] = LiveTable(table)
            return live
        raise Refusal("unavailable", "No free table code was found; try again.")

    async def _new_table(self, opened: log.Opened, at: int) -> Table:
        if opened.content is None:
            return Table(new_code(), opened, at)
        return await asyncio.to_thread(Table, new_code(), opened, at)  # it may have many cards

    # Changing

    async def submit(self, live: LiveTable, propose: Callable[[], P]) -> P:
        """Commit what a request proposes; the caller holds the lock.

        After losing a write race against another worker the request is proposed again: it may have
        been carried out there, or have nothing to do with the other entry.
        """
        for _ in range(MAX_ATTEMPTS):
            proposal = propose()
            check_room(live.table, proposal.entry, self.state.limits)
            with suppress(WriteConflict):
                await self.commit(live, proposal)
                return proposal
        raise WriteConflict

    async def commit(self, live: LiveTable, proposal: Proposal) -> None:
        """Store the entry and broadcast it; the caller holds the lock.

        The table applies the entry first, because the summary stored beside it (for example whose
        turn it is) describes the table afterwards. If the entry cannot be stored, the table is
        restored from the store.
        """
        state, before = self.state, live.table.seq
        at = max(state.clock(), live.table.changed_at)
        data = log.encode(proposal.entry)
        began = perf_counter()
        try:
            applied = live.follow(proposal.entry, at, proposal.step)
            await state.store.append(live.code, applied.seq, at, data, summary_row(live.table))
        except Conflict:
            await self._rebuild(live, before)
            raise WriteConflict from None
        except BaseException:
            self.drop(live)
            raise
        state.metrics.commit_seconds.observe(perf_counter() - began)
        if isinstance(proposal.entry, log.Moved):
            state.metrics.moves.labels(live.table.game.name).inc()
        self._publish(live, applied)
        self.scheduler.wake(live, mine=True)

    async def try_commit(self, live: LiveTable, proposal: Proposal) -> None:
        """Commit an entry that no client asked for, such as a bot's move; the store may be down."""
        try:
            await self.commit(live, proposal)
        except StoreDown as error:
            logger.warning("table %s: %s", live.code, error)

    async def start_if_complete(self, live: LiveTable) -> None:
        """Begin the game if the table starts by itself and all players have come."""
        while begins_by_itself(live.table):
            with suppress(WriteConflict):  # another worker has begun it, or stored something else
                await self.commit(live, starting(live.table))

    def _publish(self, live: LiveTable, applied: AppliedEntry) -> None:
        live.broadcast(applied, self.state.clock())
        if isinstance(applied.entry, log.Left | log.Freed):
            self.presence.note(live, applied.entry.seat)
        if isinstance(applied.entry, log.Continued):
            for one in list(live.connections):
                one.push(wire.send(self.next_table(live.table, one.seat)))

    def next_table(self, table: Table, seat: int) -> wire.NextMessage:
        """Return where the players continue, with the seat's pass for that table."""
        token = ""
        if seat >= 0:
            next_seat = (seat + 1) % len(table.seats)
            # All devices of a seat share the first device's pass there. At older tables links were
            # not exchanged, so they get a link.
            token = self.state.passes.sign(Pass(table.next, next_seat, 0, int(table.opened.links)))
        return wire.NextMessage(table.seq, table.next, token)

    # When the store fails

    def drop(self, live: LiveTable) -> None:
        """Unload a table whose entry could not be stored; its clients reconnect."""
        if self.state.live.get(live.code) is live:
            del self.state.live[live.code]
            self.state.run_in_background(self._reload(live.code))
        live.stop()
        for one in list(live.connections):
            one.hang_up("unavailable", "The storage does not answer; come back.", again=True)

    async def _reload(self, code: str) -> None:
        """Load a dropped table when the store answers again: a bot or a clock may be due there."""
        while not self.state.closing:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                live = await self.find(code)
            except (Damaged, Refusal):
                return
            except StoreDown:
                continue
            async with live.lock:
                self.scheduler.wake(live, mine=True)
            return

    async def _rebuild(self, live: LiveTable, known: int) -> None:
        """Rebuild the table from the store, and broadcast the entries after the last known one."""
        try:
            rows = await self._rows(live.code)
            restored = await restore(live.code, rows[: known + 1], self.state.slices)
            live.table, live.recent = restored.table, restored.recent
            await self._follow(live, rows[known + 1 :])
        except BaseException:
            self.drop(live)
            raise
        self.scheduler.wake(live, mine=False)

    # Other workers

    def _hear(self, code: str, seq: int) -> None:
        live = self.state.live.get(code)
        if code in self._loading or (live is not None and live.table.seq < seq):
            self.state.run_in_background(self._take_news(code))

    def _hear_presence(self, code: str) -> None:
        live = self.state.live.get(code)
        if live is not None and self.state.store.shared:
            self.state.run_in_background(self._look_around(live))

    async def _look_around(self, live: LiveTable) -> None:
        with suppress(StoreDown):  # the housekeeper asks again later
            await self.presence.look(live)

    def _catch_up(self) -> None:
        for code in {*self.state.live, *self._loading}:
            self.state.run_in_background(self._take_news(code))
            self._hear_presence(code)

    async def _take_news(self, code: str) -> None:
        """Follow the other workers as soon as the store answers: each notice comes only once."""
        while not self.state.closing:
            try:
                await self.refresh(await self.find(code))
            except (Damaged, Refusal):
                return  # the table no longer exists, or cannot be read
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def refresh(self, live: LiveTable) -> None:
        """Apply the entries that other workers have stored."""
        async with live.lock:
            rows = await self.state.store.read(live.code, live.table.seq)
            try:
                await self._follow(live, rows)
            except BaseException:
                self.drop(live)
                raise
            if rows:
                self.scheduler.wake(live, mine=False)

    async def _follow(self, live: LiveTable, rows: list[LogRow]) -> None:
        """Apply and broadcast entries that are already stored; the caller holds the lock."""

        def apply(row: LogRow) -> None:
            self._publish(live, live.follow(log.decode(row.entry), row.at))

        await self.state.slices.each(rows, apply)

    # Stopping

    async def close(self) -> None:
        """Wait for commits in progress, disconnect all clients, and refuse new requests."""
        self.state.closing = True
        for live in list(self.state.live.values()):
            async with live.lock:  # a commit in progress is finished
                live.stop()
                for one in list(live.connections):
                    text = "The server is being restarted; come back in a moment."
                    one.hang_up("closing", text, again=True)
        self.state.cancel_background()
        await self.presence.close()


def begins_by_itself(table: Table) -> bool:
    """Return whether the game is about to begin without a request of the host."""
    return table.status == OPEN and table.terms.autostart and table.is_complete()


def no_table(code: str) -> Refusal:
    """Return the refusal for a table that does not exist."""
    return Refusal("no-table", f"There is no table {code}; perhaps it has expired.")
