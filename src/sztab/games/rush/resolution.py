"""Way 2: the abilities of a card are resolved one after another, then the card is placed."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.declare import CARD, NUMBER, Fields
from sztab.core.event import Log
from sztab.core.frames import Step
from sztab.core.native import i64
from sztab.games.rush import events
from sztab.games.rush.defence import PlaceDefender, PlaceUnused, can_defend
from sztab.games.rush.playing import leave_hand
from sztab.games.rush.state import RushState


class ResolveAbility(Step[RushState]):
    """[RUSH-087] [RUSH-088] One ability after another, in printed order."""

    name: ClassVar[str] = "resolve-ability"
    fields: ClassVar[Fields] = (("card", CARD), ("position", NUMBER))

    def __init__(self, card: i64, position: i64) -> None:
        self.card = card
        self.position = position

    def run(self, s: RushState, log: Log | None) -> None:
        """Resolve this ability; the next waits until it is carried out fully."""
        effects = s.cards.effects[self.card]
        if self.position == len(effects):
            put_away(s, self.card)
            return
        s.stack.append(ResolveAbility(self.card, self.position + 1))
        effects[self.position].resolve(s, self.card, log)

    def flaw(self, s: RushState) -> str:
        """The card has that ability."""
        if self.position <= len(s.cards.effects[self.card]):
            return ""
        return f"{s.cards.names[self.card]} has not so many abilities [RUSH-087]"


def activate(s: RushState, piece: i64, log: Log | None) -> None:
    """[RUSH-066] The card waits in a zone of its own until its abilities are resolved."""
    card = leave_hand(s, piece)
    s.turn.resolving = card
    if log is not None:
        log.add(events.ACTIVATED, s.active, card)
    s.stack.append(ResolveAbility(card, 0))


def put_away(s: RushState, card: i64) -> None:
    """[RUSH-093] [RUSH-094] [RUSH-140] It defends, or goes to the Depot, or is scrapped."""
    if s.turn.resolving != card:
        return
    if can_defend(s, card):
        s.stack.append(PlaceDefender(card))
    else:
        s.turn.resolving = -1
        s.to_depot(s.active, card)


def place_unused(s: RushState, piece: i64) -> None:
    """[RUSH-161] [RUSH-162] A vehicle defends without using its abilities."""
    card = leave_hand(s, piece)
    s.turn.resolving = card
    s.stack.append(PlaceUnused(card))
