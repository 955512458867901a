"""What a table is agreed on: the game, its rules, the seats, the clock."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from sztab.server.wire import ClockPlan, Name, Word

STAND_IN: Final = "lieutenant"
"""The usual rank of a bot that plays for a person."""


class SeatPlan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit on a seat.

    A `person` seat belongs to the opener of the table, who gets its pass; a `friend` seat is free
    and waits for somebody with an invitation; an `open` seat is for whoever comes; a `bot` has a
    rank.
    """

    kind: Literal["person", "friend", "open", "bot"] = "open"
    name: Name = ""
    rank: Word = ""


class TableOptions(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed on when a table is opened; it does not change afterwards."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    preset: Word = ""
    settings: Annotated[dict[Word, Word], Meta(max_length=200)] = {}
    public: bool = False
    """Whether the table is in the list that everybody sees."""
    hints: bool = True
    """Whether a player may ask what a bot would do."""
    undo: bool = True
    """Whether decisions may be taken back."""
    watch: bool = True
    """Whether whoever knows the code may watch."""
    autostart: bool = True
    """Whether the game begins as soon as no seat is open; else the host starts it. With a clock it
    waits until everybody has come."""
    patience: Annotated[int, Meta(ge=0, le=2_592_000)] = 120
    """Where there is no clock: after so many seconds the others may let a bot decide for who keeps
    them waiting and is not connected; 0 for never."""
    clock: ClockPlan | None = None
    chat: bool = True
    """Whether players may talk to each other."""
    lesson: bool = False
    """A first game of one person against bots: the bots wait until the person sends `ready` or
    decides something."""
    replacement: Word = STAND_IN
    """The rank of the bot that plays for a person who has left, dropped out or been replaced."""
