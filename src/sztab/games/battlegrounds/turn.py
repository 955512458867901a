"""The turn around the main action: pawns return, cards are repaired, the next player follows."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Message
from sztab.core.event import Log, note
from sztab.core.frames import AutoFrame
from sztab.core.native import append, i64, vec
from sztab.games.battlegrounds import events
from sztab.games.battlegrounds.artillery import STRIKE
from sztab.games.battlegrounds.board import NONE
from sztab.games.battlegrounds.decision import NO_TANKS
from sztab.games.battlegrounds.entry import Enter, may_enter
from sztab.games.battlegrounds.family import GO
from sztab.games.battlegrounds.main_action import ACT, OFFER_AFTER
from sztab.games.battlegrounds.rules import ROUNDS
from sztab.games.battlegrounds.scoring import is_stalled, is_won
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.wrecks import end_without_tanks


class BeginGame(AutoFrame[BattlegroundsState]):
    """Set-up ends; the starting player takes the first turn."""

    name: ClassVar[str] = "begin-game"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """[BG-045] The first round begins."""
        note(log, events.ROUND_BEGUN, -1, -1, -1, 1)
        begin_turn(s, log)


def begin_turn(s: BattlegroundsState, log: Log | None) -> None:
    """Let the active player begin a turn."""
    if log is not None:
        log.add(events.TURN, s.active)
    s.stack.append(END_TURN)
    s.stack.append(GO if s.rules.covered else START_TURN)


class StartTurn(AutoFrame[BattlegroundsState]):
    """[BG-046] Start a turn with the return of pawns that are off the board."""

    name: ClassVar[str] = "start-turn"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        if may_enter(s, 0):
            s.stack.append(Enter(False, 0))
        else:
            s.stack.append(ACT if s.has_pawn(s.active) else OFFER_AFTER)
            if s.rules.artillery:
                end_without_tanks(s, log)

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return NO_TANKS if s.rules.covered else None


class EndTurn(AutoFrame[BattlegroundsState]):
    """[BG-054] End a turn: repair cards, check for the end of the game, pass the turn on."""

    name: ClassVar[str] = "end-turn"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """In Family cover tokens instead; in Solo let the artillery fire."""
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
    """[BG-111] Repair the active player's cards; those that broke in this turn are next."""
    if s.damaged | s.broken == 0:
        return
    one: i64 = 1
    for card in range(len(s.holders)):
        if s.holders[card] != s.active:
            continue
        bit = one << card
        if s.damaged & bit:
            s.damaged ^= bit
            note(log, events.REPAIRED, s.active, card)
        if s.broken & bit:
            s.broken ^= bit
            s.damaged |= bit


def pass_on(s: BattlegroundsState, log: Log | None) -> None:
    """[BG-045] [BG-166] Pass the turn on; after 200 rounds the game is over."""
    s.active = (s.active + 1) % s.rules.players
    if s.active == s.start:
        if s.round_number == ROUNDS:
            s.finish(NONE, log)
            return
        s.round_number += 1
        note(log, events.ROUND_BEGUN, -1, -1, -1, s.round_number)
    begin_turn(s, log)


class PassOn(AutoFrame[BattlegroundsState]):
    """Pass the turn on after the artillery has fired."""

    name: ClassVar[str] = "pass-on"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        pass_on(s, log)


def cover(s: BattlegroundsState, log: Log | None) -> None:
    """[BG-204] [BG-205] Cover what was face up before this turn; what was turned up now stays."""
    for square in s.up:
        s.seen = append(s.seen, square)
        note(log, events.COVERED, -1, -1, square)
    s.up = s.turned
    s.turned = vec[i64]()


BEGIN_GAME: Final[BeginGame] = BeginGame()
START_TURN: Final[StartTurn] = StartTurn()
END_TURN: Final[EndTurn] = EndTurn()
PASS_ON: Final[PassOn] = PassOn()
