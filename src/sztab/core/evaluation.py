"""Judging a position before its game is over."""

from __future__ import annotations

from typing import Generic, TypeVar

from sztab.core.native import mypyc_attr
from sztab.core.rng import Rng
from sztab.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """What a position promises. Rules hold one, so that a state need not import its judges."""

    def evaluate(self, s: S, rng: Rng) -> tuple[list[float], list[float]]:
        """Return the scores and returns that may be expected; the position is used up."""
        s.rollout(rng)
        return s.outcome()
