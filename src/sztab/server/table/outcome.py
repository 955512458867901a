"""How a game at a table ended: by its rules, or because somebody gave up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

How = Literal["finished", "resigned", "time"]
"""By the rules, because all but one side gave up, or because their time ran out."""

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.core.state import State


class Outcome:
    """The points of each seat, the seats that won, and how it came to that."""

    __slots__ = ("how", "scores", "winners")

    def __init__(self, how: How, scores: list[float], winners: list[int]) -> None:
        self.how = how
        self.scores = scores
        self.winners = winners


def conclude(state: State, out: Sequence[bool], how: How) -> Outcome:
    """Return the outcome: who gave up or ran out of time cannot win.

    If the game was played to its end, its winners have won, unless all of them are out: then the
    best of the others. If it ended because only one side was left, who is left of it has won.
    """
    scores = state.scores()
    staying = [seat for seat in range(len(scores)) if not out[seat]]
    if how == "finished":
        returns = state.returns()
        winners = [seat for seat in staying if returns[seat] > 0]
        if not winners and any(out) and staying:
            best = max(scores[seat] for seat in staying)
            winners = [seat for seat in staying if scores[seat] == best]
        return Outcome(how, scores, winners)
    return Outcome(how, scores, staying)
