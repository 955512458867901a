"""The main action with its windows: move and shot in either order, or a change of tank."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import Fields, Verb
from sztab.core.event import Log
from sztab.core.frames import Step
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.games.battlegrounds import actions, events, paths
from sztab.games.battlegrounds.additional import (
    BONUSES,
    has_additional,
    list_additional,
    no_bonus,
)
from sztab.games.battlegrounds.board import (
    COLOURS,
    NONE,
    OFF,
)
from sztab.games.battlegrounds.candidates import add_before_moving, add_moves, add_shots
from sztab.games.battlegrounds.cards import EXTRA_TURN, ORDER_CHANGE
from sztab.games.battlegrounds.choice import tank_flaw
from sztab.games.battlegrounds.collecting import find_ready, spend
from sztab.games.battlegrounds.driving import (
    colour_at,
    drive,
    list_moves,
    no_tank,
    own_tanks,
    why_not_move,
    why_not_stay,
)
from sztab.games.battlegrounds.kinds import COLOUR
from sztab.games.battlegrounds.playout import fair, pick_move, pick_shot
from sztab.games.battlegrounds.reacting import fire_at_tank
from sztab.games.battlegrounds.shooting import (
    has_shot,
    list_shots,
    shoot,
    why_not_shoot,
)
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.window import Window


def can_change(s: BattlegroundsState, card: i64) -> bool:
    """[BG-112] [BG-119] Return whether a tank can be changed for this card."""
    return s.holders[card] == s.active and not s.is_damaged(card) and not s.is_active(card)


def list_changes(s: BattlegroundsState, colour: i64, found: list[Action]) -> None:
    """[BG-119] [BG-173] Add every card that could take over the tank."""
    for card in range(len(s.holders)):
        if can_change(s, card):
            found.append(actions.make_card(actions.CHANGE, colour, card))


class Act(Window):
    """[BG-047] [BG-171] Window W1 and the main action of one of the player's tanks."""

    name: ClassVar[str] = "act"
    answers: ClassVar[tuple[Verb, ...]] = (
        actions.MOVE,
        actions.STAY,
        actions.FIRE,
        actions.CHANGE,
        *BONUSES,
    )

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Every move of every tank, shooting first if it may, and every change."""
        found: list[Action] = []
        for colour in own_tanks(s):
            list_moves(s, colour, found)
            if s.count(s.drives[colour], ORDER_CHANGE) > 0 and has_shot(s, colour):
                found.append(actions.FIRE.of(colour))
            list_changes(s, colour, found)
        list_additional(s, found)
        return found

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        """Mostly the move with the best shot after it."""
        choices = self.legal_actions(s)
        return rng.choice(choices) if fair(rng) else pick_move(s, choices, rng)

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-052] [BG-118] [BG-152] Move and shot, or a change; then window W3."""
        kind = actions.kind_of(a)
        s.stack.append(OFFER_AFTER)
        if kind == actions.MOVE.code:
            path = actions.argument_of(a)
            colour = colour_at(s, paths.start_of(path))
            if drive(s, colour, path, log):
                s.stack.append(OFFER_SHOT[colour])
        elif kind == actions.STAY.code:
            stay(s, actions.argument_of(a), log)
            s.stack.append(OFFER_SHOT[actions.argument_of(a)])
        elif kind == actions.FIRE.code:
            s.stack.append(SHOOT_FIRST[actions.argument_of(a)])
        else:
            change(s, actions.colour_of(a), actions.card_of(a), log)

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """One main action, which cannot be declined."""
        kind = actions.kind_of(a)
        if kind == actions.MOVE.code:
            return why_not_move(s, actions.argument_of(a), NONE)
        if kind == actions.STAY.code:
            return why_not_stay(s, actions.argument_of(a), NONE)
        if kind == actions.FIRE.code:
            return why_not_fire(s, actions.argument_of(a))
        if kind == actions.CHANGE.code:
            return why_not_change(s, actions.colour_of(a), actions.card_of(a))
        if kind == actions.SHOOT.code:
            return Reason("BG-052", "The move comes first, then the shot.")
        if kind in (actions.END.code, actions.HOLD.code, actions.WAIT.code):
            return Reason("BG-048", "A main action cannot be declined.")
        if kind == actions.EXTRA_TURN.code:
            return Reason("BG-139", "Extra turn is used after a main action.")
        if kind == actions.ENTER.code:
            clause = "BG-227" if s.rules.artillery else "BG-104"
            return Reason(clause, "No pawn of yours returns now.")
        return Reason("BG-047", "Move and shoot, or change the tank.")

    def add_thoughts(self, s: BattlegroundsState, found: list[Action]) -> None:
        """[BG-052] [BG-055] [BG-112] Drive, shoot at once, or change the card of a tank."""
        add_moves(s, found)
        add_before_moving(s, found)


