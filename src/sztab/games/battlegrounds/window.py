"""A window of a turn: what it is for, and the additional actions that may come in between."""

from __future__ import annotations

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.games.battlegrounds import actions
from sztab.games.battlegrounds.additional import (
    is_additional,
    take_additional,
    why_not_additional,
)
from sztab.games.battlegrounds.candidates import add_bonus
from sztab.games.battlegrounds.choice import NO_TANKS, Choice
from sztab.games.battlegrounds.state import BattlegroundsState


class Window(Choice):
    """A decision in which additional actions are possible, too [BG-050]."""

    def after_additional(self, s: BattlegroundsState) -> None:
        """Push what is asked after an additional action: the same again."""
        s.stack.append(self)

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """Carry out what the window is for."""
        raise NotImplementedError  # each window is for something else

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """Return why an action that is not an additional one is not allowed."""
        raise NotImplementedError  # each window is for something else

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """Carry out an answer."""
        if is_additional(a):
            self.after_additional(s)
            take_additional(s, a, log)
        else:
            self.main_apply(s, a, log)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """Return why the answer is not allowed, or None if it is."""
        if is_additional(a):
            return why_not_additional(s, a)
        return self.main_why_not(s, a)

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-047] [BG-050] The bonuses, what the window itself offers, or the end of the turn."""
        found = [actions.EXTRA_TANK.of(), actions.EXTRA_TURN.of(), actions.END.of()]
        self.add_thoughts(s, found)
        add_bonus(s, found)
        return found

    def add_thoughts(self, s: BattlegroundsState, found: list[Action]) -> None:
        """Add what this window is about, allowed or not."""

    def flaw(self, s: BattlegroundsState) -> str:
        """Tanks belong to the other variants."""
        return NO_TANKS if s.rules.covered else ""
