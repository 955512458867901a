"""Windows: decisions of a turn in which additional actions are possible as well."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import Fields, Verb
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.battlegrounds import actions
from sztab.games.battlegrounds.abilities.extra_tank import EXTRA_TANK
from sztab.games.battlegrounds.abilities.extra_turn import EXTRA_TURN
from sztab.games.battlegrounds.abilities.manual_pair import MANUAL_PAIR, PAIR
from sztab.games.battlegrounds.abilities.upgrade import FIT
from sztab.games.battlegrounds.board import NONE
from sztab.games.battlegrounds.cards import picture_of
from sztab.games.battlegrounds.decision import NO_TANKS, Decision, tank_flaw
from sztab.games.battlegrounds.kinds import COLOUR
from sztab.games.battlegrounds.state import BattlegroundsState

ADDITIONAL: Final[tuple[Verb, ...]] = (FIT, EXTRA_TANK, PAIR)
"""The verbs of additional actions [BG-049]."""


class Window(Decision):
    """A decision in which additional actions are possible as well [BG-050]."""

    def after_additional(self, s: BattlegroundsState) -> None:
        """Push the decision that follows an additional action; by default this one again."""
        s.stack.append(self)

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """Carry out an action that is not an additional one."""
        raise NotImplementedError  # each window has its own

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """Return why an action that is not an additional one is not allowed."""
        raise NotImplementedError  # each window has its own

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        additional = s.rules.additional_of(a)
        if additional is None:
            self.main_apply(s, a, log)
        else:
            self.after_additional(s)
            additional.apply(s, a, log)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        additional = s.rules.additional_of(a)
        return self.main_why_not(s, a) if additional is None else additional.why_not(s, a)

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-047] [BG-050] List bonuses, the window's own answers, and the end of the turn."""
        found = [EXTRA_TANK.of(), EXTRA_TURN.of(), actions.END.of()]
        self.add_plausible(s, found)
        add_bonuses(s, found)
        return found

    def add_plausible(self, s: BattlegroundsState, found: list[Action]) -> None:
        """Add the plausible answers of this window, without additional actions."""

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return NO_TANKS if s.rules.covered else None


class TankWindow(Window):
    """A window of a tank whose main action has begun."""

    fields: ClassVar[Fields] = (("colour", COLOUR),)
    continues_action: ClassVar[bool] = True

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return tank_flaw(s, self.colour)

    def why_own_card_waits(self, s: BattlegroundsState, card: i64) -> Reason | None:
        return Reason("BG-118", "card-waits-for-action", s.title_of(card))


def has_additional(s: BattlegroundsState) -> bool:
    """Return whether the player on turn has an additional action, other than Extra turn."""
    for pair in s.area(s.active).ready:
        if s.rules.effects[s.rules.pictures.icon[picture_of(pair)]].can_use(s):
            return True
    return s.rules.pairs_by_hand and MANUAL_PAIR.can_use(s)


def list_additional(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-049] Add the additional actions of the player on turn."""
    listed: i64 = 0
    one: i64 = 1
    for pair in s.area(s.active).ready:
        icon = s.rules.pictures.icon[picture_of(pair)]
        if not listed >> icon & 1:
            listed |= one << icon
            s.rules.effects[icon].add_uses(s, icon, found)
    if s.rules.pairs_by_hand:
        MANUAL_PAIR.add_uses(s, NONE, found)


def add_bonuses(s: BattlegroundsState, found: list[Action]) -> None:
    """[BG-122] [BG-131] Add every ready upgrade on any tank, and pairs of single tokens."""
    for pair in s.area(s.active).ready:
        icon = s.rules.pictures.icon[picture_of(pair)]
        s.rules.effects[icon].add_plausible(s, icon, found)
    if s.rules.pairs_by_hand:
        MANUAL_PAIR.add_plausible(s, NONE, found)
