"""What people ask for: to open a table, to sit down, to play, to watch."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from sztab import games
from sztab.core.action import RulesError
from sztab.records import secret_seed
from sztab.server import bodies, entries, wire
from sztab.server.restoring import reading
from sztab.server.retelling import last_of, retell
from sztab.server.seating import SeatedBefore, invitations, invited_to, pass_of, sit_down
from sztab.server.shelf import Shelved, mine, shelve, taken_down
from sztab.server.table import Refusal, Table, showing
from sztab.server.table.clocks import SECOND
from sztab.server.table.proposing import (
    PROPOSALS,
    Proposal,
    Repeated,
    check_host,
    coming,
    propose,
    starting,
    tidy,
)
from sztab.server.table.refusal import not_running
from sztab.server.table.table import FINISHED, OPEN, RUNNING
from sztab.server.tables import Overtaken, Tables
from sztab.server.terms import SeatPlan
from sztab.server.thinking.ranks import rank

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.core.game import Game
    from sztab.server.live import Connection, LiveTable

PAGE: Final = 200
"""So many entries are told at once."""
OVERTAKEN: Final = 3
"""So often a request is looked at again because another worker was faster."""
USUAL_RANK: Final = "lieutenant"


class Hub(Tables):
    """The tables of this worker, as clients and the HTTP part see them."""

    # Opening and joining

    async def open(self, request: bodies.OpenTable) -> bodies.Opened:
        """Open a table; RulesError or Refusal says what does not go together."""
        self.check_open()
        game = games.get(request.terms.game)
        # A large card file takes long to read: nobody's move waits for it.
        live = await self.create(await asyncio.to_thread(agree, game, request))
        async with live.lock:
            await self._start_if_complete(live)
            passes = [
                bodies.SeatPass(seat.number, self.pass_for(live.table, seat.number))
                for seat in live.table.seats
                if seat.has_person
            ]
            free = invitations(live.table, self.passes)
            return bodies.Opened(live.code, live.table.commitment, passes, live.table.seq, free)

    async def join(self, code: str, request: bodies.JoinTable) -> bodies.Joined:
        """Let somebody take a free seat."""
        live = await self.find(code)
        if request.join_key:  # may be a repeated one, and another worker knows more about the seat
            await self.refresh(live)
        joined = await asyncio.shield(self._join(live, request))
        if isinstance(joined, Refusal):
            raise joined
        return joined

    async def _join(self, live: LiveTable, request: bodies.JoinTable) -> bodies.Joined | Refusal:
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
                assert isinstance(proposal.entry, entries.Joined)  # noqa: S101 (narrows the type)
                seat, seq = proposal.entry.seat, live.table.seq
            await self._start_if_complete(live)
            return bodies.Joined(live.code, seat, self.pass_for(live.table, seat), seq)

    def invited(self, table: Table, token: str) -> bodies.Invited:
        """Return what an invitation is for; nothing is taken by looking at it."""
        seat = invited_to(table, self.passes, token)
        rounds = 0 if table.status == OPEN else table.game.summary(table.play.state).rounds
        return bodies.Invited(seat, showing.info(table, ()), rounds)

    async def _start_if_complete(self, live: LiveTable) -> None:
        while _begins_by_itself(live.table):
            with suppress(Overtaken):  # another worker has begun it, or written something else
                await self.write(live, starting(live.table))

    def pass_for(self, table: Table, seat: int) -> str:
        """Return the token of a seat."""
        return self.passes.sign(pass_of(table, seat))

    def seat_of(self, table: Table, token: str) -> int:
        """Return the seat that a token is good for, -1 for none; Refusal if it is void."""
        if not token:
            if not table.terms.watch:
                raise Refusal("private", "Only its players may look at this table.")
            return -1
        one = self.passes.read(token)
        if one is None or one.table != table.code or not 0 <= one.seat < len(table.seats):
            raise Refusal("bad-token", "This pass is not for this table.")
        seat = table.seats[one.seat]
        if not seat.has_person or seat.grip != one.grip:
            raise Refusal("bad-token", "This pass is void: its seat was left.")
        return one.seat

    async def mine(self, passes: list[str]) -> list[bodies.MyTable | None]:
        """Return what has become of the tables that passes are for, in the order of the passes."""
        read = [self.passes.read(token) for token in passes]
        codes = {one.table for one in read if one is not None}
        kept = {code: await self._shelved(code) for code in sorted(codes)}
        found: list[bodies.MyTable | None] = []
        for one in read:
            table = kept[one.table] if one is not None else None
            found.append(mine(table, one) if table is not None and one is not None else None)
        return found

    async def _shelved(self, code: str) -> Shelved | None:
        row = await self.store.table(code)
        if row is None:
            return None
        with suppress(Refusal):  # it can no longer be played
            return taken_down(row) or shelve((await self.find(code)).table)
        return None

    # Requests

    async def serve(self, live: LiveTable, seat: int, request: wire.Request) -> wire.Message:
        """Carry out a request of a seat (-1: a spectator) and return the answer.

        Who asks and is gone the next moment has asked all the same: it is not left half-way.
        """
        grip = live.table.seats[seat].grip if seat >= 0 else 0
        return await asyncio.shield(self._answer(live, seat, grip, request))

    async def _answer(
        self, live: LiveTable, seat: int, grip: int, request: wire.Request
    ) -> wire.Message:
        began = perf_counter()
        try:
            answer = await self._serve(live, seat, grip, request)
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.code).inc()
            return refuse(refusal, live.stored, request)
        if isinstance(request, wire.Move):
            self.metrics.update_seconds.observe(perf_counter() - began)
        return answer

    async def _serve(
        self, live: LiveTable, seat: int, grip: int, request: wire.Request
    ) -> wire.Message:
        self.check_open()
        mark = getattr(request, "id", "")
        if isinstance(request, wire.Ping):
            return wire.Pong(live.stored, self.clock(), mark)
        if isinstance(request, wire.Hint):
            return await self.waker.hint(live, seat, request)
        async with live.lock:
            self.check_kept(live)
            if seat >= 0 and live.table.seats[seat].grip != grip:
                raise Refusal("bad-token", "You have left this seat.")
            if isinstance(request, wire.Why | wire.Ready | wire.Invite):
                return self._reply(live, seat, request)
            if isinstance(request, wire.Rematch):
                return await self._rematch(live, seat, mark)
            if type(request) not in PROPOSALS:
                raise Refusal("malformed", "This cannot be asked here.")
            self._check_absent(live, seat, request)
            _check_pace(live, seat, request)
            try:
                proposal = await self._write(
                    live, lambda: propose(live.table, seat, request, self.clock())
                )
            except Repeated as repeated:
                return wire.Ok(live.table.seq, repeated.done, mark)
            done = live.table.seq
            if isinstance(proposal.entry, entries.Joined):
                await self._start_if_complete(live)
            return wire.Ok(live.table.seq, done, mark)

    def _reply(
        self, live: LiveTable, seat: int, request: wire.Why | wire.Ready | wire.Invite
    ) -> wire.Message:
        """Answer what writes nothing."""
        if isinstance(request, wire.Why):
            return _why(live.table, seat, request)
        if isinstance(request, wire.Ready):
            return self._ready(live, seat, request.id)
        return self._invite(live.table, seat, request.id)

    async def _write(self, live: LiveTable, work_out: Callable[[], Proposal]) -> Proposal:
        """Write what a request leads to; where another worker was faster, look at it once more.

        It may have been done there already, or have nothing to do with what happened.
        """
        for _ in range(OVERTAKEN):
            proposal = work_out()
            with suppress(Overtaken):
                await self.write(live, proposal)
                return proposal
        raise Overtaken

    def _check_absent(self, live: LiveTable, seat: int, request: wire.Request) -> None:
        """Nobody lets a bot play for another who is there, or is only just coming back."""
        if not isinstance(request, wire.Hand | wire.Free) or seat in {request.seat, -1}:
            return
        frees = isinstance(request, wire.Free)
        if frees and live.table.status == OPEN:
            return  # before the game the host decides who sits at the table
        if request.seat in live.here():
            raise Refusal("present", "Whoever has this seat is there: wait for the decision.")
        if frees and not _decides(live.table, request.seat):
            return
        patience = live.table.terms.patience * SECOND
        if live.table.clocks is None and self.clock() - self.started_at < patience:
            raise Refusal("patience", "The server has only just started: let everybody come back.")

    def _ready(self, live: LiveTable, seat: int, mark: str) -> wire.Message:
        """Let the bots of a lesson begin; elsewhere it changes nothing."""
        if seat < 0:
            raise Refusal("spectator", "You are watching: take a seat to play.")
        if live.is_held():
            live.ready = True
            self.waker.wake(live, mine=True)
        return wire.Ok(live.table.seq, live.table.seq, mark)

    def _invite(self, table: Table, seat: int, mark: str) -> wire.Message:
        if seat < 0:
            raise Refusal("spectator", "You are watching: take a seat to play.")
        check_host(table, seat)
        return wire.Invitations(table.seq, invitations(table, self.passes), mark)

    async def _rematch(self, live: LiveTable, seat: int, mark: str) -> wire.Message:
        table = live.table
        if seat < 0:
            raise Refusal("spectator", "You are watching: take a seat to play.")
        if table.status != FINISHED:
            raise Refusal("not-over", "The game is not over yet.")
        if not table.next:
            new = await self.create(again(table))
            async with new.lock:
                await self._start_if_complete(new)
            await self.write(live, Proposal(entries.Continued(new.code)))
        answer = self.next_table(table, seat)
        answer.id = mark
        return answer

    # Connections

    async def connect(self, live: LiveTable, one: Connection, hello: wire.Hello) -> wire.Welcome:
        """Let a connection hear what happens from now on; return how things stand."""
        missed: list[wire.Update] = []
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
                    return self._welcome(live, one, missed, hello.id)
            missed += (await self.events(live, one.seat, known)).updates
            known = last_of(missed, known)

    async def _come(self, live: LiveTable, seat: int) -> None:
        """Note that somebody has come with the link of a seat, if the game waits for that."""
        while (proposal := coming(live.table, seat)) is not None:
            with suppress(Overtaken):  # another worker has noted it, or written something else
                await self.write(live, proposal)
                await self._start_if_complete(live)

    def _welcome(
        self, live: LiveTable, one: Connection, missed: list[wire.Update], mark: str
    ) -> wire.Welcome:
        welcome = self.look(live, one.seat, refusals=one.refusals)
        welcome.missed = missed
        welcome.id = mark
        return welcome

    def look(self, live: LiveTable, seat: int, *, refusals: bool) -> wire.Welcome:
        """Return the table and the game as a seat sees them. The caller holds the lock."""
        table = live.table
        shown = showing.position(table, seat, self.clock(), refusals=refusals)
        info = showing.info(table, live.here())
        you = seat if seat >= 0 else None
        return wire.Welcome(table.seq, you, info, wire.PROTOCOL, shown)

    def disconnect(self, live: LiveTable, one: Connection) -> None:
        """Forget a connection."""
        live.connections.discard(one)
        live.tell_presence()

    async def events(
        self, live: LiveTable, viewer: int, after: int, limit: int = PAGE
    ) -> bodies.Events:
        """Return what happened after a sequence number, as the viewer may know it."""
        async with live.lock:
            seq = live.table.seq
            if live.reaches(after):
                updates = live.told(viewer, after)[:limit]
                return bodies.Events(seq, updates, last_of(updates, after) < seq)
            rows = await self.store.read(live.code)
        with reading(live.code):
            updates = await asyncio.to_thread(retell, live.code, rows, viewer, after, limit)
        return bodies.Events(seq, updates, last_of(updates, after) < seq)


def _begins_by_itself(table: Table) -> bool:
    return table.status == OPEN and table.terms.autostart and table.is_complete()


def agree(game: Game, request: bodies.OpenTable) -> entries.Opened:
    """Return the opening of a table; RulesError says what does not go together."""
    terms = request.terms
    for plan in terms.seats:
        plan.rank = rank(plan.rank or USUAL_RANK).name if plan.kind == "bot" else ""
        plan.name = tidy(plan.name) if plan.kind == "person" else ""
    kinds = [plan.kind for plan in terms.seats]
    if terms.lesson and (kinds.count("person") != 1 or "open" in kinds):
        raise RulesError("A lesson is for one person against bots.")
    content = game.read_content(request.cards, "cards") if request.cards else None
    rules = game.rules(len(terms.seats), terms.settings, terms.preset or None, content)
    return entries.Opened(terms, game.version, rules.card_hash, str(secret_seed()), content)


def again(table: Table) -> entries.Opened:
    """Return the opening of the next table: the same terms, everybody one seat further."""
    number = len(table.seats)
    plans: list[SeatPlan] = [SeatPlan() for _ in range(number)]
    for seat in table.seats:
        plan = SeatPlan(seat.kind, seat.name, seat.rank)
        if seat.is_free:  # nobody came: the bot that held the seat has it now
            plan = SeatPlan("bot", "", seat.stand_in)
        plans[(seat.number + 1) % number] = plan
    terms = msgspec.structs.replace(table.terms, seats=plans, lesson=False)
    seed = str(secret_seed())
    opened = table.opened
    return entries.Opened(terms, opened.version, opened.cards, seed, opened.content, table.code)


def refuse(refusal: Refusal, seq: int, request: wire.Request) -> wire.Refusal:
    """Return a refusal as an answer to a request."""
    mark = getattr(request, "id", "")
    said = (refusal.code, refusal.text, refusal.clause)
    return wire.Refusal(seq, *said, mark, refusal.key, refusal.values)


def _decides(table: Table, seat: int) -> bool:
    return seat < len(table.seats) and table.seats[seat].decides


def _check_pace(live: LiveTable, seat: int, request: wire.Request) -> None:
    """Nobody talks the others down."""
    wait = live.hold_tongue(seat) if isinstance(request, wire.Say) and seat >= 0 else 0.0
    if wait:
        raise Refusal("too-fast", "Not so much at once: wait a moment.", wait=int(wait) + 1)


def _why(table: Table, seat: int, request: wire.Why) -> wire.Message:
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
    return wire.Allowed(table.seq, table.game.explain(table.rules, action), request.id)
