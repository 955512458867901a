"""The shot of a main action: asked for after the move, where there is anything to hit."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Fields, Verb
from sztab.core.event import Log
from sztab.core.frames import Step
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.abilities.armour import fire_at_tank
from sztab.games.battlegrounds.abilities.extra_turn import EXTRA_TURN
from sztab.games.battlegrounds.board import ARTILLERY, COLOURS, DIRECTIONS, DUD, FAR, NONE, OFF, far
from sztab.games.battlegrounds.decision import tank_flaw
from sztab.games.battlegrounds.kinds import COLOUR
from sztab.games.battlegrounds.playout import (
    CLEARED_DUD,
    GUN,
    LAID_DUD,
    URGENT,
    fair,
    pick,
    tank_gain,
    token_gain,
)
from sztab.games.battlegrounds.shooting import (
    has_shot,
    list_shots,
    shoot,
    squares_in_range,
    why_not_shoot,
)
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.window import ADDITIONAL, Window, has_additional, list_additional


class OfferShot(Step[BattlegroundsState]):
    """[BG-076] After the move: ask for the shot if there is anything to decide."""

    name: ClassVar[str] = "offer-shot"
    fields: ClassVar[Fields] = (("colour", COLOUR),)

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """Nothing to hit and nothing to lay: no question."""
        if has_shot(s, self.colour) or has_additional(s):
            s.stack.append(SHOOT[self.colour])

    def flaw(self, s: BattlegroundsState) -> str:
        return tank_flaw(s, self.colour)


class Shoot(Window):
    """[BG-076] [BG-077] Window W2 and the shot of the tank that moved [BG-053]."""

    name: ClassVar[str] = "shoot"
    fields: ClassVar[Fields] = (("colour", COLOUR),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.SHOOT, actions.HOLD, *ADDITIONAL)

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        found: list[Action] = []
        list_shots(s, self.colour, found)
        found.append(actions.HOLD.of())
        list_additional(s, found)
        return found

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        """Mostly the shot that brings most."""
        choices = self.legal_actions(s)
        return (
            rng.choice(choices)
            if fair(rng)
            else pick(choices, [target_gain(s, self.colour, a) for a in choices], rng)
        )

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
            return why_not_shoot(s, self.colour, actions.square_of(a), actions.object_of(a))
        if kind == actions.HOLD.code:
            return None
        return shot_is_due(kind)

    def add_thoughts(self, s: BattlegroundsState, found: list[Action]) -> None:
        """[BG-078] [BG-091] Every shot around, or none."""
        found.append(actions.HOLD.of())
        add_shots(s, self.colour, found)

    def flaw(self, s: BattlegroundsState) -> str:
        return tank_flaw(s, self.colour)

    def continues_action(self) -> bool:
        return True

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        return s.why_not(actions.make_shot(square, target_on(s, square)))

    def why_own_card_waits(self, s: BattlegroundsState, card: i64) -> Reason | None:
        text = "{card} has to wait: a change of tank takes the place of move and shot."
        return Reason("BG-118", text, s.title_of(card))


def shot_is_due(kind: int) -> Reason:
    """Return why something else than a shot is not allowed now."""
    if kind == EXTRA_TURN.code:
        return Reason("BG-139", "Extra turn is used after a main action is complete.")
    if kind == actions.END.code:
        return Reason("BG-076", "Shoot, or hold your fire.")
    return Reason("BG-047", "There is one main action in a turn; now its shot is due.")


def fire(s: BattlegroundsState, square: i64, target: i64, log: Log | None) -> None:
    """Carry out a shot; what comes after it already waits."""
    if target == actions.AT_TANK:
        fire_at_tank(s, s.pawn_on(square), log)
    else:
        shoot(s, square, target, log)


def target_gain(s: BattlegroundsState, colour: i64, a: Action) -> float:
    """Return what an answer in the window of the shot promises."""
    if not actions.SHOOT.matches(a):
        urgency = s.rules.urgency[actions.kind_of(a)]
        return urgency if urgency >= URGENT else 0.0
    square, target = actions.square_of(a), actions.object_of(a)
    if target == actions.AT_TOKEN:
        return token_gain(s, s.area(s.rules.owners[colour]), s.ground[square])
    if target == actions.AT_TANK:
        return tank_gain(s, colour, s.pawn_on(square))
    if target == actions.AT_ARTILLERY:
        return GUN
    return LAID_DUD if target == actions.LAY_DUD else CLEARED_DUD


def add_shots(s: BattlegroundsState, colour: i64, found: list[Action]) -> None:
    """[BG-078] [BG-091] What lies around the tank, in range or not, and every tank."""
    start = s.pawns[colour]
    for square in squares_in_range(s, colour, start):
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
    """[BG-081] [BG-083] [BG-086] [BG-087] A shot at what is on a square, or a dud for it."""
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


def target_on(s: BattlegroundsState, square: i64) -> int:
    """Return what a shot at a square would be meant for."""
    lies = s.ground[square]
    if s.pawn_on(square) != NONE:
        return actions.AT_TANK
    if lies >= 0:
        return actions.AT_TOKEN
    if lies == DUD:
        return actions.CLEAR_DUD
    return actions.AT_ARTILLERY if lies == ARTILLERY else actions.LAY_DUD


OFFER_SHOT: Final[list[OfferShot]] = [OfferShot(colour) for colour in range(COLOURS)]
SHOOT: Final[list[Shoot]] = [Shoot(colour) for colour in range(COLOURS)]
