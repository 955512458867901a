"""A shot at a tank, and the Armour that its owner may lay at the last moment."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.core.kinds import Fields
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.board import COLOURS, NONE
from sztab.games.battlegrounds.cards import ARMOUR
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

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def player(self, s: BattlegroundsState) -> int:
        """The owner of the tank decides."""
        return s.rules.owners[self.colour]

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Lay it, or not."""
        return [self._lay(s), actions.make(actions.DECLINE)]

    def _lay(self, s: BattlegroundsState) -> Action:
        return actions.make_fit(ARMOUR, s.drives[self.colour])

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """Then the shot takes effect."""
        owner = s.rules.owners[self.colour]
        if actions.kind_of(a) == actions.FIT:
            fit(s, s.area(owner), ARMOUR, actions.card_of(a))
            if log is not None:
                log.add(events.FITTED, owner, actions.card_of(a), ARMOUR)
        elif log is not None:
            log.add(events.DECLINED, owner)
        hit_tank(s, self.colour, log)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """Only these two."""
        if a in (self._lay(s), actions.make(actions.DECLINE)):
            return None
        return Reason("BG-050", "Lay Armour on the tank that is shot at, or decline.")


REACT: Final[list[React]] = [React(colour) for colour in range(COLOURS)]
