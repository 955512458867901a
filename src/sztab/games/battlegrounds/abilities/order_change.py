"""Order change: a tank may shoot before it moves."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb
from sztab.core.event import Log, note
from sztab.core.native import i64
from sztab.games.battlegrounds import actions, events, kinds, moves
from sztab.games.battlegrounds.abilities.extra_turn import EXTRA_TURN
from sztab.games.battlegrounds.abilities.upgrade import Upgrade
from sztab.games.battlegrounds.board import COLOURS
from sztab.games.battlegrounds.cards import ORDER_CHANGE
from sztab.games.battlegrounds.shot_decision import Shoot, fire, shot_is_due
from sztab.games.battlegrounds.shots import has_shot, list_shots
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.window import ADDITIONAL, TankWindow, list_additional

FIRE: Final[Verb] = actions.verb(16, "fire", ("colour", kinds.COLOUR))


class OrderChange(Upgrade):
    """[BG-152] The tank may shoot first, and then has to move."""

    kind: ClassVar[str] = "order-change"
    value_ready: ClassVar[float] = 0.3
    value_fitted: ClassVar[float] = 0.4


def can_shoot_first(s: BattlegroundsState, colour: i64) -> bool:
    """[BG-093] [BG-152] Return whether the tank may shoot before it moves."""
    return s.count(s.drives[colour], ORDER_CHANGE) > 0 and has_shot(s, colour)


def why_not_fire(s: BattlegroundsState, colour: i64) -> Reason | None:
    """[BG-052] [BG-093] [BG-152] Return why a tank may not shoot first."""
    reason = moves.why_not_tank(s, colour)
    if reason is not None:
        return reason
    if s.count(s.drives[colour], ORDER_CHANGE) == 0:
        return Reason("BG-052", "needs-order-change")
    if not has_shot(s, colour):
        return Reason("BG-093", "no-shot-from-here")
    return None


class ShootFirst(Shoot):
    """[BG-152] Order change: shoot before the move."""

    name: ClassVar[str] = "shoot-first"
    answers: ClassVar[tuple[Verb, ...]] = (actions.SHOOT, *ADDITIONAL)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """List every shot with an effect; a player who wants none moves first."""
        found: list[Action] = []
        list_shots(s, self.colour, found)
        list_additional(s, found)
        return found

    def after_additional(self, s: BattlegroundsState) -> None:
        s.stack.append(self)

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        s.stack.append(DRIVE[self.colour])
        fire(s, actions.square_of(a), actions.object_of(a), log)

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        if actions.SHOOT.matches(a):
            return self.why_not_shot(s, a)
        if actions.HOLD.matches(a) or actions.MOVE.matches(a) or actions.STAY.matches(a):
            return Reason("BG-152", "chose-to-shoot-first")
        return shot_is_due(actions.kind_of(a))


class Drive(TankWindow):
    """[BG-153] Order change: move after the shot, on the changed board."""

    name: ClassVar[str] = "drive"
    answers: ClassVar[tuple[Verb, ...]] = (actions.MOVE, actions.STAY, *ADDITIONAL)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        found: list[Action] = []
        moves.list_moves(s, self.colour, found)
        list_additional(s, found)
        return found

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        if actions.MOVE.matches(a):
            moves.drive(s, self.colour, actions.argument_of(a), log)
        else:
            colour = self.colour
            note(log, events.STAYED, s.active, s.drives[colour], s.pawns[colour], colour)

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind == actions.MOVE.code:
            return moves.why_not_move(s, actions.argument_of(a), self.colour)
        if kind == actions.STAY.code:
            return moves.why_not_stay(s, actions.argument_of(a), self.colour)
        if kind == actions.SHOOT.code:
            return Reason("BG-077", "shot-already-fired")
        if kind == EXTRA_TURN.code:
            return Reason("BG-139", "extra-turn-after-whole-action")
        if kind == actions.END.code:
            return Reason("BG-060", "tank-must-move")
        return Reason("BG-047", "move-due")

    def add_plausible(self, s: BattlegroundsState, found: list[Action]) -> None:
        """[BG-055] Add every way."""
        moves.add_moves(s, found)

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        return moves.why_not_go(s, [int(self.colour)], square)


SHOOT_FIRST: Final[list[ShootFirst]] = [ShootFirst(colour) for colour in range(COLOURS)]
DRIVE: Final[list[Drive]] = [Drive(colour) for colour in range(COLOURS)]
