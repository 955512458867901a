"""The results of a run by engine."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from bench.measure import Best, Sample, best_of

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(slots=True)
class Result:
    """The figures of one engine, or the reasons why some are missing."""

    name: str
    label: str
    trouble: str = ""
    """Why there are no figures: "not installed" or "failed: ..."."""
    hello: dict[str, Any] = field(default_factory=dict)
    samples: dict[str, list[Sample]] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)
    """Why a quantity has no figure, by quantity."""

    def best(self, quantity: str) -> Best | None:
        """Return the best sample of one quantity, or None."""
        if quantity in self.failures or not self.samples.get(quantity):
            return None
        return best_of(self.samples[quantity])

    def rate(self, quantity: str) -> float | None:
        """Return events per second, or None if not measured."""
        best = self.best(quantity)
        return best.rate if best else None

    def raw(self) -> dict[str, Any]:
        """Return everything as plain data."""
        best = {quantity: self.best(quantity) for quantity in self.samples}
        return {
            **asdict(self),
            "best": {quantity: asdict(found) for quantity, found in best.items() if found},
        }


def by_name(results: Iterable[Result]) -> dict[str, Result]:
    """Index results by the name of their engine."""
    return {result.name: result for result in results}


def ratio(above: float | None, below: float | None) -> float | None:
    """Return a quotient, or None if a value is unknown."""
    if above is None or not below:
        return None
    return above / below
