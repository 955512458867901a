"""The stored entries of a table: an append-only log, from which the table is rebuilt.

An entry holds a decision and the chance outcomes that followed, in the notation of records. It can
be read without the program, and replayed by any version that has the same rules.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from sztab.server.tables.options import TableOptions


class Entry(
    Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True
):
    """An entry of the log."""


class Opened(Entry):
    """The table was opened. The seed stays secret until the game is over."""

    terms: TableOptions
    version: str
    cards: str
    seed: str
    content: dict[str, Any] | None = None
    previous: str = ""
    links: bool = False
    """Whether the passes handed out at the opening are links, each exchanged once."""
    seated: bool = False
    """Whether the players keep passes from the previous table."""
    house: str = ""
    """The name of the house rules and the hash of their file."""


class Joined(Entry):
    """A player took a seat, or changed the name; `rank` is the bot that held the seat before.

    `proof` identifies the key of a repeated request; see `Passes.prove`.
    """

    seat: int
    name: str
    rank: str = ""
    proof: str = ""


class Exchanged(Entry):
    """A device exchanged a link to a seat for its own pass.

    `proof` identifies the key of a repeated request; see `Passes.prove_exchange`.
    """

    seat: int
    proof: str = ""


class Left(Entry):
    """A player left: before the start the seat is free again, later a bot replaces the player."""

    seat: int
    rank: str = ""


class Freed(Entry):
    """The host freed a seat; in a running game a bot of `rank` holds it until it is taken."""

    seat: int
    rank: str = ""


class Started(Entry):
    """The game began; `chance` is what was dealt. Bots of `rank` hold the free seats.

    `check` is the check value of the position afterwards, see `checks`; older entries have none.
    """

    chance: list[str]
    rank: str = ""
    check: int = 0


class Moved(Entry):
    """A seat decided; `chance` is what was dealt or rolled then. `id` is the client's request id.

    `lag` is the part of the seat's thinking time, in milliseconds, in which the server was too busy
    to listen. `check` is the check value of the position afterwards, see `checks`; older entries
    have none.
    """

    seat: int
    action: str
    chance: list[str] = []
    id: str = ""
    lag: int = 0
    check: int = 0


class Asked(Entry):
    """A seat asks to undo back to `moves` decisions; the seats in `consent` must agree."""

    seat: int
    moves: int
    consent: list[int]


class Answered(Entry):
    """A seat agreed to an undo, or denied it."""

    seat: int
    agree: bool


class Undone(Entry):
    """The game went back to `moves` decisions."""

    seat: int
    moves: int


class Handed(Entry):
    """A bot of this rank plays for the seat from now on; without a rank the player is back."""

    seat: int
    rank: str = ""


class Resigned(Entry):
    """A seat resigned."""

    seat: int


class Flagged(Entry):
    """A seat's time ran out."""

    seat: int


class Paused(Entry):
    """The server was down or too busy for `away` milliseconds, which no clock counts."""

    away: int


class Continued(Entry):
    """The players continued at another table, each one seat further."""

    table: str


class Said(Entry):
    """A seat said a text or one of the quick phrases. `id` is the client's request id."""

    seat: int
    text: str = ""
    phrase: str = ""
    id: str = ""


class Closed(Entry):
    """The table was closed before the game began."""


class Stopped(Entry):
    """The server was updated, and its rules differ from those of the game.

    `move` is the first decision that leads to a different position; 0 stands for the set-up. No
    entry follows: from now on the game is only a record.
    """

    move: int
    version: str = ""


AnyEntry = (
    Opened
    | Joined
    | Exchanged
    | Left
    | Freed
    | Started
    | Moved
    | Asked
    | Answered
    | Undone
    | Handed
    | Resigned
    | Flagged
    | Paused
    | Continued
    | Said
    | Closed
    | Stopped
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """Encode an entry for the store."""
    return _ENCODER.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """Decode a stored entry."""
    entry: AnyEntry = _DECODER.decode(data)
    return entry
