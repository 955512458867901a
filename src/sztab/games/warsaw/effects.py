"""What cards do: conditions, parts and effects, each a small class.

An effect is what a player chooses as one; its parts are carried out in the order of the text, and
every condition and number is read when its part is reached [WAR-108].
"""

from __future__ import annotations

from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.warsaw import events
from sztab.games.warsaw.battle import begin_early_battle
from sztab.games.warsaw.board import (
    FRONTS,
    enemy_of,
    first_line_place,
    line_at,
    second_line_place,
)
from sztab.games.warsaw.markers import BlockByCard, MoveMarker, kind_bits
from sztab.games.warsaw.moving import AdvanceAll, RemoveUnits, begin_steps
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.units import ANYWHERE, add_units, remove_enemy


class Condition:
    """What must be so for an effect or a part of it to work [WAR-131]."""

    def is_met(self, s: WarsawState, army: i64, front: i64) -> bool:
        """Return whether it is so for the army on the front."""
        raise NotImplementedError  # each condition looks at something else


class OnFront(Condition):
    """The card lies on one of these fronts."""

    def __init__(self, fronts: list[int]) -> None:
        self.fronts = fronts

    def is_met(self, s: WarsawState, army: i64, front: i64) -> bool:
        """Compare the front."""
        return front in self.fronts


class UnitsAtLeast(Condition):
    """There are at least so many units on these lines of the front."""

    def __init__(self, enemy: bool, lines: list[int], least: int) -> None:
        self.enemy = enemy
        self.lines = lines
        self.least: i64 = least

    def is_met(self, s: WarsawState, army: i64, front: i64) -> bool:
        """Count the units."""
        return count_units(s, army, front, self.enemy, self.lines) >= self.least


class Balance(Condition):
    """The army has more units on the front than its enemy, or fewer; commanders do not count."""

    def __init__(self, more: bool) -> None:
        self.more = more

    def is_met(self, s: WarsawState, army: i64, front: i64) -> bool:
        """Compare both lines together."""
        own = s.armies[army].on_front(front)
        enemy = s.armies[enemy_of(army)].on_front(front)
        return own > enemy if self.more else own < enemy


class Share:
    """The number of a part grows with the units on the front: once for every `div` of them."""

    def __init__(self, enemy: bool, lines: list[int], div: int) -> None:
        self.enemy = enemy
        self.lines = lines
        self.div: i64 = div


def count_units(s: WarsawState, army: i64, front: i64, enemy: bool, lines: list[int]) -> i64:
    """Return the units of the army, or of its enemy, on these lines of the front."""
    side = s.armies[enemy_of(army) if enemy else army]
    total: i64 = 0
    for line in lines:
        total += side.units[line_at(line, front)]
    return total


