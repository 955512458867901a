"""Who sits where, and who plays for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sztab.server.terms import SeatPlan

STAND_IN: Final = "lieutenant"
"""The rank of the bot that plays for who has left, resigned or run out of time."""


class Seat:
    """One seat of a table."""

    __slots__ = ("come", "grip", "kind", "name", "number", "out", "rank", "stand_in")

    def __init__(self, number: int, plan: SeatPlan) -> None:
        self.number = number
        self.kind = plan.kind
        self.name = plan.name
        self.rank = plan.rank
        self.come = False
        """Whether somebody has taken the seat, or come with its link."""
        self.grip = 0
        """How often the seat was given away: a pass of an earlier holder is void."""
        self.stand_in = ""
        """The rank of the bot that plays for the person."""
        self.out = False
        """Whether the seat has resigned or run out of time: it can no longer win."""

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down."""
        return self.kind == "open"

    @property
    def has_person(self) -> bool:
        """Whether the seat belongs to a person, even one for whom a bot plays at the moment."""
        return self.kind == "person"

    @property
    def decides(self) -> bool:
        """Whether a person decides for the seat."""
        return self.has_person and not self.stand_in

    @property
    def bot(self) -> str:
        """The rank of the bot that decides for the seat; nothing if none does."""
        return self.rank if self.kind == "bot" else self.stand_in

    def take(self, name: str) -> None:
        """Let a person sit down."""
        self.kind = "person"
        self.name = name
        self.come = True

    def vacate(self) -> None:
        """Make the seat free again, and the pass of its holder void."""
        self.kind = "open"
        self.name = ""
        self.come = False
        self.grip += 1
