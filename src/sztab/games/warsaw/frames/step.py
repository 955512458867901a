"""What nobody decides: the automatic parts of a round or an action."""

from __future__ import annotations

from sztab.core.action import AUTO
from sztab.core.rng import Rng
from sztab.core.state import Frame
from sztab.games.warsaw.state import WarsawState


class Step(Frame[WarsawState]):
    """An automatic part of a round."""

    def player(self, s: WarsawState) -> int:
        """Nobody decides."""
        return AUTO

    def roll(self, s: WarsawState, rng: Rng) -> int:
        """A step without chance is the same in a rollout."""
        self.run(s, None)
        return 0
