"""Stage 3: turns, the four kinds of action, and passing."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import NUMBER, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.core.zones import holds
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.army import laid
from sztab.games.warsaw.board import (
    EMPTY,
    FRONT_WORDS,
    FRONTS,
    NOBODY,
    RESOURCE_TITLES,
    RESOURCES,
    SPECIAL,
    commander_place,
    order_place,
)
from sztab.games.warsaw.cards import COMMANDER
from sztab.games.warsaw.decision import Place, TurnDecision, best_value
from sztab.games.warsaw.evaluation import Evaluator
from sztab.games.warsaw.hands import activate, can_play, effects_of, play_card, units_at_once
from sztab.games.warsaw.kinds import VERB
from sztab.games.warsaw.markers import MoveMarker
from sztab.games.warsaw.playout import fair
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView

ACTIONS: Final[tuple[Verb, ...]] = (actions.PLAY, actions.BLOCK, actions.BID, actions.ACTIVATE)
"""[WAR-120] Playing a card, and the actions that cost a discard."""


class NextPlayer(AutoFrame[WarsawState]):
    """[WAR-111] [WAR-112] [WAR-116] [WAR-119] Choose the next player who can act."""

    name: ClassVar[str] = "turns"

    def run(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-121] An extra action comes first; it is lost without cards."""
        if s.extra:
            s.extra = False
            if len(s.hands[s.active]) > 0:
                s.stack.append(self)
                s.stack.append(EXTRA_ACTION)
                s.add_event(log, events.EXTRA)
                return
        seat = next_seat(s)
        s.active = seat
        if seat != NOBODY:
            s.stack.append(self)
            s.stack.append(TAKE_ACTION)
            s.add_event(log, events.TURN)


def next_seat(s: WarsawState) -> i64:
    """[WAR-112] [WAR-114] [WAR-116] Return the next seat that has cards and has not passed."""
    order = s.order
    size: i64 = len(order)
    place: i64 = -1
    for at in range(size):
        if order[at] == s.active:
            place = at
    for _ in range(size):
        place += 1
        if place == size:
            place = 0
        seat = order[place]
        if not s.passed >> seat & 1 and len(s.hands[seat]) > 0:
            return seat
    return NOBODY


class TakeAction(TurnDecision):
    """[WAR-110] [WAR-117] [WAR-120] Take one action, or pass."""

    name: ClassVar[str] = "take-action"
    answers: ClassVar[tuple[Verb, ...]] = (*ACTIONS, actions.PASS)
    pointed: ClassVar[dict[str, Verb]] = {"hand": actions.PLAY, "commander": actions.ACTIVATE}
    shown: ClassVar[tuple[Verb, ...]] = (actions.PLAY,)
    refusal: ClassVar[Reason] = Reason("WAR-120", "play-discard-or-pass")

    def way_out(self) -> Verb:
        """[WAR-113] Return the verb that ends the decision without an action."""
        return actions.PASS

    def legal_actions(self, s: WarsawState) -> list[Action]:
        hand = s.hands[s.active]
        if len(hand) == 0:
            return [self.way_out().of()]
        result = [actions.PLAY.of(card) for card in hand if can_play(s, card)]
        result.append(actions.BLOCK.of())
        for resource in range(RESOURCES):
            result.append(actions.BID.of(resource))
        army = s.sides[s.active]
        for front in range(FRONTS):
            if len(effects_of(s, army, front)) > 0:
                result.append(actions.ACTIVATE.of(front))
        result.append(self.way_out().of())
        return result

    def sample(self, s: WarsawState, rng: Rng) -> Action:
        """Usually play or bid a random card; sometimes take any legal action."""
        hand = s.hands[s.active]
        if len(hand) == 0 or fair(rng):
            return rng.choice(self.legal_actions(s))
        card = hand[rng.below(len(hand))]
        if rng.word() & 7 != 0 and can_play(s, card):
            return actions.PLAY.of(card)
        return actions.BID.of(rng.below(RESOURCES))

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        kind = actions.kind_of(a)
        argument: i64 = actions.argument_of(a)
        if kind == actions.PLAY.code:
            play_card(s, argument, log)
        elif kind == actions.PASS.code:
            s.passed |= 1 << s.active
            s.add_event(log, events.PASSED)
        elif kind == actions.DECLINE.code:
            s.add_event(log, events.DECLINED)
        else:
            s.stack.append(DiscardFor(kind, argument))

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind == self.way_out().code:
            return None
        if len(s.hands[s.active]) == 0:
            return Reason("WAR-116", "no-cards-for-action")
        if kind in (actions.BLOCK.code, actions.BID.code):
            return None
        if kind == actions.PLAY.code:
            return why_not_play(s, actions.argument_of(a))
        if kind == actions.ACTIVATE.code:
            return why_not_activate(s, s.sides[s.active], actions.argument_of(a))
        return self.complaint(s)

    def plausible(self, s: WarsawState) -> list[Action]:
        """[WAR-113] [WAR-120] List every visible card, and the other actions everywhere.

        Passing is listed even where an extra action can only be declined [WAR-121].
        """
        result = [*s.cards_in_sight(actions.PLAY), actions.BLOCK.of()]
        result += each((actions.BID,), range(RESOURCES))
        result += each((actions.ACTIVATE,), range(FRONTS))
        result.append(actions.PASS.of())
        if self.way_out() is not actions.PASS:
            result.append(self.way_out().of())
        return result

    def units_wanted(self, s: WarsawState, a: Action) -> i64:
        """[WAR-122] A card played on a front brings its units there."""
        return units_at_once(s, actions.argument_of(a))

    def why_not_at(self, s: WarsawState, place: Place) -> Reason | None:
        if place.kind == "resource":
            here: Values = {"resource": RESOURCE_TITLES[place.number]}
            key = "bid-before-resource"
            bid = actions.BID.of(place.number)
            return self.why_not(s, bid) or Reason("WAR-151", key, here)
        if place.kind == "marker" and place.number != SPECIAL:
            return Reason("WAR-146", "blockade-costs-card")
        return super().why_not_at(s, place)