def stay(s: BattlegroundsState, colour: i64, log: Log | None) -> None:
    """[BG-061] A tank without a standard move stays where it is."""
    if log is not None:
        log.add(events.STAYED, s.active, s.drives[colour], s.pawns[colour], colour)


def change(s: BattlegroundsState, colour: i64, card: i64, log: Log | None) -> None:
    """[BG-120] [BG-121] Another card drives the pawn, which stays where it is."""
    s.drives[colour] = card
    if log is not None:
        log.add(events.CHANGED, s.active, card, colour)


def why_not_tank(s: BattlegroundsState, colour: i64) -> Reason | None:
    """[BG-171] Return that the player has no such tank on the board, if so."""
    if s.rules.owners[colour] == s.active and s.pawns[colour] != OFF:
        return None
    return no_tank(colour)


def why_not_fire(s: BattlegroundsState, colour: i64) -> Reason | None:
    """[BG-052] [BG-093] [BG-152] Return why a tank may not shoot first."""
    reason = why_not_tank(s, colour)
    if reason is not None:
        return reason
    if s.count(s.drives[colour], ORDER_CHANGE) == 0:
        return Reason("BG-052", "Without Order change the move comes first, then the shot.")
    if not has_shot(s, colour):
        return Reason("BG-093", "There is nothing that this tank could hit from here.")
    return None


def why_not_change(s: BattlegroundsState, colour: i64, card: i64) -> Reason | None:
    """[BG-112] [BG-119] [BG-173] Return why a card may not take over a tank."""
    reason = why_not_tank(s, colour)
    if reason is not None:
        return reason
    title: Values = {"card": s.tanks.titles[card]}
    if s.holders[card] != s.active:
        return Reason("BG-119", "{card} is not in your area.", title)
    if s.is_active(card):
        clause = "BG-119" if s.drives[colour] == card else "BG-173"
        return Reason(clause, "{card} is active already.", title)
    if s.is_damaged(card):
        return Reason("BG-112", "{card} is damaged and not repaired yet.", title)
    return None


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
        """The tank is on the board and on turn."""
        return tank_flaw(s, self.colour)


class Shoot(Window):
    """[BG-076] [BG-077] Window W2 and the shot of the tank that moved [BG-053]."""

    name: ClassVar[str] = "shoot"
    fields: ClassVar[Fields] = (("colour", COLOUR),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.SHOOT, actions.HOLD, *BONUSES)

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Every shot with an effect, or none."""
        found: list[Action] = []
        list_shots(s, self.colour, found)
        found.append(actions.HOLD.of())
        list_additional(s, found)
        return found

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        """Mostly the shot that brings most."""
        choices = self.legal_actions(s)
        return rng.choice(choices) if fair(rng) else pick_shot(s, self.colour, choices, rng)

    def after_additional(self, s: BattlegroundsState) -> None:
        """There may be nothing left to decide."""
        s.stack.append(OFFER_SHOT[self.colour])

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """Fire, or hold."""
        if actions.SHOOT.matches(a):
            fire(s, actions.square_of(a), actions.object_of(a), log)
        elif log is not None:
            log.add(events.HELD, s.active)

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """A shot in range, or none."""
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
        """The tank is on the board and on turn."""
        return tank_flaw(s, self.colour)


def shot_is_due(kind: int) -> Reason:
    """Return why something else than a shot is not allowed now."""
    if kind == actions.EXTRA_TURN.code:
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


class ShootFirst(Shoot):
    """[BG-152] Order change: the shot comes before the move."""

    name: ClassVar[str] = "shoot-first"
    answers: ClassVar[tuple[Verb, ...]] = (actions.SHOOT, *BONUSES)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Every shot with an effect: who wants none moves first."""
        found: list[Action] = []
        list_shots(s, self.colour, found)
        list_additional(s, found)
        return found

    def after_additional(self, s: BattlegroundsState) -> None:
        """The shot is still due."""
        s.stack.append(self)

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """Fire; then the move is due."""
        s.stack.append(DRIVE[self.colour])
        fire(s, actions.square_of(a), actions.object_of(a), log)

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """A shot in range."""
        if actions.SHOOT.matches(a):
            return why_not_shoot(s, self.colour, actions.square_of(a), actions.object_of(a))
        if actions.HOLD.matches(a) or actions.MOVE.matches(a) or actions.STAY.matches(a):
            return Reason("BG-152", "You chose to shoot first.")
        return shot_is_due(actions.kind_of(a))


