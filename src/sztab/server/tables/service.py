"""The service that clients talk to: it opens tables and carries out requests."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, Any

from sztab import games, words
from sztab.server import wire
from sztab.server.tables import log
from sztab.server.tables.event_feed import EventFeed
from sztab.server.tables.invitations import invitations, pass_of
from sztab.server.tables.links import link_for
from sztab.server.tables.openings import again, agree
from sztab.server.tables.proposals import PROPOSALS, Proposal, Repeated, check_host, propose
from sztab.server.tables.registry import TableRegistry
from sztab.server.tables.results import OpenedTable, SeatPass
from sztab.server.tables.seat_service import SeatService
from sztab.server.tables.table import FINISHED, RUNNING
from sztab.server.wire.refusals import Refusal, not_running

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.server.tables.live_table import LiveTable
    from sztab.server.tables.options import TableOptions
    from sztab.server.tables.table import Table
    from sztab.server.tables.worker_state import WorkerState

    Charge = Callable[[], None]


def _free_of_charge() -> None:
    """Count nothing: no client on the network asked for the table."""


class TableService:
    """The tables of this worker, as the HTTP routes and the sockets see them.

    Attributes:
        registry: The tables in memory, and the way of an entry to the store.
        store: Where the tables are kept.
        seats: Who may sit where: joining, links and passes.
        feed: Connections, and what they missed.
    """

    def __init__(self, state: WorkerState) -> None:
        self.state = state
        self.store = state.store
        self.registry = TableRegistry(state)
        self.seats = SeatService(self.registry)
        self.feed = EventFeed(self.registry, self.seats)

    async def open(
        self, options: TableOptions, content: dict[str, Any] | None = None
    ) -> OpenedTable:
        """Open a table; RulesError or Refusal says which options contradict each other.

        `content` is what `Components.read` made of a custom card file.
        """
        self.state.check_open()
        opened = agree(games.get(options.game), options, content)
        await asyncio.sleep(0)  # with many cards the rules take some milliseconds, twice
        live = await self.registry.create(opened)
        passes = self.state.passes
        async with live.lock:
            await self.registry.start_if_complete(live)
            links = [
                SeatPass(seat.number, passes.sign(pass_of(live.table, seat.number)))
                for seat in live.table.seats
                if seat.has_person
            ]
            free = invitations(live.table, passes)
            return OpenedTable(live.code, live.table.commitment, links, live.table.seq, free)

    async def close(self) -> None:
        """Finish commits in progress and disconnect all clients."""
        await self.registry.close()

    # Requests

    async def handle(
        self, live: LiveTable, seat: int, request: wire.Request, charge: Charge = _free_of_charge
    ) -> wire.ServerMessage:
        """Carry out a request of a seat (-1: a spectator) and return the answer.

        A request completes even if the client disconnects. `charge` is called before a rematch
        opens a new table; it may refuse.
        """
        generation = live.table.seats[seat].token_generation if seat >= 0 else 0
        work = self._answer(live, seat, generation, request, charge)
        name = f"message {request.__struct_config__.tag}"
        return await asyncio.shield(asyncio.create_task(work, name=name))

    async def _answer(
        self, live: LiveTable, seat: int, generation: int, request: wire.Request, charge: Charge
    ) -> wire.ServerMessage:
        began = perf_counter()
        try:
            answer = await self._dispatch(live, seat, generation, request, charge)
        except Refusal as refusal:
            self.state.metrics.refusals.labels(refusal.code).inc()
            return refuse(refusal, live.stored, request)
        if isinstance(request, wire.MoveRequest):
            self.state.metrics.update_seconds.observe(perf_counter() - began)
        return answer

    async def _dispatch(
        self, live: LiveTable, seat: int, generation: int, request: wire.Request, charge: Charge
    ) -> wire.ServerMessage:
        self.state.check_open()
        request_id = getattr(request, "id", "")
        if isinstance(request, wire.PingRequest):
            return wire.PongMessage(live.stored, self.state.clock(), request_id)
        if isinstance(request, wire.HintRequest):
            return await self.registry.scheduler.hint(live, seat, request)
        async with live.lock:
            self.state.check_kept(live)
            if seat >= 0 and live.table.seats[seat].token_generation != generation:
                raise Refusal("bad-token", "You have left this seat.")
            match request:
                case wire.WhyRequest():
                    return _why(live.table, seat, request)
                case wire.ReadyRequest():
                    return self._ready(live, seat, request_id)
                case wire.InviteRequest():
                    return self._invite(live.table, seat, request_id)
                case wire.DeviceRequest():
                    return self._add_device(live.table, seat, request_id)
                case wire.RematchRequest():
                    return await self._rematch(live, seat, request_id, charge)
            if type(request) not in PROPOSALS:
                raise Refusal("malformed", "This cannot be asked here.")
            return await self._change(live, seat, request, request_id)

    async def _change(
        self, live: LiveTable, seat: int, request: wire.Request, request_id: str
    ) -> wire.OkMessage:
        """Carry out a request that adds an entry to the log."""
        _check_chat_rate(live, seat, request)
        registry = self.registry
        await registry.scheduler.credit_before(live, request)
        self.state.check_kept(live)
        try:
            await registry.presence.check_absent(live, seat, request)
            proposal = await registry.submit(live, lambda: self._propose(live, seat, request))
        except Repeated as repeated:
            return wire.OkMessage(live.table.seq, repeated.done, request_id)
        done = live.table.seq
        if isinstance(proposal.entry, log.Joined):
            await registry.start_if_complete(live)
        return wire.OkMessage(live.table.seq, done, request_id)

    def _propose(self, live: LiveTable, seat: int, request: wire.Request) -> Proposal:
        now = self.state.clock()
        lag = self.registry.scheduler.lag(live.table, now)
        return propose(live.table, seat, request, now, lag)

    def _ready(self, live: LiveTable, seat: int, request_id: str) -> wire.OkMessage:
        """Let the bots of a lesson begin; at other tables nothing changes."""
        _check_seated(seat)
        if live.is_held():
            live.ready = True
            self.registry.scheduler.wake(live, mine=True)
        return wire.OkMessage(live.table.seq, live.table.seq, request_id)

    def _invite(self, table: Table, seat: int, request_id: str) -> wire.InvitationsMessage:
        _check_seated(seat)
        check_host(table, seat)
        free = invitations(table, self.state.passes)
        return wire.InvitationsMessage(table.seq, free, request_id)

    def _add_device(self, table: Table, seat: int, request_id: str) -> wire.LinkMessage:
        _check_seated(seat)
        return wire.LinkMessage(table.seq, link_for(table, self.state.passes, seat), request_id)

    async def _rematch(
        self, live: LiveTable, seat: int, request_id: str, charge: Charge
    ) -> wire.NextMessage:
        table = live.table
        _check_seated(seat)
        if table.status != FINISHED:
            raise Refusal("not-over", "The game is not over yet.")
        if not table.next:
            charge()
            new = await self.registry.create(again(table))
            async with new.lock:
                await self.registry.start_if_complete(new)
            await self.registry.commit(live, Proposal(log.Continued(new.code)))
        answer = self.registry.next_table(table, seat)
        answer.id = request_id
        return answer


def refuse(refusal: Refusal, seq: int, request: wire.Request) -> wire.RefusalMessage:
    """Return a refusal as the answer to a request."""
    return refusal_message(refusal, seq, getattr(request, "id", ""))


def refusal_message(refusal: Refusal, seq: int, request_id: str) -> wire.RefusalMessage:
    """Return a refusal as a message."""
    return wire.RefusalMessage(
        seq=seq,
        code=refusal.code,
        text=refusal.text,
        clause=refusal.clause,
        id=request_id,
        key=refusal.key,
        values=refusal.values,
        reason=refusal.reason,
    )


def _check_seated(seat: int) -> None:
    if seat < 0:
        raise Refusal("spectator", "You are watching: take a seat to play.")


def _check_chat_rate(live: LiveTable, seat: int, request: wire.Request) -> None:
    """Refuse a player who talks too fast."""
    if not isinstance(request, wire.SayRequest) or seat < 0:
        return
    wait = live.chat_cooldown(seat)
    if wait:
        raise Refusal("too-fast", "Not so much at once: wait a moment.", wait=int(wait) + 1)


def _why(table: Table, seat: int, request: wire.WhyRequest) -> wire.AllowedMessage:
    _check_seated(seat)
    if table.status != RUNNING:
        raise not_running(table.status)
    if request.place:
        raise table.play.why_not_at(seat, request.place)
    refusal = table.play.why_not(seat, request.action)
    if refusal is not None:
        raise refusal
    action = table.play.notation.parse(request.action)
    text = words.explain(table.game, words.ENGLISH, table.rules, action)
    return wire.AllowedMessage(table.seq, text, request.id)
