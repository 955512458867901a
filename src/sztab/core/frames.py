"""The two kinds of frames that no seat answers: automatic steps and chance."""

from __future__ import annotations

from typing import TypeVar

from sztab.core.action import AUTO, CHANCE
from sztab.core.native import mypyc_attr
from sztab.core.rng import Rng
from sztab.core.state import Frame, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class AutoFrame(Frame[S]):
    """An automatic step of the game, carried out by `run`."""

    def player(self, s: S) -> int:
        """Return AUTO."""
        return AUTO

    def sample_and_apply(self, s: S, rng: Rng) -> int:
        """Run the step as usual; a rollout has nothing to simplify without chance."""
        self.run(s, None)
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceFrame(Frame[S]):
    """A decision of chance; all outcomes are equally likely unless a class says otherwise."""

    def player(self, s: S) -> int:
        """Return CHANCE."""
        return CHANCE
