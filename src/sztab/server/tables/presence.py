"""Which seats are connected, or were a moment ago, to any worker.

A worker that does not share its database knows this from memory. Workers that share one store who
comes and goes; see `store.sightings`.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sztab.server import wire
from sztab.server.store import CONNECTED, Seen, Sighting, StoreDown
from sztab.server.tables.clocks import SECOND
from sztab.server.tables.proposals import propose
from sztab.server.tables.table import OPEN
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from sztab.server.tables.live_table import LiveTable
    from sztab.server.tables.worker_state import WorkerState

logger = logging.getLogger(__name__)

AWAY: Final = 6_000
"""Milliseconds after the last heartbeat of a worker during which its connections count."""
RETRY: Final = 0.5
"""Seconds between attempts to store presence while the store is down."""
LAST_WORDS: Final = 2.0
"""Maximum seconds that a stopping worker takes to store who was connected."""
_PRESENT: Final = "The player of this seat is connected: wait for the decision."
MAX_PATIENCE: Final = 2_592_000_000
"""The longest waiting time of a table, in milliseconds; older sightings do not matter."""


class PresenceTracker:
    """The connected seats of all tables, from memory and from the store."""

    def __init__(self, state: WorkerState, worker: str) -> None:
        self.worker = worker
        self._state = state
        self._gone: dict[tuple[str, int], int] = {}
        # When seats were last connected here; kept even after their table is unloaded.
        self._unwritten: set[tuple[str, int]] = set()
        self._writing: asyncio.Task[None] | None = None

    # This worker's own connections

    def note(self, live: LiveTable, seat: int) -> None:
        """Note that a connection of a seat has begun or ended."""
        if seat < 0:
            return
        key = live.code, seat
        if seat in live.connected():
            self._gone.pop(key, None)
        else:
            self._gone[key] = self._state.clock()
        if self._state.store.shared and not self._state.closing:
            self._unwritten.add(key)
            if self._writing is None:
                self._writing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        """Store the latest state of the seats that have changed, in one statement."""
        try:
            while self._unwritten:
                keys, self._unwritten = self._unwritten, set()
                try:
                    await self._state.store.note_sightings(self.worker, self._sightings(keys))
                except StoreDown as error:
                    logger.info("presence is not written yet: %s", error)
                    self._unwritten |= keys
                    await asyncio.sleep(RETRY)
        finally:
            self._writing = None

    def _sightings(self, keys: set[tuple[str, int]]) -> list[Sighting]:
        now = self._state.clock()
        return [
            Sighting(
                code,
                seat,
                CONNECTED if self._has(code, seat) else self._gone.get((code, seat), now),
            )
            for code, seat in sorted(keys)
        ]

    def _has(self, code: str, seat: int) -> bool:
        live = self._state.live.get(code)
        return live is not None and seat in live.connected()

    async def close(self) -> None:
        """Store that this worker has no more connections."""
        if self._writing is not None:
            self._writing.cancel()
        if self._state.store.shared:
            try:
                async with asyncio.timeout(LAST_WORDS):
                    await self._state.store.end_sightings(self.worker, self._state.clock())
            except (StoreDown, TimeoutError) as error:
                logger.warning("presence is not written: %r", error)

    # All workers

    async def check_absent(self, live: LiveTable, seat: int, request: wire.Request) -> None:
        """Refuse to replace or free a player who is connected, or was a moment ago."""
        if not isinstance(request, wire.HandRequest | wire.FreeRequest) or seat in {
            request.seat,
            -1,
        }:
            return
        table, clock = live.table, self._state.clock
        if isinstance(request, wire.FreeRequest) and table.status == OPEN:
            return  # before the game the host decides who sits at the table
        if request.seat in live.connected():
            raise Refusal("present", _PRESENT)
        propose(table, seat, request, clock())  # other reasons against it come first
        if not table.seats[request.seat].has_person:
            return
        seen = await self.last_seen(live, request.seat)
        if seen.connected:
            raise Refusal("present", _PRESENT)
        now, patience = clock(), table.terms.patience * SECOND
        if seen.seen_at and now - seen.seen_at < patience:
            wait = -((now - seen.seen_at - patience) // SECOND)
            text = f"The player of this seat was connected a moment ago: wait {wait} more seconds."
            raise Refusal("patience", text, wait=wait)
        if table.seats[request.seat].decides and now - self._state.started_at < patience:
            raise Refusal("patience", "The server has only just started: let everybody come back.")

    async def last_seen(self, live: LiveTable, seat: int) -> Seen:
        """Return when a seat was last connected to any worker (0: never), and whether it is now."""
        if seat in live.connected():
            return Seen(seat, self._state.clock(), connected=True)
        last, connected = self._gone.get((live.code, seat), 0), False
        for one in await self._elsewhere(live):
            if one.seat == seat:
                last, connected = max(last, one.seen_at), connected or self._lives(one)
        return Seen(seat, last, connected)

    async def _elsewhere(self, live: LiveTable) -> list[Seen]:
        if not self._state.store.shared:
            return []
        return await self._state.store.seen_elsewhere(live.code, self.worker)

    def _lives(self, one: Seen) -> bool:
        """Return whether a seat is connected to a worker that is alive."""
        return one.connected and self._state.clock() - one.seen_at <= AWAY

    async def look(self, live: LiveTable) -> None:
        """Ask which seats are connected to other workers; tell the clients if that has changed."""
        elsewhere = {one.seat for one in await self._elsewhere(live) if self._lives(one)}
        if elsewhere != live.elsewhere:
            live.elsewhere = elsewhere
            live.send_presence()

    async def sweep(self) -> None:
        """Forget old sightings, and notice workers that have died."""
        oldest = self._state.clock() - MAX_PATIENCE
        self._gone = {key: at for key, at in self._gone.items() if at > oldest}
        for live in [one for one in self._state.live.values() if one.elsewhere]:
            await self.look(live)
