"""What is asked for and answered over HTTP; see `wire` for what goes over sockets."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from sztab.catalogue.game_info import GameInfo
from sztab.server.tables.options import TableOptions
from sztab.server.tables.results import Listed, MyTable
from sztab.server.wire import (
    Complaint,
    Ending,
    Happened,
    Key,
    News,
    PositionView,
    SeatNumber,
    Token,
    Word,
)
from sztab.server.workers.ranks import Rank

CardText = Annotated[str, Meta(max_length=60_000)]

# Tables


class OpenTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Open a table."""

    terms: TableOptions
    cards: CardText = ""
    """A custom card file, as text."""


class ExchangeLink(Struct, forbid_unknown_fields=True):
    """Exchange the link in the header for a pass of one's own.

    With a key the request can be repeated if its answer is lost.
    """

    exchange_key: Key = ""


class Reach(Struct):
    """At which addresses others reach a server that was opened as `localhost`."""

    network: bool
    """Whether the server listens to other machines at all."""
    addresses: list[str]
    """This machine's address in its network, if it is known."""


class Listing(Struct):
    """The public tables, the latest first."""

    tables: list[Listed]


class Mine(Struct, forbid_unknown_fields=True):
    """The passes of one's seats, wherever they are: what has become of those tables?"""

    passes: Annotated[list[Token], Meta(max_length=50)]


class MyTables(Struct):
    """One for each pass, in the same order; null where the pass is void or the table is gone."""

    tables: list[MyTable | None]


# Looking back


class ReplayMoment(Struct, omit_defaults=True):
    """A game after a decision and what chance added to it, as somebody saw it then."""

    number: int
    """How many decisions had been made; 0 is after set-up."""
    news: News
    position: PositionView
    """Without choices: nobody decides here any more."""
    events: list[Happened] = []
    seq: int = 0
    """The sequence number at the table; in a record the same as `number`."""
    at: int = 0
    """When it happened; not known of records."""
    comment: str = ""
    """What the record says about it."""
    fields: dict[str, str] = {}
    """The named parts of the decision, as in `Choice`, if whoever looks may know it."""


class ReplayPage(Struct):
    """Some moments of a game, of so many in total; `more` says that others follow."""

    moments: list[ReplayMoment]
    total: int
    seat: int | None
    """Through whose eyes; null is a spectator."""
    more: bool


class ReplayDecision(Struct, omit_defaults=True):
    """A decision, and what chance added to it, in notation."""

    seat: int
    action: str
    chance: list[str] = []


class ReplayStanding(Struct):
    """The points of each seat after so many decisions."""

    number: int
    scores: list[float]
    round: int
    """The round that is played then."""


class Landmark(Struct):
    """An event that tells how points came about, and the moment that it leads to."""

    number: int
    event: dict[str, Any]


class Timeline(Struct):
    """A whole game at a glance: what was dealt, what was decided, and the points after each turn.

    The decision `decisions[n]` leads to the moment `n + 1`.
    """

    set_up: list[str]
    decisions: list[ReplayDecision]
    standings: list[ReplayStanding]
    landmarks: list[Landmark]


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
    house: str = ""
    """The house rules that it was played with: their name, and the hash of their file."""


class OpenedRecord(Struct, omit_defaults=True):
    """A record that follows from the rules, and some moments of it."""

    replay: ReplayPage
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
    reason: str = ""
    complaints: list[Complaint] = []
    """What is wrong with rules or cards, one by one: for translations."""


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


class SummaryLine(Struct):
    """A statement about the rules by language, with its clauses; in a key it explains a symbol."""

    clauses: tuple[str, ...]
    text: dict[str, str]
    name: dict[str, str]
    """What the symbol is called; empty outside a key."""
    id: str
    """The name of what is explained, in views and actions; empty outside a key."""
    icons: tuple[str, ...]


class SummaryPart(Struct):
    """A part of the rules in short: the goal, a turn, the end, or a key of symbols."""

    id: str
    title: dict[str, str]
    key: bool
    lines: list[SummaryLine]


class RulesSummary(Struct):
    """The rules of a game in short, in all languages."""

    parts: list[SummaryPart]


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
    """A custom card file, as text."""


class FieldChange(Struct):
    """One value of a card before and after; a dash where there is none."""

    name: str
    old: str
    new: str


class CardChange(Struct):
    """A card that a custom card file has `added`, `removed` or `changed`, and which values."""

    kind: str
    section: str
    id: str
    title: str
    fields: list[FieldChange]


class Checked(Struct):
    """They go together: the value of every toggle, and the hash of the cards.

    `changes`: what a custom card file changes in the printed set.
    """

    settings: dict[str, str]
    cards: str
    changes: list[CardChange] = []
