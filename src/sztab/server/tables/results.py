"""Arguments and results of the service that are not messages of a socket."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sztab.server.wire import (
    ClockPlan,
    Invitation,
    Key,
    Name,
    SeatInfo,
    SeatNumber,
    TableInfo,
    Token,
    UpdateMessage,
)


class SeatPass(Struct):
    """A link to a seat: the first device that comes with it exchanges it for a pass of its own."""

    seat: int
    token: str


class OpenedTable(Struct):
    """A table was opened: links to the opener's seats, and invitations to the free ones."""

    code: str
    commitment: str
    passes: list[SeatPass]
    seq: int
    invitations: list[Invitation] = []


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take a seat; without a number, the first that is free.

    With an invitation it is the seat of that, and a name is needed. With a key the request can be
    repeated if its answer is lost: the same key and name get the same pass again.
    """

    name: Name = ""
    seat: SeatNumber | None = None
    invitation: Token = ""
    join_key: Key = ""


class JoinedTable(Struct):
    """A seat was taken, or a link to it exchanged; `token` is the pass of one's own."""

    code: str
    seat: int
    token: str
    seq: int


class Invited(Struct):
    """What an invitation is for: the seat, the table, and the round that is played there."""

    seat: int
    table: TableInfo
    round: int
    """Of the game; 0 where it has none, or has not begun."""


class Listed(Struct):
    """A table in the public list."""

    code: str
    game: str
    title: str
    status: Literal["open", "running", "over", "closed"]
    seats: list[SeatInfo]
    """Who sits where; who is connected is not said here."""
    free: int
    """How many seats are open."""
    preset: str
    clock: ClockPlan | None
    changed_at: int


class MyTable(Struct):
    """A table at which one has a seat."""

    code: str
    seat: int
    game: str
    title: str
    status: Literal["open", "running", "over", "closed"]
    seats: list[SeatInfo]
    """Who sits where; who is connected is not said here."""
    preset: str
    to_move: int | None
    """The seat that has to decide; null if nobody has to."""
    round: int
    """Of the game; 0 where it has none, or has not begun."""
    changed_at: int


class Events(Struct):
    """What happened after a sequence number; `more` says that there is more to ask for."""

    seq: int
    updates: list[UpdateMessage]
    more: bool
