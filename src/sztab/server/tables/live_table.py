"""A table in memory, with its connected clients."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

from sztab.core.event import EVERYBODY
from sztab.server import wire
from sztab.server.safety import Bucket
from sztab.server.tables import log, views

if TYPE_CHECKING:
    from sztab.core.event import Event
    from sztab.play import Step
    from sztab.server.tables.table import Table

RECENT: Final = 32
"""Entries kept in memory with their events, for clients that reconnect soon."""

CHAT_RATE: Final = 1.0
"""Chat messages per second of a seat, in the long run."""
CHAT_BURST: Final = 5
"""Chat messages of a seat at once."""


class Connection(Protocol):
    """A connected client: a seat, or a spectator (-1)."""

    seat: int
    refusals: bool

    def push(self, data: bytes) -> None:
        """Queue a message; never waits."""

    def hang_up(self, code: str, text: str, *, again: bool) -> None:
        """Send `bye` and disconnect."""


class AppliedEntry:
    """An entry with the events that followed from it, and the seats that may know its action."""

    __slots__ = ("at", "entry", "events", "seq", "witnesses")

    def __init__(
        self, seq: int, at: int, entry: log.Entry, events: list[Event], witnesses: int
    ) -> None:
        self.seq = seq
        self.at = at
        self.entry = entry
        self.events = events
        self.witnesses = witnesses

    def update_for(self, table: Table, viewer: int) -> wire.UpdateMessage:
        """Return the update for a viewer, without the position."""
        return wire.UpdateMessage(
            self.seq,
            self.at,
            views.news(self.entry, viewer, self.witnesses),
            views.happened(table.game, table.rules, self.events, viewer),
        )


class LiveTable:
    """A table in memory: clients are connected to it, or a bot or a clock is due.

    Everything that reads or changes the table holds the lock, so it only sees committed entries.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stored = table.seq
        """The last entry known to be stored; during a commit, `table` is ahead of it."""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: set[int] = set()
        """Seats that are connected to another worker."""
        self.recent: deque[AppliedEntry] = deque(maxlen=RECENT)
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.hinted: set[int] = set()
        """Seats that wait for a hint."""
        self.thought: tuple[int, str, bool] | None = None
        """What a bot is thinking about: position, rank, and whether this worker is in charge."""
        self.ready = False
        """Whether the player of a lesson has read the first explanation."""
        self.used_at = monotonic()
        self._voices: dict[int, Bucket] = {}

    @property
    def code(self) -> str:
        """The six letters of the table's code."""
        return self.table.code

    def follow(self, entry: log.Entry, at: int, step: Step | None = None) -> AppliedEntry:
        """Apply the next entry, and keep it for clients that reconnect."""
        applied = follow(self.table, entry, at, step)
        self.recent.append(applied)
        self.used_at = monotonic()
        return applied

    def updates_since(self, after: int, viewer: int) -> list[wire.UpdateMessage]:
        """Return the updates in memory after a sequence number."""
        return [one.update_for(self.table, viewer) for one in self.recent if one.seq > after]

    def reaches(self, after: int) -> bool:
        """Return whether all entries after a sequence number are in memory."""
        first = self.recent[0].seq if self.recent else self.table.seq + 1
        return after + 1 >= first or after >= self.table.seq

    def chat_cooldown(self, seat: int) -> float:
        """Return the seconds until a seat may send a chat message; 0.0 counts one as sent."""
        now = monotonic()
        voice = self._voices.setdefault(seat, Bucket(CHAT_RATE, CHAT_BURST, now))
        wait = voice.wait(now)
        if not wait:
            voice.take()
        return wait

    def here(self) -> list[int]:
        """List the seats that are connected to any worker."""
        return sorted(self.connected() | self.elsewhere)

    def connected(self) -> set[int]:
        """Return the seats that are connected to this worker."""
        return {one.seat for one in self.connections if one.seat >= 0}

    def broadcast(self, applied: AppliedEntry, now: int) -> None:
        """Send each client what happened and the new position, as it may know them."""
        self.stored = applied.seq
        self._unseat(applied.entry)
        ready: dict[tuple[int, bool], bytes] = {}
        table = None
        if type(applied.entry) in views.ABOUT_THE_TABLE or self.table.outcome is not None:
            table = views.info(self.table, self.here())
        for one in list(self.connections):
            key = one.seat, one.refusals
            if key not in ready:
                update = applied.update_for(self.table, one.seat)
                # Neither talk nor another device changes the position.
                if not isinstance(applied.entry, log.Said | log.Exchanged):
                    update.position = views.position(
                        self.table, one.seat, now, refusals=one.refusals
                    )
                update.table = table
                ready[key] = wire.send(update)
            one.push(ready[key])

    def _unseat(self, entry: log.Entry) -> None:
        """Turn clients into spectators if their seat is free now; the next holder sits."""
        if not isinstance(entry, log.Left | log.Freed):
            return
        if not self.table.seats[entry.seat].is_free:
            return
        for one in [one for one in self.connections if one.seat == entry.seat]:
            one.seat = -1
            if not self.table.terms.watch:
                self.connections.discard(one)
                one.hang_up("private", "Only its players may look at this table.", again=False)

    def send_presence(self) -> None:
        """Tell all clients who is connected."""
        watching = sum(one.seat < 0 for one in self.connections)
        data = wire.send(wire.PresenceMessage(self.stored, self.here(), watching))
        for one in list(self.connections):
            one.push(data)

    def is_held(self) -> bool:
        """Return whether the bots of a lesson wait for the player to read.

        Only a player alone against bots can hold them up, and only until their first decision.
        """
        table = self.table
        if not table.terms.lesson or self.ready:
            return False
        persons = [seat for seat in table.seats if seat.has_person]
        if len(persons) != 1 or persons[0].bot:
            return False
        return all(move.seat != persons[0].number for move in table.play.moves)

    def is_idle(self, seconds: float) -> bool:
        """Return whether the table has been unused for some seconds."""
        waits = self.table.waits() and not self.is_held()
        busy = self.connections or self.lock.locked() or waits
        return not busy and monotonic() - self.used_at > seconds

    def stop(self) -> None:
        """Stop the bot and the alarm."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        self.silence()

    def silence(self) -> None:
        """Stop the alarm."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


def follow(table: Table, entry: log.Entry, at: int, step: Step | None = None) -> AppliedEntry:
    """Apply an entry to a table; return it with its events and witnesses."""
    witnesses = EVERYBODY
    if isinstance(entry, log.Moved):
        witnesses = table.play.state.witnesses(table.play.read(entry.action))
    events = table.follow(entry, at, step)
    return AppliedEntry(table.seq, at, entry, events, witnesses)
