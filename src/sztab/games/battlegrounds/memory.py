"""Family: where pairs can be found, by what lies open and what the view remembers."""

from __future__ import annotations

from typing import Final

from sztab.core.native import i64
from sztab.games.battlegrounds.board import DIRECTIONS, OFF, far
from sztab.games.battlegrounds.cards import SPECIAL, picture_of
from sztab.games.battlegrounds.pairs import unknown_tokens
from sztab.games.battlegrounds.state import BattlegroundsState

PAIR: Final = 3.0
"""A pair is two points and one more turn."""
NEWS: Final = 0.05
"""What it is worth to see a token for the first time."""
GIFT: Final = 0.6
"""What it costs to leave a token face up whose equal everybody knows."""


def covered_around(s: BattlegroundsState, centre: i64) -> list[int]:
    """[BG-197] [BG-198] List the squares that touch one and have a token to turn up."""
    found: list[int] = []
    for direction in range(DIRECTIONS):
        square = far(centre, direction, 1)
        if square != OFF and s.is_covered(square):
            found.append(square)
    return found


class PairSearch:
    """What is known about the tokens of a Family table."""

    def __init__(self, s: BattlegroundsState) -> None:
        self.s = s
        self.open: list[int] = [picture_of(s.ground[square]) for square in s.face_up()]
        """Pictures that lie face up."""
        left = unknown_tokens(s)
        self.total: float = 0.0
        self.left: list[float] = []
        """Tokens of each picture that nobody has seen."""
        for picture in range(SPECIAL):
            number = float(left[picture] + left[picture + SPECIAL])
            self.left.append(number)
            self.total += number

    def chance(self, picture: int) -> float:
        """Return how likely a token that nobody has seen shows a picture."""
        return self.left[picture] / self.total if self.total > 0 else 0.0

    def match(self, square: int) -> float:
        """Return how likely the token on a square makes a pair with one that lies face up."""
        lies = self.s.ground[square]
        if lies >= 0:
            return 1.0 if picture_of(lies) in self.open else 0.0
        found = 0.0
        for picture in self.open:
            found += self.chance(picture)
        return found

    def reveal_value(self, square: int, others: list[int]) -> float:
        """Return what it promises to turn up a token, with the others still to choose from."""
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
        """Return whether the equal of a token lies covered where everybody has seen it."""
        picture = picture_of(self.s.ground[square])
        for other in self.s.seen:
            if other != square and picture_of(self.s.ground[other]) == picture:
                return True
        return False

    def place_value(self, centre: int) -> float:
        """Return what the best two tokens around a square promise."""
        around = covered_around(self.s, centre)
        best, second = 0.0, 0.0
        for square in around:
            value = self.reveal_value(square, around)
            if value > best:
                best, second = value, best
            else:
                second = max(second, value)
        return best + 0.6 * second + 0.001 * float(len(around))
