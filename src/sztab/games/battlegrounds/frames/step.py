"""What nobody decides, and what chance decides: the bases of such frames."""

from __future__ import annotations

from sztab.core.action import AUTO, CHANCE, Action, Reason
from sztab.core.rng import Rng
from sztab.core.state import Frame
from sztab.games.battlegrounds.state import BattlegroundsState


class Step(Frame[BattlegroundsState]):
    """An automatic part of the game."""

    def player(self, s: BattlegroundsState) -> int:
        """Nobody decides."""
        return AUTO

    def roll(self, s: BattlegroundsState, rng: Rng) -> int:
        """A step without chance is the same in a rollout."""
        self.run(s, None)
        return 0


class Lots(Frame[BattlegroundsState]):
    """Something that chance decides."""

    def player(self, s: BattlegroundsState) -> int:
        """Chance decides."""
        return CHANCE

    def complaint(self, s: BattlegroundsState) -> Reason:
        """Return what is to be decided."""
        raise NotImplementedError  # each decision of chance has its own clause

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """Only an outcome."""
        return None if a in self.legal_actions(s) else self.complaint(s)


class Choice(Frame[BattlegroundsState]):
    """A decision of the player on turn that offers a plain list."""

    def player(self, s: BattlegroundsState) -> int:
        """The player on turn decides."""
        return s.active
