"""The interface of the two ways to attack: attackers named in advance, or fights."""

from __future__ import annotations

from typing import Generic, TypeVar

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.state import State

S = TypeVar("S", bound=State)


class Assault(Generic[S]):
    """A way to attack. Rules hold one of them; Phase II calls it for the possible attacks."""

    def openers(self, s: S) -> list[int]:
        """List the cards that can begin an attack now."""
        raise NotImplementedError

    def begin(self, s: S, piece: i64, log: Log | None) -> None:
        """Begin an attack with the card."""
        raise NotImplementedError

    def why_not(self, s: S, piece: int) -> Reason | None:
        """Return why the card cannot begin an attack."""
        raise NotImplementedError

    def why_first(self) -> Reason:
        """Return why a target cannot be chosen yet."""
        raise NotImplementedError

    def promising(self, s: S) -> Action:
        """Return an attack that destroys something, for a rollout; NONE if none is obvious."""
        raise NotImplementedError

    def value(self, s: S, piece: i64) -> float:
        """Return the value for the greedy bot of an attack that begins with the card."""
        raise NotImplementedError

    def hit_value(self, s: S, target: int, card: i64) -> float:
        """Return the value for the greedy bot of attacking a defender with the vehicle."""
        raise NotImplementedError