class Drive(Window):
    """[BG-153] Order change: the move after the shot, on the board as it is now."""

    name: ClassVar[str] = "drive"
    fields: ClassVar[Fields] = (("colour", COLOUR),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.MOVE, actions.STAY, *BONUSES)

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Every move of this tank."""
        found: list[Action] = []
        list_moves(s, self.colour, found)
        list_additional(s, found)
        return found

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """Drive; the shot has been fired."""
        if actions.MOVE.matches(a):
            drive(s, self.colour, actions.argument_of(a), log)
        else:
            stay(s, self.colour, log)

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """A move of this tank."""
        kind = actions.kind_of(a)
        if kind == actions.MOVE.code:
            return why_not_move(s, actions.argument_of(a), self.colour)
        if kind == actions.STAY.code:
            return why_not_stay(s, actions.argument_of(a), self.colour)
        if kind == actions.SHOOT.code:
            return Reason("BG-077", "There is one shot in an action, and it has been fired.")
        if kind == actions.EXTRA_TURN.code:
            return Reason("BG-139", "Extra turn is used after a main action is complete.")
        if kind == actions.END.code:
            return Reason("BG-060", "A tank that can move must move.")
        return Reason("BG-047", "There is one main action in a turn; now its move is due.")

    def add_thoughts(self, s: BattlegroundsState, found: list[Action]) -> None:
        """[BG-055] Every way."""
        add_moves(s, found)

    def flaw(self, s: BattlegroundsState) -> str:
        """The tank is on the board and on turn."""
        return tank_flaw(s, self.colour)


class OfferAfter(Step[BattlegroundsState]):
    """After the main action: ask for more only if there is anything to decide."""

    name: ClassVar[str] = "offer-after"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """Otherwise the turn ends by itself."""
        if has_additional(s) or can_act_again(s):
            s.stack.append(AFTER)


def can_act_again(s: BattlegroundsState) -> bool:
    """[BG-138] [BG-141] Return whether Extra turn can be used."""
    if find_ready(s, s.area(s.active), EXTRA_TURN) == NONE:
        return False
    return s.has_pawn(s.active)


class After(Window):
    """Window W3: additional actions, Extra turn, or the end of the turn."""

    name: ClassVar[str] = "after"
    answers: ClassVar[tuple[Verb, ...]] = (actions.END, actions.EXTRA_TURN, *BONUSES)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """The turn may always end."""
        found: list[Action] = []
        if can_act_again(s):
            found.append(actions.EXTRA_TURN.of())
        list_additional(s, found)
        found.append(actions.END.of())
        return found

    def after_additional(self, s: BattlegroundsState) -> None:
        """There may be nothing left to decide."""
        s.stack.append(OFFER_AFTER)

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        """Mostly one more main action, or something else that helps, before the end."""
        choices = self.legal_actions(s)
        return rng.choice(choices) if fair(rng) else choices[0]

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-138] [BG-179] One more main action, with any tank, or the end."""
        if actions.EXTRA_TURN.matches(a):
            spend(s, s.area(s.active), EXTRA_TURN)
            if log is not None:
                log.add(events.EXTRA_TURN, s.active)
            s.stack.append(ACT)

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """The main action is over."""
        kind = actions.kind_of(a)
        if kind == actions.END.code:
            return None
        if kind == actions.EXTRA_TURN.code:
            if find_ready(s, s.area(s.active), EXTRA_TURN) == NONE:
                return no_bonus(s, EXTRA_TURN)
            if not s.has_pawn(s.active):
                return Reason("BG-141", "You have no tank on the board to act with.")
            return None
        if kind == actions.SHOOT.code:
            return Reason("BG-077", "There is one shot in an action.")
        if kind == actions.ENTER.code:
            return Reason("BG-116", "A tank destroyed in your own turn returns in your next one.")
        return Reason("BG-047", "There is one main action in a turn.")


ACT: Final[Act] = Act()
AFTER: Final[After] = After()
OFFER_AFTER: Final[OfferAfter] = OfferAfter()
OFFER_SHOT: Final[list[OfferShot]] = [OfferShot(colour) for colour in range(COLOURS)]
SHOOT: Final[list[Shoot]] = [Shoot(colour) for colour in range(COLOURS)]
SHOOT_FIRST: Final[list[ShootFirst]] = [ShootFirst(colour) for colour in range(COLOURS)]
DRIVE: Final[list[Drive]] = [Drive(colour) for colour in range(COLOURS)]
