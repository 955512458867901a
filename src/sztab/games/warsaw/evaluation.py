"""The evaluation of a position for an army: expected victory points, and lasting advantages.

Values are victory points, minus the enemy's. Only open information counts: a hidden hand counts by
its size.

A front's lead in strength is an estimate until the last card is played. The more cards the players
can still play, the wider it spreads, and the logistic function of lead / spread is the chance to
win the front.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from sztab.core.native import i64
from sztab.games.warsaw.army import card_of, spot_of
from sztab.games.warsaw.board import (
    COMMANDER_PLACE,
    EMPTY,
    FRONTS,
    NOBODY,
    NOWHERE,
    ORDER_PLACE,
    PLACES,
    SECOND_LINE_PLACE,
    enemy_of,
)
from sztab.games.warsaw.cards import IN_BATTLE
from sztab.games.warsaw.round_evaluation import FUNDS, SUPPLY, SUPPORT, lasting
from sztab.games.warsaw.rules import ROUNDS, SWEEP_POINTS
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView

MIN_SPREAD: Final = 0.12
"""The spread when nobody can act any more."""
FRONT_SPREAD: Final = 0.85
"""How much each card that can still be played widens it."""
DRIFT: Final = 0.45
"""The strength that a card in hand is expected to add to each front."""
BID_SPREAD: Final = 0.6
CARD: Final = 0.02
"""The value of a card kept for the next round, which saves drawing it."""
MAX_LEAD: Final = 40
"""Leads up to this are looked up in tables; greater ones are computed."""
MAX_CARDS: Final = 256
MAX_ODDS: Final = 30.0
"""Beyond these log-odds a chance counts as 0 or 1."""

Odds = tuple[float, float]
"""The chance to win something, and the chance to lose it."""


class Forecast:
    """Chances by lead, for a number of cards still to be played; in tables, as `exp` is slow."""

    def __init__(self, own_cards: i64, enemy_cards: i64) -> None:
        self.own_cards = own_cards
        self.enemy_cards = enemy_cards
        cards = sqrt(float(own_cards + enemy_cards))
        self.spread: float = MIN_SPREAD + FRONT_SPREAD * cards
        self.drift: float = DRIFT * float(own_cards - enemy_cards)
        self.bid_spread: float = MIN_SPREAD + BID_SPREAD * cards
        leads = range(-MAX_LEAD, MAX_LEAD + 1)
        self.wins: list[float] = [self.work_out(lead)[0] for lead in leads]
        self.losses: list[float] = [self.work_out(lead)[1] for lead in leads]
        self.bids: list[float] = [self.work_out_bid(lead) for lead in leads]

    def front(self, lead: i64) -> Odds:
        """Return the chances on a front with this lead in strength."""
        at = lead + MAX_LEAD
        if 0 <= at <= 2 * MAX_LEAD:
            return self.wins[at], self.losses[at]
        return self.work_out(lead)

    def work_out(self, lead: i64) -> Odds:
        """Compute the chances on a front."""
        margin = float(lead) + self.drift
        return likely((margin - 0.5) / self.spread), likely((-margin - 0.5) / self.spread)

    def bid(self, lead: i64) -> float:
        """Return the chance to win a Resource minus that to lose it, for a lead in cards."""
        at = lead + MAX_LEAD
        return self.bids[at] if 0 <= at <= 2 * MAX_LEAD else self.work_out_bid(lead)

    def work_out_bid(self, lead: i64) -> float:
        """Compute the chance to win a Resource minus that to lose it."""
        more = float(lead)
        return likely((more - 0.5) / self.bid_spread) - likely((-more - 0.5) / self.bid_spread)


FORECASTS: Final[dict[int, Forecast]] = {}
"""A cache of forecasts, by both numbers of cards."""


def forecast(own_cards: i64, enemy_cards: i64) -> Forecast:
    """Return the forecast for these numbers of cards."""
    key = int(own_cards * MAX_CARDS + enemy_cards)
    found = FORECASTS.get(key)
    if found is None:
        found = Forecast(own_cards, enemy_cards)
        FORECASTS[key] = found
    return found


class Evaluator:
    """Evaluates positions that follow from a view, for its seat."""

    def __init__(self, view: WarsawView) -> None:
        table = view.table
        self.army: i64 = table.sides[view.seat]
        self.hidden: list[int] = view.hands
        """The number of hidden cards in each hand; it does not change while the seat acts."""
        self._odds: Forecast = forecast(0, 0)

    def value(self, s: WarsawState) -> float:
        """Return the value of a position."""
        army, enemy = self.army, enemy_of(self.army)
        held, own_cards, enemy_cards = self.count_cards(s)
        odds = self.odds(own_cards, enemy_cards)
        worth = self.expected_points(s, odds)
        worth += CARD * float(held)
        if s.round_number < ROUNDS:
            worth += lasting(s.cards, s.armies[army]) - lasting(s.cards, s.armies[enemy])
            worth += self.bids(s, odds)
        worth += markers(s, army)
        return worth

    def odds(self, own_cards: i64, enemy_cards: i64) -> Forecast:
        """Return the forecast, which is usually that of the last position."""
        if self._odds.own_cards != own_cards or self._odds.enemy_cards != enemy_cards:
            self._odds = forecast(own_cards, enemy_cards)
        return self._odds

    def count_cards(self, s: WarsawState) -> tuple[i64, i64, i64]:
        """Return the cards that the army holds, and those that it and the enemy can still play."""
        held: i64 = 0
        own: i64 = 0
        enemy: i64 = 0
        for seat in range(len(s.hands)):
            cards: i64 = len(s.hands[seat]) + self.hidden[seat]
            playable = 0 if s.passed >> seat & 1 else cards
            if s.sides[seat] == self.army:
                held += cards
                own += playable
            else:
                enemy += playable
        return held, own, enemy

    def expected_points(self, s: WarsawState, odds: Forecast) -> float:
        """[WAR-189] [WAR-190] [WAR-192] Return the points expected in this round."""
        north = self.chances(s, 0, odds)
        centre = self.chances(s, 1, odds)
        south = self.chances(s, 2, odds)
        worth = majority(north, centre, south)
        if s.bonus != NOWHERE:
            at = south
            if s.bonus == 0:
                at = north
            elif s.bonus == 1:
                at = centre
            worth += at[0] - at[1]
        return worth

    def chances(self, s: WarsawState, front: i64, odds: Forecast) -> Odds:
        """Return the army's chances on a front."""
        if s.fought >> front & 1:
            winner = s.won[front]
            if winner == NOBODY:
                return 0.0, 0.0
            return (1.0, 0.0) if winner == self.army else (0.0, 1.0)
        return odds.front(strength(s, self.army, front) - strength(s, enemy_of(self.army), front))

    def bids(self, s: WarsawState, odds: Forecast) -> float:
        """[WAR-057] Return the value of the cards beside the Resource cards."""
        worth = FUNDS * odds.bid(self.pile_lead(s, 0))
        worth += SUPPLY * odds.bid(self.pile_lead(s, 1))
        return worth + SUPPORT * odds.bid(self.pile_lead(s, 2))

    def pile_lead(self, s: WarsawState, resource: i64) -> i64:
        """Return by how many cards the army leads beside a Resource card."""
        own, enemy = s.armies[self.army], s.armies[enemy_of(self.army)]
        return own.pile_size(resource) - enemy.pile_size(resource)


