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
    """A link to a seat, which the first device exchanges for its own pass."""

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

    An invitation is for one seat, and needs a name. With a key the request can be repeated if the
    answer is lost: the same key and name get the same pass again.
    """

    name: Name = ""
    seat: SeatNumber | None = None
    invitation: Token = ""
    join_key: Key = ""


class JoinedTable(Struct):
    """A seat was taken, or a link to it exchanged; `token` is the pass."""

    code: str
    seat: int
    token: str
    seq: int


class Invited(Struct):
    """What an invitation is for: the seat, the table, and the current round."""

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
    """The seats, without who is connected."""
    free: int
    """The number of free seats that need no invitation."""
    preset: str
    clock: ClockPlan | None
    changed_at: int


class MyTable(Struct):
    """A table at which the client has a seat."""

    code: str
    seat: int
    game: str
    title: str
    status: Literal["open", "running", "over", "closed"]
    seats: list[SeatInfo]
    """The seats, without who is connected."""
    preset: str
    to_move: int | None
    """The seat that has to decide; null if there is none."""
    round: int
    """Of the game; 0 where it has none, or has not begun."""
    changed_at: int


class Events(Struct):
    """What happened after a sequence number; `more` says that further entries follow."""

    seq: int
    updates: list[UpdateMessage]
    more: bool
