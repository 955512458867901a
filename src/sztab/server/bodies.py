"""What is asked for and answered over HTTP; see `wire` for what goes over sockets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from sztab.records.describing import GameInfo
from sztab.server.terms import ClockPlan, Name, SeatNumber, Terms, Word
from sztab.server.thinking.ranks import Rank
from sztab.server.wire import (
    Ending,
    Happened,
    News,
    Position,
    SeatInfo,
    Token,
    Update,
)

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


class Mine(Struct, forbid_unknown_fields=True):
    """The passes of one's seats, wherever they are: what has become of those tables?"""

    passes: Annotated[list[Token], Meta(max_length=50)]


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


class MyTables(Struct):
    """One for each pass, in the same order; null where the pass is void or the table is gone."""

    tables: list[MyTable | None]


# Looking back


class Moment(Struct, omit_defaults=True):
    """A game after a decision and what chance added to it, as somebody saw it then."""

    number: int
    """How many decisions had been made; 0 is after set-up."""
    news: News
    position: Position
    """Without choices: nobody decides here any more."""
    events: list[Happened] = []
    seq: int = 0
    """The sequence number at the table; in a record the same as `number`."""
    at: int = 0
    """When it happened; not known of records."""
    comment: str = ""
    """What the record says about it."""


class Replay(Struct):
    """Some moments of a game, of so many in total; `more` says that others follow."""

    moments: list[Moment]
    total: int
    seat: int | None
    """Through whose eyes; null is a spectator."""
    more: bool


class Decision(Struct, omit_defaults=True):
    """A decision, and what chance added to it, in notation."""

    seat: int
    action: str
    chance: list[str] = []


class Standing(Struct):
    """The points of each seat after so many decisions."""

    number: int
    scores: list[float]


class Timeline(Struct):
    """A whole game at a glance: what was dealt, what was decided, and the points after each turn.

    The decision `decisions[n]` leads to the moment `n + 1`.
    """

    set_up: list[str]
    decisions: list[Decision]
    standings: list[Standing]


class OpenRecord(Struct, forbid_unknown_fields=True):
    """A record, as text or JSON, to be looked at moment by moment."""

    record: Annotated[str, Meta(max_length=240_000)]
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = field(default=0, name="from")
    """The first moment that is wanted."""
    count: Annotated[int, Meta(ge=1, le=100)] = 100
    """How many are wanted."""
    seat: SeatNumber | None = None
    """Through whose eyes; missing or null is a spectator."""
    about: bool = True
    """Whether to tell about the game, too: once is enough."""


class RecordInfo(Struct):
    """What a record is about. An empty text, or null, stands for: not said."""

    game: str
    title: str
    version: str
    players: int
    names: list[str]
    """Who played, by seat; empty if the record does not say."""
    preset: str
    settings: dict[str, str]
    """The value of every toggle."""
    date: str
    seed: str
    comment: str
    ending: Ending | None
    """Null if the record stops before the end."""


class OpenedRecord(Struct, omit_defaults=True):
    """A record that follows from the rules, and some moments of it."""

    replay: Replay
    about: RecordInfo | None = None
    components: dict[str, Any] | None = None
    timeline: Timeline | None = None


class Error(Struct, omit_defaults=True):
    """What went wrong with a request: a word for programs, a sentence for people."""

    code: str
    text: str
    clause: str = ""
    key: str = ""
    values: dict[str, str | int] = {}


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
