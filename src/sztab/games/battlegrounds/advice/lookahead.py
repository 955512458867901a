"""Carries an action on a copy through to its end, with the best shot after a move."""

from __future__ import annotations

from sztab.core.action import Action
from sztab.core.native import i64
from sztab.games.battlegrounds.acting import Act, Drive, Shoot
from sztab.games.battlegrounds.additional import is_additional
from sztab.games.battlegrounds.outlook import outlook
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.survey import Survey


def value_after(s: BattlegroundsState, a: Action, side: i64, survey: Survey) -> float:
    """Return the worth of the position once the action, begun by this answer, is over."""
    after = s.clone()
    after.apply(a)
    return best_value(after, s, side, survey)


def best_value(
    s: BattlegroundsState, before: BattlegroundsState, side: i64, survey: Survey
) -> float:
    """Answer the shot or the move that is still open as well as possible."""
    if s.stack and s.active == before.active and s.round_number == before.round_number:
        frame = s.stack[-1]
        if isinstance(frame, Shoot | Drive):
            return best_answer(s, before, side, survey)
        if isinstance(frame, Act) and not isinstance(before.stack[-1], Act):
            return best_answer(s, s, side, survey)
    return outlook(s, side, survey)


def best_answer(
    s: BattlegroundsState, before: BattlegroundsState, side: i64, survey: Survey
) -> float:
    """Try every answer, additional actions apart: they are judged when they are asked for."""
    best = -1000.0
    for a in s.legal_actions():
        if not is_additional(a):
            after = s.clone()
            after.apply(a)
            best = max(best, best_value(after, before, side, survey))
    return best
