"""Reinforcements: draw cards."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.chance import begin_draw
from sztab.games.rush.state import RushState


class Reinforcements(Effect):
    """[RUSH-097] [RUSH-098] Draw cards from the own Garage into the hand."""

    kind: ClassVar[str] = "reinforcements"
    has_value: ClassVar[bool] = True

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """Draw as many as printed."""
        begin_draw(s, s.active, self.value, log)

    def value_owned(self) -> float:
        """Return what it is worth on a card of a deck."""
        return 0.9 * float(self.value)
