"""How balanced the cards are: how often the seats that were dealt a card won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sztab.lab.plan import HOLDS

if TYPE_CHECKING:
    from sztab.lab.report import Report
    from sztab.lab.statistics import Share


@dataclass(frozen=True)
class CardLine:
    """The results of the seats that were dealt a card."""

    card: str
    wins: Share


@dataclass(frozen=True)
class CardBalance:
    """The results of all cards that were dealt, the most successful first."""

    cards: tuple[CardLine, ...]

    def outside(self, low: float, high: float) -> list[str]:
        """Return the cards whose rate of wins is not within these bounds."""
        return [line.card for line in self.cards if not low <= line.wins.value <= high]


def balance_of(report: Report) -> CardBalance:
    """Return the results by card. Simulate equal bots, or the better bot's cards look better."""
    dealt = [line for line in report.moves if line.move.startswith(HOLDS)]
    return CardBalance(tuple(CardLine(line.move.removeprefix(HOLDS), line.wins) for line in dealt))
