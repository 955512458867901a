"""The Rear Guard: one card that can be played as if it were in the hand."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64, remove
from sztab.core.zones import distinct
from sztab.games.rush import actions, events
from sztab.games.rush.decision import HAND, Decision, why_not_in_hand
from sztab.games.rush.hands import NEXT_TURN
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import hand_value
from sztab.games.rush.zones import EMPTY


def into_rear_guard(s: RushState, card: i64, log: Log | None) -> None:
    """[FRONT-048] [FRONT-049] The card enters the Rear Guard; a previous one goes to the Depot."""
    player = s.players[s.active]
    if player.rear != EMPTY:
        s.to_depot(s.active, player.rear)
        if log is not None:
            log.add(events.RELIEVED, s.active, player.rear)
    player.rear = card
    if log is not None:
        log.add(events.STATIONED, s.active, card)


class OfferStation(AutoFrame[RushState]):
    """[FRONT-026] [FRONT-045] Phase III: an unplayed card may go to the Rear Guard."""

    name: ClassVar[str] = "offer-station"

    def run(self, s: RushState, log: Log | None) -> None:
        if len(s.players[s.active].hand) > 0:
            s.stack.append(ChooseStation())


class ChooseStation(Decision):
    """[FRONT-045] [FRONT-046] A card from the hand, of any kind, or none."""

    name: ClassVar[str] = "choose-station"
    answers: ClassVar[tuple[Verb, ...]] = (actions.STATION, actions.PASS)
    places: ClassVar[tuple[str, ...]] = (HAND,)
    refusal: ClassVar[Reason] = Reason("FRONT-045", "rear-guard-or-pass")
    later: ClassVar[Reason | None] = NEXT_TURN

    def legal_actions(self, s: RushState) -> list[Action]:
        hand = s.players[s.active].hand
        return [*[actions.STATION.of(card) for card in distinct(hand)], actions.PASS.of()]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """The card is put into the Rear Guard face up [FRONT-053]."""
        if actions.PASS.matches(a):
            return
        card: i64 = actions.argument_of(a)
        player = s.players[s.active]
        player.hand = remove(player.hand, card)
        into_rear_guard(s, card, log)

    def why_not_thing(self, s: RushState, kind: int, thing: int) -> Reason | None:
        return why_not_in_hand(s, s.active, thing, "FRONT-045")

    def value(self, view: RushView, a: Action) -> float:
        """Return the value of a card more in the next turn, less that of the previous one."""
        if actions.PASS.matches(a):
            return 0.0
        s = view.table
        rear = s.players[s.active].rear
        there = hand_value(s, rear) + 0.1 if rear != EMPTY else 0.0
        return hand_value(s, actions.argument_of(a)) - there


OFFER_STATION: Final[OfferStation] = OfferStation()
