"""The turn around the main action: pawns return, cards are repaired, the turn passes on."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import FLAG, NUMBER, Fields, Verb
from sztab.core.event import Log
from sztab.core.frames import Step
from sztab.core.native import append, i64, vec
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.acting import ACT, OFFER_AFTER
from sztab.games.battlegrounds.additional import use_extra_tank, why_not_additional
from sztab.games.battlegrounds.artillery import STRIKE
from sztab.games.battlegrounds.board import COLOURS, NONE
from sztab.games.battlegrounds.candidates import add_bonus, add_entering
from sztab.games.battlegrounds.cards import EXTRA_TANK
from sztab.games.battlegrounds.choice import NO_TANKS, Choice
from sztab.games.battlegrounds.collecting import find_ready
from sztab.games.battlegrounds.entering import (
    enter,
    entry_squares,
    is_waiting,
    reserve,
    why_not_enter,
)
from sztab.games.battlegrounds.family import GO
from sztab.games.battlegrounds.rules import IN_STACK, QUIET_ROUNDS, ROUNDS, STACK_SIZE
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.wrecks import end_without_tanks


class BeginGame(Step[BattlegroundsState]):
    """Set-up is over: the starting player has the first turn."""

    name: ClassVar[str] = "begin-game"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """[BG-045] The first round begins."""
        if log is not None:
            log.add(events.ROUND_BEGUN, -1, -1, -1, 1)
        begin_turn(s, log)


def begin_turn(s: BattlegroundsState, log: Log | None) -> None:
    """Let the active player begin a turn."""
    if log is not None:
        log.add(events.TURN, s.active)
    s.stack.append(END_TURN)
    if s.rules.covered:
        s.stack.append(GO)
    else:
        s.stack.append(START_TURN)


class StartTurn(Step[BattlegroundsState]):
    """[BG-046] A turn starts with the return of pawns that are off the board."""

    name: ClassVar[str] = "start-turn"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """Who has none goes straight to the main action."""
        if may_enter(s, 0):
            s.stack.append(Enter(False, 0))
        else:
            s.stack.append(ACT if s.has_pawn(s.active) else OFFER_AFTER)
            if s.rules.artillery:
                end_without_tanks(s, log)

    def flaw(self, s: BattlegroundsState) -> str:
        """Tanks belong to the other variants."""
        return NO_TANKS if s.rules.covered else ""


def may_enter(s: BattlegroundsState, done: i64) -> bool:
    """[BG-104] [BG-227] Return whether a pawn can return, those that did apart, as bits."""
    waits = False
    for colour in range(COLOURS):
        if is_waiting(s, colour) and not done >> colour & 1:
            waits = True
    if not waits:
        return False
    if len(reserve(s)) > 0:
        return True
    return s.rules.artillery and can_draw(s)


def can_draw(s: BattlegroundsState) -> bool:
    """[BG-142] Return whether the player on turn can use Extra tank."""
    return s.deck > 0 and find_ready(s, s.area(s.active), EXTRA_TANK) != NONE


class Enter(Choice):
    """[BG-050] [BG-104] Window W0, and the return of a pawn; in Solo it may be put off [BG-227].

    `paused` tells that a damaged card was chosen, `done` which pawns have returned, as bits.
    """

    name: ClassVar[str] = "enter"
    fields: ClassVar[Fields] = (("paused", FLAG), ("done", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.ENTER, actions.WAIT, actions.EXTRA_TANK)

    def __init__(self, paused: bool, done: i64) -> None:
        self.paused = paused
        self.done = done

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Every pawn with every inactive card on every square."""
        found: list[Action] = []
        cards = reserve(s)
        for colour in range(COLOURS):
            if not is_waiting(s, colour) or self.done >> colour & 1:
                continue
            squares = entry_squares(s, colour)
            for card in cards:
                for square in squares:
                    found.append(actions.make_enter(colour, card, square))
        if can_draw(s) and not self.paused:
            found.append(actions.EXTRA_TANK.of())
        if s.rules.artillery and s.has_pawn(s.active):
            found.append(actions.WAIT.of())
        return found

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-177] All pawns return, one after the other; then the turn goes on, or pauses."""
        kind = actions.kind_of(a)
        if kind == actions.EXTRA_TANK.code:
            s.stack.append(self)
            use_extra_tank(s, log)
            return
        if kind == actions.WAIT.code:
            if log is not None:
                log.add(events.WAITED, s.active)
            s.stack.append(ACT)
            return
        self._enter(s, actions.colour_of(a), actions.card_of(a), actions.square_of(a), log)

    def _enter(
        self, s: BattlegroundsState, colour: i64, card: i64, square: i64, log: Log | None
    ) -> None:
        """[BG-108] [BG-109] [BG-178] A damaged card costs the turn."""
        one: i64 = 1
        paused = self.paused or s.is_damaged(card)
        done = self.done | one << colour
        enter(s, colour, card, square, log)
        if may_enter(s, done):
            s.stack.append(Enter(paused, done))
        elif paused:
            if log is not None:
                log.add(events.REPAIR_PAUSE, s.active)
        else:
            s.stack.append(ACT if s.has_pawn(s.active) else OFFER_AFTER)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """A pawn that is off the board returns before anything else."""
        kind = actions.kind_of(a)
        if kind == actions.ENTER.code:
            return why_not_enter(
                s, actions.colour_of(a), actions.card_of(a), actions.square_of(a), self.done
            )
        if kind == actions.EXTRA_TANK.code and self.paused:
            return Reason("BG-109", "There are no additional actions in a repair pause.")
        if kind == actions.EXTRA_TANK.code:
            return why_not_additional(s, a)
        if kind == actions.WAIT.code:
            return why_not_wait(s)
        if kind in (actions.FIT.code, actions.PAIR.code, actions.EXTRA_TURN.code):
            return Reason("BG-050", "Before a pawn returns only Extra tank can be used.")
        return Reason("BG-046", "The turn starts with the return of your pawn.")

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-046] [BG-104] A bonus, to wait, or any card on any square of one's bases."""
        found = [actions.EXTRA_TANK.of(), actions.EXTRA_TURN.of(), actions.WAIT.of()]
        add_entering(s, found)
        add_bonus(s, found)
        return found

    def flaw(self, s: BattlegroundsState) -> str:
        """Tanks belong to the other variants."""
        return NO_TANKS if s.rules.covered else ""


