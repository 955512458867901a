"""Chance dealt from a seed; it depends only on the seed and the number of plies so far.

So a saved and reloaded game goes on as if it had never been interrupted, an undo does not
reshuffle, and anybody who knows the seed can verify every card and die.
"""

from __future__ import annotations

from sztab.core.action import CHANCE, Action
from sztab.core.event import Log
from sztab.core.rng import Rng
from sztab.core.state import State


def deal(state: State, seed: int, plies: int, log: Log | None) -> tuple[Action, ...]:
    """Resolve chance frames until a seat has to decide; return their outcomes."""
    if state.to_move() != CHANCE:
        return ()
    rng = Rng(f"{seed}/{plies}")
    dealt: list[Action] = []
    while state.to_move() == CHANCE:
        action = state.sample(rng)
        state.apply(action, log)
        dealt.append(action)
    return tuple(dealt)
