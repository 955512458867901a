"""Advice for bots, hints and the table: how good actions are, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action, Reason
from sztab.core.game import Advisor, plausible
from sztab.games.battlegrounds.decision import decision_on
from sztab.games.battlegrounds.refusals import why_not_at
from sztab.games.battlegrounds.view import BattlegroundsView


class BattlegroundsAdvisor(Advisor[BattlegroundsView]):
    """The values of actions, plausible actions, and reasons why a place cannot be chosen."""

    def values(self, view: BattlegroundsView, actions: Sequence[Action]) -> list[float]:
        return decision_on(view.table).values(view, list(actions))

    def tries(self, view: BattlegroundsView) -> list[Action]:
        return plausible(view, view.table)

    def why_not_at(self, view: BattlegroundsView, place: str) -> Reason | None:
        return why_not_at(view, place)
