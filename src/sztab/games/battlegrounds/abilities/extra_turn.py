"""Extra turn: one more main action."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Reason
from sztab.core.declare import SEAT_PART, EventKind, Verb
from sztab.core.event import Log, note
from sztab.core.native import i64
from sztab.games.battlegrounds import actions
from sztab.games.battlegrounds.abilities.effect import ACTION, Effect
from sztab.games.battlegrounds.board import NONE
from sztab.games.battlegrounds.cards import EXTRA_TURN as ICON
from sztab.games.battlegrounds.pairs import find_ready, spend, why_not_ready
from sztab.games.battlegrounds.state import BattlegroundsState

EXTRA_TURN: Final[Verb] = actions.verb(22, "extra-turn")
USED: Final[EventKind] = EventKind("extra-turn", SEAT_PART)


class ExtraTurn(Effect[BattlegroundsState]):
    """[BG-138] [BG-139] Take another main action; the last window of a turn offers it."""

    kind: ClassVar[str] = "extra-turn"
    mark: ClassVar[str] = ACTION
    tokens: ClassVar[int] = 4
    value_ready: ClassVar[float] = 1.3

    def why_not_now(self, s: BattlegroundsState, icon: i64) -> Reason | None:
        return s.why_not(EXTRA_TURN.of())


def can_act_again(s: BattlegroundsState) -> bool:
    """[BG-138] [BG-141] Return whether Extra turn can be used."""
    return find_ready(s, s.area(s.active), ICON) != NONE and s.has_pawn(s.active)


def why_not_again(s: BattlegroundsState) -> Reason | None:
    """[BG-141] Return why Extra turn cannot be used, or None if it can."""
    reason = why_not_ready(s, s.active, ICON)
    if reason is None and not s.has_pawn(s.active):
        return Reason("BG-141", "no-tank-to-act")
    return reason


def use_extra_turn(s: BattlegroundsState, log: Log | None) -> None:
    """[BG-138] Spend the pair."""
    spend(s, s.area(s.active), ICON)
    note(log, USED, s.active)
