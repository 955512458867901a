"""How an attack goes: the part of the rules that the two ways to attack have in common."""

from __future__ import annotations

from typing import Generic, TypeVar

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.state import State

S = TypeVar("S", bound=State)


class Assault(Generic[S]):
    """A way to attack. Rules hold one of them; Phase II asks it what can be done."""

    def openers(self, s: S) -> list[int]:
        """List the cards with which an attack can begin now."""
        raise NotImplementedError

    def begin(self, s: S, piece: i64, log: Log | None) -> None:
        """Begin an attack with the card."""
        raise NotImplementedError

    def why_not(self, s: S, piece: int) -> Reason | None:
        """Return why no attack can begin with the card."""
        raise NotImplementedError

    def why_first(self) -> Reason:
        """Return what is chosen before a target."""
        raise NotImplementedError

    def promising(self, s: S) -> Action:
        """Return an attack that destroys something, for a rollout; NONE if none is seen."""
        raise NotImplementedError

    def value(self, s: S, piece: i64) -> float:
        """Return what the greedy bot thinks of an attack that begins with the card."""
        raise NotImplementedError

    def hit_value(self, s: S, target: int, card: i64) -> float:
        """Return what the greedy bot thinks of attacking a defender with the vehicle."""
        raise NotImplementedError
