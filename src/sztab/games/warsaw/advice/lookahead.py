"""Carries an action on a copy through to its end, with the best answers on the way."""

from __future__ import annotations

from sztab.core.action import Action
from sztab.games.warsaw import actions
from sztab.games.warsaw.advice.evaluator import Evaluator
from sztab.games.warsaw.advice.worth import cheapest
from sztab.games.warsaw.battle import EarlyBattle
from sztab.games.warsaw.moving import MoveSteps, SupplyActions
from sztab.games.warsaw.resolution import CarryOut
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.turn import DiscardFor


def alone(table: WarsawState) -> WarsawState:
    """Return a copy in which nothing waits but the decision and the rest of its card."""
    s = table.clone()
    at = len(s.stack) - 1
    while at > 0 and isinstance(s.stack[at - 1], CarryOut | EarlyBattle):
        at -= 1
    s.stack = s.stack[at:]
    return s


def values_after(evaluator: Evaluator, s: WarsawState, choices: list[Action]) -> list[float]:
    """Return the worth of the positions once each action, begun by an answer, is over.

    `s` is used up.
    """
    last = len(choices) - 1
    return [best_value(evaluator, after(s, choices[at], at == last)) for at in range(len(choices))]


def after(s: WarsawState, a: Action, last: bool) -> WarsawState:
    """Return the position after an answer: a copy, unless it is the last that is tried."""
    later = s if last else s.clone()
    later.apply(a)
    return later


def best_value(evaluator: Evaluator, s: WarsawState) -> float:
    """Answer everything that is still open as well as possible; `s` is used up."""
    while s.stack:
        frame = s.stack[-1]
        if isinstance(frame, MoveSteps | SupplyActions):
            s, worth = best_step(evaluator, s)
            if not s.stack:
                return worth
        elif isinstance(frame, DiscardFor):
            s.apply(actions.DISCARD.of(cheapest(s)))
        else:
            return best_answer(evaluator, s)
    return evaluator.value(s)


def best_answer(evaluator: Evaluator, s: WarsawState) -> float:
    """Try every answer; the enemy, if it has to choose, chooses what is worst for us."""
    own = s.sides[s.to_move()] == evaluator.army
    best = -1000.0
    for value in values_after(evaluator, s, s.legal_actions()):
        best = max(best, value if own else -value)
    return best if own else -best


def best_step(evaluator: Evaluator, s: WarsawState) -> tuple[WarsawState, float]:
    """Return the position after the step that helps most by itself, or after none, and its worth.

    Steps are not planned together. `s` is used up.
    """
    choices = s.legal_actions()
    last = len(choices) - 1
    best = s
    best_worth = -1000.0
    for at in range(len(choices)):
        later = after(s, choices[at], at == last)
        worth = evaluator.value(later)
        if worth > best_worth:
            best, best_worth = later, worth
    return best, best_worth
