"""Shares with confidence intervals, means and standard deviations."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

Z95: Final = 1.959963984540054
"""The normal quantile that leaves 2.5 % on each side."""


@dataclass(frozen=True)
class Share:
    """A share with its 95 % confidence interval; a shared win counts as a fraction."""

    hits: float
    of: int

    @property
    def value(self) -> float:
        """The observed share."""
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson score interval."""
        return wilson(self.hits, self.of)


def wilson(hits: float, of: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a share; 0 to 1 without observations."""
    if of <= 0:
        return 0.0, 1.0
    share = hits / of
    weight = Z95 * Z95 / of
    centre = (share + weight / 2) / (1 + weight)
    half = Z95 * sqrt(share * (1 - share) / of + weight / (4 * of)) / (1 + weight)
    return max(0.0, centre - half), min(1.0, centre + half)


def mean(values: Sequence[float]) -> float:
    """Return the mean; 0 without values."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """Return the standard deviation of a sample; 0 with fewer than two values."""
    if len(values) <= 1:
        return 0.0
    centre = mean(values)
    return sqrt(sum((value - centre) ** 2 for value in values) / (len(values) - 1))