def why_not_wait(s: BattlegroundsState) -> Reason | None:
    """[BG-104] [BG-227] [BG-239] Return why the return of a pawn may not be put off."""
    if not s.rules.artillery:
        return Reason("BG-104", "Your pawn must return now.")
    if s.has_pawn(s.active):
        return None
    clause = "BG-227" if len(reserve(s)) > 0 else "BG-239"
    return Reason(clause, "No tank of yours is on the board: one must be brought in.")


class EndTurn(Step[BattlegroundsState]):
    """[BG-054] Repairs fall due, the end of the game is checked, the turn passes on."""

    name: ClassVar[str] = "end-turn"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """In Family tokens are covered instead; in Solo the artillery fires."""
        s.quiet += 1
        if s.rules.covered:
            cover(s, log)
            if s.extra > 0:
                s.extra -= 1
                begin_turn(s, log)
            else:
                pass_on(s, log)
            return
        repair(s, log)
        if is_won(s):
            s.finish(s.rules.sides[s.active], log)
        elif is_stalled(s):
            s.finish(NONE, log)
        elif s.rules.artillery:
            s.stack.append(PASS_ON)
            s.stack.append(STRIKE)
        else:
            pass_on(s, log)


def repair(s: BattlegroundsState, log: Log | None) -> None:
    """[BG-111] Repair the active player's cards; what broke in this turn is next."""
    if s.damaged | s.broken == 0:
        return
    one: i64 = 1
    for card in range(len(s.holders)):
        if s.holders[card] != s.active:
            continue
        bit = one << card
        if s.damaged & bit:
            s.damaged ^= bit
            if log is not None:
                log.add(events.REPAIRED, s.active, card)
        if s.broken & bit:
            s.broken ^= bit
            s.damaged |= bit


def is_won(s: BattlegroundsState) -> bool:
    """[BG-164] Return whether the active player has the target, where that is asked only now."""
    if s.rules.points_at_once or s.rules.target == 0:
        return False
    return s.area(s.active).points >= s.rules.target


def is_stalled(s: BattlegroundsState) -> bool:
    """[BG-165] Return whether no token is left and nobody can score by tanks, or nobody does."""
    if s.rules.artillery or s.tokens_on_board():
        return False
    if s.quiet >= QUIET_ROUNDS * s.rules.players:
        return True
    for at in range(COLOURS * STACK_SIZE):
        if s.trophies[at] == IN_STACK:
            return False
    return True


def pass_on(s: BattlegroundsState, log: Log | None) -> None:
    """[BG-045] [BG-166] The next player's turn; after 200 rounds the game is over."""
    s.active = (s.active + 1) % s.rules.players
    if s.active == s.start:
        if s.round_number == ROUNDS:
            s.finish(NONE, log)
            return
        s.round_number += 1
        if log is not None:
            log.add(events.ROUND_BEGUN, -1, -1, -1, s.round_number)
    begin_turn(s, log)


class PassOn(Step[BattlegroundsState]):
    """The turn passes on, after the artillery has fired."""

    name: ClassVar[str] = "pass-on"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """To the next player, who is the same in Solo."""
        pass_on(s, log)


def cover(s: BattlegroundsState, log: Log | None) -> None:
    """[BG-204] [BG-205] Cover what lay open before this turn; what was turned up now stays."""
    for square in s.up:
        s.seen = append(s.seen, square)
        if log is not None:
            log.add(events.COVERED, -1, -1, square)
    s.up = s.turned
    s.turned = vec[i64]()


BEGIN_GAME: Final[BeginGame] = BeginGame()
START_TURN: Final[StartTurn] = StartTurn()
END_TURN: Final[EndTurn] = EndTurn()
PASS_ON: Final[PassOn] = PassOn()
