"""The Rear Guard: one card that can be played as if it were in the hand."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb, each
from sztab.core.event import Log
from sztab.core.frames import Step
from sztab.core.native import i64, remove
from sztab.core.state import Frame
from sztab.core.zones import distinct, holds
from sztab.games.rush import actions, events
from sztab.games.rush.state import RushState
from sztab.games.rush.zones import EMPTY, UNDEFENDED


def into_rear_guard(s: RushState, card: i64, log: Log | None) -> None:
    """[FRONT-048] [FRONT-049] The card moves in; one that was there goes to the Depot."""
    player = s.players[s.active]
    if player.rear != EMPTY:
        s.to_depot(s.active, player.rear)
        if log is not None:
            log.add(events.RELIEVED, s.active, player.rear)
    player.rear = card
    if log is not None:
        log.add(events.STATIONED, s.active, card)


class OfferStation(Step[RushState]):
    """[FRONT-026] [FRONT-045] Phase III: an unplayed card may go to the Rear Guard."""

    name: ClassVar[str] = "offer-station"

    def run(self, s: RushState, log: Log | None) -> None:
        """With an empty hand there is nothing to ask."""
        if len(s.players[s.active].hand) > 0:
            s.stack.append(CHOOSE_STATION)


class ChooseStation(Frame[RushState]):
    """[FRONT-045] [FRONT-046] One card of the hand, of whatever kind, or none."""

    name: ClassVar[str] = "choose-station"
    answers: ClassVar[tuple[Verb, ...]] = (actions.STATION, actions.PASS)

    def player(self, s: RushState) -> int:
        """The active player."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every different card of the hand; passing."""
        hand = s.players[s.active].hand
        result = [actions.STATION.of(card) for card in distinct(hand)]
        result.append(actions.PASS.of())
        return result

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """The card is laid face up into the Rear Guard [FRONT-053]."""
        if actions.PASS.matches(a):
            return
        card: i64 = actions.argument_of(a)
        player = s.players[s.active]
        player.hand = remove(player.hand, card)
        into_rear_guard(s, card, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """It must be in the hand."""
        if actions.PASS.matches(a):
            return None
        if not actions.STATION.matches(a):
            text = "Put one card from your hand into the Rear Guard, or pass."
            return Reason("FRONT-045", text)
        card = actions.argument_of(a)
        if holds(s.players[s.active].hand, card):
            return None
        return Reason("FRONT-045", "{card} is not in your hand.", {"card": s.cards.titles[card]})

    def plausible(self, s: RushState) -> list[Action]:
        """[FRONT-045] Each card into the Rear Guard, or none."""
        return [*each((actions.STATION,), distinct(s.players[s.active].hand)), actions.PASS.of()]


class ChooseDispatch(Frame[RushState]):
    """[FRONT-067] [FRONT-069] One own defender must go to the Rear Guard."""

    name: ClassVar[str] = "choose-dispatch"
    answers: ClassVar[tuple[Verb, ...]] = (actions.DISPATCH,)

    def player(self, s: RushState) -> int:
        """The active player."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every own defender."""
        return [actions.DISPATCH.of(card) for card in own_guards(s)]

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
        if not actions.DISPATCH.matches(a):
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
        return each((actions.DISPATCH,), cards)


def own_guards(s: RushState) -> list[int]:
    """List the vehicles that defend the active player's Bases."""
    return [card for card in s.players[s.active].guards if card >= 0]


CHOOSE_STATION: Final[ChooseStation] = ChooseStation()
CHOOSE_DISPATCH: Final[ChooseDispatch] = ChooseDispatch()
OFFER_STATION: Final[OfferStation] = OfferStation()
