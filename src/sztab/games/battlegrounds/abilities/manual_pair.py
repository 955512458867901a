"""Pairing by hand, where a toggle asks for it."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb
from sztab.core.event import Log
from sztab.core.native import i64, remove
from sztab.games.battlegrounds import actions, kinds
from sztab.games.battlegrounds.abilities.effect import AT_ONCE, Effect
from sztab.games.battlegrounds.cards import SPECIAL, picture_of
from sztab.games.battlegrounds.pairs import count_singles, form_pair, has_two
from sztab.games.battlegrounds.playout import URGENT
from sztab.games.battlegrounds.state import Area, BattlegroundsState

PAIR: Final[Verb] = actions.verb(21, "pair", ("pair", kinds.PAIR))


class ManualPair(Effect[BattlegroundsState]):
    """[BG-123] The player pairs two single tokens with the same picture."""

    verb: ClassVar[Verb | None] = PAIR
    urgency: ClassVar[float] = URGENT

    def can_use(self, s: BattlegroundsState) -> bool:
        return has_two(s.area(s.active))

    def add_uses(self, s: BattlegroundsState, icon: i64, found: list[Action]) -> None:
        found += [PAIR.of(pair) for pair in possible_pairs(s.area(s.active))]

    def add_plausible(self, s: BattlegroundsState, icon: i64, found: list[Action]) -> None:
        """[BG-122] List pairs of every single token."""
        found += [PAIR.of(single) for single in s.area(s.active).singles]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        pair = actions.argument_of(a)
        pair_singles(s.area(s.active), pair)
        form_pair(s, s.active, pair, log)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        if not s.rules.pairs_by_hand:
            return Reason("BG-123", "pairs-form-themselves")
        if can_pair(s.area(s.active), actions.argument_of(a)):
            return None
        return Reason("BG-122", "no-two-single-tokens")

    def value_now(self, s: BattlegroundsState, a: Action, now: float) -> float:
        """Pairs with more special tokens are worth more."""
        return AT_ONCE + now + float(actions.argument_of(a) // SPECIAL)


MANUAL_PAIR: Final[ManualPair] = ManualPair()


def can_pair(area: Area, pair: i64) -> bool:
    """[BG-122] Return whether the area has both tokens of a pair as single tokens."""
    picture = picture_of(pair)
    ordinary = count_singles(area, picture)
    special = count_singles(area, picture + SPECIAL)
    stars = pair // SPECIAL
    return ordinary >= 2 - stars and special >= stars


def pair_singles(area: Area, pair: i64) -> None:
    """Remove the two tokens of a pair from the single tokens."""
    picture = picture_of(pair)
    stars = pair // SPECIAL
    for number in range(2):
        kind = picture + SPECIAL if number < stars else picture
        area.singles = remove(area.singles, kind)


def possible_pairs(area: Area) -> list[int]:
    """[BG-123] List the pairs that the single tokens of an area can form."""
    found: list[int] = []
    for single in area.singles:
        picture = picture_of(single)
        for stars in range(3):
            pair = picture + SPECIAL * stars
            if pair not in found and can_pair(area, pair):
                found.append(pair)
    return sorted(found)
