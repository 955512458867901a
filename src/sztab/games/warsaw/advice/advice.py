"""What bots, hints and the table ask: what is worth doing, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action, Reason
from sztab.core.game import Advice, plausible
from sztab.games.warsaw.advice.advisor import advise
from sztab.games.warsaw.pointing import why_not_at
from sztab.games.warsaw.view import WarsawView


class WarsawAdvice(Advice[WarsawView]):
    """Values of choices, choices to think of, and places."""

    def values(self, view: WarsawView, actions: Sequence[Action]) -> list[float]:
        return advise(view, actions)

    def tries(self, view: WarsawView) -> list[Action]:
        return plausible(view, view.table)

    def why_not_at(self, view: WarsawView, place: str) -> Reason | None:
        return why_not_at(view, place)
