"""Sabotage: every opponent discards a card."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import CARD, SEAT, SEAT_PART, EventKind, Fields, Verb
from sztab.core.event import Log
from sztab.core.native import i64, remove
from sztab.core.zones import distinct
from sztab.games.rush import actions
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.decision import HAND, Decision, why_not_in_hand
from sztab.games.rush.events import CARD_PART
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import hand_value

DISCARD: Final[Verb] = Verb(13, "discard", ("card", CARD))
SABOTAGED: Final[EventKind] = EventKind("sabotaged", SEAT_PART, CARD_PART)


class Sabotage(Effect[RushState, RushView]):
    """[RUSH-109] [RUSH-111] [ALT-090] Every opponent discards, in the order of next turns."""

    kind: ClassVar[str] = "sabotage"
    owned: ClassVar[float] = 0.8

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """An opponent with an empty hand is skipped [RUSH-112]."""
        order = s.rules.order
        victims: list[int] = []
        for distance in range(1, len(order)):
            seat = order[(s.place + distance) % len(order)]
            enemy = s.players[seat].side != s.players[s.active].side
            if enemy and seat not in victims and len(s.players[seat].hand) > 0:
                victims.append(seat)
        for seat in reversed(victims):
            s.stack.append(SabotageDiscard(seat))

    def value_now(self, view: RushView) -> float:
        s = view.table
        own = s.rules.side[s.active]
        seats = range(len(s.players))
        return 0.4 * len([p for p in seats if view.hand_size(p) and s.rules.side[p] != own])


class SabotageDiscard(Decision):
    """[RUSH-109] [RUSH-110] An opponent chooses a card in hand and puts it into the Depot."""

    name: ClassVar[str] = "sabotage-discard"
    fields: ClassVar[Fields] = (("seat", SEAT),)
    answers: ClassVar[tuple[Verb, ...]] = (DISCARD,)
    places: ClassVar[tuple[str, ...]] = (HAND,)
    refusal: ClassVar[Reason] = Reason("RUSH-109", "sabotage-needs-card")
    later: ClassVar[Reason | None] = Reason("RUSH-109", "waits-for-discard", {"card": ""})

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def player(self, s: RushState) -> int:
        return self.seat

    def legal_actions(self, s: RushState) -> list[Action]:
        hand = s.players[self.seat].hand
        return [DISCARD.of(card) for card in distinct(hand)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-113] The card is not replaced."""
        card: i64 = actions.argument_of(a)
        player = s.players[self.seat]
        player.hand = remove(player.hand, card)
        s.to_depot(self.seat, card)
        if log is not None:
            log.add(SABOTAGED, self.seat, card)

    def why_not_thing(self, s: RushState, kind: int, thing: int) -> Reason | None:
        return why_not_in_hand(s, self.seat, thing, "RUSH-110")

    def value(self, view: RushView, a: Action) -> float:
        return -hand_value(view.table, actions.argument_of(a))

    def why_wait(self, s: RushState, who: Values) -> Reason:
        return Reason("RUSH-109", "other-discards", who)

    def can_wait(self) -> bool:
        """[RUSH-111] Several victims wait for each other."""
        return True