def likely(odds: float) -> float:
    """Return the chance for these log-odds: the logistic function."""
    if odds > MAX_ODDS:
        return 1.0
    if odds < -MAX_ODDS:
        return 0.0
    return 1.0 / (1.0 + exp(-odds))


def majority(north: Odds, centre: Odds, south: Odds) -> float:
    """Return the expected points for winning more fronts or all of them, minus the enemy's."""
    undecided = 1.0 - south[0] - south[1]
    worth = 0.0
    one: i64
    two: i64
    for one in range(3):
        first = chance_of(north, one)
        for two in range(3):
            second = first * chance_of(centre, two)
            lead = one + two - FRONTS
            worth += points_for(lead) * second * south[1]
            worth += points_for(lead + 1) * second * undecided
            worth += points_for(lead + 2) * second * south[0]
    return worth


def points_for(lead: i64) -> float:
    """Return the points for a lead in fronts won."""
    points = float(SWEEP_POINTS) if lead in (FRONTS, -FRONTS) else 1.0
    if lead < 0:
        return -points
    return points if lead > 0 else 0.0


def chance_of(front: Odds, result: i64) -> float:
    """Return the chance that a front is lost (0), undecided (1) or won (2)."""
    if result == 0:
        return front[1]
    if result == 2:  # noqa: PLR2004 (2 is won)
        return front[0]
    return 1.0 - front[0] - front[1]


def strength(s: WarsawState, army: i64, front: i64) -> i64:
    """[WAR-180] Return the strength including Orders, assuming that their conditions will hold."""
    total = s.army_strength(army, front)
    for one in s.armies[army].orders:
        if spot_of(one) == front:
            for part in s.cards.effects[card_of(one)][IN_BATTLE].parts:
                if part.fits(s, army, front):
                    total += part.pending_strength(s, army, front)
    return total


def markers(s: WarsawState, army: i64) -> float:
    """[WAR-159] Return the value of the Blockade markers to an army."""
    worth = 0.0
    for place in s.markers:
        if place != NOWHERE:
            worth += hindrance(s, place) if place // PLACES != army else -hindrance(s, place)
    return worth


def hindrance(s: WarsawState, place: i64) -> float:
    """Return how much a marker on the place hurts the army that owns the place."""
    army, spot = place // PLACES, place % PLACES
    side = s.armies[army]
    if spot == SECOND_LINE_PLACE:
        return 0.10
    if spot < SECOND_LINE_PLACE:
        closeness = 2.0 / (2.0 + abs(float(strength(s, 0, spot) - strength(s, 1, spot))))
        return 0.08 + 0.12 * closeness if s.bonus != spot else 0.14 + 0.12 * closeness
    if spot >= ORDER_PLACE:
        return 0.07
    front = spot - COMMANDER_PLACE
    if side.commanders[front] == EMPTY:
        return 0.09
    return 0.05 if side.effect_used(front) > 0 else 0.13
