"""What bots, hints and the table ask: what is worth doing, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action, Reason
from sztab.core.game import Advisor, plausible
from sztab.games.warsaw.decision import decision_of
from sztab.games.warsaw.refusals import why_not_at
from sztab.games.warsaw.view import WarsawView


class WarsawAdvisor(Advisor[WarsawView]):
    """Values of choices, choices to think of, and places.

    An action is carried through on a copy of what the seat can see, with the best answers to all
    that it asks, and the position that follows is judged. Values are victory points to expect, own
    less enemy. They serve the greedy bot, hints, and the search at its root.
    """

    def values(self, view: WarsawView, actions: Sequence[Action]) -> list[float]:
        return decision_of(view.table).values(view, list(actions))

    def tries(self, view: WarsawView) -> list[Action]:
        return plausible(view, view.table)

    def why_not_at(self, view: WarsawView, place: str) -> Reason | None:
        return why_not_at(view, place)
