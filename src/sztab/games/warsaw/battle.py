"""Stage 4, and battles that a commander starts early."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Message
from sztab.core.declare import Fields
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64, vec
from sztab.core.saved import NEVER_DUE
from sztab.games.warsaw import events
from sztab.games.warsaw.army import card_of, spot_of
from sztab.games.warsaw.board import ARMIES, EMPTY, FRONTS, NOBODY, NOWHERE, SPECIAL, enemy_of
from sztab.games.warsaw.cards import IN_BATTLE
from sztab.games.warsaw.kinds import FRONT_OR_NONE
from sztab.games.warsaw.resolution import CardStep, CarryOut
from sztab.games.warsaw.rules import SWEEP_POINTS
from sztab.games.warsaw.state import WarsawState


def verify_front(s: WarsawState, front: i64) -> None:
    """[WAR-180] [WAR-181] Battle effects of Orders; the army with the initiative acts first.

    The effects of the army that acts first are pushed last.
    """
    leading = s.leading_army()
    verify_army(s, enemy_of(leading), front)
    verify_army(s, leading, front)


def verify_army(s: WarsawState, army: i64, front: i64) -> None:
    """[WAR-180] Carry out the battle effects of an army's Orders on a front, in order."""
    orders = s.armies[army].orders
    for at in range(len(orders) - 1, -1, -1):
        card = card_of(orders[at])
        if spot_of(orders[at]) == front and s.cards.effects[card][IN_BATTLE].parts:
            s.stack.append(CarryOut(card, IN_BATTLE, 0, front))


def fight(s: WarsawState, front: i64, log: Log | None) -> None:
    """[WAR-176] [WAR-185] [WAR-186] [WAR-187] Compare the strengths; a tie has no winner."""
    s.fought |= 1 << front
    if not s.is_present(front):
        s.add_event(log, events.NO_BATTLE, -1, front)
        return
    wp, acz = s.army_strength(0, front), s.army_strength(1, front)
    if wp != acz:
        s.won[front] = 0 if wp > acz else 1
    if log is not None:
        parts = [int(acz), int(wp)]
        for army in range(ARMIES):
            parts += strength_parts(s, army, front)
        s.add_event(log, events.BATTLE, s.won[front], front, events.packed(parts))


def strength_parts(s: WarsawState, army: i64, front: i64) -> list[int]:
    """[WAR-182] [WAR-183] [WAR-184] Return the units of both lines, and the parts of the strength.

    The strength of the first line, of the second, of the commander and of Orders add up to the
    Army Strength.
    """
    side = s.armies[army]
    first, second = side.first(front), side.second(front)
    commander, orders = side.strength[front], side.order_strength[front]
    rest = s.army_strength(army, front) - second - commander - orders
    parts = [first, second, rest, second, commander, orders]
    return [int(part) for part in parts]


def lose_first_lines(s: WarsawState, front: i64) -> bool:
    """[WAR-194] Return the first line's units to both Reserves; return whether there were any."""
    lost = False
    for side in s.armies:
        if side.units[front] > 0:
            side.reserve += side.units[front]
            side.units[front] = 0
            lost = True
    return lost


def begin_early_battle(s: WarsawState, front: i64) -> None:
    """[WAR-201] [WAR-202] [WAR-204] Fight the battle of this front now, unless it is over."""
    if s.fought >> front & 1:
        return
    s.stack.append(EarlyBattle(front))
    if s.rules.orders_in_early_battle:
        verify_front(s, front)


class EarlyBattle(CardStep):
    """[WAR-202] [WAR-203] Compare strengths, place the Advantage marker and take losses at once."""

    name: ClassVar[str] = "early-battle"
    fields: ClassVar[Fields] = (("front", FRONT_OR_NONE),)

    def __init__(self, front: i64) -> None:
        self.front = front

    def run(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-205] Award no points yet: they wait for stage 4."""
        fight(s, self.front, log)
        if lose_first_lines(s, self.front):
            s.add_event(log, events.LOST, -1, self.front)

    def flaw(self, s: WarsawState) -> Message | None:
        return None if self.front >= 0 else NEVER_DUE


class VerifyOrders(AutoFrame[WarsawState]):
    """[WAR-181] Stage 4A, for all fronts whose battle has not been fought."""

    name: ClassVar[str] = "verify-orders"

    def run(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-177] Push the frames for N, C and S, the last one first."""
        for front in range(FRONTS - 1, -1, -1):
            if not s.fought >> front & 1:
                verify_front(s, front)


