"""Way 2 to play a card: its abilities are resolved one after another, then it is placed."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import CARD, NUMBER, Fields, Verb
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64
from sztab.games.rush import actions, events
from sztab.games.rush.decision import Decision
from sztab.games.rush.defence import PlaceDefender, PlaceUnused, can_defend, defence_value
from sztab.games.rush.pieces import face, leave_hand
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import wealth


class ResolveAbility(AutoFrame[RushState]):
    """[RUSH-087] [RUSH-088] One ability after another, in printed order."""

    name: ClassVar[str] = "resolve-ability"
    fields: ClassVar[Fields] = (("card", CARD), ("position", NUMBER))

    def __init__(self, card: i64, position: i64) -> None:
        self.card = card
        self.position = position

    def run(self, s: RushState, log: Log | None) -> None:
        """Resolve this ability; the next one waits until it is finished."""
        effects = s.cards.effects[self.card]
        if self.position == len(effects):
            put_away(s, self.card)
            return
        s.stack.append(ResolveAbility(self.card, self.position + 1))
        effects[self.position].resolve(s, self.card, log)

    def flaw(self, s: RushState) -> Message | None:
        if self.position <= len(s.cards.effects[self.card]):
            return None
        return Message("too-few-abilities", {"card": s.cards.names[self.card]})


PLAYS: Final = ("buy", "activate", "defend", "attack")
"""The verbs that begin to play a card [RUSH-051]."""


def unfinished(s: RushState, a: Action, otherwise: Reason) -> Reason:
    """[RUSH-088] [RUSH-089] [RUSH-090] An ability is not postponed, interrupted or skipped."""
    verb = s.rules.declared.verbs[actions.kind_of(a)]
    if carries_out(s, verb):
        return Reason("RUSH-088", "abilities-in-order")
    if verb.name in PLAYS:
        return Reason("RUSH-089", "finish-abilities-first")
    return Reason("RUSH-090", "ability-not-skippable") if actions.PLACE.matches(a) else otherwise


def carries_out(s: RushState, verb: Verb) -> bool:
    """[RUSH-088] Return whether a verb is for an ability that waits for those printed before it."""
    for frame in s.rules.declared.frames.values():
        if issubclass(frame, Decision) and frame.in_order and frame.answers[0] is verb:
            return True
    return False


def activate(s: RushState, piece: i64, log: Log | None) -> None:
    """[RUSH-066] The card waits in a zone of its own until its abilities are resolved."""
    card = leave_hand(s, piece)
    s.turn.resolving = card
    if log is not None:
        log.add(events.ACTIVATED, s.active, card)
    s.stack.append(ResolveAbility(card, 0))


def put_away(s: RushState, card: i64) -> None:
    """[RUSH-093] [RUSH-094] [RUSH-140] The card defends, goes to the Depot, or is scrapped."""
    if s.turn.resolving != card:
        return
    if can_defend(s, card):
        s.stack.append(PlaceDefender(card))
    else:
        s.turn.resolving = -1
        s.to_depot(s.active, card)


def place_unused(s: RushState, piece: i64) -> None:
    """[RUSH-161] [RUSH-162] Place a vehicle as a defender without using its abilities."""
    card = leave_hand(s, piece)
    s.turn.resolving = card
    s.stack.append(PlaceUnused(card))


def activation_value(view: RushView, piece: i64) -> float:
    """Return the value for the greedy bot of using the abilities of the card now."""
    s = view.table
    card = face(s, piece)
    total = sum([effect.value_now(view) for effect in s.cards.effects[card]])
    if s.cards.armour[card] > 0 and s.players[s.active].bases_left() > 0:
        total += defence_value(s, card)
    return total - 0.02 * wealth(s, card)
