"""Connections to a table: how it stands, what they missed, and what happened since."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from sztab.server import wire
from sztab.server.tables import views
from sztab.server.tables.history import last_of
from sztab.server.tables.proposals import coming
from sztab.server.tables.registry import WriteConflict
from sztab.server.tables.results import Events
from sztab.server.wire.refusals import Refusal
from sztab.server.workers.jobs import Retell
from sztab.server.workers.log_jobs import ask

if TYPE_CHECKING:
    from sztab.server.tables.live_table import Connection, LiveTable
    from sztab.server.tables.registry import TableRegistry
    from sztab.server.tables.seat_service import SeatService
    from sztab.server.workers.jobs import AnyTableJob

MAX_ENTRIES: Final = 200
"""Maximum entries per response."""
_UPDATES: Final = msgspec.msgpack.Decoder(list[wire.UpdateMessage])


class EventFeed:
    """Connects clients, and tells seats and spectators what happened."""

    def __init__(self, registry: TableRegistry, seats: SeatService) -> None:
        self._registry = registry
        self._seats = seats
        self._state = registry.state

    async def connect(
        self, live: LiveTable, one: Connection, hello: wire.HelloRequest, address: str = ""
    ) -> wire.WelcomeMessage:
        """Subscribe a connection to the table; return how the table stands.

        What the client missed is read from memory, or page by page from the log if memory does not
        reach back that far. Only then does the connection join, under the lock, so that no entry
        is lost or sent twice.
        """
        missed: list[wire.UpdateMessage] = []
        known = hello.after
        while True:
            async with live.lock:
                self._state.check_open()
                self._state.check_kept(live)
                if one.seat != self._seats.seat_of(live.table, hello.token):
                    raise Refusal("bad-token", "You have left this seat.")
                if known is None or live.reaches(known):
                    await self._note_coming(live, one.seat)
                    missed += live.updates_since(known, one.seat) if known is not None else []
                    live.connections.add(one)
                    self._registry.presence.note(live, one.seat)
                    return self._welcome(live, one, missed, hello.id)
            page = await self.events(live, one.seat, known, address=address, patient=True)
            missed += page.updates
            known = last_of(missed, known)

    async def _note_coming(self, live: LiveTable, seat: int) -> None:
        """Note that a player has come with the link of a seat, if the game waits for that."""
        while (proposal := coming(live.table, seat)) is not None:
            with suppress(WriteConflict):  # another worker has noted it, or stored something else
                await self._registry.commit(live, proposal)
                await self._registry.start_if_complete(live)

    def _welcome(
        self,
        live: LiveTable,
        one: Connection,
        missed: list[wire.UpdateMessage],
        request_id: str,
    ) -> wire.WelcomeMessage:
        welcome = self.look(live, one.seat, refusals=one.refusals)
        welcome.missed = missed
        welcome.id = request_id
        return welcome

    def look(self, live: LiveTable, seat: int, *, refusals: bool) -> wire.WelcomeMessage:
        """Return the table and the game as a seat sees them; the caller holds the lock."""
        table = live.table
        shown = views.position(table, seat, self._state.clock(), refusals=refusals)
        info = views.info(table, live.here())
        you = seat if seat >= 0 else None
        return wire.WelcomeMessage(table.seq, you, info, wire.PROTOCOL, shown)

    def disconnect(self, live: LiveTable, one: Connection) -> None:
        """Unsubscribe a connection."""
        live.connections.discard(one)
        self._registry.presence.note(live, one.seat)
        live.send_presence()

    async def events(  # noqa: PLR0913 (all but the first three have defaults)
        self,
        live: LiveTable,
        viewer: int,
        after: int,
        limit: int = MAX_ENTRIES,
        *,
        address: str = "",
        patient: bool = False,
    ) -> Events:
        """Return what happened after a sequence number, as the viewer may know it.

        Entries that are no longer in memory are replayed by a worker process; see `JobQueue.do`
        for the address and `patient`.
        """
        async with live.lock:
            seq = live.table.seq
            if live.reaches(after):
                updates = live.updates_since(after, viewer)[:limit]
                return Events(seq, updates, last_of(updates, after) < seq)
            job = Retell(
                live.code, live.table.created_at, seq, viewer=viewer, after=after, limit=limit
            )
        updates = _UPDATES.decode(await self.consult(job, address, patient=patient))
        return Events(seq, updates, last_of(updates, after) < seq)

    async def consult(self, job: AnyTableJob, address: str, *, patient: bool = False) -> bytes:
        """Let a worker process answer a question about the log of a table."""
        return await ask(self._state.jobs, self._state.store, job, address, patient=patient)
