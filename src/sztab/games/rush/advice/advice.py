"""What bots, hints and the table ask: what is worth doing, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action, Reason
from sztab.core.game import Advice, plausible
from sztab.games.rush.advice.advisor import advise
from sztab.games.rush.pointing import why_not_at
from sztab.games.rush.view import RushView


class RushAdvice(Advice[RushView]):
    """Values of choices, choices to think of, and places."""

    def values(self, view: RushView, actions: Sequence[Action]) -> list[float]:
        return advise(view, actions)

    def tries(self, view: RushView) -> list[Action]:
        return plausible(view, view.table)

    def why_not_at(self, view: RushView, place: str) -> Reason | None:
        return why_not_at(view, place)
