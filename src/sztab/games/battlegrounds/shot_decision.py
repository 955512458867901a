"""The shot of a main action, asked for after the move if there is anything to hit."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import Fields, Verb
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.games.battlegrounds import actions, events, playout, shots
from sztab.games.battlegrounds.abilities.armour import fire_at_tank
from sztab.games.battlegrounds.abilities.extra_turn import EXTRA_TURN
from sztab.games.battlegrounds.board import ARTILLERY, COLOURS, DIRECTIONS, DUD, FAR, NONE, OFF, far
from sztab.games.battlegrounds.decision import tank_flaw
from sztab.games.battlegrounds.kinds import COLOUR
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.window import ADDITIONAL, TankWindow, has_additional, list_additional


class OfferShot(AutoFrame[BattlegroundsState]):
    """[BG-076] After the move, ask for the shot if there is anything to decide."""

    name: ClassVar[str] = "offer-shot"
    fields: ClassVar[Fields] = (("colour", COLOUR),)

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        if shots.has_shot(s, self.colour) or has_additional(s):
            s.stack.append(SHOOT[self.colour])

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return tank_flaw(s, self.colour)


class Shoot(TankWindow):
    """[BG-076] [BG-077] Window W2 and the shot of the tank that moved [BG-053]."""

    name: ClassVar[str] = "shoot"
    answers: ClassVar[tuple[Verb, ...]] = (actions.SHOOT, actions.HOLD, *ADDITIONAL)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        found: list[Action] = []
        shots.list_shots(s, self.colour, found)
        found.append(actions.HOLD.of())
        list_additional(s, found)
        return found

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        """Usually fire the best shot."""
        choices = self.legal_actions(s)
        if playout.fair(rng):
            return rng.choice(choices)
        return playout.pick(choices, [target_gain(s, self.colour, a) for a in choices], rng)

    def after_additional(self, s: BattlegroundsState) -> None:
        """There may be nothing left to decide."""
        s.stack.append(OFFER_SHOT[self.colour])

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        if actions.SHOOT.matches(a):
            fire(s, actions.square_of(a), actions.object_of(a), log)
        elif log is not None:
            log.add(events.HELD, s.active)

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind == actions.SHOOT.code:
            return self.why_not_shot(s, a)
        if kind == actions.HOLD.code:
            return None
        return shot_is_due(kind)

    def why_not_shot(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """Return why the tank may not fire this shot, or None if it may."""
        square, target = actions.square_of(a), actions.object_of(a)
        reason = shots.why_not_reach(s, self.colour, square)
        return reason or shots.why_not_target(s, self.colour, square, target)

    def add_plausible(self, s: BattlegroundsState, found: list[Action]) -> None:
        """[BG-078] [BG-091] List every shot around, and holding fire."""
        found.append(actions.HOLD.of())
        add_shots(s, self.colour, found)

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        found: list[Action] = []
        add_shot(s, square, found)
        return s.why_not(found[0])


def shot_is_due(kind: int) -> Reason:
    """Return why anything but a shot is not allowed now."""
    if kind == EXTRA_TURN.code:
        return Reason("BG-139", "extra-turn-after-whole-action")
    if kind == actions.END.code:
        return Reason("BG-076", "shoot-or-hold")
    return Reason("BG-047", "shot-due")


def fire(s: BattlegroundsState, square: i64, target: i64, log: Log | None) -> None:
    """Carry out a shot; the frame that follows is already on the stack."""
    if target == actions.AT_TANK:
        fire_at_tank(s, s.pawn_on(square), log)
    else:
        shots.shoot(s, square, target, log)


def target_gain(s: BattlegroundsState, colour: i64, a: Action) -> float:
    """Return the weight of an answer in the shot window."""
    if not actions.SHOOT.matches(a):
        urgency = s.rules.urgency[actions.kind_of(a)]
        return urgency if urgency >= playout.URGENT else 0.0
    square, target = actions.square_of(a), actions.object_of(a)
    if target == actions.AT_TOKEN:
        return playout.token_gain(s, s.area(s.rules.owners[colour]), s.ground[square])
    if target == actions.AT_TANK:
        return playout.tank_gain(s, colour, s.pawn_on(square))
    if target == actions.AT_ARTILLERY:
        return playout.GUN
    return playout.LAID_DUD if target == actions.LAY_DUD else playout.CLEARED_DUD


def add_shots(s: BattlegroundsState, colour: i64, found: list[Action]) -> None:
    """[BG-078] [BG-091] Add what is around the tank, in range or not, and every tank."""
    start = s.pawns[colour]
    for square in shots.squares_in_range(s, colour, start):
        add_shot(s, square, found)
    for direction in range(DIRECTIONS):
        for distance in range(1, FAR + 1):
            square = far(start, direction, distance)
            if square == OFF:
                break
            add_shot(s, square, found)
    for other in range(COLOURS):
        if other != colour and s.pawns[other] != OFF:
            found.append(actions.make_shot(s.pawns[other], actions.AT_TANK))


def add_shot(s: BattlegroundsState, square: i64, found: list[Action]) -> None:
    """[BG-081] [BG-083] [BG-086] [BG-087] List shots at a square's contents, or to lay a dud."""
    lies = s.ground[square]
    if s.pawn_on(square) != NONE:
        found.append(actions.make_shot(square, actions.AT_TANK))
    if lies >= 0:
        found.append(actions.make_shot(square, actions.AT_TOKEN))
    elif lies == DUD:
        found.append(actions.make_shot(square, actions.CLEAR_DUD))
    elif lies == ARTILLERY:
        found.append(actions.make_shot(square, actions.AT_ARTILLERY))
    elif s.pawn_on(square) == NONE:
        found.append(actions.make_shot(square, actions.LAY_DUD))


OFFER_SHOT: Final[list[OfferShot]] = [OfferShot(colour) for colour in range(COLOURS)]
SHOOT: Final[list[Shoot]] = [Shoot(colour) for colour in range(COLOURS)]
