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
from sztab.games.rush.zones import EMPTY


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


CHOOSE_STATION: Final[ChooseStation] = ChooseStation()
OFFER_STATION: Final[OfferStation] = OfferStation()
