"""Conditions of effects, and numbers that depend on units."""

from __future__ import annotations

from sztab.core.native import i64
from sztab.games.warsaw.abilities.effect import Condition, Row
from sztab.games.warsaw.board import enemy_of, line_at
from sztab.games.warsaw.state import WarsawState


class OnFront(Condition[WarsawState]):
    """The card lies on one of these fronts."""

    def __init__(self, fronts: list[int]) -> None:
        self.fronts = fronts

    def is_met(self, s: WarsawState, army: i64, front: i64) -> bool:
        return front in self.fronts


class UnitsAtLeast(Condition[WarsawState]):
    """There are at least so many units on these lines of the front."""

    def __init__(self, enemy: bool, lines: list[int], least: int) -> None:
        self.enemy = enemy
        self.lines = lines
        self.least: i64 = least

    def is_met(self, s: WarsawState, army: i64, front: i64) -> bool:
        return count_units(s, army, front, self.enemy, self.lines) >= self.least


class Balance(Condition[WarsawState]):
    """The army has more units on the front than its enemy, or fewer; commanders do not count."""

    def __init__(self, more: bool) -> None:
        self.more = more

    def is_met(self, s: WarsawState, army: i64, front: i64) -> bool:
        own = s.armies[army].on_front(front)
        enemy = s.armies[enemy_of(army)].on_front(front)
        return own > enemy if self.more else own < enemy


class Share:
    """The number of a part grows with the units on the front: once for every `div` of them."""

    def __init__(self, per: Row) -> None:
        self.enemy: bool = per["whose"] == "enemy"
        self.lines: list[int] = per["lines"]
        self.div: i64 = per["div"]


def share_of(row: Row) -> Share | None:
    """Return what the number of a part grows with, if with anything."""
    return Share(row["per"]) if "per" in row else None


def amount(s: WarsawState, army: i64, front: i64, number: i64, share: Share | None) -> i64:
    """[WAR-108] Return the number of a part; what it depends on is counted once, now."""
    if share is None:
        return number
    return number * (count_units(s, army, front, share.enemy, share.lines) // share.div)


def count_units(s: WarsawState, army: i64, front: i64, enemy: bool, lines: list[int]) -> i64:
    """Return the units of the army, or of its enemy, on these lines of the front."""
    side = s.armies[enemy_of(army) if enemy else army]
    total: i64 = 0
    for line in lines:
        total += side.units[line_at(line, front)]
    return total
