"""Bodies of HTTP requests and answers; see `wire` for the messages of sockets."""

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
    """Exchange the link in the header for a pass.

    With a key the request can be repeated if the answer is lost.
    """

    exchange_key: Key = ""


class Reach(Struct):
    """The addresses of a server that was opened as `localhost`."""

    network: bool
    """Whether the server listens to other machines at all."""
    addresses: list[str]
    """This machine's address in its network, if it is known."""


class Listing(Struct):
    """The public tables, the latest first."""

    tables: list[Listed]


class Mine(Struct, forbid_unknown_fields=True):
    """The passes of the client, for its seats at any tables."""

    passes: Annotated[list[Token], Meta(max_length=50)]


class MyTables(Struct):
    """One table for each pass, in the same order; null if the pass is void or the table gone."""

    tables: list[MyTable | None]


# Replays


class ReplayMoment(Struct, omit_defaults=True):
    """The game after a decision and its chance outcomes, as a viewer saw it."""

    number: int
    """The number of decisions made; 0 is after set-up."""
    news: News
    position: PositionView
    """The position, without choices."""
    events: list[Happened] = []
    seq: int = 0
    """The sequence number at the table; in a record the same as `number`."""
    at: int = 0
    """When it happened; unknown for records."""
    comment: str = ""
    """The comment in the record."""
    fields: dict[str, str] = {}
    """The named parts of the decision, as in `Choice`, if the viewer may know it."""


class ReplayPage(Struct):
    """Some moments of a game of `total` moments; `more` says that others follow."""

    moments: list[ReplayMoment]
    total: int
    seat: int | None
    """Through whose eyes; null is a spectator."""
    more: bool


class ReplayDecision(Struct, omit_defaults=True):
    """A decision and its chance outcomes, in notation."""

    seat: int
    action: str
    chance: list[str] = []


class ReplayStanding(Struct):
    """The points of each seat after `number` decisions."""

    number: int
    scores: list[float]
    round: int
    """The current round."""


class Landmark(Struct):
    """An event that explains how points were scored, and its moment."""

    number: int
    event: dict[str, Any]


class Timeline(Struct):
    """A whole game at a glance: the set-up, the decisions, and the points after each turn.

    The decision `decisions[n]` leads to the moment `n + 1`.
    """

    set_up: list[str]
    decisions: list[ReplayDecision]
    standings: list[ReplayStanding]
    landmarks: list[Landmark]


class OpenRecord(Struct, forbid_unknown_fields=True):
    """Open a record, given as text or JSON, to look at it moment by moment."""

    record: Annotated[str, Meta(max_length=240_000)]
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = field(default=0, name="from")
    """The first moment to return."""
    count: Annotated[int, Meta(ge=1, le=100)] = 100
    """The number of moments to return."""
    seat: SeatNumber | None = None
    """Through whose eyes; missing or null is a spectator."""
    about: bool = True
    """Whether to describe the game as well; once is enough."""


class RecordInfo(Struct):
    """A description of a record; an empty text or null means unknown."""

    game: str
    title: str
    version: str
    players: int
    names: list[str]
    """The players by seat; empty if unknown."""
    preset: str
    settings: dict[str, str]
    """The value of every toggle."""
    date: str
    seed: str
    comment: str
    ending: Ending | None
    """Null if the record stops before the end."""
    house: str = ""
    """The name of the house rules and the hash of their file."""


class OpenedRecord(Struct, omit_defaults=True):
    """A record that was checked by replaying it, and some of its moments."""

    replay: ReplayPage
    about: RecordInfo | None = None
    components: dict[str, Any] | None = None
    timeline: Timeline | None = None


class Error(Struct, omit_defaults=True):
    """Why a request failed: a code for programs, a sentence for people."""

    code: str
    text: str
    clause: str = ""
    key: str = ""
    values: dict[str, str | int] = {}
    reason: str = ""
    complaints: list[Complaint] = []
    """The errors of rules or cards, one by one, for translations."""


# Games


class GameList(Struct):
    """The installed games, and the ranks of the bots, the weakest first."""

    games: list[GameInfo]
    ranks: tuple[Rank, ...]


class ClauseTable(Struct):
    """A table in the rules."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class ClauseInfo(Struct):
    """A clause of the rules; a `ruling` is our own reading where the rulebook is silent."""

    id: str
    section: str
    text: str
    kind: str
    source: str
    ruling: str
    option: str
    """The toggle by which tables may change it."""
    examples: tuple[str, ...]
    tables: list[ClauseTable]


class ClauseList(Struct):
    """Clauses of the rules."""

    clauses: list[ClauseInfo]


class SummaryLine(Struct):
    """A statement about the rules by language, with its clauses; in a key, a symbol."""

    clauses: tuple[str, ...]
    text: dict[str, str]
    name: dict[str, str]
    """The name of the symbol; empty outside a key."""
    id: str
    """The id of the symbol in views and actions; empty outside a key."""
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
    """Check rules before a table is opened."""

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
    """The rules are valid: the value of every toggle, and the hash of the cards.

    `changes` lists what a custom card file changes in the printed set.
    """

    settings: dict[str, str]
    cards: str
    changes: list[CardChange] = []
