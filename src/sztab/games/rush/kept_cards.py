"""Cards that stay in the hand: after a turn without a play, and by Recruitment."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import NUMBER, Fields, Verb
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import append, i64, remove
from sztab.core.saved import MANY, wrong_number
from sztab.core.zones import distinct
from sztab.games.rush import actions, events
from sztab.games.rush.decision import HAND, Decision, why_not_in_hand
from sztab.games.rush.hands import NEXT_TURN
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import hand_value, scrap_value


def keep(s: RushState, card: i64, log: Log | None) -> None:
    """[ALT-064] Set the card aside, hidden from the others; it joins the next hand."""
    player = s.players[s.active]
    player.hand = remove(player.hand, card)
    player.kept = append(player.kept, card)
    if log is not None:
        log.add_secret(events.KEPT, s.active, card)


class OfferCompensation(AutoFrame[RushState]):
    """[ALT-011] A player who played no card this turn may keep one card or scrap one."""

    name: ClassVar[str] = "offer-compensation"

    def run(self, s: RushState, log: Log | None) -> None:
        """[ALT-016] [ALT-017] A single play loses this right; an empty hand has nothing to keep."""
        if not s.turn.busy and len(s.players[s.active].hand) > 0:
            s.stack.append(ChooseCompensation())


class ChooseCompensation(Decision):
    """[ALT-012] [ALT-013] [ALT-015] Keep a card, scrap one, or do neither."""

    name: ClassVar[str] = "choose-compensation"
    answers: ClassVar[tuple[Verb, ...]] = (actions.KEEP, actions.SCRAP, actions.PASS)
    places: ClassVar[tuple[str, ...]] = (HAND,)
    refusal: ClassVar[Reason] = Reason("ALT-011", "keep-scrap-or-pass")
    later: ClassVar[Reason | None] = NEXT_TURN

    def legal_actions(self, s: RushState) -> list[Action]:
        cards = distinct(s.players[s.active].hand)
        keeping = [actions.KEEP.of(card) for card in cards]
        return [*keeping, *[actions.SCRAP.of(card) for card in cards], actions.PASS.of()]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[ALT-014] The others go to the Depot in the next step."""
        card: i64 = actions.argument_of(a)
        kind = actions.kind_of(a)
        if kind == actions.KEEP.code:
            keep(s, card, log)
        elif kind == actions.SCRAP.code:
            player = s.players[s.active]
            player.hand = remove(player.hand, card)
            s.scrap(card, log)

    def why_not_thing(self, s: RushState, kind: int, thing: int) -> Reason | None:
        clause = "ALT-012" if kind == actions.KEEP.code else "ALT-013"
        return why_not_in_hand(s, s.active, thing, clause)

    def value(self, view: RushView, a: Action) -> float:
        if actions.SCRAP.matches(a):
            return scrap_value(view.table, actions.argument_of(a)) - 0.1
        return kept_value(view, a)


class OfferKeep(AutoFrame[RushState]):
    """[ALT-067] Phase III: the cards that Recruitment allows to keep are chosen now."""

    name: ClassVar[str] = "offer-keep"

    def run(self, s: RushState, log: Log | None) -> None:
        """Ask only if a Recruitment was used to keep a card, and there is one in hand."""
        offer_keep(s, s.turn.keeps)


def offer_keep(s: RushState, left: i64) -> None:
    """[ALT-053] [ALT-068] Ask for a card to keep, for each Recruitment and up to the cap."""
    player = s.players[s.active]
    full = s.rules.hand_cap > 0 and len(player.kept) >= s.rules.hand_cap
    if left > 0 and not full and len(player.hand) > 0:  # even if none is keepable
        s.stack.append(ChooseKept(left))


def keepable(s: RushState) -> list[int]:
    """List the cards that may be kept, in card order, so that a set is chosen in only one way."""
    player = s.players[s.active]
    cards = distinct(player.hand)
    if len(player.kept) == 0:
        return cards
    last = player.kept[len(player.kept) - 1]
    return [card for card in cards if card >= last]


class ChooseKept(Decision):
    """[ALT-067] [ALT-069] Keep an unplayed card for the next turn, or none."""

    name: ClassVar[str] = "choose-kept"
    fields: ClassVar[Fields] = (("left", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.KEEP, actions.PASS)
    places: ClassVar[tuple[str, ...]] = (HAND,)
    refusal: ClassVar[Reason] = Reason("ALT-067", "keep-or-pass")
    later: ClassVar[Reason | None] = NEXT_TURN

    def __init__(self, left: i64) -> None:
        self.left = left
        """The number of cards that may still be kept."""

    def legal_actions(self, s: RushState) -> list[Action]:
        return [*[actions.KEEP.of(card) for card in keepable(s)], actions.PASS.of()]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        if actions.PASS.matches(a):
            return
        keep(s, actions.argument_of(a), log)
        offer_keep(s, self.left - 1)

    def why_not_thing(self, s: RushState, kind: int, thing: int) -> Reason | None:
        late = None if thing in keepable(s) else Reason("ALT-068", "kept-in-list-order")
        return why_not_in_hand(s, s.active, thing, "ALT-067") or late

    def flaw(self, s: RushState) -> Message | None:
        return wrong_number(self.left, MANY)

    def value(self, view: RushView, a: Action) -> float:
        return kept_value(view, a)


def kept_value(view: RushView, a: Action) -> float:
    """Return the value of an additional card in the next turn; 0 for a pass."""
    if actions.PASS.matches(a):
        return 0.0
    return 0.6 * hand_value(view.table, actions.argument_of(a)) + 0.05


OFFER_COMPENSATION: Final[OfferCompensation] = OfferCompensation()
OFFER_KEEP: Final[OfferKeep] = OfferKeep()
