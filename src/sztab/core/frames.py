"""Two kinds of frames that every game has: what nobody decides, and what chance decides."""

from __future__ import annotations

from typing import TypeVar

from sztab.core.action import AUTO, CHANCE
from sztab.core.native import mypyc_attr
from sztab.core.rng import Rng
from sztab.core.state import Frame, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class AutoFrame(Frame[S]):
    """An automatic part of the game: `run` carries it out."""

    def player(self, s: S) -> int:
        """Nobody decides."""
        return AUTO

    def sample_and_apply(self, s: S, rng: Rng) -> int:
        """A step without chance is the same in a rollout."""
        self.run(s, None)
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceFrame(Frame[S]):
    """Something that chance decides, each outcome as likely as the others unless it says so."""

    def player(self, s: S) -> int:
        """Chance decides."""
        return CHANCE
