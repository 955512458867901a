"""What is asked for and answered over HTTP; see `wire` for what goes over sockets."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sztab.records.describing import GameInfo
from sztab.server.terms import ClockPlan, Name, SeatNumber, Terms, Word
from sztab.server.thinking.ranks import Rank
from sztab.server.wire import SeatInfo, Update

CardText = Annotated[str, Meta(max_length=60_000)]

# Tables


class OpenTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Open a table."""

    terms: Terms
    cards: CardText = ""
    """A card file of one's own, as text."""


class SeatPass(Struct):
    """The pass of a seat. The link with it is the seat: whoever opens it sits there."""

    seat: int
    token: str


class Opened(Struct):
    """A table was opened, with the passes of the seats that are for persons with a link."""

    code: str
    commitment: str
    passes: list[SeatPass]
    seq: int


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take a seat; without a number, the first that is free."""

    name: Name = ""
    seat: SeatNumber | None = None


class Joined(Struct):
    """A seat was taken."""

    code: str
    seat: int
    token: str
    seq: int


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


class Listing(Struct):
    """The public tables, the latest first."""

    tables: list[Listed]


class Events(Struct):
    """What happened after a sequence number; `more` says that there is more to ask for."""

    seq: int
    updates: list[Update]
    more: bool


class Error(Struct, omit_defaults=True):
    """What went wrong with a request: a word for programs, a sentence for people."""

    code: str
    text: str
    clause: str = ""


# Games


class GameList(Struct):
    """The games that are installed, and the ranks of the bots, the weakest first."""

    games: list[GameInfo]
    ranks: tuple[Rank, ...]


class ClauseTable(Struct):
    """A table in the rules."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class ClauseInfo(Struct):
    """One clause of the rules; a `ruling` is our own reading where the rulebook is silent."""

    id: str
    section: str
    text: str
    kind: str
    source: str
    ruling: str
    option: str
    """The toggle by which tables may read it otherwise."""
    examples: tuple[str, ...]
    tables: list[ClauseTable]


class ClauseList(Struct):
    """Clauses of the rules."""

    clauses: list[ClauseInfo]


class CardList(Struct):
    """The cards of a game, with their provenance."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class CheckRules(Struct, forbid_unknown_fields=True):
    """Rules that somebody thinks of playing by."""

    players: Annotated[int, Meta(ge=1, le=99)]
    preset: Word = ""
    settings: dict[str, str] = {}
    cards: CardText = ""
    """A card file of one's own, as text."""


class Checked(Struct):
    """They go together: the value of every toggle, and the hash of the cards."""

    settings: dict[str, str]
    cards: str
