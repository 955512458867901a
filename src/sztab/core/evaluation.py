"""Evaluation of a position before its game is over."""

from __future__ import annotations

from typing import Generic, TypeVar

from sztab.core.native import mypyc_attr
from sztab.core.rng import Rng
from sztab.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """Estimates a result. Rules hold one, so that a state need not import its evaluation."""

    def evaluate(self, s: S, rng: Rng) -> tuple[list[float], list[float]]:
        """Return the expected scores and returns. The position must not be used afterwards."""
        s.rollout(rng)
        return s.outcome()