class FightBattles(AutoFrame[WarsawState]):
    """[WAR-177] [WAR-203] Stage 4B and the markers of 4C, front by front."""

    name: ClassVar[str] = "fight-battles"

    def run(self, s: WarsawState, log: Log | None) -> None:
        for front in range(FRONTS):
            if not s.fought >> front & 1:
                fight(s, front, log)


class AwardPoints(AutoFrame[WarsawState]):
    """[WAR-188] Stage 4C: award victory points, once per round."""

    name: ClassVar[str] = "award-points"

    def run(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-193] An army scored 0 to 3 points."""
        for army in range(ARMIES):
            points = points_due(s, army)
            if points > 0:
                s.armies[army].points += points
                if log is not None:
                    bonus = int(bonus_due(s, army))
                    parts = [int(points), int(points) - bonus, bonus]
                    s.add_event(log, events.POINTS, -1, army, events.packed(parts))


def points_due(s: WarsawState, army: i64) -> i64:
    """[WAR-189] [WAR-190] [WAR-191] Return the points that an army earns, with the bonus."""
    own: i64 = 0
    other: i64 = 0
    for front in range(FRONTS):
        if s.won[front] == army:
            own += 1
        elif s.won[front] != NOBODY:
            other += 1
    points: i64 = 0
    if own == FRONTS:
        points = SWEEP_POINTS
    elif own > other:
        points = 1
    return points + bonus_due(s, army)


def bonus_due(s: WarsawState, army: i64) -> i64:
    """[WAR-192] Return the point that an army earns on the front of the Bonus marker, or 0."""
    return 1 if s.bonus != NOWHERE and s.won[s.bonus] == army else 0


class CleanUp(AutoFrame[WarsawState]):
    """Stage 4D: take losses and end the round."""

    name: ClassVar[str] = "clean-up"

    def run(self, s: WarsawState, log: Log | None) -> None:
        """[WAR-194] [WAR-195] [WAR-197] [WAR-199] [WAR-200] Reset what lasts one round."""
        for front in range(FRONTS):
            if lose_first_lines(s, front):
                s.add_event(log, events.LOST, -1, front)
            s.won[front] = NOBODY
        for army in range(ARMIES):
            clear_orders(s, army)
            dismiss_starters(s, army, log)
            side = s.armies[army]
            side.used = 0
            for front in range(FRONTS):
                side.strength[front] = 0
                side.order_strength[front] = 0
        s.fought = 0
        s.passed = 0
        s.markers[SPECIAL] = NOWHERE


def clear_orders(s: WarsawState, army: i64) -> None:
    """[WAR-196] Discard all Orders."""
    side = s.armies[army]
    for one in side.orders:
        side.to_discard(card_of(one))
    if len(side.orders) > 0:
        side.orders = vec[i64]()


def dismiss_starters(s: WarsawState, army: i64, log: Log | None) -> None:
    """[WAR-198] [WAR-096] Remove commanders that started a battle, and the limits they set."""
    side = s.armies[army]
    for front in range(FRONTS):
        if side.started >> front & 1:
            card = side.commanders[front]
            side.commanders[front] = EMPTY
            side.to_discard(card)
            s.add_event(log, events.COMMANDER_LEFT, card, army * FRONTS + front)
            s.trim(army, front, log)
    side.started = 0


VERIFY_ORDERS: Final[VerifyOrders] = VerifyOrders()
FIGHT_BATTLES: Final[FightBattles] = FightBattles()
AWARD_POINTS: Final[AwardPoints] = AwardPoints()
CLEAN_UP: Final[CleanUp] = CleanUp()
