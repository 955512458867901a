"""Parts of messages: choices, refused actions, seats, positions, and the table itself."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sztab.core.action import Message
from sztab.server.wire.endings import Ending
from sztab.server.wire.scalars import Phrase, Seconds


class Choice(Struct):
    """A legal action: in notation, as named parts, and in words."""

    action: str
    fields: dict[str, str]
    """The `verb`, and the cards and places of the action, by the names of the view."""
    text: str


class RefusedAction(Struct):
    """A plausible action, and the rule that forbids it now."""

    action: str
    fields: dict[str, str]
    clause: str
    text: str
    key: str = ""
    """The old name of the sentence: for pages from before `reason`, for one version."""
    values: dict[str, str | int] = {}
    """What the sentence has in it, by name."""
    reason: str = ""
    """The name of the sentence, whatever its values: for translations."""


class Complaint(Struct, omit_defaults=True):
    """An error in rules or in a card file."""

    text: str
    reason: str = ""
    """The name of the sentence, whatever its values: for translations."""
    values: dict[str, str | int] = {}
    """What the sentence has in it, by name."""
    cause: Complaint | None = None
    """The cause that the sentence names as its `problem`."""
    line: int = 0
    """The line of the card file, if there is one."""

    @classmethod
    def of(cls, problem: Message | str) -> Complaint:
        """Return the complaint of an error, with its causes."""
        if isinstance(problem, str):
            return cls(problem)
        cause = None if problem.cause is None else cls.of(problem.cause)
        if problem.key == "content-at-line" and cause is not None:
            cause.line = int(problem.values["line"])
            return cause
        return cls(str(problem), problem.key, problem.values, cause)


class SeatInfo(Struct, omit_defaults=True):
    """The occupant. `bot` is the rank of the bot that decides for the seat, if one does."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    out: bool = False
    """Whether the seat has resigned or run out of time: it can no longer win."""
    here: bool = False
    """Whether the seat is connected."""
    kept: bool = False
    """Whether the free seat can only be taken with its invitation."""


class ClockPlan(Struct, forbid_unknown_fields=True, frozen=True):
    """The thinking time.

    `turn`: `seconds` for each turn, that is until another seat has to decide. `bank`: `seconds` for
    the whole game, and `increment` more after each turn.
    """

    kind: Literal["turn", "bank"]
    seconds: Seconds
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0


class ClockState(Struct):
    """The milliseconds left to each seat, and the seat whose clock runs."""

    left: list[int]
    running: int | None


class Happened(Struct):
    """An event of the game as the seat may know it: as named parts, and in words."""

    parts: dict[str, Any]
    """The `kind`, and what the event concerns; a card that the seat may not know is "?"."""
    text: str


class Invitation(Struct):
    """Lets its bearer look at a table, and take a free seat once under a name."""

    seat: int
    token: str


class Asking(Struct):
    """An undo that a seat asks for; the seats in `waiting` have not answered."""

    asked: int
    seat: int
    waiting: list[int]


class PositionView(Struct, omit_defaults=True):
    """The game as the seat sees it."""

    turn: int
    """The sequence number of the position, which `answers` must name."""
    to_move: int | None
    """The seat that has to decide; null when the game is over."""
    question: str
    view: dict[str, Any]
    """The seat's view as named data; its shape belongs to the game."""
    choices: list[Choice] = []
    """All legal actions; empty if it is not the seat's decision."""
    refused: list[RefusedAction] = []
    clock: ClockState | None = None
    undo: str = ""
    """What `undo` would lead to: `now` or `ask`, or the code of its refusal."""


class TableInfo(Struct):
    """The table itself, without the game on it."""

    code: str
    game: str
    title: str
    version: str
    status: Literal["open", "running", "over", "closed"]
    seats: list[SeatInfo]
    host: int | None
    """The seat that may send `start`: the first that belongs to a person."""
    commitment: str
    """The SHA-256 of `sztab ` and the seed; the seed itself is shown at the end."""
    created_at: int
    preset: str = ""
    settings: dict[str, str] = {}
    content: dict[str, Any] | None = None
    public: bool = False
    hints: bool = True
    undo: bool = True
    watch: bool = True
    autostart: bool = True
    patience: int = 0
    clock: ClockPlan | None = None
    asking: Asking | None = None
    ending: Ending | None = None
    chat: bool = True
    lesson: bool = False
    seed: str = ""
    previous: str = ""
    """The table that this one is a rematch of."""
    next: str = ""
    """The table where the players continue."""
    replacement: str = ""
    """The rank of the bot that plays for a player who has left or been replaced."""
    house: str = ""
    """The name of the house rules and the hash of their file."""


NewsKind = Literal[
    "opened",
    "joined",
    "exchanged",
    "left",
    "freed",
    "started",
    "moved",
    "asked",
    "answered",
    "undone",
    "handed",
    "resigned",
    "flagged",
    "paused",
    "continued",
    "said",
    "closed",
]


class News(Struct, omit_defaults=True):
    """What was done at the table: a move, taking a seat, an undo and so on."""

    kind: NewsKind
    seat: int | None = None
    action: str = ""
    """The action in notation, if the seat may know it."""
    name: str = ""
    """Of `joined` the player's name."""
    code: str = ""
    """Of `continued` the next table."""
    rank: str = ""
    """Of `handed`, `left` and `freed` the bot that plays on; of `handed` empty if the player is
    back. Of `joined` the bot that held the seat until then."""
    agree: bool | None = None
    text: str = ""
    """Of `said` the message: plain text, never markup."""
    phrase: Phrase = ""
    """Of `said` the quick phrase, instead of a text."""
