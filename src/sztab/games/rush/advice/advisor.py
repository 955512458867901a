"""What bots, hints and the table ask: what is worth doing, and why something cannot be done.

Values are rough Medals: what an action should be worth by the end of the game. They serve the
greedy bot, hints, and the search at its root. Nothing here looks at a hidden card, because a view
holds none.
"""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action, Reason
from sztab.core.game import Advisor, plausible
from sztab.games.rush.decision import pending
from sztab.games.rush.refusals import why_not_at
from sztab.games.rush.view import RushView


class RushAdvisor(Advisor[RushView]):
    """Values of choices, choices to think of, and places."""

    def values(self, view: RushView, actions: Sequence[Action]) -> list[float]:
        decision = pending(view.table)
        return [0.0] * len(actions) if decision is None else decision.values(view, actions)

    def tries(self, view: RushView) -> list[Action]:
        return plausible(view, view.table)

    def why_not_at(self, view: RushView, place: str) -> Reason | None:
        return why_not_at(view, place)
