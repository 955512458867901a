"""A decision of the player on turn: the base of such frames."""

from __future__ import annotations

from sztab.core.state import Frame
from sztab.games.battlegrounds.state import BattlegroundsState


class Choice(Frame[BattlegroundsState]):
    """What the player on turn decides."""

    def player(self, s: BattlegroundsState) -> int:
        """The player on turn decides."""
        return s.active
