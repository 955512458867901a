"""One side of the board, and cards packed with the place where they lie."""

from __future__ import annotations

from typing import Final

from sztab.core.native import append, i64, vec
from sztab.core.zones import insert
from sztab.games.warsaw.board import FRONTS

SOME: Final = 3
"""A used effect whose number is unknown, as in positions written by hand."""


class Army:
    """One side of the board.

    `units` counts the first lines N, C, S and then the second lines. The deck and the discard pile
    have no observable order, so they are kept sorted. Orders and the piles beside the Resource
    cards keep the order in which they were laid, grouped by front or resource.
    """

    def __init__(
        self,
        units: vec[i64],
        reserve: i64,
        commanders: vec[i64],
        strength: vec[i64],
        orders: vec[i64],
        order_strength: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        piles: vec[i64],
        used: i64,
        started: i64,
        points: i64,
    ) -> None:
        self.units = units
        self.reserve = reserve
        self.commanders = commanders
        """The commander on each front, or EMPTY [WAR-016]."""
        self.strength = strength
        """The strength that each front's commander adds this round [WAR-183]."""
        self.orders = orders
        """The Orders, each packed with its front: see `lying` [WAR-140]."""
        self.order_strength = order_strength
        """The strength that Orders add on each front, set at verification [WAR-184]."""
        self.deck = deck
        self.discard = discard
        self.piles = piles
        """Cards beside the Resource cards, each packed with its resource: see `lying` [WAR-018]."""
        self.used = used
        """The positions of the Effect markers, two bits per front: see `effect_used` [WAR-130]."""
        self.started = started
        """The fronts whose commander started a battle this round, as bits [WAR-198]."""
        self.points = points

    def clone(self) -> Army:
        """Return an independent copy."""
        return Army(
            units=self.units[:],
            reserve=self.reserve,
            commanders=self.commanders[:],
            strength=self.strength[:],
            orders=self.orders[:],
            order_strength=self.order_strength[:],
            deck=self.deck[:],
            discard=self.discard[:],
            piles=self.piles[:],
            used=self.used,
            started=self.started,
            points=self.points,
        )

    def first(self, front: i64) -> i64:
        """Return the number of units on a first line."""
        return self.units[front]

    def second(self, front: i64) -> i64:
        """Return the number of units on a second line."""
        return self.units[FRONTS + front]

    def on_front(self, front: i64) -> i64:
        """Return the number of units on both lines of a front."""
        return self.units[front] + self.units[FRONTS + front]

    def in_second_lines(self) -> i64:
        """[WAR-218] Return the number of units on the three second lines together."""
        return self.units[3] + self.units[4] + self.units[5]

    def has_order(self, front: i64) -> bool:
        """Return whether an Order lies on the front."""
        for one in self.orders:
            if spot_of(one) == front:
                return True
        return False

    def pile_size(self, resource: i64) -> i64:
        """[WAR-057] Return the number of cards beside a Resource card."""
        size: i64 = 0
        for one in self.piles:
            if spot_of(one) == resource:
                size += 1
        return size

    def effect_used(self, front: i64) -> i64:
        """[WAR-130] Return the effect that the commander used: 1 or 2; 0 is none, SOME unknown."""
        return self.used >> (2 * front) & SOME

    def mark_effect(self, front: i64, effect: i64) -> None:
        """[WAR-130] [WAR-139] Put an Effect marker on an effect; 0 removes it."""
        self.used = self.used & ~(SOME << (2 * front)) | effect << (2 * front)

    def to_discard(self, card: i64) -> None:
        """Put a card on the discard pile."""
        self.discard = insert(self.discard, card)


def lying(spot: i64, card: i64) -> i64:
    """Return a card packed with the front or resource where it lies."""
    return spot << 8 | card


def laid(zone: vec[i64], spot: i64, card: i64) -> vec[i64]:
    """Return a zone with a card added after the others at its spot."""
    packed = lying(spot, card)
    zone = append(zone, packed)
    at: i64 = len(zone) - 1
    while at > 0 and spot_of(zone[at - 1]) > spot:
        zone[at] = zone[at - 1]
        at -= 1
    zone[at] = packed
    return zone


def spot_of(packed: i64) -> i64:
    """Return the front or resource where a packed card lies."""
    return packed >> 8


def card_of(packed: i64) -> i64:
    """Return the card without its spot."""
    return packed & 255
