"""What bots, hints and the table ask: what is worth doing, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action, Reason
from sztab.core.game import Advisor, plausible
from sztab.games.battlegrounds.decision import decision_on
from sztab.games.battlegrounds.refusals import why_not_at
from sztab.games.battlegrounds.view import BattlegroundsView


class BattlegroundsAdvisor(Advisor[BattlegroundsView]):
    """Values of choices, choices to think of, and places."""

    def values(self, view: BattlegroundsView, actions: Sequence[Action]) -> list[float]:
        return decision_on(view.table).values(view, list(actions))

    def tries(self, view: BattlegroundsView) -> list[Action]:
        return plausible(view, view.table)

    def why_not_at(self, view: BattlegroundsView, place: str) -> Reason | None:
        return why_not_at(view, place)
