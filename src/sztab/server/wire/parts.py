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
    """The `verb`, and the cards and places that it names, in the words of the view."""
    text: str


class RefusedAction(Struct):
    """An action that one may think of, and the rule that forbids it now."""

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
    """One of the things that are wrong with rules or with a card file."""

    text: str
    reason: str = ""
    """The name of the sentence, whatever its values: for translations."""
    values: dict[str, str | int] = {}
    """What the sentence has in it, by name."""
    cause: Complaint | None = None
    """What the sentence has in it as its `problem`."""
    line: int = 0
    """The line of the card file, if it is about one."""

    @classmethod
    def of(cls, problem: Message | str) -> Complaint:
        """Return what an error says, and what that is made of."""
        if isinstance(problem, str):
            return cls(problem)
        cause = None if problem.cause is None else cls.of(problem.cause)
        if problem.key == "content-at-line" and cause is not None:
            cause.line = int(problem.values["line"])
            return cause
        return cls(str(problem), problem.key, problem.values, cause)


class SeatInfo(Struct, omit_defaults=True):
    """Who sits where. `bot` is the rank of the bot that decides for the seat, if one does."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    out: bool = False
    """Whether the seat has given up or run out of time: it can no longer win."""
    here: bool = False
    """Whether somebody is connected for the seat."""
    kept: bool = False
    """Whether the seat is free, but only for somebody with its invitation."""


class ClockPlan(Struct, forbid_unknown_fields=True, frozen=True):
    """How much time there is to think.

    `turn`: so many seconds for each turn, that is until another seat has to decide. `bank`: so
    many seconds for the whole game, and `increment` more after each turn.
    """

    kind: Literal["turn", "bank"]
    seconds: Seconds
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0


class ClockState(Struct):
    """What is left to each seat, in milliseconds, and whose time runs."""

    left: list[int]
    running: int | None


class Happened(Struct):
    """Something that happened in the game, as the seat may know it: named parts, and in words."""

    parts: dict[str, Any]
    """The `kind`, and whom and what it concerns; a card that the seat may not know is "?"."""
    text: str


class Invitation(Struct):
    """Lets its bearer look at a table and sit down once, under a name, on a seat that is free."""

    seat: int
    token: str


class Asking(Struct):
    """A seat wants to take a decision back, asked with `asked`; `waiting` have not answered."""

    asked: int
    seat: int
    waiting: list[int]


class PositionView(Struct, omit_defaults=True):
    """The game as the seat sees it."""

    turn: int
    """The sequence number since which it has been this position: what `answers` must name."""
    to_move: int | None
    """The seat that has to decide; null when the game is over."""
    question: str
    view: dict[str, Any]
    """What the seat may know, as named data; its shape belongs to the game."""
    choices: list[Choice] = []
    """All that the seat may do now; empty if it is not the seat's decision."""
    refused: list[RefusedAction] = []
    clock: ClockState | None = None
    undo: str = ""
    """What `undo` would lead to: `now` or `ask`, else the code of its refusal."""


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
    """The SHA-256 of `sztab ` and the seed; the seed itself is told at the end."""
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
    """The table where the players have gone on."""
    replacement: str = ""
    """The rank of the bot that plays for a person who has left or been replaced."""
    house: str = ""
    """The house rules that it is played with: their name, and the hash of their file."""


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
    """What was done at the table: a move, a seat that was taken, an undo and so on."""

    kind: NewsKind
    seat: int | None = None
    action: str = ""
    """The action in notation, if the seat may know it."""
    name: str = ""
    """Of `joined` the player's name."""
    code: str = ""
    """Of `continued` the next table."""
    rank: str = ""
    """Of `handed`, `left` and `freed` the bot that plays on; of `handed` nothing if the person is
    back. Of `joined` the bot that held the seat until then."""
    agree: bool | None = None
    text: str = ""
    """Of `said` what was said; plain text, whatever it looks like."""
    phrase: Phrase = ""
    """Of `said` the quick phrase that was said instead."""
