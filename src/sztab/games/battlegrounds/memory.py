"""Family: how likely pairs are, given the open tokens and those that the view remembers.

A token is open, remembered (covered again, but in the view) or unseen. Unseen tokens are equally
likely to be any of those that are left, which gives the chance that one matches an open token.
"""

from __future__ import annotations

from typing import Final

from sztab.core.native import i64
from sztab.games.battlegrounds.board import DIRECTIONS, OFF, far
from sztab.games.battlegrounds.cards import SPECIAL, picture_of
from sztab.games.battlegrounds.pairs import unknown_tokens
from sztab.games.battlegrounds.state import BattlegroundsState

PAIR: Final = 3.0
"""The value of a pair: two points and one more turn."""
NEWS: Final = 0.05
"""The value of seeing a token for the first time."""
GIFT: Final = 0.6
"""The cost of leaving a token face up when everybody knows its match."""


def covered_around(s: BattlegroundsState, centre: i64) -> list[int]:
    """[BG-197] [BG-198] List the squares next to one that have a token to turn up."""
    found: list[int] = []
    for direction in range(DIRECTIONS):
        square = far(centre, direction, 1)
        if square != OFF and s.is_covered(square):
            found.append(square)
    return found


class PairSearch:
    """The chances of pairs at a Family table."""

    def __init__(self, s: BattlegroundsState) -> None:
        self.s = s
        self.open: list[int] = [picture_of(s.ground[square]) for square in s.face_up()]
        """The pictures that are face up."""
        left = unknown_tokens(s)
        self.total: float = 0.0
        self.left: list[float] = []
        """The number of unseen tokens of each picture."""
        for picture in range(SPECIAL):
            number = float(left[picture] + left[picture + SPECIAL])
            self.left.append(number)
            self.total += number

    def chance(self, picture: int) -> float:
        """Return the chance that an unseen token shows a picture."""
        return self.left[picture] / self.total if self.total > 0 else 0.0

    def match(self, square: int) -> float:
        """Return the chance that the token on a square matches one that is face up."""
        lies = self.s.ground[square]
        if lies >= 0:
            return 1.0 if picture_of(lies) in self.open else 0.0
        found = 0.0
        for picture in self.open:
            found += self.chance(picture)
        return found

    def reveal_value(self, square: int, others: list[int]) -> float:
        """Return the value of turning up a token when the others can still be chosen."""
        lies = self.s.ground[square]
        value = PAIR * self.match(square)
        if lies < 0:
            for other in others:
                known = self.s.ground[other]
                if known >= 0 and other != square:
                    value += PAIR * self.chance(picture_of(known))
            return value + NEWS
        for other in others:
            known = self.s.ground[other]
            if other != square and known >= 0 and picture_of(known) == picture_of(lies):
                return max(value, PAIR)
        if value == 0.0 and self.is_known_elsewhere(square):
            value -= GIFT
        return value

    def is_known_elsewhere(self, square: int) -> bool:
        """Return whether the match of a token lies covered where everybody has seen it."""
        picture = picture_of(self.s.ground[square])
        for other in self.s.seen:
            if other != square and picture_of(self.s.ground[other]) == picture:
                return True
        return False

    def place_value(self, centre: int) -> float:
        """Return the value of the best two tokens around a square."""
        around = covered_around(self.s, centre)
        best, second = 0.0, 0.0
        for square in around:
            value = self.reveal_value(square, around)
            if value > best:
                best, second = value, best
            else:
                second = max(second, value)
        return best + 0.6 * second + 0.001 * float(len(around))
