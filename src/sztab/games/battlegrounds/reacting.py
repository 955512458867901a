"""A shot at a tank, and the Armour that its owner may lay at the last moment."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Fields, Verb
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.board import COLOUR_NAMES, COLOURS, NONE, OFF
from sztab.games.battlegrounds.candidates import add_upgrade
from sztab.games.battlegrounds.cards import ARMOUR
from sztab.games.battlegrounds.choice import NO_TANKS
from sztab.games.battlegrounds.collecting import find_ready, fit
from sztab.games.battlegrounds.kinds import COLOUR
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.wrecks import hit_tank


def fire_at_tank(s: BattlegroundsState, colour: i64, log: Log | None) -> None:
    """[BG-050] [BG-087] [BG-231] A shot falls on a tank; its owner may be able to react."""
    if log is not None and not s.rules.artillery:  # there the strike has been told
        log.add(events.SHOT_AT, s.active, s.drives[colour], s.pawns[colour], colour)
    if can_react(s, colour):
        s.stack.append(REACT[colour])
    else:
        hit_tank(s, colour, log)


def can_react(s: BattlegroundsState, colour: i64) -> bool:
    """[BG-050] Return whether Armour can be laid on a tank at which a shot is fired."""
    if not s.rules.armour_reacts or not s.free_slot(s.drives[colour]):
        return False
    return find_ready(s, s.area(s.rules.owners[colour]), ARMOUR) != NONE


class React(Frame[BattlegroundsState]):
    """[BG-050] Whether a ready Armour is laid on the card before the shot takes effect."""

    name: ClassVar[str] = "react"
    fields: ClassVar[Fields] = (("colour", COLOUR),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.FIT, actions.DECLINE)

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def player(self, s: BattlegroundsState) -> int:
        """The owner of the tank decides."""
        return s.rules.owners[self.colour]

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Lay it, or not."""
        return [self._lay(s), actions.DECLINE.of()]

    def _lay(self, s: BattlegroundsState) -> Action:
        return actions.make_fit(ARMOUR, s.drives[self.colour])

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """Then the shot takes effect."""
        owner = s.rules.owners[self.colour]
        if actions.FIT.matches(a):
            fit(s, s.area(owner), ARMOUR, actions.card_of(a))
            if log is not None:
                log.add(events.FITTED, owner, actions.card_of(a), ARMOUR)
        elif log is not None:
            log.add(events.DECLINED, owner)
        hit_tank(s, self.colour, log)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """Only these two."""
        if a in (self._lay(s), actions.DECLINE.of()):
            return None
        return Reason("BG-050", "Lay Armour on the tank that is shot at, or decline.")

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-154] No Armour, or Armour on any tank."""
        found = [actions.DECLINE.of()]
        add_upgrade(s, ARMOUR, found)
        return found

    def flaw(self, s: BattlegroundsState) -> str:
        """The tank is on the board, and Armour is ready for it."""
        if s.rules.covered:
            return NO_TANKS
        name = COLOUR_NAMES[self.colour]
        if s.pawns[self.colour] == OFF:
            return f"the {name} tank is not on the board"
        if not can_react(s, self.colour):
            return f"the {name} tank cannot be given Armour"
        return ""


REACT: Final[list[React]] = [React(colour) for colour in range(COLOURS)]
