"""A vehicle goes to defend a Base, after its abilities or instead of them."""

from __future__ import annotations

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.rush import actions, events
from sztab.games.rush.state import RushState
from sztab.games.rush.zones import DESTROYED, UNDEFENDED


class PlaceDefender(Frame[RushState]):
    """[RUSH-160] [RUSH-163] Choose an own Base: an undefended one while there is one."""

    def __init__(self, card: i64) -> None:
        self.card = card

    def player(self, s: RushState) -> int:
        """The owner of the vehicle."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """The first undefended Base (they are all alike), or else every defended one."""
        guards = s.players[s.active].guards
        result: list[Action] = []
        for slot in range(len(guards)):
            guard = guards[slot]
            if guard == UNDEFENDED:
                return [actions.make(actions.PLACE, slot)]
            if guard != DESTROYED:
                result.append(actions.make(actions.PLACE, slot))
        return result

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[RUSH-165] [RUSH-172] Place it undamaged; a replaced defender goes to the Depot."""
        slot: i64 = actions.argument_of(a)
        player = s.players[s.active]
        old = player.guards[slot]
        if old != UNDEFENDED:
            s.to_depot(s.active, old)
            if log is not None:
                log.add(events.REPLACED, s.active, old)
        player.guards[slot] = self.card
        player.hit_guards &= ~(1 << slot)
        s.turn.resolving = -1
        if log is not None:
            log.add(events.DEFENDED, s.active, self.card, -1, slot + 1)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """Only an own Base, and an undefended one first."""
        if actions.kind_of(a) != actions.PLACE:
            text = f"{s.cards.names[self.card]} must now be placed on one of your Bases."
            return Reason("RUSH-160", text)
        player = s.players[s.active]
        slot = actions.argument_of(a)
        if slot >= len(player.guards) or player.guards[slot] == DESTROYED:
            return Reason("RUSH-173", f"You have no base {slot + 1}.")
        if player.guards[slot] != UNDEFENDED and player.has_undefended_base():
            text = "A defended Base may not be chosen while one of your Bases is undefended."
            return Reason("RUSH-163", text)
        return None


def can_defend(s: RushState, card: i64) -> bool:
    """[RUSH-166] [RUSH-170] It needs armour, and a Base of its own to defend."""
    return s.cards.armour[card] > 0 and s.players[s.active].bases_left() > 0
