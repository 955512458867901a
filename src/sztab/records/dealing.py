"""How chance is dealt from a seed: by the number of plies so far, and by nothing else.

So a game that is saved, loaded and played on goes the same way as one that was never interrupted,
taking a move back does not shuffle anew, and whoever knows the seed can check every card and die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import CHANCE
from sztab.core.rng import Rng

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.event import Log
    from sztab.core.state import State


def deal(state: State, seed: int, plies: int, log: Log | None) -> list[Action]:
    """Let chance decide as long as it is its turn, after so many plies; return what it did."""
    dealt: list[Action] = []
    if state.to_move() != CHANCE:
        return dealt
    rng = Rng(f"{seed}/{plies}")
    while state.to_move() == CHANCE:
        action = state.sample(rng)
        state.apply(action, log)
        dealt.append(action)
    return dealt
