"""The base class of decisions: values for bots, and reasons why something has to wait.

A place of the table is named by one of the words below, and an object there by a number: a card,
a nation, an Achievement, or a target.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import ARGUMENT_BITS, each
from sztab.core.native import i64, mypyc_attr
from sztab.core.state import Frame
from sztab.core.zones import distinct, holds, listed
from sztab.games.rush import actions
from sztab.games.rush.cards import REAR
from sztab.games.rush.pieces import nation_name
from sztab.games.rush.state import RushState, support_card
from sztab.games.rush.targets import HitForecast, others_cards
from sztab.games.rush.view import RushView
from sztab.games.rush.zones import UNDEFENDED

HAND: Final = "hand"
REAR_GUARD: Final = "rear"
RESERVE: Final = "reserve"
DEPOT: Final = "depot"
OUT: Final = "out"
"""Cards that are being played."""
MEDALS: Final = "medals"
ACHIEVEMENT: Final = "achievement"
OWN: Final = "own"
"""Bases of the seat, and their defenders."""
ENEMY: Final = "enemy"
"""Bases and defenders of all others, allies included."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[RushState]):
    """A frame that a seat answers: the active one, unless `player` is overridden."""

    places: ClassVar[tuple[str, ...]] = ()
    """The places with the objects that its first verb takes."""

    in_order: ClassVar[bool] = False
    """Whether it carries out an ability that waits for those printed before it [RUSH-088]."""

    from_hand: ClassVar[bool] = False
    """Whether the legal answers depend on the hand, so that only its owner knows them."""

    later: ClassVar[Reason | None] = None
    """A fixed reason why other cards wait for this decision; `card` is filled in."""

    def player(self, s: RushState) -> int:
        return s.active

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        for verb in self.answers:
            if verb.code == kind and verb.takes:
                return self.why_not_thing(s, kind, actions.argument_of(a))
        return super().why_not(s, a)

    def why_not_thing(self, s: RushState, kind: int, thing: int) -> Reason | None:
        """Return why one of its verbs cannot be used on an object, or None if it can."""
        return super().why_not(s, kind << ARGUMENT_BITS | thing)

    def plausible(self, s: RushState) -> list[Action]:
        """List its verbs with each object at its places, then its verbs without an object.

        The legal actions are added in any case.
        """
        if not self.places:
            return self.legal_actions(s)
        seat = self.player(s)
        things = [thing for place in self.places for thing in things_at(s, seat, place)]
        naming = [verb for verb in self.answers if verb.takes]
        others = [verb.of() for verb in self.answers if not verb.takes]
        return each(naming, things) + others + self.legal_actions(s)

    def forecast(self, s: RushState) -> list[HitForecast]:
        """List what its answers certainly do to targets; nothing where it depends on more."""
        return []

    def value(self, view: RushView, a: Action) -> float:
        """Return the value of an answer for the greedy bot, in Medals."""
        return 0.0

    def values(self, view: RushView, choices: Sequence[Action]) -> list[float]:
        """Return the value of each answer for the greedy bot."""
        return [self.value(view, a) for a in choices]

    def why_wait(self, s: RushState, who: Values) -> Reason:
        """Return the refusal for a player who is not to move."""
        return Reason("RUSH-044", "other-seat-moves", who)

    def why_later(self, s: RushState, card: int) -> Reason:
        """Return what has to be done before the card can be used."""
        here: Values = {"card": s.cards.titles[card]}
        if self.later is not None:
            return self.later.about(here)
        if s.turn.resolving >= 0:
            here["playing"] = s.cards.titles[s.turn.resolving]
            return Reason("RUSH-089", "waits-for-abilities", here)
        return Reason("RUSH-052", "waits-for-beginning", here)

    def why_not_at(self, s: RushState, place: str, thing: int) -> Reason | None:
        """Return why pointing at an object begins no answer, or None if it does."""
        if place in self.places:
            return s.why_not(self.answers[0].of(thing))
        if place in (HAND, RESERVE):
            return self.why_later(s, thing)
        if place == REAR_GUARD:
            return self.why_later(s, int(s.players[self.player(s)].rear))
        if place == ENEMY and not actions.target_is_base(thing) and guard_of(s, thing) >= 0:
            return self.why_later(s, guard_of(s, thing))
        return ELSEWHERE[place](s, thing)


def pending(s: RushState) -> Decision | None:
    """Return the decision that a seat has to make now."""
    frame = s.stack[-1] if s.stack else None
    return frame if isinstance(frame, Decision) else None


def things_at(s: RushState, seat: int, place: str) -> list[int]:
    """List the objects at a place, except the seat's Bases and cards in play."""
    if place == HAND:
        return distinct(s.players[seat].hand)
    if place == REAR_GUARD:
        return [REAR] if seat == s.active and s.players[seat].rear >= 0 else []
    if place == RESERVE:
        return listed(s.reserve[::-1])
    if place == ENEMY:
        return others_cards(s)
    if place == MEDALS:
        return list(range(len(s.singles)))
    return listed(s.achievements) if place == ACHIEVEMENT else []


def why_not_in_hand(s: RushState, seat: int, card: int, clause: str) -> Reason | None:
    """Return the clause if the card is not in the hand."""
    if holds(s.players[seat].hand, card):
        return None
    return Reason(clause, "not-in-hand", {"card": s.cards.titles[card]})


# Places that the current decision does not involve


def _why_not_depot(s: RushState, card: int) -> Reason:
    return Reason("RUSH-063", "depot-card-waits", {"card": s.cards.titles[card]})


def _why_not_out(s: RushState, card: int) -> Reason:
    return Reason(_zone_clause(s, card), "being-played", {"card": s.cards.titles[card]})


def _zone_clause(s: RushState, card: i64) -> str:
    """Return the clause by which a card stays where it is while it is being played."""
    if holds(s.attack.named, card):
        return "RUSH-179"
    if holds(s.attack.struck, card):
        return "FRONT-057"
    if card == s.attack.lead:
        return "ALT-024"
    supporting = any(support_card(packed) == card for packed in s.attack.support)
    return "ALT-035" if supporting else "RUSH-066"


def _why_not_medals(s: RushState, nation: int) -> Reason:
    here: Values = {"nation": nation_name(s, nation)}
    here["singles"] = int(s.singles[nation])
    here["doubles"] = int(s.doubles[nation])
    return Reason("RUSH-202", "stack-medals-left", here)


def _why_not_achievement(s: RushState, _number: int) -> Reason:
    if s.rules.achievement_deck:
        return Reason("FRONT-071", "achievements-moved-by-planning")
    return Reason("RUSH-237", "achievements-at-end")


def _why_not_own(s: RushState, target: int) -> Reason:
    guard = guard_of(s, target)
    if guard == UNDEFENDED:
        return Reason("RUSH-163", "own-base-not-now")
    return Reason("RUSH-171", "stays-on-base", {"card": s.cards.titles[guard]})


def _why_not_enemy(_s: RushState, _target: int) -> Reason:
    return Reason("RUSH-180", "enemy-base-not-now")


def guard_of(s: RushState, target: int) -> int:
    """Return the vehicle that defends the Base of a target; below 0 if none does."""
    return s.players[actions.target_seat(target)].guards[actions.target_slot(target)]


ELSEWHERE: Final[dict[str, Callable[[RushState, int], Reason]]] = {
    DEPOT: _why_not_depot,
    OUT: _why_not_out,
    MEDALS: _why_not_medals,
    ACHIEVEMENT: _why_not_achievement,
    OWN: _why_not_own,
    ENEMY: _why_not_enemy,
}
"""The refusals at places that the current decision does not involve."""
