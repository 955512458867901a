"""What all abilities have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.core.house import HouseError
from sztab.core.native import i64, mypyc_attr
from sztab.games.rush import actions
from sztab.games.rush.state import RushState


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """An action ability. It does what it can; with nothing to do it fizzles [RUSH-091]."""

    kind: ClassVar[str] = ""
    """The word for it in card files and in the keys of its messages."""
    has_value: ClassVar[bool] = False
    """Whether a number is printed with it [CARD-26]."""
    needs_nation: ClassVar[bool] = False
    """Whether its card must have a nation [CARD-29]."""
    in_expansion: ClassVar[bool] = False
    """Whether only Second Front knows it [CARD-25]."""

    def __init__(self, value: int) -> None:
        self.value: i64 = value

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """Carry the ability of the played card out, or push the decision it needs."""
        raise NotImplementedError  # this is what abilities differ in

    def can_resolve(self, s: RushState) -> bool:
        """Return whether the card may be activated for it at all."""
        return True

    def value_owned(self) -> float:
        """Return what the greedy bot thinks it is worth on a card of a deck, in Medals."""
        return 0.2


def check_effect(effect: type[Effect], known: Sequence[type[Effect]]) -> None:
    """Refuse an effect of house rules that cards cannot name; HouseError says why."""
    if not issubclass(effect, Effect):
        raise HouseError(f"{effect!r} stands among the effects, but is no class of Effect.")
    if not effect.kind:
        raise HouseError(f"The effect {effect.__name__} has no kind, the word in card files.")
    if effect.kind in [one.kind for one in known]:
        raise HouseError(f"There is an effect {effect.kind!r} already; choose another kind.")


IN_ORDER: Final = ("siege", "research", "dismantle")
"""Verbs that carry out an ability: they follow each other as printed [RUSH-088]."""
PLAYS: Final = ("buy", "activate", "defend", "attack")
"""What begins to play a card [RUSH-051]."""


def unfinished(s: RushState, a: Action, otherwise: Reason) -> Reason:
    """[RUSH-088] [RUSH-089] [RUSH-090] An ability is not put off, interrupted or skipped."""
    verb = s.rules.declared.verbs[actions.kind_of(a)].name
    if verb in IN_ORDER:
        return Reason("RUSH-088", "The abilities of a card are resolved in printed order.")
    if verb in PLAYS:
        return Reason("RUSH-089", "Finish the abilities of this card before you play another one.")
    if actions.PLACE.matches(a):
        return Reason("RUSH-090", "No ability of a card that is activated can be skipped.")
    return otherwise
