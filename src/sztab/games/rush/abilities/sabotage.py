"""Sabotage: every opponent discards a card."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import CARD, SEAT, SEAT_PART, EventKind, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.native import i64, remove
from sztab.core.state import Frame
from sztab.core.zones import distinct, holds
from sztab.games.rush import actions
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.events import CARD_PART
from sztab.games.rush.state import RushState

DISCARD: Final[Verb] = Verb(13, "discard", ("card", CARD))
SABOTAGED: Final[EventKind] = EventKind("sabotaged", SEAT_PART, CARD_PART)


class Sabotage(Effect):
    """[RUSH-109] [RUSH-111] [ALT-090] Every opponent discards, in the order of next turns."""

    kind: ClassVar[str] = "sabotage"

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """An empty hand is passed over [RUSH-112]."""
        order = s.rules.order
        victims: list[int] = []
        for distance in range(1, len(order)):
            seat = order[(s.place + distance) % len(order)]
            enemy = s.players[seat].side != s.players[s.active].side
            if enemy and seat not in victims and len(s.players[seat].hand) > 0:
                victims.append(seat)
        for seat in reversed(victims):
            s.stack.append(SabotageDiscard(seat))

    def value_owned(self) -> float:
        """Return what it is worth on a card of a deck."""
        return 0.8


class SabotageDiscard(Frame[RushState]):
    """[RUSH-109] [RUSH-110] An opponent puts one card of choice from the hand into the Depot."""

    name: ClassVar[str] = "sabotage-discard"
    fields: ClassVar[Fields] = (("seat", SEAT),)
    answers: ClassVar[tuple[Verb, ...]] = (DISCARD,)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def player(self, s: RushState) -> int:
        """The victim chooses."""
        return self.seat

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every different card of the own hand."""
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

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """Exactly one card of the own hand."""
        if not DISCARD.matches(a):
            return Reason("RUSH-109", "Sabotage: put one card from your hand into your Depot.")
        card = actions.argument_of(a)
        if holds(s.players[self.seat].hand, card):
            return None
        return Reason("RUSH-110", "{card} is not in your hand.", {"card": s.cards.titles[card]})

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-109] Discard each card of the hand."""
        return each((DISCARD,), distinct(s.players[self.seat].hand))

    def can_wait(self) -> bool:
        """[RUSH-111] Several victims wait for each other."""
        return True
