"""Advice for bots, hints and the table: how good actions are, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action, Reason
from sztab.core.game import Advisor, plausible
from sztab.games.warsaw.decision import decision_of
from sztab.games.warsaw.refusals import why_not_at
from sztab.games.warsaw.view import WarsawView


class WarsawAdvisor(Advisor[WarsawView]):
    """The values of actions, plausible actions, and reasons why a place cannot be chosen.

    An action is played out on a copy of the view's table, with the best answers to all decisions
    that follow from it, and the resulting position is evaluated. Values are expected victory
    points, minus the enemy's. The greedy bot, hints and the root of the tree search use them.
    """

    def values(self, view: WarsawView, actions: Sequence[Action]) -> list[float]:
        return decision_of(view.table).values(view, list(actions))

    def tries(self, view: WarsawView) -> list[Action]:
        return plausible(view, view.table)

    def why_not_at(self, view: WarsawView, place: str) -> Reason | None:
        return why_not_at(view, place)
