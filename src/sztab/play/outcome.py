"""The outcome of a game: by its rules, by resignation, or on time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from sztab.core.action import OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.core.state import State

How = Literal["finished", "resigned", "time"]
"""By the rules, because all but one side resigned, or because their time ran out."""


class Outcome(NamedTuple):
    """How a game ended, the points of each seat, and the seats that won."""

    how: How
    scores: tuple[float, ...]
    winners: tuple[int, ...]


def outcome_of(state: State) -> Outcome | None:
    """Return the outcome of a finished game, or None if it goes on."""
    if state.to_move() != OVER:
        return None
    return conclude(state, [False] * state.seats(), "finished")


def conclude(state: State, out: Sequence[bool], how: How) -> Outcome:
    """Return the outcome where seats that are out (resigned, or out of time) cannot win.

    If the game was finished, its winners have won, unless all of them are out: then the best of the
    other seats. If it ended because only one side was left, the remaining seats of that side have
    won.
    """
    scores = tuple(state.scores())
    staying = tuple(seat for seat in range(len(scores)) if not out[seat])
    if how != "finished":
        return Outcome(how, scores, staying)
    returns = state.returns()
    winners = tuple(seat for seat in staying if returns[seat] > 0)
    if not winners and any(out) and staying:
        best = max(scores[seat] for seat in staying)
        winners = tuple(seat for seat in staying if scores[seat] == best)
    return Outcome(how, scores, winners)


def shares_of(state: State) -> tuple[float, ...]:
    """Return each side's share of a finished game: 1, or less if it is tied."""
    returns = state.returns()
    sides = [state.side(seat) for seat in range(state.seats())]
    won: dict[int, float] = {}
    for side, share in zip(sides, returns, strict=True):
        won[side] = won.get(side, 0.0) + share
    return tuple(won[side] for side in sides)
