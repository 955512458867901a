"""The base class of bonuses: one-shot actions, upgrades, and pairing by hand."""

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
"""The value of laying upgrades and pairs, which comes before anything else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """[BG-002] [BG-049] The effect of an icon, or another additional action."""

    kind: ClassVar[str] = ""
    """Its icon's name in component files and message keys; empty if it needs no icon."""
    mark: ClassVar[str] = PERMANENT
    """The purpose of the icon [BG-004]."""
    tokens: ClassVar[int] = 2
    """How many special tokens show the icon, as printed."""
    verb: ClassVar[Verb | None] = None
    """The verb of its additional action, if it has one [BG-049]."""
    value_ready: ClassVar[float] = 0.0
    """The value of a ready pair to bots, in points."""
    value_fitted: ClassVar[float] = 0.0
    """The value of the upgrade on a card to bots, in points."""
    urgency: ClassVar[float] = 0.0
    """The weight of its additional action in rollouts."""

    def can_use(self, s: S) -> bool:
        """Return whether the player on turn, who has it ready, can take its additional action."""
        return False

    def add_uses(self, s: S, icon: i64, found: list[Action]) -> None:
        """Add its legal additional actions."""

    def add_plausible(self, s: S, icon: i64, found: list[Action]) -> None:
        """Add its plausible additional actions, allowed or not."""

    def apply(self, s: S, a: Action, log: Log | None) -> None:
        """Carry out its additional action; the frame that follows is already on the stack."""
        raise NotImplementedError  # only for effects with an additional action

    def why_not(self, s: S, a: Action) -> Reason | None:
        """Return why its additional action is not allowed, or None if it is."""
        raise NotImplementedError  # only for effects with an additional action

    def why_not_now(self, s: S, icon: i64) -> Reason | None:
        """Return why a ready pair that a player points at cannot be used now."""
        return None

    def value_now(self, s: S, a: Action, now: float) -> float:
        """Return the value of its additional action; `now` is the value of the position."""
        return now
