"""Dismantle: scrap cards from the Depot."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import CARD, NUMBER, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.native import i64, remove
from sztab.core.saved import wrong_number
from sztab.core.zones import holds
from sztab.games.rush import actions
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.decision import DEPOT, OUT, Decision
from sztab.games.rush.resolution import unfinished
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import scrap_value

DISMANTLE: Final[Verb] = Verb(15, "dismantle", ("card", CARD))


class Dismantle(Effect[RushState, RushView]):
    """[RUSH-142] [RUSH-143] Scrap one or two cards from their Depot, never this card."""

    kind: ClassVar[str] = "dismantle"
    owned: ClassVar[float] = 0.9

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """With an empty Depot nothing happens [RUSH-145]."""
        if len(s.players[s.active].depot) > 0:
            s.stack.append(ChooseDismantle(0, 2))

    def value_now(self, view: RushView) -> float:
        s = view.table
        depot = s.players[s.active].depot
        return max([scrap_value(s, card) for card in depot]) if len(depot) > 0 else 0.0


class ChooseDismantle(Decision):
    """[RUSH-142] [RUSH-145] Scrap one or two cards from their Depot, in the order of cards."""

    name: ClassVar[str] = "choose-dismantle"
    fields: ClassVar[Fields] = (("least", CARD), ("left", NUMBER))
    in_order: ClassVar[bool] = True
    answers: ClassVar[tuple[Verb, ...]] = (DISMANTLE, actions.STOP)
    places: ClassVar[tuple[str, ...]] = (DEPOT, OUT)

    def __init__(self, least: i64, left: i64) -> None:
        self.least = least
        self.left = left

    def legal_actions(self, s: RushState) -> list[Action]:
        depot = s.players[s.active].depot
        cards = sorted({int(card) for card in depot if card >= self.least})
        result = [DISMANTLE.of(card) for card in cards]
        if self.left == 1:
            result.append(actions.STOP.of())
        return result

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-144] [RUSH-146] Cards of every kind go to the Scrapyard."""
        if actions.STOP.matches(a):
            return
        card: i64 = actions.argument_of(a)
        player = s.players[s.active]
        player.depot = remove(player.depot, card)
        s.scrap(card, log)
        if self.left > 1:
            s.stack.append(ChooseDismantle(card, self.left - 1))

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind == actions.STOP.code and self.left == 1:
            return None
        if kind == actions.STOP.code:
            return Reason("RUSH-145", "dismantle-at-least-one")
        if kind != DISMANTLE.code:
            return unfinished(s, a, Reason("RUSH-142", "dismantle-needs-card"))
        card = actions.argument_of(a)
        if not holds(s.players[s.active].depot, card):
            name = s.cards.titles[card]
            if card == s.turn.resolving:
                return Reason("RUSH-143", "cannot-scrap-itself", {"card": name})
            return Reason("RUSH-142", "not-in-depot", {"card": name})
        if card < self.least:
            return Reason("RUSH-142", "dismantle-in-list-order")
        return None

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-142] [RUSH-143] Each card in the Depot, the card being played, or stop."""
        cards = sorted({int(card) for card in s.players[s.active].depot})
        if s.turn.resolving >= 0 and s.turn.resolving not in cards:
            cards.append(s.turn.resolving)
        return [actions.STOP.of(), *each((DISMANTLE,), cards)]

    def flaw(self, s: RushState) -> Message | None:
        """[RUSH-142] One or two cards are scrapped."""
        return wrong_number(self.left, 2)

    def value(self, view: RushView, a: Action) -> float:
        if actions.STOP.matches(a):
            return 0.0
        return scrap_value(view.table, actions.argument_of(a))
