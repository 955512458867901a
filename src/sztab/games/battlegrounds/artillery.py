"""Solo: the artillery fires."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import Verb
from sztab.core.event import Log, note
from sztab.core.frames import ChanceFrame
from sztab.core.native import append, i64
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.abilities.armour import fire_at_tank
from sztab.games.battlegrounds.board import ARTILLERY, EMPTY, NONE, SIZE, column_of, row_of
from sztab.games.battlegrounds.rules import ARTILLERY_GOAL
from sztab.games.battlegrounds.state import BattlegroundsState

ALL: Final = 255
"""All eight letters, or all eight digits, as bits."""


class Strike(ChanceFrame[BattlegroundsState]):
    """[BG-229] Turn up one letter and one digit: together they name the target."""

    name: ClassVar[str] = "strike"
    answers: ClassVar[tuple[Verb, ...]] = (actions.STRIKE,)
    refusal: ClassVar[Reason] = Reason("BG-229", "artillery-fires")

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """[BG-236] List every square whose letter and digit are still face down."""
        rows = [row for row in range(SIZE) if s.digits >> row & 1]
        columns = [column for column in range(SIZE) if s.letters >> column & 1]
        return [actions.STRIKE.of(column * SIZE + row) for column in columns for row in rows]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-236] The two tokens stay face up until all are."""
        square: i64 = actions.argument_of(a)
        one: i64 = 1
        s.letters ^= one << column_of(square)
        s.digits ^= one << row_of(square)
        note(log, events.STRUCK, -1, -1, square)
        if s.letters == 0 and s.digits == 0:
            s.letters, s.digits = ALL, ALL
            note(log, events.PILES_SHUFFLED, -1)
        strike(s, square, log)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """[BG-236] Neither coordinate of the target may be face up already."""
        reason = super().why_not(s, a)
        if reason is not None and actions.STRIKE.matches(a):
            return Reason("BG-236", "coordinate-turned-up")
        return reason

    def flaw(self, s: BattlegroundsState) -> Message | None:
        """[BG-218] Only one variant has artillery."""
        return None if s.rules.artillery else Message("no-artillery")


def strike(s: BattlegroundsState, square: i64, log: Log | None) -> None:
    """[BG-231] [BG-232] [BG-233] [BG-234] [BG-235] Hit what is on the target.

    A tank is hit before the token on which it stands.
    """
    colour = s.pawn_on(square)
    lies = s.ground[square]
    if colour != NONE:
        fire_at_tank(s, colour, log)
        return
    if lies >= 0:
        s.ground[square] = EMPTY
        s.taken = append(s.taken, lies)
        note(log, events.ARTILLERY_TOOK, -1, -1, square, lies)
    elif lies == EMPTY and s.supply > 0:
        s.ground[square] = ARTILLERY
        s.supply -= 1
        note(log, events.ARTILLERY_PLACED, -1, -1, square)
    else:
        note(log, events.NOTHING_HIT, -1, -1, square)
    if s.artillery_points() >= ARTILLERY_GOAL or not s.tokens_on_board():
        s.finish(NONE, log)


STRIKE: Final[Strike] = Strike()
