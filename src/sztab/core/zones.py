"""Zones of cards. A zone without order is kept sorted, so that equal zones compare equal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sztab.core.native import append, i64, remove, vec

FEW: Final = 24
"""Up to this size a zone is sorted faster by insertion."""


def insert(zone: vec[i64], card: i64) -> vec[i64]:
    """Return a sorted zone with the card added."""
    zone = append(zone, card)
    at: i64 = len(zone) - 1
    while at > 0 and zone[at - 1] > card:
        zone[at] = zone[at - 1]
        at -= 1
    zone[at] = card
    return zone


# House rules are not compiled; they can use machine types only through compiled functions.


def put(zone: vec[i64], card: i64) -> vec[i64]:
    """Return an ordered zone with the card added on top."""
    return append(zone, card)


def without(zone: vec[i64], card: i64) -> vec[i64]:
    """Return the zone without the first such card."""
    return remove(zone, card)


def ordered(zone: vec[i64]) -> vec[i64]:
    """Return the cards of a zone sorted: a shuffled pile is a bag."""
    result = vec[i64]()
    if len(zone) <= FEW:
        for card in zone:
            result = insert(result, card)
        return result
    for code in sorted([int(card) for card in zone]):
        result = append(result, code)
    return result


def holds(zone: vec[i64], card: i64) -> bool:
    """Return whether the card lies in the zone."""
    for other in zone:
        if other == card:
            return True
    return False


def distinct(zone: vec[i64]) -> list[int]:
    """List the distinct cards of a sorted zone."""
    result: list[int] = []
    last: i64 = -1
    for card in zone:
        if card != last:
            result.append(card)
            last = card
    return result


def listed(zone: vec[i64]) -> list[int]:
    """Return the cards of a zone, in its order."""
    return [int(card) for card in zone]


def column(numbers: Sequence[int]) -> vec[i64]:
    """Return the numbers as a flat array."""
    result = vec[i64]()
    for number in numbers:
        result = append(result, number)
    return result
