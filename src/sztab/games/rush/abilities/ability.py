"""What all abilities have in common."""

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
    """An action ability. It does what it can; with nothing to do it fizzles [RUSH-091].

    Cards hold effects, and positions hold cards, so this knows neither: abilities are an
    `Effect[RushState, RushView]`.
    """

    kind: ClassVar[str] = ""
    """The word for it in card files and in the keys of its messages."""
    has_value: ClassVar[bool] = False
    """Whether a number is printed with it [CARD-26]."""
    needs_nation: ClassVar[bool] = False
    """Whether its card must have a nation [CARD-29]."""
    expansion: ClassVar[str] = ""
    """The clause that brings it, if only Second Front knows it [CARD-25]."""
    draws: ClassVar[bool] = False
    """Whether it draws cards, which is good to do early in a turn."""
    owned: ClassVar[float] = 0.2
    """What the greedy bot thinks it is worth on a card of a deck, in Medals."""

    def __init__(self, value: int) -> None:
        self.value: i64 = value

    def resolve(self, s: S, card: i64, log: Log | None) -> None:
        """Carry the ability of the played card out, or push the decision it needs."""
        raise NotImplementedError  # this is what abilities differ in

    def can_resolve(self, s: S) -> bool:
        """Return whether the card may be activated for it at all."""
        return True

    def value_now(self, view: V) -> float:
        """Return what the greedy bot thinks of using it now, in Medals."""
        return 0.0

    def value_owned(self) -> float:
        """Return that worth; for some it depends on the printed number."""
        return self.owned


AnyEffect = Effect[Any, Any]
"""Some ability, for callers that know nothing of it."""


def check_effect(effect: type[AnyEffect], known: Sequence[type[AnyEffect]]) -> None:
    """Refuse an effect of house rules that cards cannot name; HouseError says why."""
    if not issubclass(effect, Effect):
        raise HouseError(Message("house-no-effect", {"effect": repr(effect)}))
    if not effect.kind:
        raise HouseError(Message("house-kind-missing", {"effect": effect.__name__}))
    if effect.kind in [one.kind for one in known]:
        raise HouseError(Message("house-kind-taken", {"kind": repr(effect.kind)}))
