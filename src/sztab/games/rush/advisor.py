"""placeholder"""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action
from sztab.games.rush.view import RushView


def advise(view: RushView, actions: Sequence[Action]) -> list[float]:
    return [0.0 for _ in actions]
