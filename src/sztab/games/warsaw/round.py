"""The course of a round, as a list of steps."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sztab.core.declare import STEP, Fields
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.warsaw import events
from sztab.games.warsaw.battle import AWARD_POINTS, CLEAN_UP, FIGHT_BATTLES, VERIFY_ORDERS
from sztab.games.warsaw.chance import ROLL_BONUS
from sztab.games.warsaw.duel import CLEAR_PILES, DUEL_FUNDS, DUEL_SUPPLY, DUEL_SUPPORT
from sztab.games.warsaw.rules import POINTS_TO_WIN, ROUNDS
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.turn import TURNS


class EndRound(AutoFrame[WarsawState]):
    """[WAR-210] Check for victory, once per round; otherwise begin a new round [WAR-046]."""

    name: ClassVar[str] = "end-round"

    def run(self, s: WarsawState, log: Log | None) -> None:
        """The next round has all stages [WAR-045]."""
        if is_over(s):
            s.add_event(log, events.GAME_OVER)
            return
        s.round_number += 1
        s.stack.append(ContinueRound(0))


def is_over(s: WarsawState) -> bool:
    """[WAR-211] [WAR-212] [WAR-213] Return whether the game ends with this round."""
    if s.round_number >= ROUNDS:
        return True
    for side in s.armies:
        if side.points >= POINTS_TO_WIN or (not s.rules.reshuffle and len(side.deck) == 0):
            return True
    return False


class ContinueRound(AutoFrame[WarsawState]):
    """[WAR-043] Run the steps of the round from this one on."""

    name: ClassVar[str] = "round"
    fields: ClassVar[Fields] = (("position", STEP),)

    def __init__(self, position: i64) -> None:
        self.position = position

    def run(self, s: WarsawState, log: Log | None) -> None:
        if self.position + 1 < len(ROUND):
            s.stack.append(CONTINUE[self.position + 1])
        s.stack.append(ROUND[self.position])


ROUND: Final[list[Frame[Any]]] = [
    ROLL_BONUS,
    DUEL_FUNDS,
    DUEL_SUPPLY,
    DUEL_SUPPORT,
    CLEAR_PILES,
    TURNS,
    VERIFY_ORDERS,
    FIGHT_BATTLES,
    AWARD_POINTS,
    CLEAN_UP,
    EndRound(),
]
"""[WAR-043] All steps of a round, in order."""

CONTINUE: Final[list[ContinueRound]] = [ContinueRound(n) for n in range(len(ROUND))]
"""One shared frame per step."""

ACTIONS: Final = 5
"""The step at which stage 3 begins; round 1 has no duel [WAR-044]."""
