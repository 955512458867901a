"""The base class of decisions in which units move one step at a time."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb, each
from sztab.core.native import mypyc_attr
from sztab.games.warsaw import actions
from sztab.games.warsaw.board import FRONTS
from sztab.games.warsaw.decision import ArmyDecision, Place, after, best_value
from sztab.games.warsaw.evaluation import Evaluator
from sztab.games.warsaw.state import WarsawState

STEPS: Final[tuple[Verb, ...]] = (actions.ADVANCE, actions.SHIFT, actions.RETREAT)


@mypyc_attr(allow_interpreted_subclasses=True)
class StepByStep(ArmyDecision):
    """A decision in which units move one step at a time."""

    shown: ClassVar[tuple[Verb, ...]] = STEPS

    def best_worth(self, evaluator: Evaluator, s: WarsawState) -> float:
        """Take the best single step, or none; steps are not planned together."""
        choices = s.legal_actions()
        last = len(choices) - 1
        best = s
        best_worth = -1000.0
        for at in range(len(choices)):
            later = after(s, choices[at], at == last)
            worth = evaluator.value(later)
            if worth > best_worth:
                best, best_worth = later, worth
        return best_value(evaluator, best) if best.stack else best_worth

    def why_not_at(self, s: WarsawState, place: Place) -> Reason | None:
        """[WAR-100] Pointing at units means the steps that lead away from their line."""
        if place.kind != "line":
            return None
        if not place.own:
            return Reason("WAR-105", "enemy-units-not-yours")
        front = place.number
        if place.line == 1:
            return self.why_not_so(s, actions.RETREAT, front)
        for other in range(FRONTS):
            if other != front and self.why_not(s, actions.make_shift(front, other)) is None:
                return self.question(s)
        return self.why_not_so(s, actions.ADVANCE, front)


def is_step(a: Action) -> bool:
    """Return whether an action is a step of a unit."""
    return any(verb.matches(a) for verb in STEPS)


def all_steps() -> list[Action]:
    """[WAR-100] List all steps: forward, from front to front, and back."""
    fronts = list(range(FRONTS))
    shifts = [actions.make_shift(one, other) for one in fronts for other in fronts if one != other]
    return [*each((actions.ADVANCE,), fronts), *shifts, *each((actions.RETREAT,), fronts)]