class ExtraAction(TakeAction):
    """[WAR-121] Take one more action or decline it; declining is not a pass."""

    name: ClassVar[str] = "extra-action"
    answers: ClassVar[tuple[Verb, ...]] = (*ACTIONS, actions.DECLINE)
    refusal: ClassVar[Reason] = Reason("WAR-121", "another-action-or-decline")

    def way_out(self) -> Verb:
        return actions.DECLINE


def why_not_play(s: WarsawState, card: i64) -> Reason | None:
    """Return why the player on turn cannot play a card, or None."""
    if not holds(s.hands[s.active], card):
        return Reason("WAR-109", "card-not-held")
    if can_play(s, card):
        return None
    if s.cards.kind[card] == COMMANDER:
        return Reason("WAR-166", "all-commander-fields-blocked")
    for front in range(FRONTS):
        if not s.blocked(order_place(s.cards.army[card], front)):
            return Reason("WAR-141", "no-order-field-free")
    return Reason("WAR-167", "all-order-fields-blocked")


def why_not_activate(s: WarsawState, army: i64, front: i64) -> Reason | None:
    """Return why the commander of a front cannot be activated, or None."""
    side = s.armies[army]
    if side.commanders[front] == EMPTY:
        return Reason("WAR-154", "no-commander-on-front", {"front": FRONT_WORDS[front]})
    if side.effect_used(front) > 0:
        return Reason("WAR-155", "commander-used")
    if s.blocked(commander_place(army, front)):
        return Reason("WAR-164", "commander-blocked")
    if len(effects_of(s, army, front)) == 0:
        return Reason("WAR-157", "no-effect-possible")
    return None


class DiscardFor(TurnDecision):
    """[WAR-146] [WAR-151] [WAR-154] Discard any card from the hand to pay for the action."""

    name: ClassVar[str] = "discard-for"
    fields: ClassVar[Fields] = (("kind", VERB), ("argument", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.DISCARD,)
    pointed: ClassVar[dict[str, Verb]] = {"hand": actions.DISCARD}

    def __init__(self, kind: i64, argument: i64) -> None:
        self.kind = kind
        self.argument = argument

    def legal_actions(self, s: WarsawState) -> list[Action]:
        return [actions.DISCARD.of(card) for card in s.hands[s.active]]

    def sample(self, s: WarsawState, rng: Rng) -> Action:
        hand = s.hands[s.active]
        return actions.DISCARD.of(hand[rng.below(len(hand))])

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        card: i64 = actions.argument_of(a)
        army = s.sides[s.active]
        side = s.armies[army]
        s.from_hand(s.active, card)
        if self.kind == actions.BID.code:
            side.piles = laid(side.piles, self.argument, card)
            s.add_event(log, events.BID, card, self.argument)
            return
        side.to_discard(card)
        s.add_event(log, events.DISCARDED, card)
        if self.kind == actions.BLOCK.code:
            s.stack.append(MoveMarker(army))
        else:
            activate(s, army, self.argument, log)

    def complaint(self, s: WarsawState) -> Reason:
        paid = "WAR-151" if self.kind == actions.BID.code else "WAR-154"
        clause = "WAR-146" if self.kind == actions.BLOCK.code else paid
        return Reason(clause, "discard-to-pay")

    def plausible(self, s: WarsawState) -> list[Action]:
        return s.cards_in_sight(actions.DISCARD)

    def flaw(self, s: WarsawState) -> Message | None:
        """[WAR-120] Only three kinds of action cost a discard."""
        paid = (actions.BLOCK.code, actions.BID.code, actions.ACTIVATE.code)
        due = self.kind in paid and self.argument < FRONTS
        return None if due else Message("no-discard")

    def values(self, view: WarsawView, choices: list[Action]) -> list[float]:
        worth = view.table.cards.worth
        return [-0.1 * worth[actions.argument_of(a)] for a in choices]

    def best_worth(self, evaluator: Evaluator, s: WarsawState) -> float:
        """Only the cheapest card is tried: what the discard pays for matters more."""
        hand = s.hands[s.active]
        cheapest = hand[0]
        for card in hand:
            if s.cards.worth[card] < s.cards.worth[cheapest]:
                cheapest = card
        s.apply(actions.DISCARD.of(cheapest))
        return best_value(evaluator, s)


TURNS: Final[NextPlayer] = NextPlayer()
TAKE_ACTION: Final[TakeAction] = TakeAction()
EXTRA_ACTION: Final[ExtraAction] = ExtraAction()
