"""Chance, dealt from a seed: it depends on the number of plies so far and on nothing else.

So a game that is saved, loaded and played on goes the same way as one that was never interrupted,
an undo does not reshuffle, and anybody who knows the seed can check every card and die.
"""

from __future__ import annotations

from sztab.core.action import CHANCE, Action
from sztab.core.event import Log
from sztab.core.rng import Rng
from sztab.core.state import State


def deal(state: State, seed: int, plies: int, log: Log | None) -> tuple[Action, ...]:
    """Let chance decide until a seat has to, from this number of plies on; return what it did."""
    if state.to_move() != CHANCE:
        return ()
    rng = Rng(f"{seed}/{plies}")
    dealt: list[Action] = []
    while state.to_move() == CHANCE:
        action = state.sample(rng)
        state.apply(action, log)
        dealt.append(action)
    return tuple(dealt)
