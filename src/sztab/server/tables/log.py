"""What is stored of a table: an append-only log. A table is what its entries add up to.

An entry says what was decided, and what chance added to it, in the notation of records: it can be
read without the program, and replayed by any version of it that has the same rules.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from sztab.server.tables.options import TableOptions


class Entry(
    Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True
):
    """One thing that happened at a table."""


class Opened(Entry):
    """The table was opened. The seed is the table's secret until the game is over."""

    terms: TableOptions
    version: str
    cards: str
    seed: str
    content: dict[str, Any] | None = None
    previous: str = ""
    links: bool = False
    """Whether the passes handed out at the opening are links, which are exchanged once."""
    seated: bool = False
    """Whether the persons have passes of their own already: they come from the table before."""
    house: str = ""
    """The house rules that the table is played with, and the hash of their file."""


class Joined(Entry):
    """Somebody took a seat, or gave another name; `rank` is the bot that held the seat so far.

    `proof` is what the key of the request is recognised by when it is repeated; see `Passes.prove`.
    """

    seat: int
    name: str
    rank: str = ""
    proof: str = ""


class Exchanged(Entry):
    """A device exchanged a link to a seat for a pass of its own.

    `proof` is what the key of the request is recognised by; see `Passes.prove_exchange`.
    """

    seat: int
    proof: str = ""


class Left(Entry):
    """A person left: before the start the seat is open again, later a bot stands in."""

    seat: int
    rank: str = ""


class Freed(Entry):
    """The host freed a seat; at a running table a bot of `rank` holds it until it is taken."""

    seat: int
    rank: str = ""


class Started(Entry):
    """The game began; `chance` is what was dealt. Bots of `rank` hold seats that are free.

    `check` is that of the position afterwards, see `table.checks`; older entries have none.
    """

    chance: list[str]
    rank: str = ""
    check: int = 0


class Moved(Entry):
    """A seat decided; `chance` is what was dealt or rolled then. `id` is the client's own mark.

    `lag` is for how many milliseconds of the seat's time the server was too busy to listen.
    `check` is that of the position afterwards, see `table.checks`; older entries have none.
    """

    seat: int
    action: str
    chance: list[str] = []
    id: str = ""
    lag: int = 0
    check: int = 0


class Asked(Entry):
    """A seat asks to go back to where so many decisions had been made; `consent` is needed."""

    seat: int
    moves: int
    consent: list[int]


class Answered(Entry):
    """A seat agrees to what was asked, or not."""

    seat: int
    agree: bool


class Undone(Entry):
    """The game went back to where so many decisions had been made."""

    seat: int
    moves: int


class Handed(Entry):
    """A bot of some rank plays for the seat from now on; without a rank its person is back."""

    seat: int
    rank: str = ""


class Resigned(Entry):
    """A seat gave up."""

    seat: int


class Flagged(Entry):
    """A seat's time ran out."""

    seat: int


class Paused(Entry):
    """The server was away or too busy for `away` milliseconds, which count for nobody."""

    away: int


class Continued(Entry):
    """The players went on to another table, each one seat further."""

    table: str


class Said(Entry):
    """A seat said something: a text, or one of the quick phrases. `id` is the client's own mark."""

    seat: int
    text: str = ""
    phrase: str = ""
    id: str = ""


class Closed(Entry):
    """The table was given up before the game began."""


class Stopped(Entry):
    """The server was updated, and its rules differ from those that the game was played under.

    `move` is the first decision after which the position is another one; 0 stands for the set-up.
    Nothing follows: what is stored of the game is its record from now on.
    """

    move: int
    version: str = ""


AnyEntry = (
    Opened | Joined | Exchanged | Left | Freed | Started | Moved | Asked | Answered | Undone
    | Handed | Resigned | Flagged | Paused | Continued | Said | Closed | Stopped
)  # fmt: skip

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """Return the entry as it is stored."""
    return _ENCODER.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """Return the entry that was stored."""
    entry: AnyEntry = _DECODER.decode(data)
    return entry