def amount(s: WarsawState, army: i64, front: i64, number: i64, share: Share | None) -> i64:
    """[WAR-108] Return the number of a part; what it depends on is counted once, now."""
    if share is None:
        return number
    return number * (count_units(s, army, front, share.enemy, share.lines) // share.div)


class Part:
    """One thing that a card does.

    `fronts` lists where it happens; nothing listed means the front that the card lies on, or that
    was chosen for it [WAR-134] [WAR-145].
    """

    def __init__(self, fronts: list[int], conditions: list[Condition]) -> None:
        self.fronts = fronts
        self.conditions = conditions

    def run(self, s: WarsawState, army: i64, here: i64, log: Log | None) -> None:
        """Do it on every front where its conditions are met."""
        if len(self.fronts) == 0:
            self.try_on(s, army, here, log)
            return
        for front in self.fronts:
            self.try_on(s, army, front, log)

    def try_on(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """[WAR-180] Do it on one front, or nothing if a condition is not met."""
        if self.fits(s, army, front):
            self.work(s, army, front, log)

    def fits(self, s: WarsawState, army: i64, front: i64) -> bool:
        """Return whether its conditions are met on the front."""
        for condition in self.conditions:
            if not condition.is_met(s, army, front):
                return False
        return True

    def count_fronts(self, s: WarsawState, army: i64, here: i64) -> int:
        """Return on how many fronts it would work now."""
        fronts = self.fronts if len(self.fronts) > 0 else [here]
        return len([front for front in fronts if self.fits(s, army, front)])

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """Do it on one front."""
        raise NotImplementedError  # this is what the parts differ in


class AddUnits(Part):
    """[WAR-122] [WAR-123] Units come from the Reserve to a line."""

    def __init__(
        self, number: int, line: int, fronts: list[int], conditions: list[Condition]
    ) -> None:
        super().__init__(fronts, conditions)
        self.number: i64 = number
        self.line: i64 = line

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """[WAR-099] As many as possible."""
        add_units(s, army, self.line, front, self.number, log)


class MoveUnits(Part):
    """[WAR-103] [WAR-105] Up to so many steps, on any front unless the card says otherwise."""

    def __init__(
        self,
        number: int,
        share: Share | None,
        forward: bool,
        here: bool,
        fronts: list[int],
        conditions: list[Condition],
    ) -> None:
        super().__init__(fronts, conditions)
        self.number: i64 = number
        self.share = share
        self.forward = forward
        self.here = here

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """Ask for the steps, one after the other."""
        number = amount(s, army, front, self.number, self.share)
        begin_steps(s, army, number, self.forward, front if self.here else ANYWHERE, 0)


class MoveAll(Part):
    """[WAR-161] Every own unit steps from the second line of the front to the first."""

    def __init__(self, may: bool, fronts: list[int], conditions: list[Condition]) -> None:
        super().__init__(fronts, conditions)
        self.may = may

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """[WAR-132] Ask first, if the player may decline."""
        if can_advance_all(s, army, front):
            step = AdvanceAll(army, front)
            if self.may:
                s.stack.append(step)
            else:
                step.advance(s, log)


def can_advance_all(s: WarsawState, army: i64, front: i64) -> bool:
    """[WAR-161] [WAR-163] Return whether there are units on the second line that may leave it."""
    if s.armies[army].second(front) == 0 or s.blocked(first_line_place(army, front)):
        return False
    return not (s.rules.blocked_line_holds and s.blocked(second_line_place(army)))


class AddStrength(Part):
    """[WAR-135] Strength on the front, until the end of the round."""

    def __init__(self, number: int, fronts: list[int], conditions: list[Condition]) -> None:
        super().__init__(fronts, conditions)
        self.number: i64 = number

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """[WAR-183] A commander's bonus: an Order adds its own, see `OrderStrength`."""
        s.armies[army].strength[front] += self.number
        s.add_event(log, events.STRENGTHENED, -1, army * FRONTS + front, self.number)


class OrderStrength(AddStrength):
    """[WAR-184] Strength that an Order adds; it does not go with the commander."""

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """Add it."""
        s.armies[army].order_strength[front] += self.number
        s.add_event(log, events.STRENGTHENED, -1, army * FRONTS + front, self.number)


class RemoveEnemy(Part):
    """[WAR-106] [WAR-107] Enemy units go to their Reserve."""

    def __init__(
        self,
        number: int,
        share: Share | None,
        lines: list[int],
        fronts: list[int],
        conditions: list[Condition],
    ) -> None:
        super().__init__(fronts, conditions)
        self.number: i64 = number
        self.share = share
        self.lines = lines

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """The one who acts chooses the line, where there is a choice."""
        number = amount(s, army, front, self.number, self.share)
        left = remove_enemy(s, army, front, self.lines, number, log)
        if left > 0:
            s.stack.append(RemoveUnits(army, front, left))


class OpenBattle(Part):
    """[WAR-201] [WAR-206] The commander starts the battle, and will leave the board for it."""

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """Remember who started it."""
        s.armies[army].started |= 1 << front
        s.add_event(log, events.BATTLE_STARTED, -1, army * FRONTS + front)


class FightBattle(Part):
    """[WAR-202] Order verification, strength, Advantage marker and losses, on this front only."""

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """Fight at once."""
        begin_early_battle(s, front)


class PlaceBlockade(Part):
    """The own Blockade marker goes onto an enemy place of some kind, without another discard."""

    def __init__(self, kinds: list[str], fronts: list[int], conditions: list[Condition]) -> None:
        super().__init__([], conditions)
        self.kinds: i64 = kind_bits(kinds)
        self.where: i64 = sum([1 << front for front in fronts])

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """Without a legal place nothing happens."""
        frame = BlockByCard(army, self.kinds, self.where)
        if frame.legal_actions(s):
            s.stack.append(frame)


class MoveBlockade(Part):
    """[WAR-147] One of the two army markers moves, without a discard."""

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """Ask which one, and where to."""
        s.stack.append(MoveMarker(army))


class ExtraAction(Part):
    """[WAR-121] One more action right after the card is resolved."""

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """Remember it."""
        s.extra = True


class Effect:
    """What is chosen as one: a printed alternative of a commander, or all that a card does."""

    def __init__(self, conditions: list[Condition], may: bool, parts: list[Part]) -> None:
        self.conditions = conditions
        self.may = may
        """Whether it can be declined [WAR-132]."""
        self.parts = parts
        self.starts_battle = False
        """Whether it needs a front whose battle is still to be fought [WAR-204]."""
        for part in parts:
            if isinstance(part, OpenBattle):
                self.starts_battle = True

    def can_be_chosen(self, s: WarsawState, army: i64, front: i64) -> bool:
        """[WAR-131] [WAR-204] Its conditions are met, and its battle is not fought yet."""
        if self.starts_battle and s.fought >> front & 1:
            return False
        for condition in self.conditions:
            if not condition.is_met(s, army, front):
                return False
        return True
