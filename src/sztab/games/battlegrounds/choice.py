"""A decision of the player on turn: the base of such frames."""

from __future__ import annotations

from typing import Final

from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.battlegrounds.board import COLOUR_NAMES, OFF
from sztab.games.battlegrounds.state import BattlegroundsState

NO_TANKS: Final = "there are no tanks in this variant"
NOT_COVERED: Final = "tokens are turned up in another variant"


class Choice(Frame[BattlegroundsState]):
    """What the player on turn decides."""

    def player(self, s: BattlegroundsState) -> int:
        """The player on turn decides."""
        return s.active


def tank_flaw(s: BattlegroundsState, colour: i64) -> str:
    """Return why a tank is not the one to act; empty if it is."""
    if s.rules.covered:
        return NO_TANKS
    if s.pawns[colour] == OFF:
        return f"the {COLOUR_NAMES[colour]} tank is not on the board"
    if s.rules.owners[colour] != s.active:
        return f"the {COLOUR_NAMES[colour]} tank is not on turn"
    return ""
