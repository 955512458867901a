"""What chance decides: the first player, draws, the Reserve, the Achievements in play.

A face-down pile is an unordered bag: its top card is decided only when it is drawn. So a position
has no hidden order, and equal positions compare equal.
"""

from __future__ import annotations

from typing import ClassVar

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import NUMBER, SEAT, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.frames import ChanceFrame
from sztab.core.native import append, i64, pop, remove, vec
from sztab.core.rng import Rng
from sztab.core.saved import MANY, wrong_number
from sztab.core.zones import distinct, holds, ordered
from sztab.games.rush import actions, events
from sztab.games.rush.state import Player, RushState


class FirstPlayer(ChanceFrame[RushState]):
    """[RUSH-014] One player receives the first-player card, and keeps it [RUSH-015]."""

    name: ClassVar[str] = "first-player"
    answers: ClassVar[tuple[Verb, ...]] = (actions.FIRST,)
    refusal: ClassVar[Reason] = Reason("RUSH-014", "starting-seat-being-chosen")

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every seat that may begin: with unequal teams those of the larger team [ALT-079]."""
        return [actions.FIRST.of(seat) for seat in s.rules.starters]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        s.first = s.active = actions.argument_of(a)
        s.place = s.rules.first_place[s.first]
        if log is not None:
            log.add(events.FIRST_PLAYER, s.first)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        if actions.FIRST.matches(a) and actions.argument_of(a) not in s.rules.starters:
            return Reason("ALT-079", "larger-team-starts")
        return super().why_not(s, a)


class CardByLot(ChanceFrame[RushState]):
    """A card from a bag: the odds of a card are the number of its copies."""

    def bag(self, s: RushState) -> vec[i64]:
        """Return the cards, sorted."""
        raise NotImplementedError  # Garage, deck and hand differ only in this

    def legal_actions(self, s: RushState) -> list[Action]:
        return each(self.answers, distinct(self.bag(s)))

    def sample(self, s: RushState, rng: Rng) -> Action:
        bag = self.bag(s)
        return self.answers[0].of(bag[rng.below(len(bag))])

    def outcomes(self, s: RushState) -> list[tuple[Action, float]]:
        bag = self.bag(s)
        copies: dict[int, int] = {}
        for card in bag:
            copies[card] = copies.get(card, 0) + 1
        return [(self.answers[0].of(card), number / len(bag)) for card, number in copies.items()]


class DrawCards(CardByLot):
    """[RUSH-097] Draw cards from their Garage, one after another [RUSH-071]."""

    name: ClassVar[str] = "draw-cards"
    fields: ClassVar[Fields] = (("seat", SEAT), ("number", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.DRAW,)

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number

    def bag(self, s: RushState) -> vec[i64]:
        return s.players[self.seat].garage

    def sample_and_apply(self, s: RushState, rng: Rng) -> int:
        """Draw all cards at once."""
        draw_now(s, self.seat, self.number, rng)
        return 0

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        card: i64 = actions.argument_of(a)
        player = s.players[self.seat]
        player.garage = remove(player.garage, card)
        s.receive_draw(self.seat, card, log)
        begin_draw(s, self.seat, self.number - 1, log)

    def complaint(self, s: RushState) -> Reason:
        return Reason("RUSH-097", "garage-card-being-drawn", {"player": f"P{self.seat + 1}"})

    def flaw(self, s: RushState) -> Message | None:
        return wrong_number(self.number, MANY)

    def can_wait(self) -> bool:
        return True


def begin_draw(s: RushState, seat: i64, number: i64, log: Log | None) -> None:
    """[RUSH-063] [RUSH-065] Draw; an empty Garage is refilled only when a card must be drawn.

    If Garage and Depot are empty, the rest of the draw is skipped [RUSH-067], as it is if it would
    need a second reshuffle in a turn that allows only one [ALT-060].
    """
    if number <= 0:
        return
    player = s.players[seat]
    if len(player.garage) == 0:
        if not can_reshuffle(s, player):
            return
        s.reshuffle(seat, log)
    s.stack.append(DrawCards(seat, number))


def can_reshuffle(s: RushState, player: Player) -> bool:
    """[RUSH-067] [ALT-059] Whether the Depot has cards, and the turn allows a reshuffle."""
    return len(player.depot) > 0 and not (s.rules.one_reshuffle and s.turn.reshuffled)


def draw_now(s: RushState, seat: i64, number: i64, rng: Rng) -> None:
    """Draw in a rollout: the same as `begin_draw` and its frames, without pushing any."""
    player = s.players[seat]
    for _ in range(number):
        if len(player.garage) == 0:
            if not can_reshuffle(s, player):
                return
            s.reshuffle(seat, None)
        player.garage, card = pop(player.garage, rng.below(len(player.garage)))
        s.receive_draw(seat, card, None)


class DealReserve(CardByLot):
    """[RUSH-023] [RUSH-080] Lay cards from the Vehicle deck into slot 1, one at a time."""

    name: ClassVar[str] = "deal-reserve"
    fields: ClassVar[Fields] = (("number", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.DEAL,)
    refusal: ClassVar[Reason] = Reason("RUSH-022", "reserve-being-filled")

    def __init__(self, number: i64) -> None:
        self.number = number

    def bag(self, s: RushState) -> vec[i64]:
        return s.deck

    def sample_and_apply(self, s: RushState, rng: Rng) -> int:
        """Deal all cards at once."""
        deal_now(s, self.number, rng)
        return 0

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        card: i64 = actions.argument_of(a)
        s.deck = remove(s.deck, card)
        s.reserve = append(s.reserve, card)
        if log is not None:
            log.add(events.RESERVE_DEALT, s.active, card)
        begin_deal(s, self.number - 1, log)

    def flaw(self, s: RushState) -> Message | None:
        return wrong_number(self.number, MANY)

    def can_wait(self) -> bool:
        return True


def begin_deal(s: RushState, number: i64, log: Log | None) -> None:
    """[RUSH-220] Deal; an empty deck is replaced by the shuffled discard when needed.

    If there are no cards at all, the Reserve stays shorter [RUSH-221].
    """
    if number > 0 and (len(s.deck) > 0 or renew_deck(s, log)):
        s.stack.append(DealReserve(number))


def deal_now(s: RushState, number: i64, rng: Rng) -> None:
    """Deal in a rollout: the same as `begin_deal` and its frames, without pushing any."""
    for _ in range(number):
        if len(s.deck) == 0 and not renew_deck(s, None):
            return
        s.deck, card = pop(s.deck, rng.below(len(s.deck)))
        s.reserve = append(s.reserve, card)


def renew_deck(s: RushState, log: Log | None) -> bool:
    """[RUSH-219] Shuffle the discard into a new deck; return whether there was a card."""
    if len(s.discard) == 0:
        return False
    s.deck = ordered(s.discard)
    s.discard = vec[i64]()
    if log is not None:
        log.add(events.DECK_RESHUFFLED, s.active)
    return True


def refill_reserve(s: RushState, log: Log | None) -> None:
    """[RUSH-080] [RUSH-221] Deal until the Reserve has its size again."""
    begin_deal(s, gap(s), log)


def refill_gap(s: RushState, log: Log | None) -> None:
    """[RUSH-080] [ALT-005] A card left the Reserve: refill at once, or at the end of the turn."""
    if s.rules.refill_at_once:
        refill_reserve(s, log)


def gap(s: RushState) -> i64:
    """Return how many cards the Reserve lacks."""
    return s.rules.reserve_size - len(s.reserve)


def discard_furthest(s: RushState, log: Log | None) -> None:
    """[RUSH-213] The Reserve card furthest from the deck goes to the Vehicle discard."""
    if len(s.reserve) == 0:
        return
    s.reserve, card = pop(s.reserve, 0)
    s.discard = append(s.discard, card)
    if log is not None:
        log.add(events.RESERVE_DISCARDED, s.active, card)


class RevealAchievements(ChanceFrame[RushState]):
    """[RUSH-026] Random Achievements are laid out; the others form the deck [FRONT-022]."""

    name: ClassVar[str] = "reveal-achievements"
    fields: ClassVar[Fields] = (("number", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.REVEAL,)
    refusal: ClassVar[Reason] = Reason("RUSH-026", "achievement-being-chosen")

    def __init__(self, number: i64) -> None:
        self.number = number

    def legal_actions(self, s: RushState) -> list[Action]:
        return [actions.REVEAL.of(number) for number in achievement_deck(s)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        s.achievements = append(s.achievements, actions.argument_of(a))
        if log is not None:
            log.add(events.ACHIEVEMENT_REVEALED, -1, actions.argument_of(a))
        if self.number > 1:
            s.stack.append(RevealAchievements(self.number - 1))

    def flaw(self, s: RushState) -> Message | None:
        return wrong_number(self.number, len(achievement_deck(s)))

    def can_wait(self) -> bool:
        return True


def achievement_deck(s: RushState) -> list[int]:
    """[FRONT-023] The Achievements neither in play nor in the ruins, unordered."""
    every = range(len(s.rules.achievements))
    return [n for n in every if not holds(s.achievements, n) and not holds(s.ruins, n)]
