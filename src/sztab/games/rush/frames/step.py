"""What nobody decides: the automatic parts of a turn or a play."""

from __future__ import annotations

from sztab.core.action import AUTO
from sztab.core.rng import Rng
from sztab.core.state import Frame
from sztab.games.rush.state import RushState


class Step(Frame[RushState]):
    """An automatic part of a turn."""

    def player(self, s: RushState) -> int:
        """Nobody decides."""
        return AUTO

    def roll(self, s: RushState, rng: Rng) -> int:
        """A step without chance is the same in a rollout."""
        self.run(s, None)
        return 0
