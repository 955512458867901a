"""Advice for bots, hints and the table: values of actions, and reasons why they are not possible.

Values are in Medals: roughly what an action gains by the end of the game. The greedy bot, hints
and the root of the search use them. Nothing here depends on hidden cards, because a view has none.
"""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action, Reason
from sztab.core.game import Advisor, plausible
from sztab.games.rush.decision import pending
from sztab.games.rush.refusals import why_not_at
from sztab.games.rush.view import RushView


class RushAdvisor(Advisor[RushView]):
    """Values of actions, plausible actions, and refusals by place."""

    def values(self, view: RushView, actions: Sequence[Action]) -> list[float]:
        decision = pending(view.table)
        return [0.0] * len(actions) if decision is None else decision.values(view, actions)

    def tries(self, view: RushView) -> list[Action]:
        return plausible(view, view.table)

    def why_not_at(self, view: RushView, place: str) -> Reason | None:
        return why_not_at(view, place)
