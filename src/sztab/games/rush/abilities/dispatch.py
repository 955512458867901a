"""Dispatch: a defender goes to the Rear Guard."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import CARD, Verb, each
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.core.zones import holds
from sztab.games.rush import actions
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.rear import into_rear_guard
from sztab.games.rush.state import RushState
from sztab.games.rush.zones import UNDEFENDED

DISPATCH: Final[Verb] = Verb(27, "dispatch", ("card", CARD))


class ChooseDispatch(Frame[RushState]):
    """[FRONT-067] [FRONT-069] One own defender must go to the Rear Guard."""

    name: ClassVar[str] = "choose-dispatch"
    answers: ClassVar[tuple[Verb, ...]] = (DISPATCH,)

    def player(self, s: RushState) -> int:
        """The active player."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every own defender."""
        return [DISPATCH.of(card) for card in own_guards(s)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[FRONT-068] The Base it leaves is undefended."""
        card: i64 = actions.argument_of(a)
        player = s.players[s.active]
        for slot in range(len(player.guards)):
            if player.guards[slot] == card:
                player.guards[slot] = UNDEFENDED
                player.hit_guards &= ~(1 << slot)
        into_rear_guard(s, card, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """It must defend one of the own Bases."""
        if not DISPATCH.matches(a):
            text = "Dispatch: one of your defenders must go to the Rear Guard."
            return Reason("FRONT-069", text)
        card = actions.argument_of(a)
        if holds(s.players[s.active].guards, card):
            return None
        name = s.cards.titles[card]
        if card == s.turn.resolving:
            return Reason("FRONT-070", "{card} does not defend yet.", {"card": name})
        return Reason("FRONT-067", "{card} does not defend a Base of yours.", {"card": name})

    def plausible(self, s: RushState) -> list[Action]:
        """[FRONT-067] [FRONT-070] Each own defender, or the card that is being played."""
        cards = own_guards(s)
        if s.turn.resolving >= 0:
            cards.append(s.turn.resolving)
        return each((DISPATCH,), cards)


def own_guards(s: RushState) -> list[int]:
    """List the vehicles that defend the active player's Bases."""
    return [card for card in s.players[s.active].guards if card >= 0]


CHOOSE_DISPATCH: Final[ChooseDispatch] = ChooseDispatch()


class Dispatch(Effect):
    """[FRONT-067] An own defender goes to the Rear Guard."""

    kind: ClassVar[str] = "dispatch"
    in_expansion: ClassVar[bool] = True

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """With no defender nothing happens [FRONT-069]."""
        if own_guards(s):
            s.stack.append(CHOOSE_DISPATCH)
