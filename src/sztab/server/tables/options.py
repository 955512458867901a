"""The options of a table: the game, its rules, the seats and the clock."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from sztab.server.wire import ClockPlan, Name, Word

STAND_IN: Final = "lieutenant"
"""The default rank of a bot that plays for a person."""


class SeatPlan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The planned occupant of a seat.

    A `person` seat belongs to the opener of the table, who gets its pass; a `friend` seat is free
    for a player with an invitation; an `open` seat is free for anybody; a `bot` has a rank.
    """

    kind: Literal["person", "friend", "open", "bot"] = "open"
    name: Name = ""
    rank: Word = ""


class TableOptions(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The options with which a table is opened; they do not change afterwards."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    preset: Word = ""
    settings: Annotated[dict[Word, Word], Meta(max_length=200)] = {}
    public: bool = False
    """Whether the table is in the public list."""
    hints: bool = True
    """Whether players may ask for hints."""
    undo: bool = True
    """Whether decisions may be taken back."""
    watch: bool = True
    """Whether anybody who knows the code may watch."""
    autostart: bool = True
    """Whether the game begins as soon as no seat is free; otherwise the host starts it. With a
    clock it waits until all players have come."""
    patience: Annotated[int, Meta(ge=0, le=2_592_000)] = 120
    """At a table without a clock: seconds after which the others may replace a disconnected player
    who keeps them waiting by a bot; 0 for never."""
    clock: ClockPlan | None = None
    chat: bool = True
    """Whether players may talk to each other."""
    lesson: bool = False
    """A first game of one person against bots: the bots wait until the person sends `ready` or
    makes a decision."""
    replacement: Word = STAND_IN
    """The rank of the bot that plays for a player who has left, dropped out or been replaced."""
