"""What is counted at the end: parties, the numbers that they compare, and the sources of points.

Rules hold some of these, and positions hold rules, so this module cannot import positions.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from sztab.core.game import ScoreItem
from sztab.core.native import i64, mypyc_attr, vec
from sztab.core.state import State

S = TypeVar("S", bound=State)

HAND: Final = 1
GARAGE: Final = 2
DEPOT: Final = 4
DEFENDERS: Final = 8
REAR_GUARD: Final = 16
"""The zones of a player in which an Achievement may count cards, as bits."""

SQUAD: Final = HAND | GARAGE | DEPOT | REAR_GUARD
"""[RUSH-231] [FRONT-054] The zones of the final squad, without the player's Bases [RUSH-232]."""


class Party:
    """Seats that are scored together: one player, or a team [ALT-099]."""

    def __init__(self, seats: list[int], cards: vec[i64]) -> None:
        self.seats = seats
        self.cards = cards
        """The final squad; for a team the union of its members' squads [ALT-100]."""


class Metric(Generic[S]):
    """A number that parties compare for an Achievement."""

    def value(self, s: S, party: Party) -> int:
        """Return the number of the party."""
        raise NotImplementedError


class Achievement:
    """An Achievement card: what it compares, and its value [RUSH-241]."""

    def __init__(
        self, name: str, title: str, metric: Metric[Any], medals: int, fewest: bool
    ) -> None:
        self.name = name
        self.title = title
        self.metric = metric
        self.medals = medals
        self.fewest = fewest
        """Whether the lowest number wins, not the highest [FRONT-090]."""

    def holder(self, s: State, parties: list[Party]) -> int:
        """[RUSH-238] [RUSH-239] The only party with the best number; nobody (-1) if several tie."""
        best = 0
        holder = -1
        for number in range(len(parties)):
            value = self.metric.value(s, parties[number])
            if self.fewest:
                value = -value
            if number == 0 or value > best:
                best = value
                holder = number
            elif value == best:
                holder = -1
        return holder


class Tally:
    """The result of counting: the squads, then the holders of Achievements [RUSH-237]."""

    def __init__(self, parties: list[Party], holders: list[int]) -> None:
        self.parties = parties
        self.holders = holders


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Generic[S]):
    """A source of points."""

    name: ClassVar[str] = ""

    def points(self, s: S, tally: Tally, party: int) -> int:
        """Return the Medals that the party scores from this source."""
        raise NotImplementedError

    def earning(self, s: S, tally: Tally, party: int) -> ScoreItem:
        """Return the points with their breakdown."""
        return ScoreItem(self.name, float(self.points(s, tally, party)))
