"""The base class of all abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from sztab.core.action import Message
from sztab.core.event import Log
from sztab.core.house import HouseError
from sztab.core.native import i64, mypyc_attr
from sztab.core.state import State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S, V]):
    """An action ability. It does as much as possible; with nothing to do it fizzles [RUSH-091].

    Cards hold effects, and positions hold cards, so this module can import neither. Abilities
    subclass `Effect[RushState, RushView]`.
    """

    kind: ClassVar[str] = ""
    """The name of the ability in card files and message keys."""
    has_value: ClassVar[bool] = False
    """Whether it has a printed number [CARD-26]."""
    needs_nation: ClassVar[bool] = False
    """Whether its card must have a nation [CARD-29]."""
    expansion: ClassVar[str] = ""
    """The clause that introduces it, if it belongs to Second Front [CARD-25]."""
    draws: ClassVar[bool] = False
    """Whether it draws cards, which is best done early in a turn."""
    owned: ClassVar[float] = 0.2
    """Value for the greedy bot on a card in a deck, in Medals."""

    def __init__(self, value: int) -> None:
        self.value: i64 = value

    def resolve(self, s: S, card: i64, log: Log | None) -> None:
        """Carry out the ability of the played card, or push the decision that it needs."""
        raise NotImplementedError  # each ability defines it

    def can_resolve(self, s: S) -> bool:
        """Return whether a card with this ability may be activated at all."""
        return True

    def value_now(self, view: V) -> float:
        """Return the value for the greedy bot of using it now, in Medals."""
        return 0.0

    def value_owned(self) -> float:
        """Return the value on a card in a deck, which may depend on the printed number."""
        return self.owned


AnyEffect = Effect[Any, Any]
"""Any ability, for callers that do not depend on its types."""


def check_effect(effect: type[AnyEffect], known: Sequence[type[AnyEffect]]) -> None:
    """Refuse an effect of house rules that cards cannot have; HouseError says why."""
    if not issubclass(effect, Effect):
        raise HouseError(Message("house-no-effect", {"effect": repr(effect)}))
    if not effect.kind:
        raise HouseError(Message("house-kind-missing", {"effect": effect.__name__}))
    if effect.kind in [one.kind for one in known]:
        raise HouseError(Message("house-kind-taken", {"kind": repr(effect.kind)}))
