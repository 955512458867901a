"""Seats: who sits there, and who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from sztab.core.text import clean

if TYPE_CHECKING:
    from sztab.server.tables.options import SeatPlan


class JoinProof(NamedTuple):
    """What identifies the request that took a seat, and its sequence number."""

    proof: str
    seq: int


class Seat:
    """One seat of a table."""

    __slots__ = (
        "come",
        "devices",
        "kept",
        "kind",
        "name",
        "number",
        "out",
        "rank",
        "stand_in",
        "taking",
        "token_generation",
    )

    def __init__(self, number: int, plan: SeatPlan) -> None:
        self.number = number
        self.kind: Literal["person", "open", "bot"] = "open" if plan.kind == "friend" else plan.kind
        self.kept = plan.kind == "friend"
        """Whether the seat is kept for a friend: at a public table it takes an invitation."""
        self.name = clean(plan.name)  # logs from before names were cleaned may hold anything
        self.rank = plan.rank
        self.come = False
        """Whether a player has taken the seat, or come with its link."""
        self.token_generation = 0
        """How often the seat was freed; earlier passes and invitations are void."""
        self.devices: list[str] = []
        """For each device with a pass of the seat the proof of its exchange, if any."""
        self.taking: JoinProof | None = None
        """The request that took the seat, if it has a key and can be repeated."""
        self.stand_in = ""
        """The rank of the bot that replaces the player, or holds a free seat."""
        self.out = False
        """Whether the seat has resigned or run out of time: it can no longer win."""

    @property
    def is_free(self) -> bool:
        """Whether a player may sit down, even if a bot holds the seat until then."""
        return self.kind == "open"

    @property
    def has_person(self) -> bool:
        """Whether the seat belongs to a person, even one who is replaced by a bot at the moment."""
        return self.kind == "person"

    @property
    def decides(self) -> bool:
        """Whether a person decides for the seat."""
        return self.has_person and not self.stand_in

    @property
    def bot(self) -> str:
        """The rank of the bot that decides for the seat; "" if none does."""
        return self.rank if self.kind == "bot" else self.stand_in

    def take(self, name: str, taking: JoinProof | None = None) -> None:
        """Let a person sit down, or change the name; a bot that held the free seat leaves."""
        if self.is_free:
            self.stand_in = ""
            self.taking = taking
            self.devices = [""]
        self.kind = "person"
        self.name = clean(name)
        self.come = True

    def vacate(self, rank: str = "") -> None:
        """Free the seat and void its passes; a bot of this rank holds it until it is taken."""
        self.kept = self.kept or self.kind == "bot"
        self.kind = "open"
        self.stand_in = rank
        self.name = ""
        self.come = False
        self.taking = None
        self.devices = []
        self.token_generation += 1
