"""Reinforcements: draw cards."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.chance import begin_draw
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView


class Reinforcements(Effect[RushState, RushView]):
    """[RUSH-097] [RUSH-098] Draw cards from their Garage into the hand."""

    kind: ClassVar[str] = "reinforcements"
    has_value: ClassVar[bool] = True
    draws: ClassVar[bool] = True

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        begin_draw(s, s.active, self.value, log)

    def value_owned(self) -> float:
        return 0.9 * float(self.value)

    def value_now(self, view: RushView) -> float:
        return 3.0 + float(self.value)  # first of all, because more cards give more choice
