"""What people ask for: to open a table, to sit down, to play, to watch."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from sztab import games, words
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.refusals import Refusal, not_running
from sztab.server.tables import links, log, views
from sztab.server.tables.invitations import SeatedBefore, invitations, invited_to, pass_of, sit_down
from sztab.server.tables.openings import again, agree
from sztab.server.tables.proposals import (
    PROPOSALS,
    Proposal,
    Repeated,
    check_host,
    check_room,
    coming,
    propose,
    starting,
)
from sztab.server.tables.registry import TableRegistry, WriteConflict
from sztab.server.tables.story import last_of
from sztab.server.tables.summary import TableSummary, mine, shelve, taken_down
from sztab.server.tables.table import FINISHED, OPEN, RUNNING, Table
from sztab.server.workers.jobs import Retell
from sztab.server.workers.log_jobs import ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.server.safety import Pass
    from sztab.server.tables.live_table import Connection, LiveTable
    from sztab.server.workers.jobs import AnyTableJob

    Charge = Callable[[], None]

P = TypeVar("P", bound=Proposal)

PAGE: Final = 200
"""Maximum entries per response."""
OVERTAKEN: Final = 3
"""So often a request is looked at again because another worker was faster."""
_UPDATES: Final = msgspec.msgpack.Decoder(list[wire.UpdateMessage])


def _free_of_charge() -> None:
    """Let a table be made without counting it: nobody on the network asks for it."""


class TableService(TableRegistry):
    """The tables of this worker, as clients and the HTTP part see them."""

    # Opening and joining

    async def open(
        self, request: schemas.OpenTable, content: dict[str, Any] | None = None
    ) -> schemas.OpenedTable:
        """Open a table; RulesError or Refusal says what does not go together.

        `content` is what `Components.read` made of the card file.
        """
        self.check_open()
        opened = agree(games.get(request.terms.game), request, content)
        await asyncio.sleep(0)  # with large card files the rules take some milliseconds, twice
        live = await self.create(opened)
        async with live.lock:
            await self._start_if_complete(live)
            passes = [
                schemas.SeatPass(seat.number, self.passes.sign(pass_of(live.table, seat.number)))
                for seat in live.table.seats
                if seat.has_person
            ]
            free = invitations(live.table, self.passes)
            return schemas.OpenedTable(
                live.code, live.table.commitment, passes, live.table.seq, free
            )

    async def join(self, code: str, request: schemas.JoinTable) -> schemas.JoinedTable:
        """Let somebody take a free seat."""
        live = await self.find(code)
        if self.store.shared:  # another worker may know more about the seat
            await self.refresh(live)
        joined = await asyncio.shield(self._join(live, request))
        if isinstance(joined, Refusal):
            raise joined
        return joined

    async def _join(
        self, live: LiveTable, request: schemas.JoinTable
    ) -> schemas.JoinedTable | Refusal:
        async with live.lock:
            try:
                self.check_open()
                self.check_kept(live)
                proposal = await self._write(
                    live, lambda: sit_down(live.table, self.passes, request)
                )
            except Refusal as refusal:
                return refusal  # whoever asked may be gone: nobody would catch it
            except SeatedBefore as before:
                seat, seq = before.seat, before.seq
            else:
                seat, seq = proposal.entry.seat, live.table.seq
            await self._start_if_complete(live)
            return schemas.JoinedTable(live.code, seat, self.pass_for(live.table, seat), seq)

    async def exchange(self, live: LiveTable, token: str, key: str) -> schemas.JoinedTable | None:
        """Exchange a link for a pass of its bearer's own; None if the token is no link."""
        link = links.read_link(live.table, self.passes, token)
        if link is None:
            return None
        if self.store.shared:  # another worker may know more about the seat
            await self.refresh(live)
        joined = await asyncio.shield(self._exchange(live, link, key))
        if isinstance(joined, Refusal):
            raise joined
        return joined

    async def _exchange(
        self, live: LiveTable, link: Pass, key: str
    ) -> schemas.JoinedTable | Refusal:
        most = self.limits.devices_per_seat
        async with live.lock:
            try:
                self.check_open()
                self.check_kept(live)
                await self._write(
                    live, lambda: links.exchanging(live.table, self.passes, link, key, most=most)
                )
            except Refusal as refusal:
                return refusal  # the client may be gone: nobody would catch it
            except links.ExchangedBefore as before:
                device = before.device
            else:
                device = link.device + 1
            token = self.passes.sign(links.own_pass(live.table, link.seat, device))
            return schemas.JoinedTable(live.code, link.seat, token, live.table.seq)

    def invited(self, table: Table, token: str) -> schemas.Invited:
        """Return what an invitation is for; nothing is taken by looking at it."""
        seat = invited_to(table, self.passes, token)
        return schemas.Invited(seat, views.info(table, ()), table.rounds())

    async def _start_if_complete(self, live: LiveTable) -> None:
        while _begins_by_itself(live.table):
            with suppress(WriteConflict):  # another worker has begun it, or written something else
                await self.write(live, starting(live.table))

    def pass_for(self, table: Table, seat: int) -> str:
        """Return the token of a seat for its first device."""
        return self.passes.sign(links.own_pass(table, seat))

    def knows(self, code: str, token: str) -> bool:
        """Return whether a token was signed for this table, good or void by now."""
        if not token:
            return False
        one = self.passes.read(token) or self.passes.read_invitation(token)
        return one is not None and one.table == code

    async def catch_up_for(self, live: LiveTable, token: str) -> None:
        """Read what other workers have written if a token of this table seems to be void.

        A player joins through one worker and connects through another, which may not have heard
        of it yet.
        """
        if self.store.shared and not self._is_good(live.table, token):
            await self.refresh(live)

    def _is_good(self, table: Table, token: str) -> bool:
        invited = self.passes.read_invitation(token) is not None
        try:
            if invited:
                invited_to(table, self.passes, token)
            else:
                links.seat_of(table, self.passes, token)
        except Refusal:
            return False
        return True

    def seat_of(self, table: Table, token: str) -> int:
        """Return the seat that a token is good for, -1 for none; Refusal if it is void."""
        if not token:
            if not table.terms.watch:
                raise Refusal("private", "Only its players may look at this table.")
            return -1
        return links.seat_of(table, self.passes, token)

    async def mine(self, passes: list[str]) -> list[schemas.MyTable | None]:
        """Return what has become of the tables that passes are for, in the order of the passes."""
        read = [self.passes.read(token) for token in passes]
        codes = {one.table for one in read if one is not None}
        kept = {code: await self._shelved(code) for code in sorted(codes)}
        found: list[schemas.MyTable | None] = []
        for one in read:
            table = kept[one.table] if one is not None else None
            found.append(mine(table, one) if table is not None and one is not None else None)
        return found

    async def _shelved(self, code: str) -> TableSummary | None:
        row = await self.store.table(code)
        if row is None:
            return None
        with suppress(Refusal):  # it can no longer be played
            return taken_down(row) or shelve((await self.find(code)).table)
        return None

    # Requests

    async def serve(
        self, live: LiveTable, seat: int, request: wire.Request, charge: Charge = _free_of_charge
    ) -> wire.ServerMessage:
        """Carry out a request of a seat (-1: a spectator) and return the answer.

        A request completes even if the client disconnects.
        `charge` is called before a new table is made; it may refuse.
        """
        grip = live.table.seats[seat].grip if seat >= 0 else 0
        work = self._answer(live, seat, grip, request, charge)
        name = f"message {type(request).__name__.lower()}"
        return await asyncio.shield(asyncio.create_task(work, name=name))

    async def _answer(
        self, live: LiveTable, seat: int, grip: int, request: wire.Request, charge: Charge
    ) -> wire.ServerMessage:
        began = perf_counter()
        try:
            answer = await self._serve(live, seat, grip, request, charge)
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.code).inc()
            return refuse(refusal, live.stored, request)
        if isinstance(request, wire.MoveRequest):
            self.metrics.update_seconds.observe(perf_counter() - began)
        return answer

    async def _serve(
        self, live: LiveTable, seat: int, grip: int, request: wire.Request, charge: Charge
    ) -> wire.ServerMessage:
        self.check_open()
        mark = getattr(request, "id", "")
        if isinstance(request, wire.PingRequest):
            return wire.PongMessage(live.stored, self.clock(), mark)
        if isinstance(request, wire.HintRequest):
            return await self.waker.hint(live, seat, request)
        async with live.lock:
            self.check_kept(live)
            if seat >= 0 and live.table.seats[seat].grip != grip:
                raise Refusal("bad-token", "You have left this seat.")
            if isinstance(
                request,
                wire.WhyRequest | wire.ReadyRequest | wire.InviteRequest | wire.DeviceRequest,
            ):
                return self._reply(live, seat, request)
            if isinstance(request, wire.RematchRequest):
                return await self._rematch(live, seat, mark, charge)
            if type(request) not in PROPOSALS:
                raise Refusal("malformed", "This cannot be asked here.")
            _check_pace(live, seat, request)
            await self.waker.credit_before(live, request)
            self.check_kept(live)
            try:
                await self.presence.check_absent(live, seat, request)
                proposal = await self._write(live, lambda: self._propose(live, seat, request))
            except Repeated as repeated:
                return wire.OkMessage(live.table.seq, repeated.done, mark)
            done = live.table.seq
            if isinstance(proposal.entry, log.Joined):
                await self._start_if_complete(live)
            return wire.OkMessage(live.table.seq, done, mark)

    def _propose(self, live: LiveTable, seat: int, request: wire.Request) -> Proposal:
        now = self.clock()
        return propose(live.table, seat, request, now, self.waker.lag(live.table, now))

    def _reply(
        self,
        live: LiveTable,
        seat: int,
        request: wire.WhyRequest | wire.ReadyRequest | wire.InviteRequest | wire.DeviceRequest,
    ) -> wire.ServerMessage:
        """Answer what writes nothing."""
        if isinstance(request, wire.WhyRequest):
            return _why(live.table, seat, request)
        if isinstance(request, wire.ReadyRequest):
            return self._ready(live, seat, request.id)
        if isinstance(request, wire.DeviceRequest):
            return self._add_device(live.table, seat, request.id)
        return self._invite(live.table, seat, request.id)

    async def _write(self, live: LiveTable, work_out: Callable[[], P]) -> P:
        """Write what a request leads to; where another worker was faster, look at it once more.

        It may have been done there already, or have nothing to do with what happened.
        """
        for _ in range(OVERTAKEN):
            proposal = work_out()
            check_room(live.table, proposal.entry, self.limits)
            with suppress(WriteConflict):
                await self.write(live, proposal)
                return proposal
        raise WriteConflict

    def _ready(self, live: LiveTable, seat: int, mark: str) -> wire.ServerMessage:
        """Let the bots of a lesson begin; elsewhere it changes nothing."""
        if seat < 0:
            raise Refusal("spectator", "You are watching: take a seat to play.")
        if live.is_held():
            live.ready = True
            self.waker.wake(live, mine=True)
        return wire.OkMessage(live.table.seq, live.table.seq, mark)

    def _invite(self, table: Table, seat: int, mark: str) -> wire.ServerMessage:
        if seat < 0:
            raise Refusal("spectator", "You are watching: take a seat to play.")
        check_host(table, seat)
        return wire.InvitationsMessage(table.seq, invitations(table, self.passes), mark)

    def _add_device(self, table: Table, seat: int, mark: str) -> wire.ServerMessage:
        if seat < 0:
            raise Refusal("spectator", "You are watching: take a seat to play.")
        return wire.LinkMessage(table.seq, links.link_for(table, self.passes, seat), mark)

    async def _rematch(
        self, live: LiveTable, seat: int, mark: str, charge: Charge
    ) -> wire.ServerMessage:
        table = live.table
        if seat < 0:
            raise Refusal("spectator", "You are watching: take a seat to play.")
        if table.status != FINISHED:
            raise Refusal("not-over", "The game is not over yet.")
        if not table.next:
            charge()
            new = await self.create(again(table))
            async with new.lock:
                await self._start_if_complete(new)
            await self.write(live, Proposal(log.Continued(new.code)))
        answer = self.next_table(table, seat)
        answer.id = mark
        return answer

    # Connections

    async def connect(
        self, live: LiveTable, one: Connection, hello: wire.HelloRequest, address: str = ""
    ) -> wire.WelcomeMessage:
        """Let a connection hear what happens from now on; return how things stand."""
        missed: list[wire.UpdateMessage] = []
        known = hello.after
        while True:
            async with live.lock:
                self.check_open()
                self.check_kept(live)
                if one.seat != self.seat_of(live.table, hello.token):
                    raise Refusal("bad-token", "You have left this seat.")
                if known is None or live.reaches(known):
                    await self._come(live, one.seat)
                    missed += live.told(one.seat, known) if known is not None else []
                    live.connections.add(one)
                    self.presence.note(live, one.seat)
                    return self._welcome(live, one, missed, hello.id)
            page = await self.events(live, one.seat, known, PAGE, address, patient=True)
            missed += page.updates
            known = last_of(missed, known)

    async def _come(self, live: LiveTable, seat: int) -> None:
        """Note that somebody has come with the link of a seat, if the game waits for that."""
        while (proposal := coming(live.table, seat)) is not None:
            with suppress(WriteConflict):  # another worker has noted it, or written something else
                await self.write(live, proposal)
                await self._start_if_complete(live)

    def _welcome(
        self, live: LiveTable, one: Connection, missed: list[wire.UpdateMessage], mark: str
    ) -> wire.WelcomeMessage:
        welcome = self.look(live, one.seat, refusals=one.refusals)
        welcome.missed = missed
        welcome.id = mark
        return welcome

    def look(self, live: LiveTable, seat: int, *, refusals: bool) -> wire.WelcomeMessage:
        """Return the table and the game as a seat sees them. The caller holds the lock."""
        table = live.table
        shown = views.position(table, seat, self.clock(), refusals=refusals)
        info = views.info(table, live.here())
        you = seat if seat >= 0 else None
        return wire.WelcomeMessage(table.seq, you, info, wire.PROTOCOL, shown)

    def disconnect(self, live: LiveTable, one: Connection) -> None:
        """Forget a connection."""
        live.connections.discard(one)
        self.presence.note(live, one.seat)
        live.tell_presence()

    async def events(  # noqa: PLR0913 (whose events, which of them, and who waits for them)
        self,
        live: LiveTable,
        viewer: int,
        after: int,
        limit: int = PAGE,
        address: str = "",
        *,
        patient: bool = False,
    ) -> schemas.Events:
        """Return what happened after a sequence number, as the viewer may know it.

        What is no longer in memory the workshop tells, for an address; see `JobQueue.do`.
        """
        async with live.lock:
            seq = live.table.seq
            if live.reaches(after):
                updates = live.told(viewer, after)[:limit]
                return schemas.Events(seq, updates, last_of(updates, after) < seq)
            job = Retell(
                live.code, live.table.created_at, seq, viewer=viewer, after=after, limit=limit
            )
        updates = _UPDATES.decode(await self.consult(job, address, patient=patient))
        return schemas.Events(seq, updates, last_of(updates, after) < seq)

    async def consult(self, job: AnyTableJob, address: str, *, patient: bool = False) -> bytes:
        """Have the workshop answer something from the log of a table."""
        return await ask(self.workshop, self.store, job, address, patient=patient)


def _begins_by_itself(table: Table) -> bool:
    return table.status == OPEN and table.terms.autostart and table.is_complete()


def refuse(refusal: Refusal, seq: int, request: wire.Request) -> wire.RefusalMessage:
    """Return a refusal as an answer to a request."""
    mark = getattr(request, "id", "")
    said = (refusal.code, refusal.text, refusal.clause)
    return wire.RefusalMessage(seq, *said, mark, refusal.key, refusal.values, refusal.reason)


def _check_pace(live: LiveTable, seat: int, request: wire.Request) -> None:
    """Nobody talks the others down."""
    wait = live.hold_tongue(seat) if isinstance(request, wire.SayRequest) and seat >= 0 else 0.0
    if wait:
        raise Refusal("too-fast", "Not so much at once: wait a moment.", wait=int(wait) + 1)


def _why(table: Table, seat: int, request: wire.WhyRequest) -> wire.ServerMessage:
    if seat < 0:
        raise Refusal("spectator", "You are watching: take a seat to play.")
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
