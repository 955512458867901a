"""Scouting: a new Reserve."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.event import Log
from sztab.core.native import extend, i64, vec
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.chance import begin_deal
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView


class Scouting(Effect[RushState, RushView]):
    """[RUSH-106] [RUSH-107] The whole Reserve is discarded, and a new one is dealt."""

    kind: ClassVar[str] = "scouting"

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """The discarded cards take part if the deck runs out [RUSH-108]."""
        s.discard = extend(s.discard, s.reserve)
        s.reserve = vec[i64]()
        begin_deal(s, s.rules.reserve_size, log)

    def value_now(self, view: RushView) -> float:
        return 0.1
