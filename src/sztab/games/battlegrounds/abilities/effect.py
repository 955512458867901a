"""What all bonuses have in common: one-shot actions, upgrades, and pairing by hand."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb
from sztab.core.event import Log
from sztab.core.native import i64, mypyc_attr
from sztab.core.state import State

S = TypeVar("S", bound=State)

ACTION: Final = "one-shot action"
PERMANENT: Final = "permanent upgrade"
ONCE: Final = "one-shot upgrade"
AT_ONCE: Final = 50.0
"""Upgrades and pairs are laid before anything else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """[BG-002] [BG-049] What an icon is good for, or another additional action."""

    kind: ClassVar[str] = ""
    """The icon, as component files and the keys of messages name it; empty if it needs none."""
    mark: ClassVar[str] = PERMANENT
    """What the icon is for [BG-004]."""
    tokens: ClassVar[int] = 2
    """How many special tokens have the icon, as printed."""
    verb: ClassVar[Verb | None] = None
    """The verb of its additional action, if that is how it is used [BG-049]."""
    value_ready: ClassVar[float] = 0.0
    """What bots think that a pair is worth while it can be used, in points."""
    value_fitted: ClassVar[float] = 0.0
    """What bots think that an upgrade is worth on a card."""
    urgency: ClassVar[float] = 0.0
    """What its additional action promises in rollouts."""

    def can_use(self, s: S) -> bool:
        """Return whether the player on turn, who has it ready, can take its additional action."""
        return False

    def add_uses(self, s: S, icon: i64, found: list[Action]) -> None:
        """Add its additional actions, as far as they are possible."""

    def add_plausible(self, s: S, icon: i64, found: list[Action]) -> None:
        """Add what the player on turn may think of, allowed or not."""

    def apply(self, s: S, a: Action, log: Log | None) -> None:
        """Carry out its additional action; what comes after it already waits."""
        raise NotImplementedError  # not every bonus has one

    def why_not(self, s: S, a: Action) -> Reason | None:
        """Return why its additional action is not possible, or None if it is."""
        raise NotImplementedError  # not every bonus has one

    def why_not_now(self, s: S, icon: i64) -> Reason | None:
        """Return why a ready pair that is pointed at cannot be used now."""
        return None

    def value_now(self, s: S, a: Action, now: float) -> float:
        """Return what its additional action is worth; `now` is the worth of the position."""
        return now
